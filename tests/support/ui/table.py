"""A table on one device: messages in, the page out."""

from __future__ import annotations

import re
from types import SimpleNamespace

from rozz.ui.app.update import update
from rozz.ui.browser.input import key_events
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from rozz.ui.views.shell import page_markup as pages


def page_after(scenario: str, game: str, *messages: m.Message) -> str:
    model = Model()
    for message in (m.ChooseScenario(scenario, game), m.BeginMatch("m1"), m.IAm(), *messages):
        model, _ = update(model, message)
    return pages.page(model)


def words(shown: str) -> str:
    """The words of a page, without its markup."""
    # No-break spaces stay: a message has them, too.
    return re.sub(r"[ \n]+", " ", re.sub(r"<[^>]+>", " ", shown))


def key_message(table: Table, key: str, tile: str = "", on: str = "", **held: bool) -> m.Message | None:
    """What a key does: on a tile, in a box (`on`), or anywhere else."""
    attributes = {"data-do": "tile", "data-tile": tile} if tile else {"data-on": on}
    target = SimpleNamespace(closest=lambda kinds: "input" in kinds and bool(on), getAttribute=attributes.get)
    none = {"ctrlKey": False, "metaKey": False, "altKey": False, "shiftKey": key.isupper() and len(key) == 1}
    return key_events.message_of(SimpleNamespace(key=key, target=target, **{**none, **held}), table.model)


def primary_labels(shown: str) -> list[str]:
    """The labels of the prominent buttons."""
    found = re.findall(r'<button class="[^"]*\bprimary\b[^"]*"[^>]*>([^<]*)', shown)
    return found + re.findall(r'<button class="play"[^>]*aria-label="([^"]*)', shown)


ADA_MOVES = (m.IAm(), m.TapTile("Drift"), m.Pick("move:INF"), m.TapTile("D2"), m.TapTile("D2"), m.HandIn())
BEN_BUYS = (m.IAm(), m.TapTile("Braxx"), m.Pick("purchase:ARMOR"), m.Add(), m.HandIn())


def revealed_table() -> Table:
    return Table().send(*ADA_MOVES, *BEN_BUYS, m.ShowEveryone())


def second_turn_table() -> Table:
    return revealed_table().send(m.NextTurn())


class Table:
    """A page that takes messages and redraws itself after each."""

    def __init__(self, scenario: str = "headquarters-2") -> None:
        self.model = Model()
        self.effects: tuple[object, ...] = ()
        self.send(m.NewMatch(), m.ChooseScenario(scenario), m.BeginMatch("m1", {"RED": "Ada", "BLUE": "Ben"}))

    def send(self, *messages: m.Message) -> Table:
        for message in messages:
            self.model, self.effects = update(self.model, message)
            self.shown = pages.page(self.model)
        return self

    @property
    def session(self):  # type: ignore[no-untyped-def]
        assert self.model.session is not None
        return self.model.session


ADA_BUYS = (m.IAm(), m.TapTile("Drift"), m.Pick("purchase:ARMOR"), m.Add())


#: What no screen reader reads, and text in notation.
NOT_SPOKEN = re.compile(r"<(svg|code|textarea|option)\b.*?</\1>", re.DOTALL)


def spoken_words(shown: str) -> str:
    """The words of a page in reading order, without pictures and notation."""
    return words(NOT_SPOKEN.sub(" ", shown))


class GameTable(Table):
    """Another game's table."""

    def __init__(self, game: str, scenario: str, **names: str) -> None:
        self.model, self.effects = Model(), ()
        self.send(m.ChooseScenario(scenario, game), m.BeginMatch("one", names, "00" * 16))

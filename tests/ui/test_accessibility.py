"""For screen readers and the keyboard: places in a replay, keys for numbers, headings in order, tab stops."""

from __future__ import annotations

from html.parser import HTMLParser
from itertools import pairwise
from types import SimpleNamespace

import pytest

from rozz import library
from rozz.ui.browser.input import key_events
from rozz.ui.games import face_of
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.views.shell import page_markup
from tests.support.labels import tile_text
from tests.support.ui.link_devices import inviting_device, joined_device
from tests.support.ui.table import GameTable, Table, key_message, revealed_table, words

VOID = {"input", "br", "img", "path", "use", "rect", "circle", "meta", "link", "hr"}


class Headings(HTMLParser):
    """The levels of the visible headings, in order; those of a dialog separately."""

    def __init__(self, shown: str) -> None:
        super().__init__()
        self.levels: list[int] = []
        self.open: list[bool] = []
        self.feed(shown)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in VOID:
            return
        self.open.append("hidden" in dict(attrs) or "inert" in dict(attrs))
        if len(tag) == 2 and tag[0] == "h" and tag[1].isdigit() and not any(self.open):
            self.levels.append(int(tag[1]))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Such a tag holds nothing."""

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID and self.open:
            self.open.pop()


def assert_in_order(table: Table) -> None:
    levels = Headings(table.shown).levels
    if table.model.dialog:
        levels = [1, *levels]
    assert levels and levels[0] == 1, levels
    for before, after in pairwise(levels):
        assert after <= before + 1, (levels, table.model.screen, table.model.dialog)
    assert levels.count(1) == 1, levels


@pytest.mark.parametrize("game", library.GAMES)
def test_headings_go_down_by_one_level_on_every_screen(game: str) -> None:
    table = GameTable(game, face_of(game).beginner_scenarios[0])
    table.send(m.GoHome())
    assert_in_order(table)
    for message in (m.NewMatch(), m.ChooseScenario(face_of(game).beginner_scenarios[0], game), m.ShowRules()):
        assert_in_order(table.send(message))
    table = GameTable(game, face_of(game).beginner_scenarios[0])
    if table.session.stage == "handover":
        assert_in_order(table)
        table.send(m.IAm())
    assert_in_order(table)
    for dialog in ("menu", "legend", "catalogue", "places", "places-near", "keys"):
        assert_in_order(table.send(m.OpenDialog(dialog)))
        table.send(m.CloseDialog())
    home = face_of(game).start_place(table.session.match, table.session.seat)
    assert_in_order(table.send(m.TapTile(home)))
    for _ in range(6):
        match table.session.stage:
            case "handover":
                table.send(m.IAm())
            case "compose" if table.session.match.moment.is_sealed:
                table.send(m.HandIn(), m.HandIn())
            case "all-in":
                table.send(m.ShowEveryone())
            case "reveal":
                for number in (0, 1, 99):
                    assert_in_order(table.send(m.GoToStep(number)))
                assert_in_order(table.send(m.LookAt(home)))
                table.send(m.NextTurn())
                break
        assert_in_order(table)


def test_a_replay_lists_the_places_as_they_were_then() -> None:
    table = revealed_table()
    assert key_message(table, "l") == m.OpenDialog("places") or key_message(table, "L") == m.OpenDialog("places")
    table.send(m.OpenDialog("places"))
    assert tile_text("Drift: Ada, HQ 1, INF 5") in words(table.shown)
    table.send(m.CloseDialog(), m.GoToStep(99), m.OpenDialog("places"))
    assert all(tile_text(each) in words(table.shown) for each in ("D2: Ada, INF 5", "Drift: Ada, HQ 1;"))
    table.send(m.CloseDialog(), m.OpenDialog("menu"))
    assert 'data-name="places"' in table.shown


@pytest.mark.parametrize("game", library.GAMES)
def test_a_replay_of_every_game_can_list_its_places(game: str) -> None:
    moves = {
        "rozz": None, "ozymandia": None, "rosenkreuz": "e2-f3", "simultaneous-risk": "+5 Heron", "campaigns": None,
    }  # fmt: skip
    table = GameTable(game, face_of(game).beginner_scenarios[0])
    if moves[game]:
        table.send(m.Type(moves[game]), m.HandIn())
    for _ in range(8):
        if table.session.match.played:
            break
        at = {"handover": m.IAm(), "compose": m.HandIn(), "all-in": m.ShowEveryone()}[table.session.stage]
        table.send(at)
    table.send(m.Replay(1), m.OpenDialog("places"))
    assert table.model.dialog == "places" and 'data-do="walk"' in table.shown


def test_plus_and_minus_change_the_number_that_has_the_focus() -> None:
    table = Table().send(m.IAm(), m.Type("P: SRNUKE*2 > Drift"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone())
    table.send(m.NextTurn(), m.IAm(), m.HandIn(), m.IAm(), m.TapTile("Drift"), m.Pick("move:INF"), m.TapTile("D2"))
    assert 'data-dial="quantity"' in table.shown and 'data-dial="SRNUKE"' in table.shown

    def pressed(key: str, dial: str) -> m.Message | None:
        group = SimpleNamespace(getAttribute={"data-dial": dial}.get)
        target = SimpleNamespace(closest=lambda kinds: group if kinds == "[data-dial]" else None, getAttribute={}.get)
        held = {"ctrlKey": False, "metaKey": False, "altKey": False, "shiftKey": False}
        return key_events.message_of(SimpleNamespace(key=key, target=target, **held), table.model)

    assert pressed("+", "SRNUKE") == m.Dial("SRNUKE", 1)
    assert pressed("-", "quantity") == m.Dial("quantity", 4)
    assert key_message(table, "-") == m.Dial("quantity", 4), "elsewhere it is the first one"


@pytest.mark.parametrize("key", ["+", "-"])
def test_plus_and_minus_work_in_the_number_box_too(key: str) -> None:
    box = SimpleNamespace(
        closest=lambda kinds: "input" in kinds,
        getAttribute={"data-on": "dial", "data-key": "INF"}.get,
        defaultValue="3",
    )
    event = SimpleNamespace(key=key, target=box, ctrlKey=False, metaKey=False, altKey=False, shiftKey=False)
    assert key_events.message_of(event, Table().model) == m.Dial("INF", 4 if key == "+" else 2)


def test_the_steps_and_the_speeds_are_one_tab_stop_each() -> None:
    table = revealed_table().send(m.GoToStep(2))
    steps = table.shown.split('class="steps"')[1].split("</div>")[0]
    assert steps.count('tabindex="0"') == 1 and 'tabindex="0" data-do="step" data-number="2"' in steps
    speeds = table.shown.split('class="speeds"')[1].split("</div>")[0]
    assert speeds.count('tabindex="0"') == 1 and speeds.count('tabindex="-1"') == 2
    tools = table.shown.split('id="map-tools"')[1].split("</div>")[0]
    assert tools.count('tabindex="0"') == 1 and tools.count('tabindex="-1"') == 3


def test_threats_and_the_legend_have_words_beside_their_icons() -> None:
    table = Table().send(m.IAm())
    tools = table.shown.split('id="map-tools"')[1].split("</div>")[0]
    for key in ("threats", "legend"):
        (button,) = (each for each in tools.split("<button")[1:] if f'aria-label="{say(key)}"' in each)
        assert f">{say(key)}</span>" in button
    for shown, what in ((table.shown, "rivals"), (table.send(m.ShowReach("rivals")).shown, "")):
        button = shown.split('id="show-threats"')[1].split("</button>")[0]
        assert button.endswith(f">{say('threats-show')}") and f'aria-pressed="{str(not what).lower()}"' in button


def test_tab_reaches_the_first_choice_that_is_available() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"))
    choices = table.shown.split('id="choices"')[1].split("</section>")[0]
    stop = next(each for each in choices.split("<button") if 'tabindex="0"' in each)
    assert "aria-disabled" not in stop.split(">")[0]


def test_headings_are_in_order_by_link_and_after_the_end() -> None:
    ada = inviting_device("basic-training", {"RED": "here", "BLUE": "link"}, {"RED": "Ada"})
    seen = [page_markup.page(ada.model)]
    ben = joined_device(ada, "BLUE", "Ben")
    seen += [page_markup.page(ada.model), page_markup.page(ben.model)]
    ada.send(m.StartMatch()).command("R:")
    seen.append(page_markup.page(ada.model))
    ben.send(m.OpenLink(ada.link)).command("N:")
    ada.send(m.OpenLink(ben.link)).seen()
    seen += [page_markup.page(ada.model), page_markup.page(ada.send(m.ShowHistory()).model)]
    for shown in seen:
        levels = Headings(shown).levels
        assert levels[0] == 1 and levels.count(1) == 1, levels
        assert all(after <= before + 1 for before, after in pairwise(levels)), levels

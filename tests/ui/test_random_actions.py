"""Players do anything the page offers, in any order: nothing they wrote is lost, and no player reads another's.

A state machine over the page's messages. It finds what can be tapped in the page's own markup; `ROZZ_ACTIONS` sets
the number of actions: 800 by default, `make fuzz` asks for more.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from html import unescape
from types import SimpleNamespace
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from rozz.ui.app.update import update
from rozz.ui.browser.input import key_events
from rozz.ui.features.a11y import board_description
from rozz.ui.features.composer import command_editing
from rozz.ui.features.match_list import session_codec
from rozz.ui.features.match_list.last_screen_view import at_rest
from rozz.ui.features.navigation import back, path
from rozz.ui.state import keyboard
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Copy, Download, Forget, Save, Share
from rozz.ui.state.model import Model, Session, Written
from rozz.ui.state.session_kinds import WhatIf
from rozz.ui.state.stages import COMPOSE, HANDOVER
from rozz.ui.views.shell import page_markup as pages

pytestmark = pytest.mark.thorough

ACTIONS = int(os.environ.get("ROZZ_ACTIONS", "800"))
STEPS = 50
SCENARIOS = {"solo-training", "basic-training", "headquarters-2"}
#: Actions by which players remove or change what they wrote.
TAKES_AWAY = (m.Undo, m.Clear, m.DeleteOrder, m.Type, m.Add, m.TapTile, m.RaiseOrder, m.Resign, m.Ready, m.HandIn,
              m.AdoptPlan)
#: After these the page may be in anyone's hands.
PASSES_ON = (m.Hide, m.GoHome, m.TakeBack, m.HandIn, m.ShowHistory, m.Ask, m.OpenMatch, m.OpenedElsewhere)
TOKEN = re.compile(r"INF\*(\d{4,})|secret(\d{4,})")

Owner = tuple[str, str]


def controls(text: str) -> list[dict[str, str]]:
    """Everything that can be tapped, as its `data-` values; a panel hides what lies under it."""
    _, veil, panel = text.partition('<div class="veil"')
    tags = re.findall(r'<[a-z]+ [^>]*data-do="[^>]*>', veil + panel or text)
    return [
        {key.replace("-", "_"): unescape(value) for key, value in re.findall(r'data-([a-z-]+)="([^"]*)"', tag)}
        for tag in tags
        if 'aria-disabled="true"' not in tag
    ]


def written(model: Model) -> dict[Owner, Written]:
    """What each seat of each match has written or handed in but not revealed."""
    found: dict[Owner, Written] = {}
    for saved in model.shelf:
        session = saved.session
        assert session is not None, saved.problem
        for seat, draft in session.all_drafts.items():
            found[saved.identity, seat] = draft.written
        for seat, given in session.match.pending.items():
            found[saved.identity, seat] = Written(given)
    return {owner: given for owner, given in found.items() if given != Written() and owner[1]}


def drafts(text: str) -> list[object]:
    """The drafts in a saved text, except the current command."""
    table = json.loads(text)["table"]
    return [table[key] for key in ("drafts", "typed", "before")]


class AnyPlayer(RuleBasedStateMachine):
    """A player at the page; `holder` is the player who said they are holding it."""

    def __init__(self) -> None:
        super().__init__()
        self.model = Model()
        self.shown = pages.page(self.model)
        self.store: dict[str, str] = {}
        self.holder: Owner | None = None
        self.number = 1000
        self.owners: dict[str, Owner] = {}

    def fresh(self) -> str:
        self.number += 1
        return f"match{self.number}"

    @property
    def session(self) -> Session | None:
        return self.model.session

    def send(self, message: m.Message) -> None:
        before, turns = written(self.model), self.turns()
        if isinstance(message, m.IAm) and self.session and self.session.stage == HANDOVER:
            self.holder = (self.session.match.identity, self.session.seat)
        self.model, effects = update(self.model, message)
        self.shown = pages.page(self.model)
        for effect in effects:
            self.carry_out(effect)
        after = written(self.model)
        for owner, given in before.items():
            if owner[0] in self.turns() and self.turns()[owner[0]] == turns[owner[0]]:
                self.compare(message, given, after.get(owner, Written()))
        session = self.session
        if isinstance(message, PASSES_ON) or not (session and (session.stage == COMPOSE or is_private(session))):
            self.holder = None

    def turns(self) -> dict[str, int]:
        return {each.identity: len(each.session.match.played) for each in self.model.shelf if each.session}

    def compare(self, message: m.Message, before: Written, after: Written) -> None:
        """Check what one action may do to something written."""
        if not isinstance(message, TAKES_AWAY):
            assert after == before, f"{message} changed what was written"
        elif isinstance(message, m.Add | m.TapTile | m.Ready):
            kept = [each for each in before.commands if each in after.commands]
            assert len(kept) >= len(before.commands) - 1 and after.unread == before.unread
            assert len(after.commands) in (len(before.commands), len(before.commands) + 1)

    def carry_out(self, effect: object) -> None:
        match effect:
            case Save(identity, text, can_wait):
                if can_wait:
                    assert drafts(text) == drafts(self.store[identity]), "a tab that is killed would lose it"
                self.store[identity] = text
                session_codec.from_text(text)
            case Forget(identity):
                self.store.pop(identity, None)
            case Download(_, text) | Copy(text) | Share(text):
                self.assert_tells_no_secret(text, None)

    def secrets(self) -> Iterator[tuple[str, Owner]]:
        """Every unrevealed mark that a player wrote, with its owner."""
        for owner, given in written(self.model).items():
            session = next(each.session for each in self.model.shelf if each.identity == owner[0])
            if session is not None and session.kind.has_secrets:
                for mark in TOKEN.finditer(" ".join((*map(repr_of(session), given.commands), *given.unread))):
                    number = mark[1] or mark[2]
                    if self.owners.get(number) == owner:
                        yield number, owner

    def assert_tells_no_secret(self, text: str, reader: Owner | None) -> None:
        for number, owner in self.secrets():
            assert owner == reader or not re.search(rf"(INF\*|secret){number}", text), f"{owner} is read by {reader}"

    @initialize(name=st.sampled_from(["headquarters-2", "solo-training", "headquarters-2"]))
    def begin(self, name: str) -> None:
        names = {"RED": "Ada", "BLUE": "Ben"}
        for message in (m.NewMatch(), m.ChooseScenario(name), m.BeginMatch(self.fresh(), names)):
            self.send(message)

    @rule(data=st.data())
    def tap(self, data: st.DataObject) -> None:
        offered = [
            each
            for each in controls(self.shown)
            if (each["do"], each.get("name")) == ("scenario", each.get("name") if each.get("name") in SCENARIOS else "")
            or each["do"] not in ("scenario", "stay", "new-release")
        ]
        kinds = sorted({each["do"] for each in offered})
        if not kinds:
            return
        kind = data.draw(st.sampled_from(kinds), label="control")
        values = data.draw(st.sampled_from([each for each in offered if each["do"] == kind]), label="which")
        self.send(m.from_values(kind, {"fresh": self.fresh(), **values}))

    @rule(data=st.data(), way=st.sampled_from(["drop", "stop", "leave"]))
    def drag(self, data: st.DataObject, way: str) -> None:
        """Drag from any place to any other; or begin to, and perhaps stop."""
        places = [each["tile"] for each in controls(self.shown) if each["do"] == "tile"]
        if not places:
            return
        start, end = (data.draw(st.sampled_from(places), label="place") for _ in range(2))
        self.send(m.Drag(start))
        if way != "leave":
            self.send(m.Drop(start, end) if way == "drop" else m.StopDrag())

    @rule(times=st.integers(1, 4))
    def press_primary_buttons(self, times: int) -> None:
        self.press_primary(times)

    def press_primary(self, times: int) -> None:
        """Press the page's primary button, several times in a row."""
        for _ in range(times):
            text = self.shown.partition('<div class="veil"')[2] or self.shown
            wanted = re.findall(r'<button class="button primary[^>]*data-do="([a-z-]+)"[^>]*>', text)
            if not wanted and 'data-do="next-turn"' in text:
                # A turn has to be watched before the page offers a primary button.
                self.send(m.GoToStep(99))
                continue
            if not wanted and 'data-do="ready"' in text:
                wanted = ["ready"]  # without a command no button is primary
            if not wanted:
                return
            values = next(each for each in controls(self.shown) if each["do"] == wanted[0])
            self.send(m.from_values(wanted[0], {"fresh": self.fresh(), **values}))

    def command_by_taps(self, data: st.DataObject) -> None:
        """Tap a tile, pick a piece or a purchase, tap a target, tap Add."""
        session = self.session
        assert session is not None
        held = board_description.own_places(session)  # of any game: the first screen starts them all
        if held:
            self.send(m.TapTile(data.draw(st.sampled_from(held), label="from")))
        offered = [each for each in controls(self.shown) if each["do"] == "pick"]
        if offered:
            self.send(m.from_values("pick", data.draw(st.sampled_from(offered), label="pick")))
        tiles = (
            sorted(command_editing.targets(command_editing.offer(self.session)))
            if self.session and self.is_writing
            else []
        )
        if tiles:
            self.send(m.TapTile(data.draw(st.sampled_from(tiles), label="to")))
        self.send(m.Add())

    @precondition(lambda self: self.is_writing)
    @rule(
        data=st.data(),
        by_taps=st.booleans(),
        lines=st.lists(
            st.sampled_from(["P: INF*{} > Drift", "M: INF*{} @ Drift > D2", "secret{}", "N:", "R:", "", " \n" * 205]),
            min_size=1,
            max_size=4,
        ),
    )
    def write(self, data: st.DataObject, by_taps: bool, lines: list[str]) -> None:
        """Write by taps, or as text that says whose it is."""
        if by_taps:
            self.command_by_taps(data)
            return
        session = self.session
        assert session is not None
        text = "\n".join(line.format(self.marked()) for line in lines)
        self.send(m.Type(text))
        box = self.shown.split('id="typed"')[1].split(">", 1)[1].split("</textarea>")[0]
        assert unescape(box).removeprefix("\n") == text

    def marked(self) -> str:
        """A number that appears nowhere else and belongs to the player who is writing."""
        session = self.session
        assert session is not None
        self.number += 1
        if not session.is_trial:
            self.owners[str(self.number)] = (session.match.identity, session.seat)
        return str(self.number)

    @property
    def is_writing(self) -> bool:
        return 'id="typed"' in self.shown and not self.model.dialog

    @rule(
        key=st.sampled_from(
            [*"pmPsatToOglwrn+-?,. ", "Backspace", "Escape", "Enter", "ArrowUp", "PageDown", "Home", "^z", "^Enter"]
        ),
        data=st.data(),
    )
    def press(self, key: str, data: st.DataObject) -> None:
        tiles = re.findall(r'data-do="tile" data-tile="([^"]+)"', self.shown) if not self.model.dialog else []
        tile = data.draw(st.sampled_from(tiles), label="tile") if tiles else None
        attributes = {"data-do": "tile", "data-tile": tile} if tile else {}
        target = SimpleNamespace(closest=lambda _: None, getAttribute=attributes.get)
        held = {"ctrlKey": key[0] == "^", "metaKey": False, "altKey": False, "shiftKey": key in "PTO"}
        event = SimpleNamespace(key=key.lstrip("^"), target=target, **held)
        message = key_events.message_of(event, self.model)
        if message is not None:
            self.send(message)

    @rule(
        name=st.sampled_from([*keyboard.CHARACTERS, "RED", "plays-BLUE"]),
        value=st.sampled_from(["x", "q", "p", "", "Zoë", "here"]),
        letters=st.integers(0, 30),
    )
    def change_a_key_a_name_or_nothing(self, name: str, value: str, letters: int) -> None:
        """Do something beside the match: settings, the form for the next match, a pause, a print."""
        self.send(m.Print())
        self.send(m.SetKey(name, value))
        self.send(m.FillForm(name, value))
        self.send(m.StoppedTyping(letters))
        if value == "q":
            self.send(m.SwitchLetters())

    @rule(
        way=st.sampled_from(["hide", "home", "copy", "file", "reload", "tab", "rules", "rename", "menu", "take-back"]),
        comes_back=st.booleans(),
        data=st.data(),
    )
    def leave(self, way: str, comes_back: bool, data: st.DataObject) -> None:
        """Go somewhere else, and usually return to a match that is saved here."""
        ways = {"copy": self.copy, "file": self.open_own_file, "reload": self.reload, "tab": self.open_elsewhere}
        plain = {"hide": m.Hide(), "home": m.GoHome(), "rules": m.ShowRules(), "menu": m.OpenDialog("menu")}
        if way in plain:
            self.send(plain[way])
        elif way in ways:
            ways[way]()
        elif way == "rename" and self.model.shelf:
            self.send(m.GoHome())
            self.send(m.AskName(self.model.shelf[0].identity))
            self.send(m.RenameMatch(self.model.shelf[0].identity, data.draw(st.text(max_size=30))))
        elif way == "take-back":
            self.press_any("take-back")
        self.assert_tells_no_secret(pages.page(at_rest(self.model)), None)
        if comes_back:
            self.send(m.GoBack())
        if self.model.screen in ("home", "elsewhere"):
            self.press_any("open")

    def press_any(self, kind: str) -> None:
        if offered := [each for each in controls(self.shown) if each["do"] == kind]:
            self.send(m.from_values(kind, {"fresh": self.fresh(), **offered[0]}))

    def copy(self) -> None:
        """Open a copy, whose other seats anyone may take: commands once leaked this way."""
        self.send(m.GoHome())
        if self.model.shelf:
            self.press_any("duplicate")
            self.send(m.OpenMatch(self.model.shelf[0].identity))
            self.press_primary(8)

    def open_own_file(self) -> None:
        """Save a match as a file and open the file."""
        self.send(m.GoHome())
        if offered := [each for each in controls(self.shown) if each["do"] == "export"]:
            _, effects = update(self.model, m.ExportMatch(offered[0]["identity"]))
            (file,) = (each for each in effects if isinstance(each, Download))
            self.carry_out(file)
            self.send(m.ImportMatch(file.text, self.fresh()))

    def reload(self) -> None:
        """Restart the browser from what was saved."""
        if self.model.aside is not None:
            return
        before = written(self.model)
        saved = [session_codec.saved(identity, text) for identity, text in self.store.items()]
        session = self.session
        known = {each.identity: each for each in saved}
        opened = known[session.match.identity].session if session and session.match.identity in known else None
        self.model = Model(screen="table" if opened else "home", session=opened, shelf=tuple(saved))
        self.shown = pages.page(self.model)
        self.holder = None
        assert written(self.model) == before

    def open_elsewhere(self) -> None:
        """Open the match in another tab; it can be opened here again."""
        if self.session and not self.session.is_trial:
            self.send(m.OpenedElsewhere(self.session.match.identity))

    @invariant()
    def no_player_reads_what_another_wrote(self) -> None:
        self.assert_tells_no_secret(self.shown + pages.tab_title(self.model), self.holder)

    @invariant()
    def each_step_back_shortens_the_path_by_one(self) -> None:
        if len(path(self.model)):
            assert len(path(back(self.model))) == len(path(self.model)) - 1


def is_private(session: Session) -> bool:
    return isinstance(session.kind, WhatIf) and session.kind.is_private


def repr_of(session: Session) -> Any:
    return session.match.game.write


@pytest.mark.long
@pytest.mark.fuzz
def test_no_sequence_of_actions_loses_or_leaks_commands() -> None:
    run_state_machine_as_test(
        AnyPlayer,
        settings=settings(
            max_examples=max(1, ACTIONS // STEPS),
            stateful_step_count=STEPS,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            # A run of fifty steps can be read as it is; shrinking it takes many minutes.
            phases=[Phase.generate],
        ),
    )

"""A game may have several boards: the current one is in front, and a tab, a key or a place brings up another."""

from __future__ import annotations

import re

import pytest

from rozz.engine.game import on_board
from rozz.ui.app.update import update
from rozz.ui.features.a11y import board_description
from rozz.ui.features.replay import active_board
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Focus
from rozz.ui.state.model import Model, Session
from rozz.ui.state.stages import COMPOSE, REVEAL
from rozz.ui.views.shell import page_markup as pages
from tests.support.ui.random_player import Player
from tests.support.ui.table import Table, key_message
from tests.support.ui.tiny_games import register
from tests.tiny.faces import CAMP, fray_face
from tests.tiny.fray import RING


@pytest.fixture(autouse=True)
def tiny_games(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, fray_face())


class Fighting:
    """Ada and Ben on one device, choosing their stances."""

    def __init__(self) -> None:
        self.model, self.effects = Model(), ()
        self.send(m.ChooseScenario("tiny", "fray"), m.BeginMatch("one", {"ANN": "Ada", "BEN": "Ben"}, "00" * 16))
        self.send(m.IAm())

    def send(self, *messages: m.Message) -> Fighting:
        for message in messages:
            self.model, self.effects = update(self.model, message)
        self.shown = pages.page(self.model)
        return self

    @property
    def session(self) -> Session:
        assert self.model.session is not None
        return self.model.session

    @property
    def focused(self) -> str:
        """The element that the last message focused; empty for none."""
        return next((each.element for each in self.effects if isinstance(each, Focus)), "")

    @property
    def tabs(self) -> dict[str, bool]:
        """Each tab, and whether its board is in front."""
        found = re.findall(r'role="tab"[^>]*aria-selected="(\w+)"[^>]*data-board="(\w+)"', self.shown)
        return {board: chosen == "true" for chosen, board in found}

    def fought(self) -> Fighting:
        """Both have taken a stance, and one is about to strike."""
        return self.send(
            m.TapTile("Bold"), m.Add(), m.HandIn(), m.IAm(), m.TapTile("Wary"), m.Add(), m.HandIn(), m.ShowEveryone(),
            m.NextTurn(),
        )  # fmt: skip


def test_the_board_of_the_current_moment_is_in_front() -> None:
    table = Fighting()
    assert table.tabs == {CAMP: True, RING: False}
    assert 'id="tile-Bold"' in table.shown and "tile-ring" not in table.shown
    table.fought()
    assert table.session.stage == COMPOSE and table.tabs == {CAMP: False, RING: True}
    assert 'id="tile-ring--Strike"' in table.shown and 'data-tile="ring/Strike"' in table.shown
    assert 'id="tile-Bold"' not in table.shown
    assert table.model.said.startswith("The ring."), "who does not see it hears that another board is in front"


def test_a_tab_brings_another_board_to_the_front_for_the_moment() -> None:
    table = Fighting().send(m.from_values("board", {"board": RING}))
    assert table.tabs == {CAMP: False, RING: True} and 'id="tile-ring--Strike"' in table.shown
    assert not table.focused and not table.model.said, "the tab has the focus, and is heard"
    assert table.session.match.state.asks == "stance"
    again = table.send(m.TapTile(on_board(RING, "Strike")))
    assert again.session.composer.cursor == "ring/Strike" and not again.session.composer.made
    table.send(m.ShowBoard(CAMP)).fought().send(m.ShowBoard(CAMP))
    assert table.tabs[CAMP]
    table.send(m.ShowBoard(RING), m.TapTile(on_board(RING, "Rest")), m.TapTile(on_board(RING, "Rest")))
    assert len(table.session.match.played) == 2 and table.tabs[RING]
    table.send(m.ShowBoard("nowhere"))
    assert table.tabs[RING]


def test_a_board_tab_says_that_something_is_marked_on_it() -> None:
    table = Fighting().send(m.ShowBoard(RING))
    camp, ring = re.findall(r'role="tab".*?</button>', table.shown)
    assert "The camp" in camp and f"({say('board-marked')})" in camp and f"({say('board-marked')})" not in ring


def test_a_key_leads_to_the_other_board_and_back() -> None:
    table = Fighting()
    assert key_message(table, "v") == m.ShowBoard()
    table.send(m.ShowBoard())
    assert table.tabs[RING] and table.focused == "tile-ring--Strike"
    assert table.model.said == "The ring."
    stop = re.search(r'<g id="tile-ring--Strike"[^>]*tabindex="(-?\d)"', table.shown)
    assert stop is not None and stop[1] == "0", "Tab and the arrows begin there"
    assert key_message(table, "ArrowRight", "ring/Strike") == m.WalkTo("ring/Rest")
    table.send(m.ShowBoard())
    assert table.tabs[CAMP] and table.focused == "tile-Bold"


def test_going_to_a_place_brings_its_board_to_the_front() -> None:
    table = Fighting().send(m.WalkTo(on_board(RING, "Rest")))
    assert table.tabs[RING] and table.focused == "tile-ring--Rest"
    table.send(m.WalkTargets())
    assert table.tabs[CAMP] and board_description.here(table.session) in ("Bold", "Wary")
    assert active_board.board_of_place(table.session, "Bold") == CAMP


def test_editing_a_command_shows_its_board() -> None:
    table = Fighting().send(m.TapTile("Bold"), m.Add(), m.ShowBoard(RING), m.EditOrder(0))
    assert table.tabs[CAMP]


def test_a_replayed_moment_shows_its_own_board() -> None:
    table = Fighting().fought().send(m.Replay(1))
    assert table.session.stage == REVEAL and table.tabs[CAMP]
    table.send(m.LookAt(on_board(RING, "Strike")))
    assert table.tabs[RING] and say("story", tile="Strike") in table.shown
    table.send(m.ShowBoard(CAMP))
    assert table.tabs[CAMP]


def test_the_list_of_places_covers_all_boards() -> None:
    table = Fighting().send(m.OpenDialog("places"))
    assert say("games-may-choose") in table.shown and 'data-tile="Wary"' in table.shown


@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_two_boards_plays_through_the_whole_page(seed: int) -> None:
    session = Player("fray", seed).play()
    assert session.match.outcome is not None


def test_a_game_with_one_board_has_no_tabs_and_no_key_for_them() -> None:
    table = Table().send(m.IAm())
    assert key_message(table, "v") is None
    before = table.shown
    table.send(m.ShowBoard("map"))
    assert table.shown == before and 'role="tab"' not in before and 'id="boards"' not in before
    assert active_board.front(table.model.session) == active_board.title(table.model.session) == ""

"""A new game needs two files, one of rules and one for the page: docs/add-a-game.md."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from rozz.ui.app.update import update
from rozz.ui.features.composer import command_editing
from rozz.ui.games.face_defaults import SmallGameFace
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model, Session
from rozz.ui.state.stages import OVER, REVEAL
from rozz.ui.views.shell import page_markup
from tests.support.ui.tiny_games import register
from tests.tiny.noughts_and_crosses_face import NoughtsAndCrossesFace

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text()
GAME = NoughtsAndCrossesFace.rules.name


class Page:
    """The page as its update function sees it: each message, and the markup after it."""

    def __init__(self) -> None:
        self.model = Model()

    def send(self, *messages: m.Message) -> Page:
        for message in messages:
            self.model, _ = update(self.model, message)
            self.shown = page_markup.page(self.model)
        return self

    @property
    def session(self) -> Session:
        assert self.model.session is not None
        return self.model.session


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    register(monkeypatch, NoughtsAndCrossesFace(), players=["X", "O"])
    return Page().send(m.NewMatch())


def mark(page: Page, square: str) -> None:
    """Tap a square, which makes the command, and play it; then watch the result."""
    if page.session.stage != REVEAL and page.session.composer.commands == ():
        page.send(m.IAm(page.session.seat))
    assert f'data-tile="{square}"' in page.shown
    page.send(m.TapTile(square))
    if command_editing.offer(page.session).command is not None:
        page.send(m.Add())
    if page.session.stage != REVEAL:
        page.send(m.HandIn())
    page.send(m.GoToStep(99), m.NextTurn())


def test_a_game_of_two_files_plays_to_its_end(page: Page) -> None:
    page.send(m.ChooseScenario("tiny", GAME), m.BeginMatch("one", {"X": "Ada", "O": "Ben"}, "00" * 16))
    for square in ("b2", "a1", "c1", "a3", "a2", "c3"):
        mark(page, square)
    assert "b2: X" in page.shown and "c3: O" in page.shown
    mark(page, "b3")
    mark(page, "b1")
    mark(page, "c2")
    assert page.session.stage == OVER
    assert page.session.match.outcome is not None and page.session.match.outcome.winners == ("X",)
    assert say("won", names="Ada") in page.shown


def test_a_game_of_two_files_appears_on_the_pages_around_a_match(page: Page) -> None:
    assert "Noughts and Crosses" in page.shown
    page.send(m.ShowRules())
    assert page.shown
    page.send(m.GoHome())
    assert f'data-game="{GAME}"' in page.shown


def test_a_face_without_a_required_method_is_refused_by_name() -> None:
    class Incomplete(SmallGameFace):
        rules = NoughtsAndCrossesFace.rules
        title = "Incomplete"

    make: Any = Incomplete
    with pytest.raises(TypeError, match=r"describe.*draw.*neighbors.*spots"):
        make()


def test_a_lesson_is_offered_as_soon_as_the_face_has_one() -> None:
    class Teaching(NoughtsAndCrossesFace):
        def lesson(self) -> None:
            """A lesson would be here."""

    assert not NoughtsAndCrossesFace().has_lesson
    assert Teaching().has_lesson


def test_the_guide_names_the_four_methods_and_every_registry() -> None:
    for name in SmallGameFace.__abstractmethods__:
        assert f"`{name}`" in GUIDE, name
    for registry in ("library.GAMES", "games.FACES", "game_extras.EXTRAS"):
        assert registry in GUIDE, registry
    (example,) = re.findall(r"`(tests/tiny/\w+_face\.py)`", GUIDE)[:1]
    assert (ROOT / example).exists()

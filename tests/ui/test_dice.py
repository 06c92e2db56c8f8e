"""The dice of a moment are shown wherever the moment is: at the table, in the replay, in the history, as text."""

from __future__ import annotations

import pytest

from rozz.engine.dice import KeyedDice
from rozz.engine.match import Match
from rozz.ui.app.update import update
from rozz.ui.features.replay import replay_steps
from rozz.ui.games.face import Die
from rozz.ui.games.plain_face import PlainFace
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Copy
from rozz.ui.state.model import Model
from rozz.ui.state.stages import COMPOSE, REVEAL
from rozz.ui.views.shell import page_markup as pages
from rozz.ui.views.widgets import dice_pictures
from tests.support.ui.duel_table import DuelTable
from tests.support.ui.table import spoken_words
from tests.support.ui.tiny_games import register
from tests.tiny.duel import Duel
from tests.tiny.faces import DuelFace
from tests.tiny.rock_paper_scissors import RockPaperScissors


@pytest.fixture(autouse=True)
def tiny_games(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, DuelFace(Duel(), "Duel"))
    register(monkeypatch, PlainFace(RockPaperScissors(), "Shapes"), players=["ANN", "BEN"], wins=3)


def first_player_text(face: int) -> str:
    """The text of a die that says who begins."""
    return say("die-for", what="Who begins", face=face, sides=2)


def test_a_shown_moment_lists_its_dice_with_purpose_and_rule() -> None:
    table = DuelTable()
    assert table.session.stage == REVEAL
    (roll,) = table.session.match.played[0].rolls
    text = table.shown.split(f'<ul class="dice" aria-label="{say("dice")}">')[1].split("</ul>")[0]
    assert '<svg class="die"' in text and 'aria-hidden="true"' in text
    assert spoken_words(f"<ul>{text}").split() == [*first_player_text(roll.face).split(), "D2"]
    assert f"{first_player_text(roll.face)}." in table.model.said, "and a screen reader says it"


def test_the_last_dice_are_shown_at_the_table_if_everyone_watches() -> None:
    table = DuelTable().after_strike()
    assert table.session.stage == COMPOSE
    (played,) = table.session.match.played[1:]
    name = table.session.match.names[played.moment.seats[0]]
    came = "a hit" if played.phases[0].events[0].kind == "hits" else "a miss"
    (roll,) = played.rolls
    dice_told = table.shown.split('class="dice-told"')[1].split("</details>")[0]
    text = say("die-noted", what=f"{name} strikes", face=roll.face, sides=roll.sides, note=came)
    assert text in spoken_words(f"<p {dice_told}")
    assert say("dice-thrown", faces=roll.face) in dice_told


def test_history_replay_and_copied_report_show_the_dice_too() -> None:
    table = DuelTable().after_strike()
    face = table.session.match.played[0].rolls[0].face
    table.send(m.ShowHistory())
    assert table.shown.count('class="dice-told"') == 2 and first_player_text(face) in table.shown
    table.send(m.Replay(1))
    assert table.session.stage == REVEAL and first_player_text(face) in table.shown
    table.send(m.CopyReport(1))
    (copied,) = (each.text for each in table.effects if isinstance(each, Copy))
    assert copied.splitlines()[-1] == first_player_text(face)
    table.model, _ = update(table.model, m.Print())
    assert first_player_text(face) in pages.page(table.model).split('class="on-paper"')[1]


def test_dice_without_a_stated_purpose_show_only_their_rule() -> None:
    game = RockPaperScissors()
    written = {"game": game.name, "name": "Shapes", "players": ["ANN", "BEN"], "wins": 3}
    match = Match.begin(game, game.read(written), "one", key=b"k")
    match = match.with_resolved_moment(
        {seat: game.parse(match.scenario, "rock") for seat in match.colours}, KeyedDice(b"k", "1")
    )
    (die,) = replay_steps.dice(match, 1)
    assert (die.sides, die.rule, die.what) == (2, "T3", "")
    assert replay_steps.describe_die(die) == say("die", face=die.face, sides=2)


def test_a_die_belongs_to_the_step_it_names_or_to_the_last_one(monkeypatch: pytest.MonkeyPatch) -> None:
    match = DuelTable().session.match
    dice_of = {None: [0], 0: [0], 7: [0]}
    for step, found in dice_of.items():
        monkeypatch.setattr(replay_steps, "dice", lambda match, number, step=step: (Die(3, 6, step=step),))
        assert [number for number in range(1) if replay_steps.dice_in(match, 1, number)] == found


@pytest.mark.parametrize(("sides", "face", "drawn"), [(6, 5, "<circle"), (10, 10, ">10<"), (3, 2, ">2<")])
def test_the_picture_of_a_die_shows_its_face(sides: int, face: int, drawn: str) -> None:
    assert str(dice_pictures.die_picture(sides, face)).count(drawn) == (5 if sides == 6 else 1)


def test_dice_at_a_glance_say_whose_they_are_and_which_of_them_hit() -> None:
    dice = (Die(5, 10, owner="Ada"), Die(2, 10, owner="Ada", is_hit=True), Die(8, 10, owner="Ben"))
    shown = str(dice_pictures.collapsed_dice("duel", dice)).split("</summary>")[0]
    assert shown.count('class="die hit"') == 1 and shown.index('class="die hit"') < shown.index("Ben")
    assert say("dice-thrown", faces="Ada 5, 2 (hit), Ben 8") in shown
    assert shown.count("Ada") == 2, "once to see, once to hear"


def test_a_game_without_dice_shows_none_on_its_pages() -> None:
    model = Model()
    for message in (m.ChooseScenario("headquarters-2", "rozz"), m.BeginMatch("one", {}, "00" * 16)):
        model, _ = update(model, message)
    for message in (m.IAm(), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.GoToStep(99), m.ShowHistory()):
        model, _ = update(model, message)
        assert "dice" not in pages.page(model)

"""Puzzles from a match: a missed chance is found if it is proved, and nothing else is."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import replace
from typing import Any

import pytest

from rozz import game_extras, library
from rozz.cli import prove
from rozz.engine import record
from rozz.engine.ai.advice import missed_chances
from rozz.engine.ai.advice.match_review import TurningPoint
from rozz.engine.ai.advice.missed_chances import MissedChance, find_missed_chances, puzzle_mapping
from rozz.engine.match import Match, SeatAssignment
from rozz.engine.puzzles.proof import whole
from rozz.engine.puzzles.puzzle_goals import Goal
from tests.support.engine.provers import prover_of
from tests.support.engine.small_scenarios import SCENARIO


def after(match: Match, *turns: dict[str, str]) -> Match:
    """The match after some more turns; commands are lines of text."""
    for turn in turns:
        for seat, text in turn.items():
            commands = [each for line in text.splitlines() for each in match.game.parse(match.scenario, line)]
            match = match.hand_in(seat, commands)
        match = match.reveal()
    return match


def begun(scenario: dict[str, Any]) -> Match:
    game = library.game("rozz")
    return Match.begin(game, game.read(scenario), "x")


def posed(name: str, *turns: dict[str, str]) -> Match:
    """A match that begins in the position of a shipped puzzle."""
    return after(library.puzzle(name).match, *turns)


def found(
    match: Match, seats: Collection[str] = ("RED", "ROSE"), points: tuple[TurningPoint, ...] = ()
) -> tuple[MissedChance, ...]:
    mind = game_extras.evaluator(match.game.name)
    assert mind is not None
    search = find_missed_chances(match, mind, game_extras.puzzle_adapter(match.game.name), seats, points)
    while True:
        try:
            next(search)
        except StopIteration as over:
            chances: tuple[MissedChance, ...] = over.value
            return chances


def is_proved(match: Match, chance: MissedChance) -> bool:
    """Whether the prover finds no reply, after the puzzle went through a file."""
    puzzle = library.puzzle_of(json.loads(json.dumps(puzzle_mapping(match, chance))))
    prover = prover_of(puzzle)
    return whole(prover.refutation(puzzle.match.state, puzzle.turns, puzzle.solution[0])) is None


def test_a_win_that_no_reply_could_stop_is_found() -> None:
    # Three more stop five in the transport, but not six: R5.1, R6.1.
    match = posed("rozz-1-airlift", {"RED": "M: TRANS+INF*5 @ Drift > Vess", "BLUE": "M: INF*3 @ V1 > Vess"})
    (chance,) = found(match)
    assert (chance.moment, chance.seat, chance.goal, chance.turns) == (1, "RED", Goal(win=True), 1)
    assert chance.solution == ("M: TRANS+INF*6 @ Drift > Vess",)
    assert chance.given == ("M: TRANS+INF*5 @ Drift > Vess",)
    assert chance.rules == ("R10.1",)
    assert is_proved(match, chance)


@pytest.mark.thorough
def test_a_defeat_that_could_have_been_averted_is_found() -> None:
    # Armor and infantry arrive; only fire on its own headquarters lets the owner keep it, R2.2, R8.5.
    match = posed("rozz-5-fire-on-ones-own")
    reply = prove.proved(replace(library.puzzle("rozz-5-fire-on-ones-own"), solution=((),))).refutation
    assert reply is not None
    lost = after(match, {"RED": "N:", **{seat: "\n".join(plan) for seat, plan in reply.items()}})
    assert lost.outcome is not None
    (chance,) = found(lost)
    assert chance.goal == Goal(unbeaten=True)
    assert is_proved(lost, chance)


@pytest.mark.thorough
def test_two_commands_are_found_where_one_is_not_enough() -> None:
    match = posed("rozz-2-two-hammers", {"RED": "M: ARMOR @ Elm > E1", "BLUE": "M: ARMOR @ E2 > E1"})
    chances = found(match)
    assert [len(each.solution) for each in chances] == [2]
    assert is_proved(match, chances[0])


def test_a_win_in_two_moves_is_found_in_alternating_play() -> None:
    puzzle = library.puzzle("rosenkreuz-1-the-other-rank")
    game, seat = puzzle.match.game, puzzle.seat
    wrong = next(
        each for each in puzzle.adapter.commands(puzzle.match.state, seat, ()) if (each,) != puzzle.solution[0]
    )
    match = puzzle.match.hand_in(seat, (wrong,)).reveal()
    (other,) = match.asked
    match = match.hand_in(other, game.default_commands(match.state, other)).reveal()
    chances = [each for each in found(match, (seat,)) if each.moment == len(puzzle.match.played) + 1]
    assert [(each.goal, each.turns) for each in chances] == [(Goal(win=True), 2)]
    assert chances[0].solution == tuple(map(game.write, puzzle.solution[0]))
    assert is_proved(match, chances[0])


def test_a_win_that_was_taken_or_can_be_stopped_is_no_missed_chance() -> None:
    won = posed("rozz-1-airlift", {"RED": "M: TRANS+INF*6 @ Drift > Vess", "BLUE": "N:"})
    assert found(won) == ()
    # Four against one would have won, but BLUE could have brought four more, R6.1.
    guarded = {**SCENARIO, "setup": {**SCENARIO["setup"], "E2": {"BLUE": {"INF": 4}}}}
    assert found(after(begun(guarded), {"RED": "N:", "BLUE": "N:"})) == ()
    assert found(after(begun(SCENARIO), {"RED": "N:", "BLUE": "N:"})) != ()


def test_a_tile_the_better_plan_holds_counts_if_the_loss_was_large() -> None:
    # BLUE's only infantry is two steps away from E3.
    match = after(begun({**SCENARIO, "objective": {"occupation": 7}}), {"RED": "N:", "BLUE": "N:"})
    point = TurningPoint(1, "RED", 0.3, ("N:",), ("M: INF*2 @ Elm > E3",), gained=("E3",))
    (chance,) = found(match, points=(point,))
    assert (chance.goal, chance.solution) == (Goal(hold=("E3",)), ("M: INF*2 @ Elm > E3",))
    assert is_proved(match, chance)
    assert found(match, points=(replace(point, loss=0.05),)) == ()
    # BLUE can reach E2, and one against one leaves none, R6.1.
    near = replace(point, better=("M: INF @ Elm > E2",), gained=("E2",))
    assert found(match, points=(near,)) == ()


@pytest.mark.parametrize("plays", ["computer:2", "passive"])
def test_seats_without_a_human_player_are_not_searched(plays: str) -> None:
    match = posed("rozz-1-airlift", {"RED": "M: TRANS+INF*5 @ Drift > Vess", "BLUE": "M: INF*3 @ V1 > Vess"})
    seats = tuple(
        SeatAssignment(each.colour, each.name, plays if each.colour == "RED" else each.plays) for each in match.seats
    )
    assert found(replace(match, seats=seats)) == ()
    assert found(match, ("BLUE",)) == ()


def test_the_same_match_has_the_same_puzzles_and_work_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    match = posed("rozz-1-airlift", {"RED": "M: TRANS+INF*5 @ Drift > Vess", "BLUE": "M: INF*3 @ V1 > Vess"})
    assert found(match) == found(replace(match, key=b"other"))
    monkeypatch.setattr(missed_chances, "EACH", 20)
    assert found(match) == ()


def test_a_puzzle_contains_no_name_and_no_message() -> None:
    match = posed("rozz-1-airlift", {"RED": "M: TRANS+INF*5 @ Drift > Vess", "BLUE": "M: INF*3 @ V1 > Vess"})
    seats = tuple(SeatAssignment(each.colour, f"Ada {each.colour.title()}") for each in match.seats)
    named = replace(match, seats=seats)
    (chance,) = found(named)
    assert "Ada" in record.to_json(named)
    assert "Ada" not in json.dumps(puzzle_mapping(named, chance))

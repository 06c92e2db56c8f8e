"""Resigning in Campaigns of Ozz, C20.4: in any moment of any match, and what a record makes of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rozz import shipped_files
from rozz.engine import record
from rozz.engine.campaigns.ai.evaluator import CampaignsEvaluator
from rozz.engine.campaigns.legality import legality
from rozz.engine.campaigns.model.commands import Pass, Resign
from rozz.engine.campaigns.play import Campaigns
from rozz.engine.campaigns.reading.position_reader import read_position
from rozz.engine.dice import KeyedDice
from rozz.engine.errors import BadFile
from rozz.engine.game import Outcome
from rozz.engine.match import Match
from rozz.engine.validation import PathValue
from tests.support.engine.campaign_checks import check_match
from tests.support.engine.faults import brief_of
from tests.support.engine.random_campaigns import random_legal_command

GAME = Campaigns()
RESIGNATION = (Resign(),)
#: Scenarios with more than two players: each for itself, and in two alliances.
OF_SEVERAL = ("three-crowns", "two-alliances", "war-of-four-nations")


def begun(name: str, key: bytes = b"resigning", turns: int = 0) -> Match:
    """A match of a shipped scenario, perhaps with fewer turns."""
    written = shipped_files.read(f"campaigns/{name}")
    return Match.begin(GAME, GAME.read({**written, "turns": turns} if turns else written), "resigning", key=key)


def played_on(match: Match, chance: Random, share: float, most: int = 4000) -> Match:
    """The match played to its end by random commands, a share of which are resignations."""
    left: frozenset[str] = frozenset()
    for _ in range(most):
        if match.outcome is not None:
            return match
        assert not left & set(match.asked), "a resigned seat is asked"
        for seat in match.asked:
            resigns = chance.random() < share
            match = match.hand_in(seat, RESIGNATION if resigns else (random_legal_command(match.state, seat, chance),))
        left |= {seat for seat, given in match.pending.items() if given == RESIGNATION}
        match = match.reveal()
        assert GAME.departed_seats(match.state) == left
        assert not left or GAME.thaw(match.scenario, GAME.freeze(match.state)) == match.state
        check_match(match)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", OF_SEVERAL)
def test_players_resign_at_random(name: str, seed: int) -> None:
    match = played_on(begun(name, b"%d" % seed, turns=3), Random(f"{name} {seed}"), share=0.02)
    outcome = match.outcome
    assert outcome is not None
    playing = match.scenario.sides_left(match.state.resigned)
    assert (outcome.rule == "C20.4") == (len(playing) < 2)
    left = [tuple(seat for seat in side if seat not in match.state.resigned) for side in playing]
    assert not outcome.winners or outcome.winners in left
    again = record.read(record.to_json(match), lambda game: GAME)
    assert not again.differs_from and again.match == match


#: One side is an alliance, so a battle can go on between an ally and a side that has resigned.
THREE_SIDES = {
    "game": "campaigns",
    "name": "Three sides",
    "kind": "campaign",
    "map": "ozz",
    "seats": {nation.upper(): [nation] for nation in ("Munchkins", "Quadlings", "Winkies", "Gillikins")},
    "sides": [["MUNCHKINS", "QUADLINGS"], ["WINKIES"], ["GILLIKINS"]],
    "turns": 3,
    "setup": "standard",
}


@pytest.mark.parametrize("seed", (12, 20, 25))
def test_players_of_three_sides_resign_at_random(seed: int) -> None:
    match = Match.begin(GAME, GAME.read(THREE_SIDES), "resigning", key=b"%d" % seed)
    match = played_on(match, Random(f"x{seed}"), share=0.05)
    assert match.state.resigned and match.outcome is not None
    assert not match.state.resigned & set(match.outcome.winners)


@pytest.mark.parametrize("seed", range(3))
def test_resigning_ends_a_stand_alone_battle(seed: int) -> None:
    match = begun("battle-on-the-board", b"%d" % seed)
    chance = Random(seed)
    for _ in range(chance.randrange(20)):
        for seat in match.asked:
            match = match.hand_in(seat, (random_legal_command(match.state, seat, chance),))
        match = match.reveal()
    loser = chance.choice(match.asked)
    for seat in match.asked:
        given = RESIGNATION if seat == loser else (random_legal_command(match.state, seat, chance),)
        match = match.hand_in(seat, given)
    match = match.reveal()
    assert match.outcome is not None and match.moment is None
    assert set(match.outcome.winners) == set(match.colours) - {loser}
    assert match.played[-1].rolls == (), "nothing is rolled after a resignation that ends the match"


def test_a_resignation_is_taken_back() -> None:
    match = begun("meeting-the-wizard")
    (seat,) = match.asked
    after = match.hand_in(seat, RESIGNATION).reveal()
    assert after.outcome is not None and after.undo() == match


def test_who_resigns_with_the_initiative_does_not_move_first() -> None:
    match = begun("three-crowns")
    (seat,) = match.asked
    after = match.hand_in(seat, RESIGNATION).reveal()
    kinds = [event.kind for phase in after.played[-1].phases for event in phase.events]
    order = next(event for phase in after.played[-1].phases for event in phase.events if event.kind == "order")
    assert kinds[0] == "resigned" and seat not in order.facts["seats"] and len(order.facts["seats"]) == 2


def test_a_resignation_stands_alone() -> None:
    match = begun("meeting-the-wizard")
    (seat,) = match.asked
    verdicts = GAME.judge(match.state, seat, (*RESIGNATION, Pass()))
    assert [each.reason for each in verdicts] == ["", "one-command"]
    other = next(each for each in match.colours if each != seat)
    assert [each.reason for each in GAME.judge(match.state, other, RESIGNATION)] == ["not-asked"]


def test_a_state_in_which_nobody_resigned_is_frozen_as_ever() -> None:
    """Records from before there was a resignation have checksums of states without this field."""
    match = begun("three-crowns")
    frozen = GAME.freeze(match.state)
    assert "resigned" not in frozen and GAME.thaw(match.scenario, frozen) == match.state
    (seat,) = match.asked
    after = match.hand_in(seat, RESIGNATION).reveal()
    frozen = GAME.freeze(after.state)
    assert frozen["resigned"] == [seat] and GAME.thaw(match.scenario, frozen) == after.state
    with pytest.raises(BadFile, match="resigned"):
        GAME.thaw(match.scenario, {**frozen, "resigned": ["NOBODY"]})


def test_a_match_saved_before_there_was_a_resignation_goes_on() -> None:
    text = (Path(__file__).parent / "saved" / "three-crowns.json").read_text()
    reading = record.read(text, lambda game: GAME)
    assert not reading.differs_from
    # Nothing but the version of the rules is written differently.
    assert record.to_json(reading.match) == text.replace('"rules":3', f'"rules":{GAME.rules_version}', 1)
    match = reading.match
    first, *others = match.waiting_for
    match = match.hand_in(first, RESIGNATION)
    for seat in others:
        match = match.hand_in(seat, GAME.default_commands(match.state, seat))
    after = match.reveal()
    assert after.state.resigned == {first} and after.outcome is None


@pytest.mark.parametrize("text", ("resign", "Resign", " RE-SIGN "))
def test_resigning_as_text(text: str) -> None:
    match = begun("meeting-the-wizard")
    assert GAME.parse(match.scenario, text) == RESIGNATION == GAME.resignation_commands(match.scenario, "WINKIES")
    assert GAME.write(RESIGNATION[0]) == "resign"


def test_computer_players_never_resign() -> None:
    evaluator, match, chance = CampaignsEvaluator(), begun("three-crowns"), Random(1)
    for number in range(40):
        for seat in match.asked:
            assert RESIGNATION not in evaluator.plans(match.state, seat, 99, KeyedDice(b"%d" % number, seat))
            assert Resign() not in (legality.legal(match.state, seat) or ())
            match = match.hand_in(seat, (random_legal_command(match.state, seat, chance),))
        match = match.reveal()


def test_a_side_that_resigned_is_worth_nothing() -> None:
    match = begun("three-crowns")
    (seat,) = match.asked
    after = match.hand_in(seat, RESIGNATION).reveal()
    values = CampaignsEvaluator().value(after.state)
    assert values[seat] == 0 and all(value > 0 for other, value in values.items() if other != seat)


#: What is refused, and two battles: before a castle, and on a board.
AT_QUADMERE = {"at": "Quadmere", "attacker": "MUNCHKINS", "from": "Pumpkin Fields", "muster": {"A": ["MREG1"]}}
FEW_SIDES, NO_ATTACKER = "resigned: files-resigned-sides", "battle: files-resigned-attacker(player=MUNCHKINS)"
ON_A_BOARD = {"spaces": {"2C": {"A": ["WREG1"]}, "3C": {"D": ["MREG1"]}}}


@pytest.mark.parametrize(
    ("name", "moment", "position", "refusal"),
    [
        ("three-crowns", "initiative", {"resigned": ["MUNCHKINS", "QUADLINGS", "WINKIES"]}, FEW_SIDES),
        ("three-crowns", "activate", {"resigned": ["MUNCHKINS", "QUADLINGS"]}, FEW_SIDES),
        ("two-alliances", "activate", {"resigned": ["WINKIES", "GILLIKINS"]}, FEW_SIDES),
        ("battle-on-the-board", "activation", {"battle": ON_A_BOARD, "resigned": ["WINKIES"]}, FEW_SIDES),
        ("three-crowns", "approach", {"battle": AT_QUADMERE, "resigned": ["MUNCHKINS"]}, NO_ATTACKER),
        # A battle against a side that has resigned can begin at any time, and an ally goes on with one.
        ("three-crowns", "approach", {"battle": AT_QUADMERE, "resigned": ["QUADLINGS"]}, ""),
        ("two-alliances", "activate", {"resigned": ["WINKIES", "QUADLINGS"]}, ""),
    ],
)
def test_a_match_that_is_over_is_no_position(name: str, moment: str, position: dict[str, Any], refusal: str) -> None:
    found, scenario = PathValue(position, "", BadFile), begun(name).scenario
    if not refusal:
        assert read_position(found, scenario, 1, moment).resigned == set(position["resigned"])
        return
    with pytest.raises(BadFile) as refused:
        read_position(found, scenario, 1, moment)
    assert brief_of(refused.value) == refusal


def test_a_saved_state_without_players_is_refused() -> None:
    match = begun("three-crowns")
    frozen = {**GAME.freeze(match.state), "resigned": list(match.colours)}
    with pytest.raises(BadFile) as refused:
        GAME.thaw(match.scenario, frozen)
    assert brief_of(refused.value) == "state.resigned: files-resigned-sides"


def test_who_resigned_is_worth_nothing_though_an_ally_plays_on() -> None:
    match = begun("two-alliances")
    (seat,) = match.asked
    state = match.hand_in(seat, RESIGNATION).reveal().state
    values = CampaignsEvaluator().value(state)
    assert [each for each, value in values.items() if value == 0] == [seat]
    # Not in a draw either.
    drawn = replace(state, moment="over", outcome=Outcome((), "C20.2", "equal"))
    assert CampaignsEvaluator().value(drawn) == {each: 0 if each == seat else 0.5 for each in match.colours}


def test_a_ruler_who_cannot_return_is_worth_nothing() -> None:
    match = begun("two-alliances")
    state, ally = match.state, "QUADLINGS"
    assert state.land is not None
    lost = replace(state, land=replace(state.land, dead={"Zoraster": 1}))
    evaluator = CampaignsEvaluator()
    assert evaluator.value(lost)[ally] > evaluator.value(state)[ally]
    gone = frozenset(("MUNCHKINS",))
    assert evaluator.value(replace(lost, resigned=gone))[ally] == evaluator.value(replace(state, resigned=gone))[ally]


def test_a_side_without_enemies_has_won() -> None:
    state = replace(begun("three-crowns").state, resigned=frozenset(("MUNCHKINS", "WINKIES")))
    assert CampaignsEvaluator().value(state) == {"MUNCHKINS": 0, "QUADLINGS": 1, "WINKIES": 0}


def test_no_sentence_names_a_resigned_player_for_their_side() -> None:
    match = begun("two-alliances", b"3", turns=3)
    assert match.asked == ("MUNCHKINS",)
    match = match.hand_in("MUNCHKINS", RESIGNATION).reveal()
    chance, told = Random(1), [event for phase in match.played[-1].phases for event in phase.events]
    while match.outcome is None:
        for seat in match.asked:
            command = Pass() if match.state.moment == "activate" else random_legal_command(match.state, seat, chance)
            match = match.hand_in(seat, (command,))
        match = match.reveal()
        told += [event for phase in match.played[-1].phases for event in phase.events]
    found = {event.kind: event for event in told}
    assert {"initiative", "leads", "order", "won"} <= set(found)
    for event in told:
        if event.kind in ("initiative", "tied", "leads", "order", "won"):
            assert "MUNCHKINS" not in repr(event.facts), event
    assert found["leads"].facts["sides"] == {"QUADLINGS": ["QUADLINGS"], "WINKIES": ["WINKIES", "GILLIKINS"]}
    assert set(found["leads"].facts["rolls"]) <= {"QUADLINGS", "WINKIES"}

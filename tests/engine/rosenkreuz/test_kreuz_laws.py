"""What holds in RosenKreuz in any play: K3, K5, K7 and K8 as laws, and the laws of the contract."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rozz import library
from rozz.engine.dice import NO_DICE
from rozz.engine.game import Event, Played
from rozz.engine.rosenkreuz.model.position import Piece, Position, unbalanced_squares
from rozz.engine.rosenkreuz.model.squares import FILES, NAMES, RANKS, SQUARES
from rozz.engine.rosenkreuz.model.state import State
from rozz.engine.rosenkreuz.play import RosenKreuz
from rozz.engine.rosenkreuz.reading.cases import read_case
from rozz.engine.rosenkreuz.text.notation import Move, Resign
from tests.laws import law
from tests.support.engine import reference_rosenkreuz as reference
from tests.support.engine.case_files import mapping_of
from tests.support.engine.kreuz_cases import CASES
from tests.support.engine.reference_rosenkreuz import positions_from_random_placement

GAME = RosenKreuz()
SCENARIOS = {
    name: GAME.read(library.scenario_mapping(name, "rosenkreuz")) for name in library.scenario_names("rosenkreuz")
}
SQUARE_NAMES = st.sampled_from(list(SQUARES))


@st.composite
def states(draw: st.DrawFn) -> State:
    """A position after some random moves, or one with placed pieces; also finished ones."""
    chance = Random(draw(st.integers(0, 10**9)))
    if draw(st.booleans()):
        return next(positions_from_random_placement(1, chance))
    state = GAME.begin(SCENARIOS[draw(st.sampled_from(sorted(SCENARIOS)))], NO_DICE)
    for _ in range(draw(st.integers(0, 80))):
        if state.outcome:
            break
        state = GAME.next_state(state, {state.position.to_move: (chance.choice(state.legal),)}, NO_DICE)
    return state


@st.composite
def played(draw: st.DrawFn) -> Played:
    """A legal move resolved; in a finished position no move."""
    state = draw(states())
    seat = state.position.to_move
    orders = {seat: (draw(st.sampled_from(state.legal)),)} if state.legal else {}
    return GAME.resolve(state, orders, NO_DICE)


def events(of: Played, *kinds: str) -> list[Event]:
    """The events of these kinds."""
    return [event for phase in of.phases for event in phase.events if event.kind in kinds]


def counts(position: Position) -> dict[tuple[str, Piece], int]:
    """A count of one for each piece, by its square and kind."""
    there = {NAMES[square]: position.at(square) for square in NAMES}
    return {(tile, piece): 1 for tile, piece in there.items() if piece}


def moves() -> st.SearchStrategy[Move]:
    """Any well-formed move, most of them illegal everywhere."""
    attained = st.one_of(st.just(("", "")), st.tuples(SQUARE_NAMES, SQUARE_NAMES))
    return st.builds(
        lambda start, landing, is_minor, pair: Move(start, landing, is_minor, *pair),
        SQUARE_NAMES,
        SQUARE_NAMES,
        st.booleans(),
        attained,
    )


# The rules


@law
@given(played())
def test_no_unbalanced_group_survives(move: Played) -> None:
    assert unbalanced_squares(move.after.position) == 0
    assert reference.falling(reference.read(move.after.position.text)) == []


@law
@given(played())
def test_only_unbalanced_groups_lose_and_only_their_minority(move: Played) -> None:
    for event in events(move, "major"):
        facts = event.facts
        assert facts["rose"] != facts["cross"] and facts["rose"] and facts["cross"]
        assert facts["loser"] == ("ROSE" if facts["rose"] < facts["cross"] else "CROSS")
        assert facts["rose"] + facts["cross"] == len(facts["group"])
        assert 0 < len(facts["fallen"]) <= min(facts["rose"], facts["cross"])
        assert set(facts["fallen"]) <= set(facts["group"])


@law
@given(played())
def test_a_move_attains_at_most_once_and_takes_one_piece(move: Played) -> None:
    attained = events(move, "attain")
    assert len(attained) == len(events(move, "return")) <= 1
    for event in attained:
        assert [change[1].owner for change in event.changes] == [event.facts["victim"]]
        assert event.facts["victim"] != event.facts["seat"]
    for event in events(move, "return"):
        is_black = reference.is_black_square((FILES.index(event.tile[0]) + 1, int(event.tile[1])))
        assert event.facts["colour"] == ("black" if is_black else "white")


@law
@given(played())
def test_a_move_without_a_capture_advances(move: Played) -> None:
    before, after = counts(move.before.position), counts(move.after.position)
    for event in events(move, "move"):
        seat = event.facts["seat"]
        start, landing = RANKS.index(event.facts["start"][1]), RANKS.index(event.tile[1])
        advance = landing - start if seat == "ROSE" else start - landing
        losses = [key for key in before if key not in after and key[1].owner != seat]
        assert advance > 0 or losses
        changed = [change[:2] for each in events(move, "major", "attain") for change in each.changes]
        assert set(losses) == {(tile, piece) for tile, piece in changed if piece.owner != seat}


@law
@given(states())
def test_a_game_is_over_exactly_when_no_move_is_legal(state: State) -> None:
    assert (state.outcome is None) == bool(state.legal)
    assert (GAME.moment(state) is None) == (state.outcome is not None)
    bare = reference.is_decided(reference.read(state.position.text))
    assert not (bare and state.outcome is None)


# Reports


def consistent(move: Played) -> None:
    """Each event's changes, in order, turn one phase's pieces into the next one's; nothing happens unreported."""
    now = counts(move.before.position)
    for phase in move.phases:
        for event in phase.events:
            for tile, piece, before, after in event.changes:
                assert now.get((tile, piece), 0) == before
                now[tile, piece] = after
                if not after:
                    del now[tile, piece]
        assert now == counts(phase.position), phase.name
    assert now == counts(move.after.position)


@law
@given(played())
def test_the_changes_lead_from_phase_to_phase(move: Played) -> None:
    consistent(move)


def test_the_changes_of_every_case_lead_from_phase_to_phase() -> None:
    kinds = set()
    for path in CASES:
        case = read_case(mapping_of(path), lambda name: library.scenario_mapping(name, "rosenkreuz"))
        move = GAME.resolve(case.state, case.orders, NO_DICE)
        consistent(move)
        kinds |= {(phase.name, event.kind) for phase in move.phases for event in phase.events}
    assert kinds == {
        ("move", "move"), ("move", "minor"), ("major", "major"), ("attainment", "attain"), ("attainment", "return"),
        ("return", "major"), ("end", "won"),
    }  # fmt: skip


@law
@given(played())
def test_the_report_has_every_event_once_with_the_given_names(move: Played) -> None:
    names = {"ROSE": "Ada", "CROSS": "Ben"}
    lines = GAME.report(move, names)
    assert len(lines) == sum(len(phase.events) for phase in move.phases)
    for line in lines:
        assert line.rule and line.text
        assert not {"ROSE", "CROSS"} & set(re.findall(r"\w+", repr(line.text)))
        assert all(tile in SQUARES for tile in line.tiles)


# The contract


@law
@given(states(), moves(), st.sampled_from(["ROSE", "CROSS"]))
def test_after_matches_resolve_and_a_void_move_changes_nothing(state: State, move: Move, seat: str) -> None:
    for command in (*state.legal[:3], move, Resign()):
        orders = {seat: (command,)}
        result = GAME.resolve(state, orders, NO_DICE)
        assert GAME.next_state(state, orders, NO_DICE) == result.after
        assert result.verdicts[seat] == GAME.judge(state, seat, (command,))
        if not result.verdicts[seat][0].is_done:
            assert result.after == state and result.verdicts[seat][0].rule
            assert GAME.explain(result.verdicts[seat][0])
            assert not any(phase.events for phase in result.phases)
            assert len(GAME.report(result)) == 1


@law
@given(states())
def test_judging_and_listing_agree_on_every_pair_of_squares(state: State) -> None:
    """Only listed moves are legal, and each only as it is written."""
    seat = state.position.to_move
    legal = set(state.legal)
    for start in SQUARES:
        for landing in SQUARES:
            for is_minor in (True, False):
                move = Move(start, landing, is_minor)
                assert GAME.judge(state, seat, (move,))[0].is_done == (move in legal)
    for move in list(legal)[:20]:
        wrong = Move(move.start, move.landing, not move.is_minor, move.taken, move.back)
        assert not GAME.judge(state, seat, (wrong,))[0].is_done


@law
@given(states())
def test_a_frozen_state_thaws_to_the_same(state: State) -> None:
    text = json.dumps(GAME.freeze(state), sort_keys=True)
    assert GAME.thaw(state.scenario, json.loads(text)) == state
    assert GAME.fingerprint(state) == GAME.freeze(state)
    if not state.outcome:
        gone = GAME.next_state(state, {state.position.to_move: (Resign(),)}, NO_DICE)
        assert GAME.thaw(state.scenario, json.loads(json.dumps(GAME.freeze(gone)))) == gone
        assert gone.outcome and gone.outcome.winners != (state.position.to_move,)


@law
@given(st.one_of(moves(), st.just(Resign())), st.randoms())
def test_a_written_command_parses_to_an_equal_one(command: Any, chance: Random) -> None:
    scenario = SCENARIOS["rosenkreuz"]
    text = GAME.write(command)
    assert GAME.parse(scenario, text) == (command,)
    loose = "".join(chance.choice((each, each.upper(), f" {each}", f"{each} ")) for each in text)
    assert GAME.parse(scenario, loose) == (command,)
    assert GAME.write(GAME.parse(scenario, loose)[0]) == text


@law
@given(states())
def test_the_order_of_submission_does_not_matter(state: State) -> None:
    orders: dict[str, tuple[Any, ...]] = {"ROSE": state.legal[:2], "CROSS": state.legal[-2:]}
    one = GAME.resolve(state, orders, NO_DICE)
    assert GAME.resolve(state, dict(reversed(orders.items())), NO_DICE) == one


# Picks


@law
@given(states())
def test_picks_reach_every_legal_move_and_nothing_else(state: State) -> None:
    seat = state.position.to_move
    reached = set()

    def walk(picked: tuple[str, ...]) -> None:
        offer = GAME.offer(state, seat, (), picked)
        keys = [pick.key for pick in offer.picks if not pick.refusal]
        assert len(keys) == len(set(keys)) and bool(keys) == (offer.command is None and not state.outcome)
        if offer.command is not None:
            assert GAME.picks_for(state, seat, (), offer.command) == picked
            reached.add(offer.command)
        for key in keys:
            walk((*picked, key))

    walk(())
    assert reached == set(state.legal)


@law
@given(states(), moves())
def test_a_void_draft_changes_no_offer_and_a_legal_one_ends_the_picks(state: State, move: Move) -> None:
    seat = state.position.to_move
    if not GAME.judge(state, seat, (move,))[0].is_done:
        assert GAME.offer(state, seat, (move,), ()) == GAME.offer(state, seat, (), ())
        assert GAME.picks_for(state, seat, (), move) == ()
    if state.legal:
        assert GAME.offer(state, seat, state.legal[:1], ()).picks == ()
        assert GAME.picks_for(state, seat, state.legal[:1], state.legal[-1]) == ()
    waiting = "CROSS" if seat == "ROSE" else "ROSE"
    assert GAME.offer(state, waiting, (), ()).picks == ()


@law
@given(states(), st.lists(st.sampled_from(["", "z9", "resign", "a0"]), max_size=3))
def test_an_invalid_pick_is_skipped(state: State, odd: list[str]) -> None:
    seat = state.position.to_move
    for move in state.legal[:5]:
        picked = GAME.picks_for(state, seat, (), move)
        assert GAME.offer(state, seat, (), (*odd, picked[0], *odd, *picked[1:])).command == move


@law
@given(states())
def test_a_disabled_pick_says_why(state: State) -> None:
    seat = state.position.to_move
    for pick in GAME.offer(state, seat, (), ()).picks:
        for landing in GAME.offer(state, seat, (), (pick.key,)).picks:
            if landing.refusal:
                assert not any((move.start, move.landing) == (pick.key, landing.key) for move in state.legal)
                assert GAME.offer(state, seat, (), (pick.key, landing.key)) == GAME.offer(state, seat, (), (pick.key,))

"""Moves by picks in RosenKreuz: what each square is marked as, and what is said of it, in positions of the cases."""

from __future__ import annotations

from typing import Any

import pytest

from rozz import library
from rozz.engine.game import Offer
from rozz.engine.rosenkreuz.model.state import State
from rozz.engine.rosenkreuz.reading.cases import read_case
from rozz.engine.rosenkreuz.text.notation import Move
from rozz.engine.said import Player, said
from tests.support.engine.case_files import ALL_CASES, mapping_of

GAME = library.game("rosenkreuz")


def state_of(case: str) -> State:
    """The position of a case."""
    return read_case(mapping_of(ALL_CASES / "rosenkreuz" / f"{case}.yaml"), library.scenario_mapping).state


def offered(case: str, *picks: str) -> Offer:
    state = state_of(case)
    return GAME.offer(state, state.position.to_move, (), picks)


def marks(offer: Offer) -> dict[str, str]:
    return {pick.key: pick.mark for pick in offer.picks if not pick.refusal}


def falling(taken: Any = (), takes: int = 0, lost: Any = (), loses: int = 0) -> dict[str, Any]:
    return {"taken": taken, "takes": takes, "lost": lost, "loses": loses}


@pytest.mark.parametrize(
    ("picks", "expects", "marked"),
    [
        ((), "piece", {"c7": "own", "h1": "own"}),
        (("c7",), "landing", {"b8": "attain", "c8": "attain", "d8": "attain"}),
        (("c7", "c8"), "taken", {"a5": "take", "f5": "take", "h6": "take"}),
        (("c7", "c8", "f5"), "return", {"b1": "back", "d1": "back", "f1": "back"}),
        (("c7", "c8", "f5", "b1"), "play", {}),
    ],
)
def test_each_pick_of_an_attaining_move_is_marked(
    picks: tuple[str, ...], expects: str, marked: dict[str, str]
) -> None:
    """K8, as in the case: only forward, then an opponent's piece, then a free square of the piece's color on rank 1."""
    offer = offered("k8-attaining", *picks)
    assert marks(offer) == marked
    assert offer.expects.key == f"rosenkreuz-offer-{expects}"
    assert offer.made == offer.trail == picks
    assert (offer.command is not None) == (len(picks) == 4)


def test_a_square_names_the_piece_on_it_or_what_arriving_there_brings() -> None:
    def label(square: str, *picks: str) -> Any:
        return next(pick.label for pick in offered("k8-attaining", *picks).picks if pick.key == square)

    assert label("c7") == said("rosenkreuz-offer-own", square="c7", colour="white")
    assert label("h1") == said("rosenkreuz-offer-own", square="h1", colour="black")
    assert label("c8", "c7") == said("rosenkreuz-offer-arrives", square="c8", attains="yes", **falling())
    assert label("f5", "c7", "c8") == said("rosenkreuz-offer-own", square="f5", colour="black")
    assert label("b1", "c7", "c8", "f5") == "b1"


@pytest.mark.parametrize(
    ("case", "picks", "square", "mark", "falls"),
    [
        ("k8-attaining-by-a-minor-capture", ("b7",), "c8", "attain", falling(taken="c8", takes=1)),
        ("k5-a-major-capture-left-behind", ("c2",), "b3", "target", falling(lost=("d2", "d4"), loses=2)),
        ("k8-lost-on-return", ("c7", "b8", "h5"), "c1", "back", falling(lost="c1", loses=1)),
        ("k8-major-captures-on-return", ("c7", "b8", "a5"), "c1", "back-capture", falling(taken="d1", takes=1)),
    ],
)
def test_a_square_says_which_pieces_fall(
    case: str, picks: tuple[str, ...], square: str, mark: str, falls: dict[str, Any]
) -> None:
    (pick,) = (each for each in offered(case, *picks).picks if each.key == square)
    assert (pick.mark, pick.note) == (mark, said("rosenkreuz-offer-falls", **falls))


def test_a_capture_on_arrival_is_marked() -> None:
    """K6: the piece on b1 may replace the one on a1; a2 is empty."""
    offer = offered("k1-a1-is-black", "b1")
    assert marks(offer)["a1"] == "capture" and marks(offer)["a2"] == "target"


def test_squares_that_a_piece_may_not_use_are_gray_and_say_why() -> None:
    """K5 only forward, as nothing is captured."""
    gray = {pick.key: pick.refusal for pick in offered("k8-attaining", "c7").picks if pick.refusal}
    assert set(gray) == {"b6", "c6", "d6", "b7", "d7"}
    assert {each.key for each in gray.values()} == {"rosenkreuz-reason-no-capture"}
    assert not any(pick.refusal for pick in offered("k8-attaining", "c7", "c8").picks)


def test_picks_that_do_not_fit_are_skipped() -> None:
    assert offered("k8-attaining", "a1", "c7", "c6", "c8", "h1", "h6").made == ("c7", "c8", "h6")
    offer = offered("k8-attaining", "c7", "c8", "f5", "b1", "d1", "c7")
    assert offer.made == ("c7", "c8", "f5", "b1") and GAME.write(offer.command) == "c7-c8*f5>b1"


def test_every_legal_move_is_made_by_its_picks() -> None:
    for case in ("k8-every-way-to-attain", "k8-major-captures-on-return", "k1-a1-is-black"):
        state = state_of(case)
        for move in state.legal:
            picks = GAME.picks_for(state, state.position.to_move, (), move)
            assert GAME.offer(state, state.position.to_move, (), picks).command == move


def test_nothing_is_offered_to_who_waits_has_moved_or_moves_illegally() -> None:
    state = state_of("k8-attaining")
    (move,) = (each for each in state.legal if GAME.write(each) == "c7-c8*f5>b1")
    assert GAME.offer(state, "CROSS", (), ("a5",)) == Offer(said("rosenkreuz-reason-not-to-move", name=Player("ROSE")))
    assert GAME.offer(state, "ROSE", (move,), ("c7",)) == Offer(said("rosenkreuz-offer-listed"))
    assert GAME.picks_for(state, "CROSS", (), move) == GAME.picks_for(state, "ROSE", (move,), move) == ()
    assert GAME.picks_for(state, "ROSE", (), Move("c7", "c6")) == ()
    assert GAME.picks_for(state, "ROSE", (), move) == ("c7", "c8", "f5", "b1")

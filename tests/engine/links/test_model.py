"""The protocol of turns, explored exhaustively within bounds: `model/__init__.py` says how to read it.

The model is trusted because it finds the known attacks on letter B, and because it finds an attack for each rule of
letter C that is switched off.
"""

from __future__ import annotations

import gc
import os
from dataclasses import dataclass

import pytest

from tests.support.links.model import letter_b
from tests.support.links.model.explore import Explored, explore
from tests.support.links.model.invariants import broken
from tests.support.links.model.letter_b import WorldB
from tests.support.links.model.protocol import Rules, own
from tests.support.links.model.terms import Show, Skip
from tests.support.links.model.world import World

TWO, THREE, FOUR = ("BLUE", "RED"), ("BLUE", "GREEN", "RED"), ("BLUE", "GOLD", "GREEN", "RED")
SALTS = (("A", "s1"), ("A", "s2"))
ONE = (("A", "s1"),)
#: In larger worlds only the first states are explored; `make fuzz` explores all.
MOST = 1_200 if int(os.environ.get("ROZZ_PATHS", "96")) < 1_000 else 1_000_000
#: RED has lost its key and asks for a new one; or an impostor asks in RED's name too.
ASKED, ASKED_TWICE = (("RED", "K"),), (("RED", "K"), ("RED", "L"))
LOST = {"asked": ASKED, "returning": ASKED, "lost": ("RED",), "sealed": True}


# Letter B


def shortest_attack(world: WorldB, invariant: str) -> list[str]:
    """The shortest attack on letter B that breaks an invariant."""
    found = explore(
        world,
        lambda world, state: (each for each in letter_b.broken(world, state) if each.startswith(invariant)),
        alike=lambda world, state: state,
    )
    assert found.violation
    return [str(move) for move in found.violation.trace]


def test_letter_b_lets_the_last_seat_change_its_command_after_the_reveal():
    """Attack 1: RED shows A, reads all commands, and claims that the turn ended with B."""
    path = shortest_attack(WorldB(THREE, THREE[:2], False, (("A", "s1"), ("B", "s1"))), "I1")
    assert "RED:B" in path[-1] and "RED SHOW A" in path[0] and len(path) == 5
    assert sum("RED" in each.split(":")[0] or "is told" in each or "is handed" in each for each in path) <= 3


def test_letter_b_lets_the_last_seat_choose_the_dice():
    """Attack 2: the same with another salt."""
    path = shortest_attack(WorldB(THREE, THREE[:2], True, SALTS), "I6")
    assert "dice s1,s1,s2" in path[-1] and len(path) == 5


def test_letter_b_locks_out_a_skipped_player():
    """Attack 3, without an attacker: salts that no longer travel are taken as blank."""
    path = shortest_attack(WorldB(THREE, THREE, True, (), silent="RED"), "I3")
    assert not any("told" in each or "handed" in each for each in path)


def test_letter_b_lets_a_salt_be_poisoned():
    """Attack 4: the same turn with a larger salt for the seat without a seal."""
    path = shortest_attack(WorldB(THREE, THREE[:2], True, (("A", "s1"),)), "I3")
    assert "('RED', 's2')" in path[-1] or "('RED', 's9')" in path[-1]


# Letter C, each rule off


@dataclass(frozen=True)
class Off:
    """A rule that is switched off, the world where it matters, and the violation it prevents."""

    rule: str
    invariant: str
    world: dict
    seats: tuple[str, ...] = THREE
    honest: int = 3


OFF = (
    Off("replay_without_keeps", "I4", {"skips": 1, "lies": False}),
    Off("signing_past_skips", "I4", {"skips": 2, "lies": False, "apart": False}),
    Off("shows_need_support", "I4", {"forged": 1}, honest=2),
    Off("equivocators_can_be_skipped", "I4", {"forged": 3}, honest=2),
    Off("resign_names_vote", "I4", {"skips": 1, "resigns": 1, "lies": False}),
    Off("voters_must_name_one_key", "I8", {**LOST, "lies": False}, honest=2),
    Off("resigning_seats_name_no_key", "I8", {**LOST, "resigns": 1, "lies": False}, honest=2),
    Off("old_keys_stay_covered", "I4", {**LOST, "played": True, "turns": 2, "lies": False}, honest=2),
)


@pytest.mark.parametrize("off", OFF, ids=lambda off: off.rule)
def test_each_rule_prevents_an_attack(off):
    bounds = {"sealed": True, **off.world}
    rules = Rules(off.seats, asked=bounds.pop("asked", ()), **{off.rule: False})
    world = World(rules, off.seats[: off.honest], **bounds)
    found = explore(world, lambda world, state: (each for each in broken(world, state) if each[:2] == off.invariant))
    assert found.violation


# Letter C


@pytest.fixture(autouse=True)
def no_collection():
    """Terms and their derived values stay: searching them for garbage takes longer than the exploration."""
    gc.disable()
    yield
    gc.enable()


def held(world: World, most: int = 1_000_000) -> Explored:
    """Explore all states of a world, or this many; none may break an invariant."""
    found = explore(world, broken, most)
    assert found.violation is None, str(found.violation)
    assert found.is_all or found.states >= most
    return found


def clean(seats: tuple[str, ...], honest: int, chance: bool = False, asked: tuple = (), **bounds: object) -> World:
    """A world under the rules of letter C."""
    return World(Rules(seats, chance, asked), seats[:honest], **bounds)


#: What is explored, and the number of states.
WORLDS = {
    "two seats, one dishonest, two turns, dice": (
        clean(TWO, 1, chance=True, turns=2, forged=4, liar_values=SALTS),
        6081,
    ),
    "three honest seats, a vote, a resignation": (clean(THREE, 3, lies=False, sealed=True, skips=1, resigns=1), 4919),
    "three honest seats, two votes, whole links": (clean(THREE, 3, lies=False, sealed=True, apart=False), 10591),
    "three seats, one dishonest, two votes": (clean(THREE, 2, sealed=True, forged=1), 4912),
    "three seats, one dishonest, two of its statements": (clean(THREE, 2, sealed=True, forged=2, skips=0), 6547),
    "three seats, one dishonest, a vote, a resignation": (
        clean(THREE, 2, sealed=True, unsealed=False, forged=1, skips=1, resigns=1),
        5428,
    ),
    "three seats, one dishonest, two turns": (
        clean(THREE, 2, sealed=True, turns=2, forged=1, skips=1, liar_values=(("A", "s1"),)),
        2249,
    ),
    "three seats, two dishonest, a resignation": (clean(THREE, 1, forged=2, resigns=1, liar_values=ONE), 3289),
    "four seats, one dishonest": (clean(FOUR, 3, lies=False, sealed=True, apart=False, forged=1, skips=0), 1244),
    "three seats, one lost": (clean(THREE, 2, **LOST, lies=False), 459),
    "three seats, one lost, a resignation": (clean(THREE, 2, **LOST, lies=False, apart=False, resigns=1), 1197),
    "three seats, one lost, two turns": (clean(THREE, 2, **LOST, lies=False, apart=False, turns=2), 1025),
    "three seats, one lost after a turn": (clean(THREE, 2, **LOST, played=True, turns=2), 459),
    "three seats, one lost, one dishonest among the voters": (clean(THREE, 1, **LOST, skips=1, forged=2), 6151),
    "three seats, one lost, one dishonest, which votes for a false request": (
        clean(THREE, 1, **{**LOST, "asked": ASKED_TWICE}, skips=1, forged=2, liar_values=ONE),
        8051,
    ),
    "three seats, one lost, the old device alive": (
        clean(
            *(THREE, 3),
            **{**LOST, "lost": ()},
            lies=False, apart=False, unsealed=False, voted=THREE[:2], patient=True,
        ),
        34916,
    ),
    "three seats, one lost, the old device stolen": (
        clean(
            *(THREE, 2),
            **{**LOST, "lost": ()},
            apart=False, forged=1, voted=THREE[:2], patient=True, liar_values=ONE,
        ),
        12570,
    ),
    "four seats, one lost, one dishonest, which votes for two keys": (
        clean(
            *(FOUR, 2),
            **{**LOST, "asked": ASKED_TWICE, "about": ("RED",), "liars_say": (Skip, Show)},
            lies=False, apart=False, unsealed=False, blank=False, forged=3, liar_values=ONE,
        ),
        21886,
    ),
}


@pytest.mark.fuzz
@pytest.mark.parametrize("name", [name for name in WORLDS if "lost" in name and WORLDS[name][1] < max(MOST, 5_000)])
def test_a_seat_gets_its_new_key_and_signs_with_it(name):
    """These worlds reach the interesting state: the new device has signed with its key."""
    world, _ = WORLDS[name]

    def has_returned(world, state):
        return ["back" for each in state.devices if each.key and own(each)]

    found = explore(world, has_returned)
    assert found.violation and len(found.violation.trace) >= 5


@pytest.mark.fuzz
@pytest.mark.parametrize("name", WORLDS)
def test_no_invariant_breaks_within_the_bounds(name):
    world, states = WORLDS[name]
    found = held(world, MOST)
    assert found.states == states if found.is_all else states >= MOST

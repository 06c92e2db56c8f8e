"""Rozz keeps the laws, on positions and commands that hypothesis makes; and turned by 60 degrees it plays the same."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rozz import library
from rozz.engine.boards.hexes import DIRECTIONS
from rozz.engine.game import Turn
from rozz.engine.match import Match
from rozz.engine.rozz.play import plain_position
from rozz.engine.rozz.turn import resolve
from rozz.tools import randomplay
from rozz.ui.replay import applied
from tests.laws import LAW, GameLaws

GAME = library.game("rozz")
COLOURS = ["RED", "BLUE", "GREEN"]
COLOURED = ["INF", "ARMOR", "BOMBER", "JET", "TRAP", "GOV"]
NEUTRAL = ["SRNUKE", "MRNUKE", "LRNUTE", "PATRIOT", "MDS", "ADS", "TRANS", "CC", "IU", "IC"]
SINGLE = {"GOV", "MDS", "ADS", "CC"}
HOME = ["Rozz", *(f"R{number}" for number in range(1, 7))]


@st.composite
def scenarios(draw: st.DrawFn) -> dict[str, Any]:
    """Three players on two flowers, anything anywhere that a position allows."""
    setup: dict[str, Any] = {}
    for tile in HOME:
        holder = draw(st.sampled_from([None, *COLOURS]))
        stack: dict[str, dict[str, int]] = {}
        for colour in COLOURS:
            allowed = COLOURED if colour == holder else ["BOMBER", "JET", "TRAP"]
            items = draw(st.lists(st.sampled_from(allowed), max_size=3, unique=True))
            held = {item: 1 if item in SINGLE else draw(st.integers(1, 5)) for item in items}
            if held:
                stack[colour] = held
        items = draw(st.lists(st.sampled_from(NEUTRAL), max_size=3, unique=True))
        if items:
            stack["neutral"] = {item: 1 if item in SINGLE else draw(st.integers(1, 3)) for item in items}
        if stack:
            setup[tile] = stack
    for colour, tile in zip(COLOURS, ("B1", "B3", "B5"), strict=True):
        setup[tile] = {colour: {"HQ": 1, "INF": draw(st.integers(1, 6))}}
    return {
        "game": "rozz",
        "name": "generated",
        "board": {"territories": {"Rozz": [0, 0], "Braxx": [1, 0]}},
        "players": COLOURS,
        "objective": {"turns": 60},
        "commands": 3,
        "bankroll": 120,
        "setup": setup,
    }


def consistent(turn: Turn) -> None:
    """The changes of each phase, made in order, lead from one phase's position to the next."""
    position = turn.before.position
    for phase in turn.phases:
        changes = [change for event in phase.events for change in event.changes]
        for change in changes:
            assert change.before >= 0 and change.after >= 0
        position = applied(position, changes)
        assert position == phase.position, phase.name


def turned(tile: str) -> str:
    """A tile of the first flower, a sixth further round."""
    return tile if tile == "Rozz" else f"R{int(tile[1:]) % 6 + 1}"


class TestRozz(GameLaws):
    game = GAME

    def begin(self, seed: int) -> Match:
        return Match.begin(GAME, GAME.read(library.scenario_mapping("headquarters-3")), "law", seed=seed)

    def orders(self, state: Any, seed: int) -> dict[str, Any]:
        return randomplay.orders(state, Random(seed), silly=0.2)

    @LAW
    @given(scenarios(), st.integers(0, 10**6))
    def test_events_tell_every_change(self, written: dict[str, Any], seed: int) -> None:
        state = GAME.new(GAME.read(written))
        for turn in randomplay.play(state, 3, Random(seed), silly=0.2):
            consistent(turn)

    @LAW
    @given(scenarios(), st.integers(0, 10**6))
    def test_turned_by_sixty_degrees_it_plays_the_same(self, written: dict[str, Any], seed: int) -> None:
        """The second flower is left out: a flower alone is turned into itself."""
        setup = {tile: stack for tile, stack in written["setup"].items() if tile in HOME}
        one = {**written, "board": {"territories": {"Rozz": [0, 0]}}, "setup": {**setup}}
        for colour, tile in zip(COLOURS, ("R1", "R3", "R5"), strict=True):
            one["setup"][tile] = {colour: {"INF": 2}}
        other = {**one, "setup": {turned(tile): stack for tile, stack in one["setup"].items()}}
        straight, round_ = (GAME.new(GAME.read(each)) for each in (one, other))
        orders = randomplay.orders(straight, Random(seed), silly=0.1)
        texts = {seat: [GAME.write(each) for each in commands] for seat, commands in orders.items()}
        again = {seat: [GAME.parse(round_, _turned_text(text)) for text in rows] for seat, rows in texts.items()}
        first, second = resolve(straight, orders), resolve(round_, again)
        assert first.verdicts.keys() == second.verdicts.keys()
        for seat in COLOURS:
            assert [each.status for each in first.verdicts[seat]] == [each.status for each in second.verdicts[seat]]
        plain = plain_position(straight.scenario, first.after.position)
        assert {turned(tile): stack for tile, stack in plain.items()} == plain_position(
            round_.scenario, second.after.position
        )


def _turned_text(text: str) -> str:
    words = text.replace(">", " > ").split()
    return " ".join(turned(word) if word in HOME else word for word in words)


def test_six_directions_make_a_ring() -> None:
    assert [sum(axis) for axis in zip(*DIRECTIONS, strict=True)] == [0, 0]


DIGEST = """
import hashlib, json
from random import Random
from rozz import library
from rozz.tools import randomplay
game = library.game("rozz")
state = game.new(game.read(library.scenario_mapping("headquarters-4")))
told = []
for turn in randomplay.play(state, 25, Random(5), silly=0.2):
    told.append([game.fingerprint(turn.after), [[line.text, line.rule] for line in game.report(turn)]])
print(hashlib.sha256(json.dumps(told).encode()).hexdigest())
"""


def test_the_hash_seed_does_not_matter() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(digests) == 1
    assert len(digests.pop().strip()) == len(hashlib.sha256(json.dumps("").encode()).hexdigest())

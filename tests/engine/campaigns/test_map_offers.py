"""Commands on the map are made by picks: every legal one, and no other."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rozz import library
from rozz.engine.campaigns.map.marching import marches
from rozz.engine.campaigns.model.commands import March, Pass
from rozz.engine.game import Offer, board_of
from rozz.engine.match import Match

GAME = library.game("campaigns")
CAMPAIGN = "meeting-the-wizard"
#: Moments played on the map, whatever stands on the battleboard.
ON_THE_MAP = frozenset(("activate", "refuge", "return", "recruit"))


def begun(seed: int) -> Match:
    scenario = GAME.read(library.scenario_mapping(CAMPAIGN, "campaigns"))
    return Match.begin(GAME, scenario, "one", key=seed.to_bytes(4, "big"))


def random_command(state: Any, seat: str, chance: Random) -> Offer:
    """A command by random picks, as far as they lead."""
    made: tuple[str, ...] = ()
    for _ in range(14):
        going = GAME.offer(state, seat, (), made)
        keys = [pick.key for pick in going.picks if not pick.refusal]
        if not keys or (going.command is not None and chance.random() < 0.3):
            break
        made = GAME.offer(state, seat, (), (*going.made, chance.choice(keys))).made
    return GAME.offer(state, seat, (), made)


@pytest.mark.parametrize("seed", range(4))
def test_a_campaign_can_be_played_by_random_picks(seed: int) -> None:
    chance, match, seen = Random(seed), begun(seed), set()
    for _ in range(250):
        if match.outcome is not None:
            break
        state = match.state
        seen.add(state.moment)
        for seat in state.asked:
            going = random_command(state, seat, chance)
            assert GAME.offer(state, seat, (), going.made) == going, "its own picks lead to the same offer"
            keys = [(pick.key, pick.place) for pick in going.picks]
            assert len(keys) == len(set(keys)), keys
            if state.moment in ON_THE_MAP:
                assert all(board_of(pick.place) == "map" for pick in going.picks if pick.place)
                assert all(board_of(place) == "map" for place in going.trail)
            command = going.command
            if command is None:
                command = GAME.default(state, seat)[0]
            assert GAME.judge(state, seat, (command,))[0].is_done, GAME.write(command)
            match = match.hand_in(seat, (command,))
        match = match.reveal()
    assert seen >= {"initiative", "activate", "recruit"}


@pytest.mark.parametrize("seed", range(4))
def test_every_march_can_be_picked(seed: int) -> None:
    chance, match = Random(seed), begun(seed)
    found = 0
    while found < 6 and match.outcome is None:
        state = match.state
        if state.moment == "activate":
            found += 1
            (seat,) = state.asked
            listed = list(marches(state, seat))
            for command in chance.sample(listed, min(60, len(listed))):
                keys = GAME.picked(state, seat, (), command)
                assert GAME.offer(state, seat, (), keys).command == command, GAME.write(command)
            assert GAME.offer(state, seat, (), GAME.picked(state, seat, (), Pass())).command == Pass()
        for seat in state.asked:
            going = random_command(state, seat, chance)
            match = match.hand_in(seat, (going.command,) if going.command else GAME.default(state, seat))
        match = match.reveal()
    assert found


def test_a_march_can_drop_take_and_carry_the_bell() -> None:
    state: Any = begun(1).state
    while state.moment != "activate":
        state = GAME.after(state, {seat: GAME.default(state, seat) for seat in state.asked}, _Sixes())
    lines = (
        "M: Evora+WREG1+Bell @ Yellow Tower > Winkopolis",
        "M: Evora+WREG1 @ Yellow Tower > Winkopolis",
        "M: Evora+WREG1+WSKE1+Bell @ Yellow Tower > Winkopolis drop WREG1 take WREG2 > Zilkhold",
        "M: Evora+WREG1+Bell @ Yellow Tower > Winkopolis drop WREG1+Bell > Tinmoor",
    )
    state = _turn_of(state, "WINKIES")
    for line in lines:
        (command,) = GAME.parse(state.scenario, line)
        assert isinstance(command, March)
        done = GAME.judge(state, "WINKIES", (command,))[0].is_done
        keys = GAME.picked(state, "WINKIES", (), command)
        made = GAME.offer(state, "WINKIES", (), keys).command
        assert made == (command if done else None), (line, keys)


class _Sixes:
    """Dice with fixed results."""

    def draw(self, sides: int, rule: str) -> int:
        return min(6, sides) if rule != "C4.1" else self._next()

    def __init__(self) -> None:
        self._at = 0

    def _next(self) -> int:
        self._at += 1
        return 1 + self._at % 9


def _turn_of(state: Any, seat: str) -> Any:
    return state if seat in state.asked else GAME.after(state, {each: (Pass(),) for each in state.asked}, _Sixes())

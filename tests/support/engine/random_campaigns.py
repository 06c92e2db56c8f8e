"""Random play of Campaigns of Ozz: anything that is listed or can be picked; and matches played to the end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rozz.engine.campaigns.model.commands import Pass
from rozz.engine.campaigns.play import Campaigns
from rozz.engine.dice import KeyedDice

GAME = Campaigns()


def random_command(state: Any, seat: str, chance: Random) -> Any:
    """A command made by random picks, or the default."""
    made: tuple[str, ...] = ()
    for _ in range(80):
        offer = GAME.offer(state, seat, (), made)
        keys = [pick.key for pick in offer.picks if not pick.refusal]
        if not keys or (offer.command is not None and chance.random() < 0.3):
            break
        made = GAME.offer(state, seat, (), (*offer.made, chance.choice(keys))).made
    return GAME.offer(state, seat, (), made).command or GAME.default_commands(state, seat)[0]


def random_legal_command(state: Any, seat: str, chance: Random) -> Any:
    """A random legal command; sometimes a retreat, rarely a pass, so that something happens."""
    if state.moment == "activate":
        return Pass() if chance.random() < 0.2 else random_command(state, seat, chance)
    listed = GAME.legal(state, seat)
    if not listed:
        return random_command(state, seat, chance)
    if state.moment == "withdraw" and chance.random() < 0.7:
        return listed[0]
    return chance.choice(listed)


def play_to_the_end(state: Any, given: Callable[[Any, str], Any], key: str, most: int) -> Any:
    """A match in which `given` chooses every seat's commands; it ends within `most` moments."""
    for number in range(most):
        moment = GAME.moment(state)
        if moment is None:
            break
        orders = {seat: (given(state, seat),) for seat in moment.seats}
        after = GAME.next_state(state, orders, KeyedDice(key.encode(), f"moment {number}"))
        assert after is not state
        state = after
    assert GAME.outcome(state) is not None, f"{key} does not end"
    return state

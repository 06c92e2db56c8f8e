"""Commands made by changing a draft step by step, for moments whose commands are too many to list.

As soon as anything is picked, the picks say everything that the draft contains.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rozz.engine.campaigns.adapter.deployment_draft import DeploymentDrafter
from rozz.engine.campaigns.adapter.march_draft import MarchDrafter
from rozz.engine.campaigns.adapter.orders_draft import OrdersDrafter
from rozz.engine.campaigns.adapter.recruiting_draft import RecruitingDrafter
from rozz.engine.campaigns.adapter.spell_draft import SpellDrafter
from rozz.engine.campaigns.legality.legality import is_legal
from rozz.engine.campaigns.model.commands import Command
from rozz.engine.campaigns.model.state import State
from rozz.engine.game import Offer


class Drafter(Protocol):
    """Makes one kind of command."""

    def offer(self, state: State, seat: str, picked: Sequence[str]) -> Offer:
        """How the draft continues after these picks; invalid ones are skipped."""

    def picks_for(self, state: State, seat: str, command: Command) -> tuple[str, ...]:
        """The picks that make a legal command of this kind; empty if there are none."""


_DRAFTERS: dict[str, Drafter] = {
    "deploy": DeploymentDrafter(is_fixed=False),
    "groups": DeploymentDrafter(is_fixed=True),
    "spells": SpellDrafter(),
    "orders": OrdersDrafter(),
    "recruit": RecruitingDrafter(),
    "activate": MarchDrafter(),
}


def offer(state: State, seat: str, picked: Sequence[str]) -> Offer:
    """How the draft continues after these picks."""
    return _DRAFTERS[state.moment].offer(state, seat, picked)


def picks_for(state: State, seat: str, command: Command) -> tuple[str, ...]:
    """The picks that make a command; empty if no picks make exactly this command."""
    # An illegal command is never offered, nor is one that belongs to another kind of moment.
    if not is_legal(state, seat, command):
        return ()
    picks = _DRAFTERS[state.moment].picks_for(state, seat, command)
    made = offer(state, seat, picks)
    return picks if picks and (made.made, made.command) == (picks, command) else ()

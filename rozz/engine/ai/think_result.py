"""The result of a search: the commands, and details for hints, forecasts and reviews."""

from __future__ import annotations

from dataclasses import dataclass

from rozz.engine.game import Joint, Plan


@dataclass(frozen=True)
class Scored:
    """A plan and its value to the seat, averaged over what the others are expected to do."""

    value: float
    plan: Plan


@dataclass(frozen=True)
class Share:
    """A plan that was fully considered: how often it should be played, from 0 to 1, and its value.

    If seats move one after another, `then` is the expected continuation, moment by moment.
    """

    plan: Plan
    share: float
    value: float
    then: tuple[Joint, ...] = ()


@dataclass(frozen=True)
class Payoffs:
    """A small table: the seat's value of each of its `plans` (rows) against each of the others' `replies` (columns).

    `shares` says how much each reply counts in the value of a plan.
    """

    plans: tuple[Plan, ...] = ()
    replies: tuple[Joint, ...] = ()
    values: tuple[tuple[float, ...], ...] = ()
    shares: tuple[float, ...] = ()


@dataclass(frozen=True)
class Thought:
    """What a computer player would hand in now; `is_final` after a complete search.

    `evaluations` are the positions examined; `shares` its best plans, best first; `feared` the worst reply to the
    chosen plan, by seat; `expected` the others' likeliest plans. `is_opening`: the shares come from a book of openings,
    which whole games decided; so a plan with a larger share may have a smaller value.
    """

    commands: Plan
    evaluations: int = 0
    is_final: bool = False
    shares: tuple[Share, ...] = ()
    feared: Joint | None = None
    expected: Joint | None = None
    table: Payoffs = Payoffs()
    is_opening: bool = False

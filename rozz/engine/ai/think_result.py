"""What came of thinking: the commands, and what a hint, a forecast or a review tells of how they were found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rozz.engine.ai.evaluator import Plan

Joint = Mapping[str, Plan]


@dataclass(frozen=True)
class Scored:
    """A plan, and how good it is: the value of the seat, averaged over what the others are expected to do."""

    value: float
    plan: Plan


@dataclass(frozen=True)
class Share:
    """A plan that was considered to the end: how often it should be played, from 0 to 1, and what it is worth.

    Where one seat moves after another, `then` is what is expected to follow on it, moment by moment.
    """

    plan: Plan
    share: float
    value: float
    then: tuple[Joint, ...] = ()


@dataclass(frozen=True)
class Payoffs:
    """A small table: the seat's value of each of its `plans` (rows) against each of the others' `replies` (columns)."""

    plans: tuple[Plan, ...] = ()
    replies: tuple[Joint, ...] = ()
    values: tuple[tuple[float, ...], ...] = ()


@dataclass(frozen=True)
class Thought:
    """What a computer player would hand in now; `is_final` says that it has thought to the end.

    `evaluations` are the positions looked at; `shares` its best plans, the best first; `feared` the reply to the chosen
    plan that hurts most, by seat; `expected` the others' likeliest plans.
    """

    commands: Plan
    evaluations: int = 0
    is_final: bool = False
    shares: tuple[Share, ...] = ()
    feared: Joint | None = None
    expected: Joint | None = None
    table: Payoffs = Payoffs()

"""What the board shows while a hint is open: the commands of a plan, and the reply to it that hurts most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rozz.engine.match import Match
from rozz.ui.games.face import LikelyPlan
from rozz.ui.state.model import HINT, Model
from rozz.ui.worker.turn_questions import Advice, HintPlan


def shown_plan(model: Model) -> HintPlan | None:
    """The plan that is on the board; None while no hint is open."""
    advice = model.advice
    if model.dialog != HINT or advice is None or not 0 <= model.hint_plan < len(advice.plans):
        return None
    return advice.plans[model.hint_plan]


def feared_number(advice: Advice, plan: HintPlan) -> int:
    """Which reply hurts a plan most, by its index; -1 if none is known."""
    if advice.feared < 0:
        return -1
    return plan.against.index(min(plan.against)) if plan.against else advice.feared


def feared_reply(advice: Advice, plan: HintPlan) -> Mapping[str, Sequence[str]]:
    """Everybody else's commands in the reply that hurts a plan most; empty if none is known."""
    number = feared_number(advice, plan)
    return advice.replies[number] if 0 <= number < len(advice.replies) else {}


def feared_moves(match: Match, advice: Advice, plan: HintPlan) -> tuple[LikelyPlan, ...]:
    """The commands that hurt a plan most, to be drawn without saying how likely they are.

    Of several opponents only those whose commands do the harm, if it is known.
    """
    reply, foes = feared_reply(advice, plan), plan.reason.opponents if plan.reason is not None else ()
    return tuple(
        LikelyPlan(seat, parsed(match, texts), 0.0) for seat, texts in reply.items() if not foes or seat in foes
    )


def parsed(match: Match, texts: Sequence[str]) -> tuple[Any, ...]:
    """The commands of a plan."""
    return tuple(command for text in texts for command in match.game.parse(match.scenario, text))

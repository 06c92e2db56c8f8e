"""What the board shows while a hint is open: the commands of a plan, and the reply to it that hurts most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rozz.engine.match import Match
from rozz.ui.games.face import Foretold
from rozz.ui.state.model import HINT, Model, Session
from rozz.ui.worker.turn_questions import Advice, Plan


def shown_plan(model: Model, session: Session) -> tuple[Any, ...] | None:
    """The commands of the plan that is on the board; None while no hint is open."""
    advice = model.advice
    if model.dialog != HINT or advice is None or not 0 <= model.hint_plan < len(advice.plans):
        return None
    return parsed(session.match, advice.plans[model.hint_plan].commands)


def feared_number(advice: Advice, plan: Plan) -> int:
    """Which reply hurts a plan most, by its index; -1 if none is known."""
    if advice.feared < 0:
        return -1
    return plan.against.index(min(plan.against)) if plan.against else advice.feared


def feared_moves(model: Model, session: Session) -> tuple[Foretold, ...]:
    """The commands of everybody else in the reply that the shown plan has to fear; how likely they are is not said."""
    advice = model.advice
    if advice is None or not 0 <= model.hint_plan < len(advice.plans):
        return ()
    number = feared_number(advice, advice.plans[model.hint_plan])
    reply = advice.replies[number] if 0 <= number < len(advice.replies) else {}
    return tuple(Foretold(seat, parsed(session.match, texts), 0.0) for seat, texts in reply.items())


def parsed(match: Match, texts: Sequence[str]) -> tuple[Any, ...]:
    """The commands of a plan."""
    return tuple(command for text in texts for command in match.game.parse(match.scenario, text))

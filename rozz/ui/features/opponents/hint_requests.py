"""Hints: who may ask for one now, which of its plans is shown, and what happens when it is used."""

from __future__ import annotations

from dataclasses import replace

from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Focus, Updated
from rozz.ui.state.model import HINT, Model, Session, Written
from rozz.ui.state.stages import COMPOSE
from rozz.ui.worker.turn_questions import Advice, TurnSearch


def turn_of(model: Model) -> TurnSearch | None:
    """Who can ask for a hint now: a player who is writing commands, but not in a puzzle or by link."""
    session = model.session
    if session is None or session.stage != COMPOSE or not session.kind.has_help or model.screen != "table":
        return None
    if session.resigns:
        return None
    match = session.match
    return TurnSearch(match.identity, len(match.played), session.seat, is_hint=True, position=id(match.state))


def update(model: Model, message: m.AskHint | m.ShowPlan | m.UseHint) -> Updated:
    """Handle a message about hints."""
    match message:
        case m.AskHint() if (turn := turn_of(model)) is not None:
            advice = model.advice if model.hinting == turn else None
            shown = model.hint_plan if advice is not None else 0
            return replace(model, hinting=turn, advice=advice, hint_plan=shown, dialog=HINT), (Focus("dialog"),)
        case m.ShowPlan(number) if model.advice is not None and 0 <= number < len(model.advice.plans):
            return replace(model, hint_plan=number), ()
        case m.UseHint(number) if model.advice is not None and model.session is not None:
            return _used(model, model.session, model.advice, number), ()
    return model, ()


def _used(model: Model, session: Session, advice: Advice, number: int) -> Model:
    """Replace the list by the commands of a plan; Undo restores the list."""
    match = session.match
    if not 0 <= number < len(advice.plans):
        return model
    texts = advice.plans[number].commands
    commands = tuple(each for text in texts for each in match.game.parse(match.scenario, text))
    composer = session.composer.changed(Written(commands))
    return replace(model, session=replace(session, composer=composer), toast=say("hint-used"))

"""What might they do? In a what-if and beside guesses the player can ask how others may answer a draft; never unasked.

Only what the player may know counts (`Match.as_seen_by`, and public knowledge), and only the draft of the asking seat:
what the player tries for the others, or guesses of them, is not their command.
"""

from __future__ import annotations

from dataclasses import replace

from rozz.ui.features.composer import command_editing
from rozz.ui.features.guesses import guess_presence
from rozz.ui.games.face import LikelyPlan
from rozz.ui.state.model import Composer, Model, Session, Written
from rozz.ui.state.stages import COMPOSE
from rozz.ui.worker.turn_questions import Likely, TurnSearch


def turn_of(model: Model) -> TurnSearch | None:
    """Whose draft the player can ask about now; None if nobody can ask."""
    session = model.session
    if session is None or not session.kind.has_help or not (session.is_trial or guess_presence.is_open(session)):
        return None
    if session.stage != COMPOSE or model.screen != "table":
        return None
    match = session.match
    draft = tuple(match.game.write(each) for each in _drafted(session))
    return TurnSearch(match.identity, len(match.played), session.seat, position=id(match.state), draft=draft)


def _drafted(session: Session) -> tuple[object, ...]:
    """The list; for a move that is played as soon as it is added, the current command."""
    if session.is_sealed:
        return session.composer.commands
    return command_editing.added(session).commands


def with_forecast(model: Model, forecast: tuple[Likely, ...]) -> Model:
    """The page with a forecast of the others."""
    session = model.session
    if session is None:
        return model
    game, scenario = session.match.game, session.match.scenario
    likely_plans = tuple(
        LikelyPlan(each.seat, tuple(c for text in each.commands for c in game.parse(scenario, text)), each.share)
        for each in forecast
    )
    return replace(model, thinking=None, best=None, forecast=likely_plans)


def gives_to_others(session: Session) -> bool:
    """Whether commands given to others are played: not in open moments, when they answer after seeing the move."""
    moment = session.match.moment
    return moment is not None and moment.is_sealed and (session.is_trial or guess_presence.is_open(session))


def let_them(model: Model, number: int) -> Model:
    """Give another seat its forecast plan in the what-if, or as a guess; again restores what it had before."""
    session, forecast = model.session, model.forecast or ()
    if session is None or not gives_to_others(session) or not 0 <= number < len(forecast):
        return model
    seat, commands = forecast[number].seat, forecast[number].commands
    is_undone = is_taken(session, number, forecast)

    def changed(draft: Composer) -> Composer:
        if not is_undone:
            return draft.changed(Written(commands))
        return draft.undone() if draft.before else draft.changed(Written())

    if not session.is_trial:
        from rozz.ui.features.guesses import guess_lists

        return replace(model, session=guess_lists.guessed(session, seat, changed))
    draft = changed(session.drafts.get(seat, Composer()))
    return replace(model, session=replace(session, drafts={**session.drafts, seat: draft}))


def is_taken(session: Session, number: int, forecast: tuple[LikelyPlan, ...]) -> bool:
    """Whether a seat's list holds a forecast plan."""
    seat = forecast[number].seat
    if session.is_trial:
        draft = session.drafts.get(seat)
    else:
        from rozz.ui.features.guesses import guess_lists

        draft = guess_lists.guess_of(session, seat).composer
    return draft is not None and draft.commands == forecast[number].commands

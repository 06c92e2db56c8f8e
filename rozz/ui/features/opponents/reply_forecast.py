"""What might they do? In a what-if the player can ask how others may answer a draft; never elsewhere or unasked.

A what-if's match holds what its player may know (`Match.sight`), and only the draft of the asking seat counts: what the
player tries for the others is not their command.
"""

from __future__ import annotations

from dataclasses import replace

from rozz.ui.features.composer import compose
from rozz.ui.games.face import Foretold
from rozz.ui.state.model import Composer, Model, Session, Written
from rozz.ui.state.stages import COMPOSE
from rozz.ui.worker.turn_questions import Likely, Turn


def turn_of(model: Model) -> Turn | None:
    """Whose draft the player can ask about now; None if nobody can ask."""
    session = model.session
    if session is None or not session.is_trial or not session.kind.has_help:
        return None
    if session.stage != COMPOSE or model.screen != "table":
        return None
    match = session.match
    draft = tuple(match.game.write(each) for each in _drafted(session))
    return Turn(match.identity, len(match.played), session.seat, position=id(match.state), draft=draft)


def _drafted(session: Session) -> tuple[object, ...]:
    """The list; for a move that is played as soon as it is added, the current command."""
    if session.is_sealed:
        return session.composer.commands
    return compose.added(session).commands


def with_forecast(model: Model, forecast: tuple[Likely, ...]) -> Model:
    """The page with a forecast of the others."""
    session = model.session
    if session is None:
        return model
    game, scenario = session.match.game, session.match.scenario
    foretold = tuple(
        Foretold(each.seat, tuple(c for text in each.commands for c in game.parse(scenario, text)), each.share)
        for each in forecast
    )
    return replace(model, thinking=None, best=None, forecast=foretold)


def gives_to_others(session: Session) -> bool:
    """Whether a what-if plays the commands given to others: not if they answer after seeing the move."""
    moment = session.match.moment
    return session.is_trial and moment is not None and moment.is_sealed


def let_them(model: Model, number: int) -> Model:
    """Give another seat its forecast plan in the what-if; a second time restores what it had before."""
    session, forecast = model.session, model.forecast or ()
    if session is None or not gives_to_others(session) or not 0 <= number < len(forecast):
        return model
    seat, commands = forecast[number].seat, forecast[number].commands
    draft = session.drafts.get(seat, Composer())
    if not is_taken(session, number, forecast):
        draft = draft.changed(Written(commands))
    else:
        draft = draft.undone() if draft.before else draft.changed(Written())
    return replace(model, session=replace(session, drafts={**session.drafts, seat: draft}))


def is_taken(session: Session, number: int, forecast: tuple[Foretold, ...]) -> bool:
    """Whether a seat's list holds a forecast plan."""
    draft = session.drafts.get(forecast[number].seat)
    return draft is not None and draft.commands == forecast[number].commands

"""Whether there is anything to guess, and whether guesses are shown; every table needs to know."""

from __future__ import annotations

from rozz.engine.match import Match
from rozz.ui.memoize import remembered
from rozz.ui.state.model import Session
from rozz.ui.state.planning import Planning
from rozz.ui.state.session_kinds import ByLink, Here
from rozz.ui.state.stages import COMPOSE


def can_guess(session: Session) -> bool:
    """Whether the seat can guess: it and others write secret commands in a match."""
    is_match = isinstance(session.kind, Here | ByLink) and session.stage == COMPOSE and session.is_sealed
    return is_match and bool(rivals(session))


def rivals(session: Session) -> tuple[str, ...]:
    """The seats whose commands can be guessed, in their order."""
    return _rivals(session.match, session.seat)


@remembered(most=4)
def _rivals(match: Match, own: str) -> tuple[str, ...]:
    asked = {*match.waiting_for, *match.pending} - {own}
    return tuple(seat for seat in match.colours if seat in asked and match.game.can_order(match.state, seat))


def planning(session: Session) -> Planning | None:
    """The guesses and plans of the seat for the current moment; None if there are none."""
    found = session.planning.get(session.seat) if session.stage == COMPOSE else None
    return found if found is not None and found.moment == len(session.match.played) else None


def is_open(session: Session) -> bool:
    """Whether the panel of guesses is open beside the commands."""
    found = planning(session)
    return found is not None and found.is_open and can_guess(session)

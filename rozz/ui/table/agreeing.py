"""What the whole table decides: to take the last turn back, or to agree to a draw."""

from __future__ import annotations

from dataclasses import replace

from rozz.ui.games import face_of
from rozz.ui.model import DRAW, OVER, TAKE_BACK, Composer, Session, Written
from rozz.ui.table import seating


def can_ask(session: Session, kind: str) -> bool:
    """Whether there is something to agree on."""
    if session.is_trial or session.is_told or session.link is not None:
        return False
    if kind == TAKE_BACK:
        return bool(session.match.played)
    knows_draws = face_of(session.match.game.name).can_draw
    return kind == DRAW and knows_draws and not session.is_over and len(session.people) > 1


def voters(session: Session) -> tuple[str, ...]:
    """Who must agree: everybody who plays here and has not resigned."""
    resigned = session.match.game.left(session.match.state)
    return tuple(seat for seat in session.people if seat not in resigned or len(session.people) == 1)


def asked(session: Session, kind: str) -> Session:
    """The table is asked; one person alone has agreed already."""
    if not can_ask(session, kind):
        return session
    asking = replace(seating.hidden(session), asking=kind, agreed=frozenset())
    return decided(asking) if len(session.people) == 1 else asking


def agreed(session: Session, colour: str) -> Session:
    """A seat agrees, or no longer does; when all do it is done."""
    if not session.asking or colour not in voters(session):
        return session
    after = replace(session, agreed=session.agreed ^ {colour})
    return decided(after) if after.agreed == frozenset(voters(after)) else after


def decided(session: Session) -> Session:
    """What all agreed on.

    After a turn is taken back each player's commands of it are drafts again: they were revealed, and most will stay.
    """
    done = replace(session, asking="", agreed=frozenset())
    if session.asking == DRAW:
        return replace(done, stage=OVER, is_drawn=True, drafts={}, came_from="")
    given = session.match.played[-1].orders
    drafts = {seat: Composer(Written(commands)) for seat, commands in given.items() if seat in session.people}
    back = replace(done, match=session.match.undo(), drafts=drafts, is_drawn=False, came_from="", tile="")
    return seating.at_handover(back)

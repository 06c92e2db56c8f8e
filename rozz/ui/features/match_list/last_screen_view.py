"""What the next visit shows before Python runs: the handover page or the last position, without any commands."""

from __future__ import annotations

from dataclasses import replace

from rozz.ui.features.links.send_status import has_ended_unsent
from rozz.ui.features.match_list import session_codec
from rozz.ui.features.table import table_votes
from rozz.ui.state.model import Composer, Model, Session
from rozz.ui.state.session_kinds import ByLink
from rozz.ui.state.stages import OVER


def at_rest(model: Model) -> Model:
    """The page as anybody may see it next: the open match, or else the first screen.

    A finished match that has nothing left to send opens again only by its address.
    """
    session = model.aside or model.session
    hints = model.hints - {"newer", "site-cleared"}
    rested = Model(
        shelf=model.shelf,
        settings=model.settings,
        language=model.language,
        pointer=model.pointer,
        is_kept=model.is_kept,
        hints=hints,
        address=model.address,
        solved=model.solved,
        lessons=model.lessons,
        tier=model.tier,
        today=model.today,
    )
    is_kept = session is not None and any(each.identity == session.match.identity for each in model.shelf)
    if session is None or not is_kept or model.screen == "home" or _is_done(model, session):
        return rested
    kind = session.kind
    if isinstance(kind, ByLink):
        session = replace(session, kind=replace(kind, linked=replace(kind.linked, sealed=())))
    plain = table_votes.asking(replace(session, composer=Composer(), drafts={}, planning={}, tile=""), None)
    return replace(rested, screen="table", session=session_codec.settled(plain))


def _is_done(model: Model, session: Session) -> bool:
    """Whether a match is over and nobody waits for a link of it, nor for the end of a what-if."""
    is_unsent = session.linked is not None and has_ended_unsent(session.linked)
    return session.stage == OVER and model.aside is None and not is_unsent

"""What the next visit shows before Python runs: the handover page or the last position, never a draft."""

from __future__ import annotations

from dataclasses import replace

from rozz.ui.features.match_list import session_codec
from rozz.ui.features.table import table_votes
from rozz.ui.state.model import Composer, Model


def at_rest(model: Model) -> Model:
    """The page as anybody may see it next: the open match, or else the first screen."""
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
    if session is None or not is_kept or model.screen == "home":
        return rested
    plain = table_votes.asking(replace(session, composer=Composer(), drafts={}, planning={}, tile=""), None)
    return replace(rested, screen="table", session=session_codec.settled(plain))

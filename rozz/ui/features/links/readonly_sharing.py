"""Read-only links: which match can be shared, and the turn and step appended to such a link."""

from __future__ import annotations

import re

from rozz.ui.state.model import Session
from rozz.ui.state.session_kinds import Learning, Solving, WhatIf
from rozz.ui.state.stages import REVEAL

#: The suffix of a read-only link that opens at a turn, and at a step of it.
_PLACE = re.compile(r"&turn=(\d{1,5})(?:&step=(\d{1,4}))?")


def place(turn: int, step: int = 0) -> str:
    """The suffix that makes a link open there.

    >>> place(3), place(3, 2), place(0)
    ('&turn=3', '&turn=3&step=2', '')
    """
    return f"&turn={turn}" + (f"&step={step}" if step else "") if turn else ""


def place_in(message: str) -> tuple[int, int]:
    """The turn and step that a message with a link names; 0 for none.

    >>> place_in("look: https://example.org/#m=BAAA&turn=3&step=2 !"), place_in("#m=BAAA")
    ((3, 2), (0, 0))
    """
    found = _PLACE.search(message)
    return (int(found[1]), int(found[2] or 0)) if found else (0, 0)


def can_share(session: Session) -> bool:
    """Whether the open match can be shared read-only: it is over, or a turn is shown."""
    if isinstance(session.kind, WhatIf | Learning | Solving) or not session.match.played:
        return False
    return session.kind.is_over or session.stage == REVEAL


def turn_shown(session: Session) -> int:
    """The turn that a shared link opens at: the shown turn, or 0 for the whole match."""
    return session.shown_turn if session.stage == REVEAL else 0

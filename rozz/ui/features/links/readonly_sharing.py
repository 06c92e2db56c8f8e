"""Read-only links: which match can be shared to look at, and the turn and step that stand behind such a link."""

from __future__ import annotations

import re

from rozz.ui.state.model import Session
from rozz.ui.state.session_kinds import Learning, Solving, WhatIf
from rozz.ui.state.stages import REVEAL

#: What stands behind a read-only link that opens at a turn, and at a step of it.
_PLACE = re.compile(r"&turn=(\d{1,5})(?:&step=(\d{1,4}))?")


def place(turn: int, step: int = 0) -> str:
    """What is put behind a link so that it opens there.

    >>> place(3), place(3, 2), place(0)
    ('&turn=3', '&turn=3&step=2', '')
    """
    return f"&turn={turn}" + (f"&step={step}" if step else "") if turn else ""


def place_in(message: str) -> tuple[int, int]:
    """Turn and step that a message with a link names; 0 for none.

    >>> place_in("look: https://example.org/#m=BAAA&turn=3&step=2 !"), place_in("#m=BAAA")
    ((3, 2), (0, 0))
    """
    found = _PLACE.search(message)
    return (int(found[1]), int(found[2] or 0)) if found else (0, 0)


def can_share(session: Session) -> bool:
    """Whether what is open can be shared to look at: a match that is over, or the turn that is being shown."""
    if isinstance(session.kind, WhatIf | Learning | Solving) or not session.match.played:
        return False
    return session.kind.is_over or session.stage == REVEAL


def turn_shown(session: Session) -> int:
    """The turn that a shared link opens at: the one that is being shown, or 0 for the match as a whole."""
    return session.shown_turn if session.stage == REVEAL else 0

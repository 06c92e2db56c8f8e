"""Whose commands the composer shows: the player's own, or a rival's that the player guesses."""

from __future__ import annotations

from rozz.ui.state.model import Session


def in_composer(session: Session) -> Session:
    """The session as the composer shows it: with a guess of a rival's commands, if one is being written."""
    if not session.guessing:
        return session
    from rozz.ui.features.guesses import guess_lists  # imported when somebody first guesses

    return guess_lists.seen_through(session)

"""What buttons, headings and parts of commands are called, by the ids of their messages."""

from __future__ import annotations

from rozz.ui.i18n.texts import say


def buying(item: str) -> str:
    """The button that buys a piece of Rozz."""
    return say("rozz-command-choice-purchase", item=item)


def moving(item: str) -> str:
    """The button that moves pieces of a kind of Rozz."""
    return say("rozz-command-choice-move", item=item)


def striking(item: str) -> str:
    """The button with which a piece of Rozz strikes."""
    return say("rozz-command-choice-strike", item=item)


def moves_now(name: str, number: int) -> str:
    """The heading over a move that a player makes in a game of moves."""
    return say("chooses-now", name=name, moment=say("moment-move-inside", number=number))


def missing(file: str) -> str:
    """That a file of the site is not there."""
    return say("startup-missing", file=file)


def yours(tile: str, pieces: str = "") -> str:
    """A tile of Rozz as whoever holds it hears it: all of it, or how it begins."""
    owner = say("rozz-yours")
    return say("rozz-tile", tile=tile, contents=say("rozz-tile-owner", owner=owner, pieces=pieces) if pieces else owner)

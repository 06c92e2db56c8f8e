"""The names of buttons, headings and parts of commands, by their message ids."""

from __future__ import annotations

from rozz.ui.i18n.texts import say


def buy_label(item: str) -> str:
    """The button that buys a piece in Rozz."""
    return say("rozz-command-choice-purchase", item=item)


def move_label(item: str) -> str:
    """The button that moves pieces of one kind in Rozz."""
    return say("rozz-command-choice-move", item=item)


def strike_label(item: str) -> str:
    """The button that strikes with a piece in Rozz."""
    return say("rozz-command-choice-strike", item=item)


def moves_now(name: str, number: int) -> str:
    """The heading over a player's move in a game of moves."""
    return say("chooses-now", name=name, moment=say("moment-move-inside", number=number))


def missing(file: str) -> str:
    """The message that a file of the site is missing."""
    return say("startup-missing", file=file)


def own_tile(tile: str, pieces: str = "") -> str:
    """A tile of Rozz as its owner hears it: the whole text, or its beginning."""
    owner = say("rozz-yours")
    return say("rozz-tile", tile=tile, contents=say("rozz-tile-owner", owner=owner, pieces=pieces) if pieces else owner)

"""The names of buttons, headings and parts of commands, by their message ids."""

from __future__ import annotations

import re

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
    held = tile_text(pieces)
    return say("rozz-tile", tile=tile, contents=say("rozz-tile-owner", owner=owner, pieces=held) if held else owner)


def tile_text(text: str) -> str:
    """A tile's text, such as “D2: Ada, INF 5”, with the spaces of the page between pieces and their numbers."""
    return re.sub(r"\b([A-Z]+) (\d+)", lambda found: say("rozz-tile-pieces", item=found[1], number=found[2]), text)

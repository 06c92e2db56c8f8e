"""How much a seat may say: per turn, and per match an equal share of what a link can hold.

All commands count, even void ones, which are free in the game. A seat can only use up its own share.
"""

from __future__ import annotations

from collections.abc import Sequence

from rozz.engine.codec.command_codec import MOST_COMMANDS, MOST_COMMANDS_IN_ALL, MOST_WRITTEN, texts_in
from rozz.engine.codec.text_budget import MOST_TEXT_BYTES
from rozz.engine.errors import BadLink
from rozz.engine.links.link_limits import MOST_TEXT_A_TURN
from rozz.engine.links.wire.link_contents import Contents, text_of
from rozz.engine.said import Player, Text, said


def budget_fault(contents: Contents, seat: str, commands: Sequence[object]) -> Text:
    """Why these commands exceed what the seat may say after all that it has said; or empty."""
    given = ({**turn.orders, **turn.computed} for turn in contents.turns)
    before = [orders[seat] for orders in given if seat in orders]
    everything = [each for turn in before for each in turn] + list(commands)
    share = len(contents.humans) + len(contents.computers)
    if len(commands) > MOST_COMMANDS:
        return said("links-too-many-in-a-turn", seat=Player(seat), number=MOST_COMMANDS)
    if len(everything) > MOST_COMMANDS_IN_ALL // share:
        return said("links-share-of-commands", seat=Player(seat))
    game, written = contents.game, text_of(contents.game, everything)
    if len(written.encode()) > MOST_WRITTEN // share:
        return said("links-share-of-text", seat=Player(seat))
    try:
        in_turn = texts_in(game, contents.scenario, seat, [commands])
        # Free text is part of the written commands: if they are short, nothing has to be coded to count it.
        is_short = len(written.encode()) <= MOST_TEXT_BYTES // share
        in_match = 0 if is_short else texts_in(game, contents.scenario, seat, [*before, commands])
    except BadLink as fault:
        return fault.text
    if in_turn > MOST_TEXT_A_TURN or in_match > MOST_TEXT_BYTES // share:
        return said("links-share-of-text", seat=Player(seat))
    return ""

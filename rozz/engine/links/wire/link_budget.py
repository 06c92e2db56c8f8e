"""How much a seat may say: in a turn, and in a match an equal share of what a link can hold.

All commands count, void ones too, which cost a player nothing.  A seat that has used up its share has used up its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rozz.engine.codec.arithmetic_coder import MOST_TEXT_BYTES
from rozz.engine.codec.command_codec import MOST_COMMANDS, MOST_COMMANDS_IN_ALL, MOST_WRITTEN, texts_in
from rozz.engine.errors import BadLink
from rozz.engine.links.wire.link_contents import Contents, text_of

#: Of words, coded letter by letter, in one turn of a seat.
MOST_TEXT_A_TURN = 2048


def budget_fault(contents: Contents, seat: str, commands: Sequence[Any]) -> str:
    """Why these commands are more than the seat may say after all that it has said; or nothing."""
    given = ({**turn.orders, **turn.computed} for turn in contents.turns)
    said = [orders[seat] for orders in given if seat in orders]
    everything = [each for turn in said for each in turn] + list(commands)
    share = len(contents.humans) + len(contents.computers)
    if len(commands) > MOST_COMMANDS or len(everything) > MOST_COMMANDS_IN_ALL // share:
        return f"{seat} has given as many commands as a link holds of one player"
    game, written = contents.game, text_of(contents.game, everything)
    if len(written.encode()) > MOST_WRITTEN // share:
        return f"{seat} has written as much as a link holds of one player"
    try:
        in_turn = texts_in(game, contents.scenario, seat, [commands])
        # Words are part of what is written: where that is short, nothing has to be coded to count them.
        is_short = len(written.encode()) <= MOST_TEXT_BYTES // share
        in_match = 0 if is_short else texts_in(game, contents.scenario, seat, [*said, commands])
    except BadLink as fault:
        return str(fault)
    if in_turn > MOST_TEXT_A_TURN or in_match > MOST_TEXT_BYTES // share:
        return f"{seat} has written as much as a link holds of one player"
    return ""

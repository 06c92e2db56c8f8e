"""The commands of a match's turns ↔ bytes, inverses of each other.

It depends on the scenario and the game, never on a position, so void commands have a code too, and a packing survives
corrections of the rules. Every list of turns has one packing, and any other bytes are refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rozz.engine.codec.arithmetic_coder import BitCounter, Coder, Decoder, Encoder
from rozz.engine.codec.game_coding import coding_of
from rozz.engine.codec.probability_models import Tables
from rozz.engine.errors import BadLink, damaged_link
from rozz.engine.game import Rules
from rozz.engine.said import said

MOST_TURNS = 1000
#: The most commands of one seat in one turn.
MOST_COMMANDS = 60
#: The most commands in one packing, over all seats and turns.
MOST_COMMANDS_IN_ALL = 6_000
LARGEST_BYTES = 1 << 17
#: The most bytes of commands as text, in a match: packed they are never longer, but perhaps much shorter.
MOST_WRITTEN = 96 * 1024

#: Prior weights of the number of commands.
_NUMBERS = [4, *(max(1, 24 >> number // 2) for number in range(MOST_COMMANDS))]

Commands = Mapping[str, Sequence[Any]]


def pack_turns(game: Rules, scenario: object, turns: Sequence[Commands]) -> bytes:
    """The bytes of these turns; a turn may leave out seats without commands.

    Raises BadLink if there are more than a link may hold.
    """
    writer = Encoder()
    _code(writer, game, scenario, len(turns), turns)
    packed = writer.finish()
    if len(packed) > LARGEST_BYTES:
        raise BadLink(said("links-match-too-long"))
    return packed


def texts_in(game: Rules, scenario: Any, seat: str, turns: Sequence[Sequence[Any]]) -> int:
    """The bytes of free text in the commands of one seat; raises BadLink if no link can hold them."""
    counter = BitCounter()
    _code(counter, game, scenario, len(turns), [{seat: given} for given in turns])
    return counter.budget.text_bytes


def unpack_turns(
    game: Rules, scenario: Any, data: bytes, number: int, most_written: int = MOST_WRITTEN
) -> tuple[dict[str, tuple[Any, ...]], ...]:
    """`number` turns of commands, each by the seats that gave any, in seat order; raises BadLink."""
    if len(data) > LARGEST_BYTES:
        raise BadLink(said("links-too-large"))
    reader = Decoder(data)
    turns = _code(reader, game, scenario, number, None, most_written)
    reader.finish()
    return turns


def _code(
    coder: Coder,
    game: Rules,
    scenario: Any,
    number: int,
    turns: Sequence[Commands] | None,
    most_written: int | None = None,
) -> tuple[dict[str, tuple[Any, ...]], ...]:
    """Write these turns, or read `number` turns, with one description of the format for both."""
    if not 0 <= number <= MOST_TURNS:
        raise BadLink(said("links-most-turns", number=MOST_TURNS))
    coding = coding_of(game, scenario)
    tables = Tables()
    seats = [seat.colour for seat in game.seats(scenario)]
    before = dict.fromkeys(seats, 0)
    coded = []
    in_all = written = 0
    for turn in range(number):
        orders: dict[str, tuple[Any, ...]] = {}
        for seat in seats:
            given = None if turns is None else turns[turn].get(seat, ())
            if given is not None and len(given) > MOST_COMMANDS:
                raise BadLink(said("links-most-commands-a-turn", number=MOST_COMMANDS))
            model = tables.blend(_NUMBERS, "commands", ("commands", before[seat]))
            before[seat] = coder.code(model, None if given is None else len(given))
            in_all += before[seat]
            if in_all > MOST_COMMANDS_IN_ALL:
                raise BadLink(said("links-most-commands", number=MOST_COMMANDS_IN_ALL))
            commands = []
            for place in range(before[seat]):
                commands.append(coding.code(coder, seat, place, None if given is None else given[place]))
                if most_written is not None:
                    written += len(game.write(commands[-1]))
                    if written > most_written:
                        raise damaged_link(said("links-commands-too-long"))
            if commands:
                orders[seat] = tuple(commands)
        coded.append(orders)
    return tuple(coded)

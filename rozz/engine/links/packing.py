"""STAND-IN until the coder is merged: commands as JSON."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

from rozz.engine.errors import BadLink, BadText
from rozz.engine.game import Game


def pack_turns(game: Game, scenario: Any, turns: Sequence[Mapping[str, Sequence[Any]]]) -> bytes:
    """The bytes of the turns."""
    seats = [seat.colour for seat in game.seats(scenario)]
    plain = [{seat: [game.write(each) for each in turn[seat]] for seat in seats if turn.get(seat)} for turn in turns]
    return zlib.compress(json.dumps(plain, separators=(",", ":")).encode())


def unpack_turns(game: Game, scenario: Any, data: bytes, number: int) -> tuple[dict[str, tuple[Any, ...]], ...]:
    """The turns of the bytes; raises BadLink."""
    try:
        plain = json.loads(zlib.decompressobj().decompress(data, 1 << 20))
        state = game.new(scenario)
        turns = tuple(
            {seat: tuple(game.parse(state, each) for each in given) for seat, given in turn.items()} for turn in plain
        )
    except (ValueError, zlib.error, BadText, AttributeError, TypeError, RecursionError):
        raise BadLink("this link is damaged") from None
    if len(turns) != number or pack_turns(game, scenario, turns) != data:
        raise BadLink("this link is damaged")
    return turns

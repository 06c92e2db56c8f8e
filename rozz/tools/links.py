"""`rozz link` and `rozz open`: match records ↔ links, on the command line."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from rozz import library
from rozz.engine import record
from rozz.engine.errors import BadFile, BadLink, BadOrders
from rozz.engine.game import Game
from rozz.engine.links import inviting, writing
from rozz.engine.links.envelopes import OPTIONS
from rozz.engine.links.ledger import Ledger, Told
from rozz.engine.links.matching import match_of
from rozz.engine.links.merge import merge
from rozz.engine.links.text import MARK, find
from rozz.engine.match import Match
from rozz.tools.adjudicate import read_text
from rozz.tools.matches import naming

GameNamed = Callable[[str], Game]


def link(path: str, game_named: GameNamed) -> int:
    """Print a read-only link of a record's revealed turns, to stand behind the page's address."""
    with naming(path):
        match = record.from_json(read_text(path), game_named)
        print(MARK + told(match))
    return 0


def told(match: Match) -> str:
    """The text of the shortest read-only link: the scenario by its name, if it is a shipped one."""
    game = match.game
    whole = inviting.content_hash(game, match.scenario)
    for name in _names(game):
        mapping = library.scenario_mapping(name, game.name)
        if mapping.get("name") != game.written(match.scenario).get("name"):
            continue
        shipped = game.read(mapping)
        for options in ((), OPTIONS):
            if inviting.content_hash(game, inviting.as_played(game, shipped, options)) == whole:
                return writing.write_told(match, name, shipped, options)
    return writing.write_told(match)


def _names(game: Game) -> Sequence[str]:
    return library.scenario_names(game.name)


def open_link(message: str, game_named: GameNamed) -> int:
    """Print the record of the match that a link tells, as far as its turns are revealed."""
    opened = writing.read(find(message), game_named, library.released)
    try:
        match = opened.match if isinstance(opened, Told) else match_of(_merged(opened))
    except BadOrders as fault:
        raise BadLink(str(fault)) from None
    print(record.to_json(match))
    return 0


def _merged(opened: Any) -> Ledger:
    try:
        from rozz.tools.keyring import Keyring
    except ImportError:
        raise BadFile("this needs the package cryptography: pip install 'rozz[links]'") from None
    return asyncio.run(merge(Keyring(), None, opened)).ledger

"""`rozz link` and `rozz open`: match records ↔ links, on the command line."""

from __future__ import annotations

from rozz import library
from rozz.cli.matches import naming
from rozz.engine import record
from rozz.engine.errors import BadFile, BadLink, BadOrders
from rozz.engine.game import GameNamed
from rozz.engine.links.ledger.ledger import Ledger, Opened, ReadonlyMatch
from rozz.engine.links.ledger.link_match import match_of
from rozz.engine.links.ledger.link_merge import merge
from rozz.engine.links.signing.key_protocol import run_without_waiting
from rozz.engine.links.wire import link_codec
from rozz.engine.links.wire.link_text import MARK, find_link
from rozz.engine.said import said
from rozz.file_reading import read_text
from rozz.readonly import link_text


def link(path: str, game_named: GameNamed) -> int:
    """Print a read-only link with a record's revealed turns, to be appended to the page's address."""
    with naming(path):
        match = record.from_json(read_text(path), game_named)
        print(MARK + link_text(match))
    return 0


def open_link(message: str, game_named: GameNamed) -> int:
    """Print the record of a link's match, up to its last revealed turn."""
    opened = link_codec.read(find_link(message), game_named, library.released)
    try:
        match = opened.match if isinstance(opened, ReadonlyMatch) else match_of(_merged(opened))
    except BadOrders as fault:
        raise BadLink(fault.text) from None
    print(record.to_json(match))
    return 0


def _merged(opened: Opened) -> Ledger:
    """What an opened link says, checked; raises BadFile without the package that can check signatures."""
    try:
        from rozz.cli.cryptography_keys import Keyring
    except ImportError:
        raise BadFile(said("cli-no-cryptography", install="pip install 'rozz[links]'")) from None
    return run_without_waiting(merge(Keyring(), None, opened)).ledger

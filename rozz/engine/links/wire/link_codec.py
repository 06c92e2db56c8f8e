"""The only way out: a ledger ↔ the text of a link, inverses of each other.

Reading gives an `Opened`: bounded and canonical (it writes as the same text again), but unchecked; see `link_replay`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rozz.engine.game import GameNamed
from rozz.engine.links.ledger import invitation
from rozz.engine.links.ledger.invitation import ScenarioVersions
from rozz.engine.links.ledger.ledger import Ledger, Opened, ReadonlyMatch
from rozz.engine.links.link_limits import LARGEST_BYTES
from rozz.engine.links.verify.link_refusals import Refused, damaged
from rozz.engine.links.wire import old_link_versions, readonly_link
from rozz.engine.links.wire.byte_fields import ByteReader, ByteWriter
from rozz.engine.links.wire.link_contents import Contents
from rozz.engine.links.wire.link_text import from_text, to_text
from rozz.engine.links.wire.setup_wire import (
    read_chosen,
    read_invite,
    read_joins,
    read_rules,
    read_scenario,
    with_options_applied,
    write_chosen,
    write_invite,
    write_joins,
    write_scenario,
)
from rozz.engine.links.wire.turn_wire import read_envelopes, read_turns, write_envelopes, write_turns
from rozz.engine.match import Match
from rozz.engine.said import said

#: The version letter for new links.
LETTER = "C"
#: The kind of a link, its first byte.
WHOLE, READONLY = 0, 2


def write(ledger: Ledger) -> str:
    """The text of a link with everything that is known."""
    return _link_text(ledger.contents)


def _link_text(contents: Contents, deflated: bytes = b"", packed: bytes = b"") -> str:
    writer = ByteWriter(deflated, packed)
    writer.number(WHOLE)
    write_invite(writer, contents.invite, contents.start)
    if contents.start is None:
        write_joins(writer, contents)
    else:
        write_chosen(writer, contents)
        write_turns(writer, contents)
        write_envelopes(writer, contents)
    return to_text(LETTER, writer.to_bytes())


def read(text: str, game_named: GameNamed, scenario_named: ScenarioVersions) -> Opened | ReadonlyMatch:
    """Decode a link. Raises BadLink, and nothing else."""
    letter, data = from_text(text)
    if len(data) > LARGEST_BYTES:
        raise Refused("too large", said("links-too-large"))
    if letter in old_link_versions.LETTERS:
        raise old_link_versions.refusal()
    reader = ByteReader(data)
    kind = reader.number(127)
    if kind == READONLY:
        return _read_readonly(reader, text, game_named, scenario_named)
    if kind != WHOLE:
        raise Refused("newer", said("links-newer-kind"))
    contents, is_started, nonce = read_invite(reader, game_named, scenario_named)
    if is_started:
        contents = read_chosen(reader, contents, nonce)
        contents = read_turns(reader, contents)
        contents = read_envelopes(reader, contents)
    else:
        contents = read_joins(reader, contents)
    reader.finish()
    if _link_text(contents, reader.deflated, reader.packed) != text:
        raise damaged(said("links-form"))
    return Opened(contents)


def write_readonly(match: Match, shipped_as: str = "", shipped: Any = None, options: Sequence[str] = ()) -> str:
    """The text of a read-only link of the finished turns.

    `shipped_as` is the name of the shipped scenario `shipped` from which the played one was made with the options.
    Without this name the link contains the whole scenario. Raises BadOrders if the link is too large.
    """
    game = match.game
    if shipped_as:
        content = invitation.content_hash(game, shipped)
        return _readonly_text(match, game.rules_version, shipped_as, content, "", options)
    return _readonly_text(match, game.rules_version, "", b"", invitation.inline_text(game, match.scenario), options)


def _readonly_text(
    match: Match,
    rules: int,
    shipped_as: str,
    content: bytes,
    inline: str,
    options: Sequence[str],
    deflated: bytes = b"",
    packed: bytes = b"",
) -> str:
    writer = ByteWriter(deflated, packed)
    writer.number(READONLY)
    write_scenario(writer, match.game.name, shipped_as, content, inline, options)
    writer.number(rules)
    readonly_link.write_readonly(writer, match)
    return to_text(LETTER, writer.to_bytes())


def _read_readonly(
    reader: ByteReader, text: str, game_named: GameNamed, scenario_named: ScenarioVersions
) -> ReadonlyMatch:
    game, shipped, inline, scenario, options = read_scenario(reader, game_named, scenario_named)
    rules = read_rules(reader, game)
    playing = with_options_applied(game, scenario, options)
    try:
        match = readonly_link.read_readonly(reader, game, playing)
    except Refused as refused:
        if rules < game.rules_version and refused.kind == "damaged":
            # It may be sound, but today's rules refuse one of its commands or roll other dice.
            raise Refused("older", said("links-older-rules")) from refused
        raise
    reader.finish()
    content = invitation.content_hash(game, scenario)
    if _readonly_text(match, rules, shipped, content, inline, options, reader.deflated, reader.packed) != text:
        raise damaged(said("links-form"))
    return ReadonlyMatch(match, has_older_rules=rules < game.rules_version)

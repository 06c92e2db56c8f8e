"""The bytes before the first turn: the scenario, the INVITE, the JOINs, and those chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from rozz.engine.ai.levels import LEVELS
from rozz.engine.errors import BadFile
from rozz.engine.game import GameNamed, Rules
from rozz.engine.links.ledger import invitation
from rozz.engine.links.ledger.invitation import MOST_OPTION, MOST_OPTIONS, ScenarioVersions
from rozz.engine.links.link_limits import LONGEST_INLINE, MOST_JOINS, MOST_SEATS
from rozz.engine.links.signing.envelopes import (
    NONCE_BYTES,
    OPTIONS,
    PLAYS,
    Invite,
    Join,
    Start,
    computer_plays,
    computer_version_of,
    level_of,
    match_id,
    nonce_hash,
)
from rozz.engine.links.verify.link_refusals import Refused, damaged
from rozz.engine.links.verify.player_names import LONGEST_LINK_NAME, frozen_fault
from rozz.engine.links.wire.byte_fields import ByteReader, ByteWriter
from rozz.engine.links.wire.inline_scenario import deflated, inflated
from rozz.engine.links.wire.link_contents import Contents
from rozz.engine.said import said
from rozz.engine.seats import COMPUTER, HERE, LINK, PASSIVE

#: How many bytes of a shipped scenario's hash identify its version; the signed hash has all 32.
HASH_BYTES = 8
#: The highest level and version of computer players.
MOST_LEVEL, MOST_COMPUTER_VERSION = 99, 1 << 20



def write_invite(writer: ByteWriter, invite: Invite, start: Start | None) -> None:
    """The scenario, rules, seats, the creator's key, whether there is a START, and the random bytes or their hash."""
    write_scenario(writer, invite.game, invite.scenario, invite.content, invite.inline, invite.options)
    writer.number(invite.rules)
    for _, plays in invite.seats:
        writer.number(PLAYS.index(plays.partition(":")[0]))
        if level := level_of(plays):
            writer.number(level)
            writer.number(computer_version_of(plays))
    writer.raw(invite.key)
    writer.number(int(start is not None))
    writer.raw(start.nonce if start else invite.token)


def write_scenario(
    writer: ByteWriter, game: str, shipped: str, content: bytes, inline: str, options: Sequence[str]
) -> None:
    """Rules and scenario, given as name and hash or in full, and the options."""
    writer.text(game)
    writer.text(shipped)
    if shipped:
        writer.raw(content[:HASH_BYTES])
    else:
        writer.sized_bytes(writer.deflated or deflated(inline))
    chosen = [each for each in options if each not in OPTIONS]
    flags = sum(1 << place for place, each in enumerate(OPTIONS) if each in options)
    writer.number(flags | (bool(chosen) << len(OPTIONS)))
    if chosen:
        writer.number(len(chosen))
        for each in chosen:
            writer.text(each)


def read_scenario(
    reader: ByteReader,
    game_named: GameNamed,
    scenario_named: ScenarioVersions,
    hash_of: Callable[[Rules, Any], bytes] = invitation.content_hash,
) -> tuple[Rules, str, str, Any, tuple[str, ...]]:
    """The game, the scenario's name or its text, the scenario, and the options."""
    name = reader.text(40)
    try:
        game = game_named(name)
    except BadFile:
        raise Refused("newer", said("links-unknown-game")) from None
    shipped, inline = reader.text(80), ""
    if shipped:
        scenario = invitation.read_shipped(game, shipped, reader.raw(HASH_BYTES), scenario_named, hash_of)
    else:
        reader.deflated = reader.sized_bytes(LONGEST_INLINE)
        inline = inflated(reader.deflated)
        scenario = invitation.read_inline(game, inline)
    flags = reader.number((2 << len(OPTIONS)) - 1)
    options = [each for place, each in enumerate(OPTIONS) if flags >> place & 1]
    if flags >> len(OPTIONS):
        options += [reader.text(MOST_OPTION) for _ in range(reader.number(MOST_OPTIONS))]
    if invitation.options_of(game, scenario, options) != tuple(options):
        raise damaged(said("links-unknown-option"))
    return game, shipped, inline, scenario, tuple(options)


def with_options_applied(game: Rules, scenario: Any, options: Sequence[str]) -> Any:
    """The scenario with its options applied; raises Refused if it cannot be played that way."""
    try:
        return invitation.with_options_applied(game, scenario, options)
    except BadFile as fault:
        raise Refused("scenario", said("links-scenario-unplayable", fault=fault.text)) from fault


def read_rules(reader: ByteReader, game: Rules) -> int:
    """The version of the game's rules; raises Refused for a newer one."""
    rules = reader.number(1 << 20)
    if rules > game.rules_version:
        raise Refused("newer", said("links-newer-rules"))
    return rules


def read_invite(
    reader: ByteReader, game_named: GameNamed, scenario_named: ScenarioVersions
) -> tuple[Contents, bool, bytes]:
    """The contents of an INVITE with its scenario; whether there is a START, and what it reveals. Raises Refused."""
    game, shipped, inline, scenario, options = read_scenario(reader, game_named, scenario_named)
    rules = read_rules(reader, game)
    seats = tuple((seat.colour, read_plays(reader, seat.is_passive)) for seat in game.seats(scenario))
    if not any(plays in (HERE, LINK) for _, plays in seats) or len(seats) > MOST_SEATS:
        raise damaged(said("links-nobody-plays"))
    content = invitation.content_hash(game, scenario)
    key = reader.raw(32)
    is_started = bool(reader.number(1))
    nonce = reader.raw(NONCE_BYTES) if is_started else b""
    token = nonce_hash(nonce) if is_started else reader.raw(32)
    invite = Invite(game.name, shipped, content, inline, rules, seats, options, key, token)
    return Contents(game, with_options_applied(game, scenario, options), invite), is_started, nonce


def read_plays(reader: ByteReader, is_passive: bool) -> str:
    """How a seat is played."""
    plays = PLAYS[reader.number(len(PLAYS) - 1)]
    if plays == COMPUTER:
        level, version = reader.number(MOST_LEVEL), reader.number(MOST_COMPUTER_VERSION)
        if level not in LEVELS:
            raise Refused("newer", said("links-unknown-level"))
        if not version or is_passive:
            raise damaged(said("links-empty-seat-played"))
        return computer_plays(level, version)
    if is_passive and plays != PASSIVE:
        raise damaged(said("links-empty-seat-played"))
    return plays


# Before START


def write_joins(writer: ByteWriter, contents: Contents) -> None:
    """Before START: signatures of INVITE and JOINs too."""
    writer.raw(contents.invite.signature)
    writer.number(len(contents.joins))
    for join in contents.joins:
        writer.number(contents.colours.index(join.seat))
        writer.text(join.name)
        writer.raw(join.key + join.signature)


def read_joins(reader: ByteReader, contents: Contents) -> Contents:
    """The inverse of `write_joins`."""
    contents = replace(contents, invite=replace(contents.invite, signature=reader.raw(64)))
    joins = []
    for _ in range(reader.number(MOST_JOINS * len(contents.humans))):
        seat = read_seat(reader, contents)
        joins.append(
            Join(contents.invite.identity, seat, read_name(reader), reader.raw(32), signature=reader.raw(64))
        )
    if any(sum(join.seat == seat for join in joins) > MOST_JOINS for seat in contents.humans):
        raise damaged(said("links-too-many-joins"))
    if len({join.identity for join in joins}) < len(joins):
        raise damaged(said("links-said-twice"))
    return replace(contents, joins=tuple(joins))


def read_name(reader: ByteReader) -> str:
    """A player's name, checked by rules that are the same on every Python, so all devices open the same links."""
    name = reader.text(4 * LONGEST_LINK_NAME)
    if fault := frozen_fault(name):
        raise damaged(said("links-bad-name", fault=fault))
    return name


def read_seat(reader: ByteReader, contents: Contents) -> str:
    """A seat that somebody plays."""
    place = reader.number(len(contents.colours) - 1)
    if contents.colours[place] not in contents.humans:
        raise damaged(said("links-signed-for-nobody"))
    return contents.colours[place]


# START and after


def write_chosen(writer: ByteWriter, contents: Contents) -> None:
    """After START: name and key of each seat."""
    for join in contents.joins:
        writer.text(join.name)
        is_creator = join.key == contents.invite.key
        writer.number(int(not is_creator))
        if not is_creator:
            writer.raw(join.key)


def read_chosen(reader: ByteReader, contents: Contents, nonce: bytes) -> Contents:
    """The inverse of `write_chosen`."""
    joins = []
    for seat in contents.humans:
        name = read_name(reader)
        key = reader.raw(32) if reader.number(1) else contents.invite.key
        joins.append(Join(contents.invite.identity, seat, name, key))
    m = match_id(contents.invite.identity, tuple(joins), nonce)
    return replace(contents, joins=tuple(joins), start=Start(m, nonce), chain=(m,))

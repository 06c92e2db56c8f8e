"""A match ↔ the bytes of a read-only link: the players and the finished turns, unsigned.

For spectators, and for matches that were never played by link. It leaves out what `as_seen_by` hides.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rozz.engine import replay_cost
from rozz.engine.codec.command_codec import MOST_TURNS, MOST_WRITTEN, pack_turns, unpack_turns
from rozz.engine.dice import RecordedDice
from rozz.engine.errors import BadLink, BadOrders, Fault
from rozz.engine.game import Rules
from rozz.engine.links.link_limits import MOST_ROLLS_READONLY, MOST_SIDES
from rozz.engine.links.verify.link_refusals import damaged, too_much_work
from rozz.engine.links.verify.player_names import LONGEST_LINK_NAME, name_fault
from rozz.engine.links.wire.byte_fields import ByteReader, ByteWriter
from rozz.engine.match import Match, SeatAssignment
from rozz.engine.said import Player, Text, said
from rozz.engine.seats_codec import PLAYS

LARGEST_PACKED = 1 << 17
LONGEST_IDENTITY = 80
#: The most bytes of commands: a match that was not played by link counts no shares.
MOST_TEXT = 2 * MOST_WRITTEN
#: Names in records are longer than the names of players by link.
LONGEST_NAME_BYTES = 400


def write_readonly(writer: ByteWriter, match: Match) -> None:
    """Write players and all turns, after the scenario; raises BadOrders if they are more than a link may hold."""
    seen = match.as_seen_by(None)
    if sum(len(seen.game.write(each)) for turn in seen.turns for given in turn.values() for each in given) > MOST_TEXT:
        raise BadOrders(said("links-match-too-long"))
    writer.text(match.identity)
    # The number of rolls and the rolls are where format 1 of records had a seed, which no game used.
    rolls = [*seen.dealt, *(roll.face for played in seen.played for roll in played.rolls)]
    if len(rolls) > MOST_ROLLS_READONLY or max(rolls, default=0) > MOST_SIDES:
        raise BadOrders(said("links-too-many-dice"))
    writer.number(len(rolls))
    for face in rolls:
        writer.number(face)
    for place in match.seats:
        if fault := _line_fault(place.name):
            raise BadOrders(said("links-name-not-sendable", seat=Player(place.colour), fault=fault))
        writer.text(place.name)
        writer.text(place.plays)
    writer.number(len(seen.played))
    if seen.played:
        try:
            writer.sized_bytes(writer.packed or pack_turns(seen.game, seen.scenario, seen.turns))
        except BadLink as fault:
            raise BadOrders(fault.text) from fault


def read_readonly(reader: ByteReader, game: Rules, scenario: object) -> Match:
    """The match; raises Refused."""
    identity = _line(reader.text(LONGEST_IDENTITY))
    rolls = [reader.number(MOST_SIDES) for _ in range(reader.number(MOST_ROLLS_READONLY))]
    try:
        match = Match.begin(game, scenario, identity, dealt=rolls)
    except Fault as fault:
        raise damaged(said("links-turn-unplayable", fault=fault.text)) from fault
    rolls = rolls[len(match.dealt) :]
    match = replace(match, seats=tuple(_place(reader, place) for place in match.seats))
    number = reader.number(MOST_TURNS)
    turns: Sequence[Mapping[str, tuple[Any, ...]]] = ()
    if number:
        reader.packed = reader.sized_bytes(LARGEST_PACKED)
        turns = unpack_turns(game, scenario, reader.packed, number, MOST_TEXT)
    spent = 0
    for orders in turns:
        if match.outcome is not None:
            raise damaged(said("links-over-before-turn"))
        try:
            match = match.with_resolved_moment(orders, RecordedDice(rolls))
        except Fault as fault:
            raise damaged(said("links-turn-unplayable", fault=fault.text)) from fault
        rolls = rolls[len(match.played[-1].rolls) :]
        spent += replay_cost.cost_of(match.played[-1])
        if spent > replay_cost.MOST:
            raise too_much_work()
    if rolls:
        raise damaged(said("links-extra-rolls"))
    return match


def _place(reader: ByteReader, place: SeatAssignment) -> SeatAssignment:
    name, plays = _line(reader.text(LONGEST_NAME_BYTES)), reader.text(40)
    if plays.partition(":")[0] not in PLAYS:
        raise damaged(said("links-player-unknown"))
    return SeatAssignment(place.colour, name, plays)


def _line(text: str) -> str:
    if fault := _line_fault(text):
        raise damaged(said("links-bad-name", fault=fault))
    return text


def _line_fault(text: str) -> Text:
    """What is wrong with a name from a record, which may be longer than players' names by link."""
    if not all(each.isprintable() for each in text):
        return said("links-name-hidden")
    return name_fault(text[:LONGEST_LINK_NAME].strip() or text) if text else said("links-name-blank")

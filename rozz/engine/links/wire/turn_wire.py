"""The bytes of turns and envelopes: commands and marks of finished turns, and what the seats signed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rozz.engine.codec.command_codec import pack_turns, unpack_turns
from rozz.engine.links.link_limits import (
    LONGEST_COMMANDS,
    MOST_ENVELOPES,
    MOST_RETURNS,
    MOST_ROLLS_A_TURN,
    MOST_SIDES,
    MOST_TURNS,
)
from rozz.engine.links.signing.envelopes import (
    BOX_STEP,
    KINDS,
    SALT_BYTES,
    Envelope,
    Keep,
    Resign,
    Return,
    Seal,
    Show,
    Skip,
    box_digest,
    commitment_of,
)
from rozz.engine.links.verify.link_refusals import damaged
from rozz.engine.links.wire.byte_fields import ByteReader, ByteWriter
from rozz.engine.links.wire.link_contents import Contents, FinishedTurn, text_of
from rozz.engine.links.wire.setup_wire import MOST_COMPUTER_VERSION, read_seat
from rozz.engine.said import said

LARGEST_PACKED = 1 << 17
#: The mark of a turn that gives a seat a new key; the key follows.
REKEYED = 3
#: A mark above this value is a roll of a die: this value plus the face.
DIE = 3
#: The same in links of letters A and B, which had no new keys.
OLDER_DIE = 2


def write_turns(writer: ByteWriter, contents: Contents) -> None:
    """The finished turns: commands, marks (skipped, resigned, unreadable, rolls), versions of computer players."""
    turns = contents.turns
    writer.number(len(turns))
    if turns:
        orders = [{**turn.orders, **turn.computed} for turn in turns]
        writer.sized_bytes(writer.packed or pack_turns(contents.game, contents.scenario, orders))
    marks = [
        (place, contents.colours.index(seat), kind)
        for place, turn in enumerate(turns)
        for kind, seats in enumerate((turn.skipped, turn.resigned, turn.unreadable))
        for seat in sorted(seats, key=contents.colours.index)
    ]
    anybody = contents.colours.index(contents.humans[0])
    keyed = [(place, turn) for place, turn in enumerate(turns) if turn.new_key]
    marks += [(place, contents.colours.index(turn.skipped[0]), REKEYED) for place, turn in keyed]
    marks += [(place, anybody, DIE + face) for place, turn in enumerate(turns) for face in turn.rolls]
    writer.number(len(marks))
    for place, seat, kind in marks:
        writer.number(place)
        writer.number(seat)
        writer.number(kind)
        if kind == REKEYED:
            writer.raw(turns[place].new_key)
    for turn in turns if contents.computers else ():
        writer.number(turn.computer_version)


def read_turns(reader: ByteReader, contents: Contents, die: int = DIE) -> Contents:
    """The inverse of `write_turns`; `die` depends on the version letter."""
    number = reader.number(MOST_TURNS)
    orders: tuple[Mapping[str, tuple[Any, ...]], ...] = ()
    if number:
        reader.packed = reader.sized_bytes(LARGEST_PACKED)
        orders = unpack_turns(contents.game, contents.scenario, reader.packed, number)
    marks: dict[tuple[int, int], list[str]] = {}
    rolls: dict[int, list[int]] = {}
    rekeyed: dict[int, bytes] = {}
    for _ in range(reader.number(number * (len(contents.colours) + MOST_ROLLS_A_TURN))):
        place, seat = reader.number(max(0, number - 1)), read_seat(reader, contents)
        kind = reader.number(die + MOST_SIDES)
        if kind > die:
            rolls.setdefault(place, []).append(kind - die)
        elif kind == REKEYED:
            if marks.get((place, 0)) != [seat]:
                raise damaged(said("links-new-key-unskipped"))
            rekeyed[place] = reader.raw(32)
        else:
            marks.setdefault((place, kind), []).append(seat)
    versions = [reader.number(MOST_COMPUTER_VERSION) if contents.computers else 0 for _ in range(number)]
    if any(len(marks.get((place, 0), ())) != 1 for place in rekeyed):
        raise damaged(said("links-new-key-not-alone"))
    for place, given in enumerate(orders):
        skipped, resigned, unread = (tuple(marks.get((place, kind), ())) for kind in range(3))
        people = {seat: each for seat, each in given.items() if seat not in contents.computers}
        computed = {seat: each for seat, each in given.items() if seat in contents.computers}
        rolled = tuple(rolls.get(place, ()))
        contents = contents.with_turn(
            FinishedTurn(
                people, skipped, resigned, unread, rolled, computed, versions[place], rekeyed.get(place, b"")
            )
        )
    return contents


# Envelopes


def write_envelopes(writer: ByteWriter, contents: Contents) -> None:
    """Envelopes, and the signatures of JOINs and START that no envelope covers."""
    assert contents.start is not None
    writer.number(len(contents.envelopes))
    for envelope in contents.envelopes:
        _write_envelope(writer, contents, envelope)
    for join in contents.joins:
        if join.seat not in contents.signers:
            writer.raw(join.signature)
    if not creator_has_signed(contents):
        writer.raw(contents.start.signature)
    writer.number(len(contents.returns))
    for each in contents.returns:
        writer.number(contents.colours.index(each.seat))
        writer.number(contents.turn - each.turn)
        writer.raw(each.key + each.signature)


def read_envelopes(reader: ByteReader, contents: Contents) -> Contents:
    """The inverse of `write_envelopes`."""
    assert contents.start is not None
    read = [_read_envelope(reader, contents) for _ in range(reader.number(MOST_ENVELOPES))]
    envelopes = [envelope for envelope, _ in read]
    made = tuple(
        _with_seals(envelopes, envelope, others) if isinstance(envelope, Show) else envelope
        for envelope, others in read
    )
    contents = replace(contents, envelopes=made)
    signed = contents.signers
    joins = tuple(join if join.seat in signed else replace(join, signature=reader.raw(64)) for join in contents.joins)
    contents = replace(contents, joins=joins)
    if contents.start is not None and not creator_has_signed(contents):
        contents = replace(contents, start=replace(contents.start, signature=reader.raw(64)))
    number = reader.number(MOST_RETURNS * len(contents.humans))
    return replace(contents, returns=tuple(_read_return(reader, contents) for _ in range(number)))


def _read_return(reader: ByteReader, contents: Contents) -> Return:
    """A request to return: seat, how many turns ago, new key, signature."""
    seat = read_seat(reader, contents)
    turn = contents.turn - reader.number(contents.turn - 1)
    return Return(turn, seat, contents.chain[turn - 1], reader.raw(32), reader.raw(64))


def creator_has_signed(contents: Contents) -> bool:
    """Whether an envelope of the creator covers START."""
    return any(join.key == contents.invite.key and join.seat in contents.signers for join in contents.joins)


def _write_envelope(writer: ByteWriter, contents: Contents, envelope: Envelope) -> None:
    """Kind, seat, how many turns ago, the content of this kind, signature."""
    writer.number(KINDS.index(type(envelope)))
    writer.number(contents.colours.index(envelope.seat))
    writer.number(contents.turn - envelope.turn)
    match envelope:
        case Seal():
            writer.raw(envelope.z)
            writer.number(len(envelope.box) // BOX_STEP)
            writer.raw(envelope.box or envelope.digest)
        case Show():
            _write_show(writer, contents, envelope)
        case Skip():
            writer.number(contents.colours.index(envelope.about))
            writer.number(int(bool(envelope.key)))
            writer.raw(envelope.key)
        case Keep():
            writer.number(contents.colours.index(envelope.about))
        case Resign():
            writer.number(contents.colours.index(envelope.skips) + 1 if envelope.skips else 0)
            writer.number(sum(1 << contents.colours.index(seat) for seat in envelope.keeps))
    writer.raw(envelope.signature)


def _read_envelope(reader: ByteReader, contents: Contents) -> tuple[Envelope, Mapping[str, bytes]]:
    """The inverse of `_write_envelope`; for a SHOW also the z of seats that it names differently from the link."""
    kind, seat = KINDS[reader.number(len(KINDS) - 1)], read_seat(reader, contents)
    turn = contents.turn - reader.number(contents.turn - 1)
    before = contents.chain[turn - 1]
    others: Mapping[str, bytes] = {}
    made: Envelope
    if kind is Seal:
        z, steps = reader.raw(32), reader.number(LONGEST_COMMANDS // BOX_STEP + 1)
        box = reader.raw(steps * BOX_STEP + 16) if steps else b""
        made = Seal(turn, seat, before, z, box_digest(box) if box else reader.raw(32), box)
    elif kind is Show:
        others, salt, commands = _read_show(reader, contents, turn, seat)
        version = reader.number(MOST_COMPUTER_VERSION) if contents.computers else 0
        made = Show(turn, seat, before, (), salt, commands, version)
    elif kind is Resign:
        skips = reader.number(len(contents.colours))
        keeps = reader.number((1 << len(contents.colours)) - 1)
        about = contents.colours[skips - 1] if skips else ""
        kept = sorted(seat for place, seat in enumerate(contents.colours) if keeps >> place & 1)
        made = Resign(turn, seat, before, about, tuple(kept))
    elif kind is Skip:
        about = read_seat(reader, contents)
        made = Skip(turn, seat, before, about, reader.raw(32) if reader.number(1) else b"")
    else:
        made = Keep(turn, seat, before, read_seat(reader, contents))
    return replace(made, signature=reader.raw(64)), others


def _write_show(writer: ByteWriter, contents: Contents, show: Show) -> None:
    """The z that it names differently from the link, salt, and commands unless the finished turn has them."""
    known, named = _known_seals(contents.envelopes, show), dict(show.seals)
    others = {seat: named.get(seat, b"") for seat in contents.colours if named.get(seat, b"") != known.get(seat, b"")}
    writer.number(len(others))
    for seat, z in others.items():
        writer.number(contents.colours.index(seat))
        writer.number(int(bool(z)))
        writer.raw(z)
    writer.raw(show.salt)
    is_known = show.commands == _known_commands(contents, show.turn, show.seat)
    writer.number(int(is_known))
    if not is_known:
        writer.text(show.commands)
    if contents.computers:
        writer.number(show.computer_version)


def _read_show(
    reader: ByteReader, contents: Contents, turn: int, seat: str
) -> tuple[Mapping[str, bytes], bytes, str]:
    """The inverse of `_write_show`."""
    others = {
        read_seat(reader, contents): reader.raw(32) if reader.number(1) else b""
        for _ in range(reader.number(len(contents.humans)))
    }
    salt = reader.raw(SALT_BYTES)
    known = _known_commands(contents, turn, seat)
    if reader.number(1 if known is not None else 0):
        return others, salt, known or ""
    return others, salt, reader.text(LONGEST_COMMANDS)


def _known_commands(contents: Contents, turn: int, seat: str) -> str | None:
    """The commands of a seat in a finished turn; None for the current turn."""
    if turn >= contents.turn:
        return None
    return text_of(contents.game, contents.turns[turn - 1].orders.get(seat, ()))


def _known_seals(envelopes: Sequence[Envelope], show: Show) -> dict[str, bytes]:
    """z of the other seats in the turn of a SHOW, from the first answer of each in the link."""
    known: dict[str, bytes] = {}
    for each in envelopes:
        if each.turn == show.turn and each.seat != show.seat and each.seat not in known:
            if isinstance(each, Seal):
                known[each.seat] = each.z
            elif isinstance(each, Show):
                known[each.seat] = commitment_of(each.before, each.seat, each.salt, each.commands)
    return known


def _with_seals(envelopes: Sequence[Envelope], show: Show, others: Mapping[str, bytes]) -> Show:
    """A SHOW with the z that it names: those of the link, and the `others` that it names differently."""
    named = {**_known_seals(envelopes, show), **others}
    return replace(show, seals=tuple((seat, z) for seat, z in sorted(named.items()) if z))

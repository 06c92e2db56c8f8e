"""The bytes of turns and envelopes: commands and marks of finished turns, and what the seats signed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rozz.engine.codec.command_codec import pack_turns, unpack_turns
from rozz.engine.links.ledger.turn_resolution import MOST_ROLLS, MOST_SIDES, MOST_TURNS
from rozz.engine.links.signing.envelopes import (
    BOX_STEP,
    KINDS,
    LONGEST_COMMANDS,
    MOST_RETURNS,
    SALT_BYTES,
    Envelope,
    Keep,
    Resign,
    Return,
    Seal,
    Show,
    Skip,
    box_digest,
    sealing,
)
from rozz.engine.links.verify.link_refusals import damaged
from rozz.engine.links.wire.byte_fields import Reading, Writing
from rozz.engine.links.wire.link_contents import Contents, FinishedTurn, text_of
from rozz.engine.links.wire.setup_wire import MOST_MINDS, read_seat
from rozz.engine.said import said

LARGEST_PACKED = 1 << 17
#: The mark of a turn that gives a seat a new key; the key follows.
REKEYED = 3
#: A mark above this value is a roll of a die: this value plus the face.
DIE = 3
#: The same in links of letters A and B, which had no new keys.
OLDER_DIE = 2
#: The most envelopes accepted: answers and votes of each seat and held turn.
MOST_ENVELOPES = 1024


def write_turns(writing: Writing, contents: Contents) -> None:
    """The finished turns: commands, marks (skipped, resigned, unreadable, rolls), versions of computer players."""
    turns = contents.turns
    writing.whole(len(turns))
    if turns:
        orders = [{**turn.orders, **turn.computed} for turn in turns]
        writing.counted(writing.packed or pack_turns(contents.game, contents.scenario, orders))
    marks = [
        (place, contents.colours.index(seat), kind)
        for place, turn in enumerate(turns)
        for kind, seats in enumerate((turn.skipped, turn.resigned, turn.unread))
        for seat in sorted(seats, key=contents.colours.index)
    ]
    anybody = contents.colours.index(contents.humans[0])
    keyed = [(place, turn) for place, turn in enumerate(turns) if turn.rekeyed]
    marks += [(place, contents.colours.index(turn.skipped[0]), REKEYED) for place, turn in keyed]
    marks += [(place, anybody, DIE + face) for place, turn in enumerate(turns) for face in turn.rolls]
    writing.whole(len(marks))
    for place, seat, kind in marks:
        writing.whole(place)
        writing.whole(seat)
        writing.whole(kind)
        if kind == REKEYED:
            writing.raw(turns[place].rekeyed)
    for turn in turns if contents.computers else ():
        writing.whole(turn.minds)


def read_turns(reading: Reading, contents: Contents, die: int = DIE) -> Contents:
    """The inverse of `write_turns`; `die` depends on the version letter."""
    number = reading.whole(MOST_TURNS)
    orders: tuple[Mapping[str, tuple[Any, ...]], ...] = ()
    if number:
        reading.packed = reading.counted(LARGEST_PACKED)
        orders = unpack_turns(contents.game, contents.scenario, reading.packed, number)
    marks: dict[tuple[int, int], list[str]] = {}
    rolls: dict[int, list[int]] = {}
    rekeyed: dict[int, bytes] = {}
    for _ in range(reading.whole(number * (len(contents.colours) + MOST_ROLLS))):
        place, seat = reading.whole(max(0, number - 1)), read_seat(reading, contents)
        kind = reading.whole(die + MOST_SIDES)
        if kind > die:
            rolls.setdefault(place, []).append(kind - die)
        elif kind == REKEYED:
            if marks.get((place, 0)) != [seat]:
                raise damaged(said("links-new-key-unskipped"))
            rekeyed[place] = reading.raw(32)
        else:
            marks.setdefault((place, kind), []).append(seat)
    minds = [reading.whole(MOST_MINDS) if contents.computers else 0 for _ in range(number)]
    if any(len(marks.get((place, 0), ())) != 1 for place in rekeyed):
        raise damaged(said("links-new-key-not-alone"))
    for place, given in enumerate(orders):
        skipped, resigned, unread = (tuple(marks.get((place, kind), ())) for kind in range(3))
        people = {seat: each for seat, each in given.items() if seat not in contents.computers}
        computed = {seat: each for seat, each in given.items() if seat in contents.computers}
        rolled = tuple(rolls.get(place, ()))
        contents = contents.extended(
            FinishedTurn(
                people, skipped, resigned, unread, rolled, computed, minds[place], rekeyed.get(place, b"")
            )
        )
    return contents


# Envelopes


def write_envelopes(writing: Writing, contents: Contents) -> None:
    """Envelopes, and the signatures of JOINs and START that no envelope covers."""
    assert contents.start is not None
    writing.whole(len(contents.envelopes))
    for envelope in contents.envelopes:
        _write_envelope(writing, contents, envelope)
    for join in contents.joins:
        if join.seat not in contents.signers:
            writing.raw(join.signature)
    if not creator_has_signed(contents):
        writing.raw(contents.start.signature)
    writing.whole(len(contents.returns))
    for each in contents.returns:
        writing.whole(contents.colours.index(each.seat))
        writing.whole(contents.turn - each.turn)
        writing.raw(each.key + each.signature)


def read_envelopes(reading: Reading, contents: Contents) -> Contents:
    """The inverse of `write_envelopes`."""
    assert contents.start is not None
    read = [_read_envelope(reading, contents) for _ in range(reading.whole(MOST_ENVELOPES))]
    envelopes = [envelope for envelope, _ in read]
    made = tuple(
        _with_seals(envelopes, envelope, others) if isinstance(envelope, Show) else envelope
        for envelope, others in read
    )
    contents = replace(contents, envelopes=made)
    signed = contents.signers
    joins = tuple(join if join.seat in signed else replace(join, signature=reading.raw(64)) for join in contents.joins)
    contents = replace(contents, joins=joins)
    if contents.start is not None and not creator_has_signed(contents):
        contents = replace(contents, start=replace(contents.start, signature=reading.raw(64)))
    number = reading.whole(MOST_RETURNS * len(contents.humans))
    return replace(contents, returns=tuple(_read_return(reading, contents) for _ in range(number)))


def _read_return(reading: Reading, contents: Contents) -> Return:
    """A request to return: seat, how many turns ago, new key, signature."""
    seat = read_seat(reading, contents)
    turn = contents.turn - reading.whole(contents.turn - 1)
    return Return(turn, seat, contents.chain[turn - 1], reading.raw(32), reading.raw(64))


def creator_has_signed(contents: Contents) -> bool:
    """Whether an envelope of the creator covers START."""
    return any(join.key == contents.invite.key and join.seat in contents.signers for join in contents.joins)


def _write_envelope(writing: Writing, contents: Contents, envelope: Envelope) -> None:
    """Kind, seat, how many turns ago, the content of this kind, signature."""
    writing.whole(KINDS.index(type(envelope)))
    writing.whole(contents.colours.index(envelope.seat))
    writing.whole(contents.turn - envelope.turn)
    match envelope:
        case Seal():
            writing.raw(envelope.z)
            writing.whole(len(envelope.box) // BOX_STEP)
            writing.raw(envelope.box or envelope.digest)
        case Show():
            _write_show(writing, contents, envelope)
        case Skip():
            writing.whole(contents.colours.index(envelope.about))
            writing.whole(int(bool(envelope.key)))
            writing.raw(envelope.key)
        case Keep():
            writing.whole(contents.colours.index(envelope.about))
        case Resign():
            writing.whole(contents.colours.index(envelope.skips) + 1 if envelope.skips else 0)
            writing.whole(sum(1 << contents.colours.index(seat) for seat in envelope.keeps))
    writing.raw(envelope.signature)


def _read_envelope(reading: Reading, contents: Contents) -> tuple[Envelope, Mapping[str, bytes]]:
    """The inverse of `_write_envelope`; for a SHOW also the z of seats that it names differently from the link."""
    kind, seat = KINDS[reading.whole(len(KINDS) - 1)], read_seat(reading, contents)
    turn = contents.turn - reading.whole(contents.turn - 1)
    before = contents.chain[turn - 1]
    others: Mapping[str, bytes] = {}
    made: Envelope
    if kind is Seal:
        z, steps = reading.raw(32), reading.whole(LONGEST_COMMANDS // BOX_STEP + 1)
        box = reading.raw(steps * BOX_STEP + 16) if steps else b""
        made = Seal(turn, seat, before, z, box_digest(box) if box else reading.raw(32), box)
    elif kind is Show:
        others, salt, commands = _read_show(reading, contents, turn, seat)
        minds = reading.whole(MOST_MINDS) if contents.computers else 0
        made = Show(turn, seat, before, (), salt, commands, minds)
    elif kind is Resign:
        skips = reading.whole(len(contents.colours))
        keeps = reading.whole((1 << len(contents.colours)) - 1)
        about = contents.colours[skips - 1] if skips else ""
        kept = sorted(seat for place, seat in enumerate(contents.colours) if keeps >> place & 1)
        made = Resign(turn, seat, before, about, tuple(kept))
    elif kind is Skip:
        about = read_seat(reading, contents)
        made = Skip(turn, seat, before, about, reading.raw(32) if reading.whole(1) else b"")
    else:
        made = Keep(turn, seat, before, read_seat(reading, contents))
    return replace(made, signature=reading.raw(64)), others


def _write_show(writing: Writing, contents: Contents, show: Show) -> None:
    """The z that it names differently from the link, salt, and commands unless the finished turn has them."""
    known, named = _known_seals(contents.envelopes, show), dict(show.seals)
    others = {seat: named.get(seat, b"") for seat in contents.colours if named.get(seat, b"") != known.get(seat, b"")}
    writing.whole(len(others))
    for seat, z in others.items():
        writing.whole(contents.colours.index(seat))
        writing.whole(int(bool(z)))
        writing.raw(z)
    writing.raw(show.salt)
    is_known = show.commands == _known_commands(contents, show.turn, show.seat)
    writing.whole(int(is_known))
    if not is_known:
        writing.text(show.commands)
    if contents.computers:
        writing.whole(show.minds)


def _read_show(
    reading: Reading, contents: Contents, turn: int, seat: str
) -> tuple[Mapping[str, bytes], bytes, str]:
    """The inverse of `_write_show`."""
    others = {
        read_seat(reading, contents): reading.raw(32) if reading.whole(1) else b""
        for _ in range(reading.whole(len(contents.humans)))
    }
    salt = reading.raw(SALT_BYTES)
    known = _known_commands(contents, turn, seat)
    if reading.whole(1 if known is not None else 0):
        return others, salt, known or ""
    return others, salt, reading.text(LONGEST_COMMANDS)


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
                known[each.seat] = sealing(each.before, each.seat, each.salt, each.commands)
    return known


def _with_seals(envelopes: Sequence[Envelope], show: Show, others: Mapping[str, bytes]) -> Show:
    """A SHOW with the z that it names: those of the link, and the `others` that it names differently."""
    named = {**_known_seals(envelopes, show), **others}
    return replace(show, seals=tuple((seat, z) for seat, z in sorted(named.items()) if z))

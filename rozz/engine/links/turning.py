"""The bytes of turns and of what vouches for them: commands, marks, salts, envelopes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rozz.engine.links.contents import Contents, Evidence, Resolved, evident_seals, seals_hash, shown_text
from rozz.engine.links.envelopes import (
    BOX_STEP,
    FORM,
    LONGEST_COMMANDS,
    SALT_BYTES,
    Envelope,
    Resign,
    Seal,
    Show,
    Skip,
)
from rozz.engine.links.gathering import MOST_MINDS, read_seat
from rozz.engine.links.octets import Reading, Writing
from rozz.engine.links.packing import pack_turns, unpack_turns
from rozz.engine.links.proving import read_proofs, write_proofs
from rozz.engine.links.refusals import Refused, damaged
from rozz.engine.links.settling import MOST_ROLLS, MOST_SIDES, MOST_TURNS

LARGEST_PACKED = 1 << 17
#: Among the marks of a turn, what is higher is what a die showed, and so much more.
DIE = 2
KINDS: tuple[type[Envelope], ...] = (Seal, Show, Skip, Resign)


def write_turns(writing: Writing, contents: Contents, first: int) -> None:
    """The turns from the `first` on: commands, marks, salts."""
    turns = contents.turns[first:]
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
    marks += [(place, anybody, DIE + face) for place, turn in enumerate(turns) for face in turn.rolls]
    writing.whole(len(marks))
    for mark in marks:
        for each in mark:
            writing.whole(each)
    for turn in turns if contents.computers else ():
        writing.whole(turn.minds)
    # What evidence is still needed of the turns that a short link leaves out, the other device has.
    evident = [(place, turn.evidence) for place, turn in enumerate(turns) if turn.evidence]
    writing.whole(len(evident))
    for place, evidence in evident:
        writing.whole(len(turns) - place)
        write_evidence(writing, contents, evidence)


def read_turns(reading: Reading, contents: Contents) -> Contents:
    """The contents with these turns behind those it has."""
    number = reading.whole(MOST_TURNS - len(contents.turns))
    orders: tuple[Mapping[str, tuple[Any, ...]], ...] = ()
    if number:
        reading.packed = reading.counted(LARGEST_PACKED)
        orders = unpack_turns(contents.game, contents.scenario, reading.packed, number)
    marks: dict[tuple[int, int], list[str]] = {}
    rolls: dict[int, list[int]] = {}
    for _ in range(reading.whole(number * (len(contents.colours) + MOST_ROLLS))):
        place, seat = reading.whole(max(0, number - 1)), read_seat(reading, contents)
        kind = reading.whole(DIE + MOST_SIDES)
        if kind > DIE:
            rolls.setdefault(place, []).append(kind - DIE)
        else:
            marks.setdefault((place, kind), []).append(seat)
    minds = [reading.whole(MOST_MINDS) if contents.computers else 0 for _ in range(number)]
    evidence: dict[int, Evidence] = {}
    for _ in range(reading.whole(number)):
        place = number - reading.whole(number)
        evidence[place] = read_evidence(reading, contents)
    for place, given in enumerate(orders):
        told = [tuple(marks.get((place, kind), ())) for kind in range(3)]
        people = {seat: each for seat, each in given.items() if seat not in contents.computers}
        computed = {seat: each for seat, each in given.items() if seat in contents.computers}
        rolled = tuple(rolls.get(place, ()))
        contents = contents.extended(
            Resolved(people, told[0], told[1], told[2], evidence.get(place), rolled, computed, minds[place])
        )
    return contents


def write_evidence(writing: Writing, contents: Contents, evidence: Evidence) -> None:
    """Of each seat: nothing (0), a salt (1; 2 without a seal; raw commands: 2 more), no SHOW (5; 6 after a seal).

    7 is a SHOW without a seal whose salt nobody needs.
    """
    for seat in contents.humans:
        if evidence.salts.get(seat) == b"":
            writing.whole(7)
        elif seat in evidence.salts:
            writing.whole(1 + (seat == evidence.unsealed) + 2 * (seat in evidence.raw))
            writing.raw(evidence.salts[seat])
            if seat in evidence.raw:
                writing.text(evidence.raw[seat])
        elif seat in evidence.seals:
            writing.whole(6 if evidence.seals[seat] else 5)
            writing.raw(evidence.seals[seat])
        else:
            writing.whole(0)
    writing.whole(sum(1 << place for place, seat in enumerate(contents.humans) if seat in evidence.blind))
    if contents.form == FORM:
        writing.whole(len(evidence.seen))
        for seat in sorted(evidence.seen, key=contents.colours.index):
            writing.whole(contents.colours.index(seat))
            writing.raw(evidence.seen[seat])


def read_evidence(reading: Reading, contents: Contents) -> Evidence:
    """The mirror of `write_evidence`."""
    salts: dict[str, bytes] = {}
    seals: dict[str, bytes] = {}
    raw: dict[str, str] = {}
    unsealed = []
    for seat in contents.humans:
        kind = reading.whole(7)
        if 1 <= kind <= 4:
            salts[seat] = reading.raw(SALT_BYTES)
            if kind in (2, 4):
                unsealed.append(seat)
            if kind > 2:
                raw[seat] = reading.text(LONGEST_COMMANDS)
        elif kind == 7:
            salts[seat] = b""
            unsealed.append(seat)
        elif kind:
            seals[seat] = reading.raw(32) if kind == 6 else b""
    if len(unsealed) > 1:
        raise damaged("two seats without a seal")
    flags = reading.whole((1 << len(contents.humans)) - 1)
    blind = tuple(seat for place, seat in enumerate(contents.humans) if flags >> place & 1)
    seen: dict[str, bytes] = {}
    if contents.form == FORM:
        for _ in range(reading.whole(len(contents.humans))):
            seat = read_seat(reading, contents)
            seen[seat] = reading.raw(32)
    return Evidence(salts, seals, unsealed[0] if unsealed else "", raw, blind, seen)


# Envelopes


def write_envelopes(writing: Writing, contents: Contents) -> None:
    """Envelopes, signatures that no envelope makes superfluous, proofs."""
    assert contents.start is not None
    writing.whole(len(contents.envelopes))
    for envelope in contents.envelopes:
        write_envelope(writing, contents, envelope)
    if contents.form == FORM:
        write_proofs(writing, contents)
    for join in contents.joins:
        if join.seat not in contents.signers:
            writing.raw(join.signature)
    if not creator_has_signed(contents):
        writing.raw(contents.start.signature)
    if contents.form != FORM:
        writing.whole(0)


def read_envelopes(reading: Reading, contents: Contents) -> Contents:
    """The mirror of `write_envelopes`."""
    assert contents.start is not None
    most = len(contents.humans) * (len(contents.humans) + 1)
    envelopes = tuple(read_envelope(reading, contents) for _ in range(reading.whole(most)))
    contents = replace(contents, envelopes=envelopes)
    if contents.form == FORM:
        contents = replace(contents, proofs=read_proofs(reading, contents))
    signed = contents.signers
    joins = tuple(join if join.seat in signed else replace(join, signature=reading.raw(64)) for join in contents.joins)
    contents = replace(contents, joins=joins)
    if not creator_has_signed(contents):
        contents = replace(contents, start=replace(contents.start, signature=reading.raw(64)))  # type: ignore[type-var]
    if contents.form != FORM and reading.whole(4):
        raise Refused("older", "this link holds a proof of an older form, which anybody could write; ask for another")
    return contents


def creator_has_signed(contents: Contents) -> bool:
    """Whether an envelope of the creator vouches for START."""
    return any(join.key == contents.invite.key and join.seat in contents.signers for join in contents.joins)


def is_told(contents: Contents, envelope: Envelope) -> bool:
    """Whether the turns tell all that a SHOW signs."""
    if not isinstance(envelope, Show) or envelope.turn >= contents.turn:
        return False
    evidence = contents.turns[envelope.turn - 1].evidence
    return evidence is not None and bool(evidence.salts.get(envelope.seat))


def write_envelope(writing: Writing, contents: Contents, envelope: Envelope) -> None:
    """An envelope, as far as the turns do not tell it."""
    writing.whole(KINDS.index(type(envelope)) if not is_told(contents, envelope) else len(KINDS))
    writing.whole(contents.colours.index(envelope.seat))
    writing.whole(contents.turn - envelope.turn)
    if not is_told(contents, envelope):
        write_fields(writing, contents, envelope)
    writing.raw(envelope.signature)


def read_envelope(reading: Reading, contents: Contents) -> Envelope:
    """The mirror of `write_envelope`."""
    kind, seat = reading.whole(len(KINDS)), read_seat(reading, contents)
    turn = contents.turn - reading.whole(contents.turn - 1)
    before = contents.chain[turn - 1]
    if kind < len(KINDS):
        made = read_fields(reading, contents, KINDS[kind], turn, seat, before)
        return replace(made, signature=reading.raw(64))
    resolved = contents.turns[turn - 1] if turn < contents.turn else None
    if resolved is None or resolved.evidence is None or not resolved.evidence.salts.get(seat):
        raise Refused("short", "this link needs a reveal that is not known here: ask for the whole link")
    return Show(
        turn=turn,
        seat=seat,
        before=before,
        seals=seals_hash(contents.colours, evident_seals(contents, turn, seat)),
        salt=resolved.evidence.salts[seat],
        commands=shown_text(contents.game, resolved, seat),
        is_sealed=resolved.evidence.unsealed != seat,
        signature=reading.raw(64),
    )


def write_fields(writing: Writing, contents: Contents, envelope: Envelope) -> None:
    """What only this kind of envelope says."""
    match envelope:
        case Seal(z=z, box=box):
            writing.raw(z)
            writing.whole(len(box) // BOX_STEP)
            writing.raw(box)
        case Show():
            writing.whole(int(envelope.is_sealed))
            if contents.form == FORM:
                write_seen(writing, contents, envelope)
            writing.raw(envelope.seals + envelope.salt)
            writing.text(envelope.commands)
        case Skip(skipped=skipped, z=z):
            writing.whole(contents.colours.index(skipped))
            writing.whole(int(bool(z)))
            writing.raw(z)
        case Resign(z=z):
            writing.whole(int(bool(z)))
            writing.raw(z)


def read_fields(
    reading: Reading, contents: Contents, kind: type[Envelope], turn: int, seat: str, before: bytes
) -> Envelope:
    """The mirror of `write_fields`."""
    if kind is Seal:
        z, steps = reading.raw(32), reading.whole(LONGEST_COMMANDS // BOX_STEP + 1)
        return Seal(turn, seat, before, z, reading.raw(steps * BOX_STEP + 16))
    if kind is Show:
        is_sealed = bool(reading.whole(1))
        seen = read_seen(reading, contents) if contents.form == FORM else ()
        seals, salt = reading.raw(32), reading.raw(SALT_BYTES)
        return Show(turn, seat, before, seals, salt, reading.text(LONGEST_COMMANDS), is_sealed, seen=seen)
    if kind is Skip:
        skipped = read_seat(reading, contents)
        return Skip(turn, seat, before, skipped, reading.raw(32) if reading.whole(1) else b"")
    return Resign(turn, seat, before, reading.raw(32) if reading.whole(1) else b"")


def write_seen(writing: Writing, contents: Contents, show: Show) -> None:
    """z of seats that signed two, as the one knew them that shows."""
    writing.whole(len(show.seen))
    for seat, z in show.seen:
        writing.whole(contents.colours.index(seat))
        writing.whole(int(bool(z)))
        writing.raw(z)


def read_seen(reading: Reading, contents: Contents) -> tuple[tuple[str, bytes], ...]:
    """The mirror of `write_seen`."""
    return tuple(
        (read_seat(reading, contents), reading.raw(32) if reading.whole(1) else b"")
        for _ in range(reading.whole(len(contents.humans)))
    )

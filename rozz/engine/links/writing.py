"""A ledger ↔ the text of a link, a mirror pair.

What is read is an `Opened`: bounded, canonical (it writes as the same text again), but unchecked; see `merge`.  Signed
envelopes of turns that are over are written as their signatures only: what they sign is in the turns.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rozz.engine.errors import BadFile
from rozz.engine.game import Game
from rozz.engine.links import inviting, telling
from rozz.engine.links.envelopes import (
    BOX_STEP,
    HERE,
    LONGEST_COMMANDS,
    LONGEST_NAME,
    OPTIONS,
    PASSIVE,
    PLAYS,
    SALT_BYTES,
    Envelope,
    Invite,
    Join,
    Resign,
    Seal,
    Show,
    Skip,
    Start,
    match_id,
    name_fault,
)
from rozz.engine.links.inviting import LONGEST_INLINE, ScenarioNamed
from rozz.engine.links.ledger import (
    Contents,
    Evidence,
    Ledger,
    Opened,
    Resolved,
    Told,
    evident_seals,
    normal,
    seals_hash,
    shown_text,
)
from rozz.engine.links.merge import MOST_JOINS, MOST_PROOFS
from rozz.engine.links.octets import Reading, Writing
from rozz.engine.links.packing import pack_turns, unpack_turns
from rozz.engine.links.refusals import Refused, damaged
from rozz.engine.links.settling import MOST_TURNS
from rozz.engine.links.text import from_text, to_text
from rozz.engine.match import Match
from rozz.engine.record import RULES

#: The version letter that links are written with.
LETTER = "A"
#: What a link is, its first byte.
WHOLE, SHORT, TOLD = 0, 1, 2
LARGEST_BYTES = 1 << 18
LARGEST_PACKED = 1 << 17

#: As many bytes of a shipped scenario's hash tell its versions apart; what is signed has all 32.
HASH_BYTES = 8
#: Of m and T(t-1) in a short link, which only finds what is known already.
SHORT_BYTES = 12
MOST_SEATS = 32
KINDS: tuple[type[Envelope], ...] = (Seal, Show, Skip, Resign)

GameNamed = Callable[[str], Game]


def write(ledger: Ledger, short: bool = False) -> str:
    """The text of a link; a short one is for devices that know the match up to the last turn but one."""
    writing = Writing()
    contents = ledger.contents
    if short and contents.start is not None:
        writing.whole(SHORT)
        _write_base(writing, contents)
    else:
        writing.whole(WHOLE)
        _write_invite(writing, contents.invite)
        if contents.start is None:
            writing.whole(0)
            _write_joins(writing, contents)
            return to_text(LETTER, writing.done())
        writing.whole(1)
        _write_chosen(writing, contents)
    _write_turns(writing, contents, _short_from(contents) if short else 0)
    _write_envelopes(writing, contents)
    return to_text(LETTER, writing.done())


def read(text: str, game_named: GameNamed, scenario_named: ScenarioNamed, mine: Ledger | None = None) -> Opened | Told:
    """What a link says; a short one needs what is known already.  Raises BadLink, and nothing else."""
    letter, data = from_text(text)
    if letter != LETTER:
        raise Refused("newer", "this link was made by a newer version; load this page anew, then open it again")
    if len(data) > LARGEST_BYTES:
        raise Refused("too large", "this link is larger than any that the game writes")
    reading = Reading(data)
    kind = reading.whole(127)
    if kind == TOLD:
        return _read_told(reading, text, game_named, scenario_named)
    if kind == SHORT:
        contents = _read_base(reading, mine)
    elif kind == WHOLE:
        contents = _read_invite(reading, game_named, scenario_named)
        if reading.whole(1) == 0:
            contents = _read_joins(reading, contents)
            return _finished(reading, contents, text, short=False)
        contents = _read_chosen(reading, contents)
    else:
        raise Refused("newer", "this link is of a kind that this version does not know; load this page anew")
    contents = _read_turns(reading, contents)
    contents = _read_envelopes(reading, contents)
    return _finished(reading, contents, text, short=kind == SHORT)


def write_told(match: Match, shipped_as: str = "", shipped: Any = None, options: Sequence[str] = ()) -> str:
    """The text of a read-only link of the turns that are over.

    `shipped_as` names the scenario `shipped` that, with the options put in, the match is played in; otherwise the whole
    scenario travels.  Raises BadOrders if it is too large.
    """
    writing, game = Writing(), match.game
    writing.whole(TOLD)
    inline, content = "", b""
    if shipped_as:
        content = inviting.content_hash(game, shipped)
    else:
        inline = inviting.inline_text(game, match.scenario)
    _write_scenario(writing, game.name, shipped_as, content, inline, options)
    writing.whole(RULES)
    telling.write_told(writing, match)
    return to_text(LETTER, writing.done())


def _read_told(reading: Reading, text: str, game_named: GameNamed, scenario_named: ScenarioNamed) -> Told:
    game, shipped, _, scenario, options = _read_scenario(reading, game_named, scenario_named)
    _read_rules(reading)
    match = telling.read_told(reading, game, _as_played(game, scenario, options))
    reading.finish()
    if write_told(match, shipped, scenario, options) != text:
        raise damaged("it is written in a way that the game never writes")
    return Told(match)


def _finished(reading: Reading, contents: Contents, text: str, short: bool) -> Opened:
    reading.finish()
    contents = normal(contents)
    if write(Ledger(contents), short) != text:
        raise damaged("it is written in a way that the game never writes")
    return Opened(contents)


# The invite


def _write_invite(writing: Writing, invite: Invite) -> None:
    _write_scenario(writing, invite.game, invite.scenario, invite.content, invite.inline, invite.options)
    writing.whole(invite.rules)
    for _, plays in invite.seats:
        writing.whole(PLAYS.index(plays))
    writing.raw(invite.key + invite.nonce)


def _write_scenario(
    writing: Writing, game: str, shipped: str, content: bytes, inline: str, options: Sequence[str]
) -> None:
    writing.text(game)
    writing.text(shipped)
    if shipped:
        writing.raw(content[:HASH_BYTES])
    else:
        writing.counted(zlib.compress(inline.encode(), 9))
    writing.whole(sum(1 << place for place, each in enumerate(OPTIONS) if each in options))


def _read_scenario(
    reading: Reading, game_named: GameNamed, scenario_named: ScenarioNamed
) -> tuple[Game, str, str, Any, tuple[str, ...]]:
    """The game, the scenario's name or its text, the scenario, and the options."""
    name = reading.text(40)
    try:
        game = game_named(name)
    except BadFile:
        raise Refused("newer", "this link is of a game that this version does not know; load this page anew") from None
    shipped, inline = reading.text(80), ""
    if shipped:
        scenario = inviting.read_shipped(game, shipped, reading.raw(HASH_BYTES), scenario_named)
    else:
        inline = _inflated(reading.counted(LONGEST_INLINE))
        scenario = inviting.read_inline(game, inline)
    flags = reading.whole((1 << len(OPTIONS)) - 1)
    return game, shipped, inline, scenario, tuple(each for place, each in enumerate(OPTIONS) if flags >> place & 1)


def _as_played(game: Game, scenario: Any, options: Sequence[str]) -> Any:
    try:
        return inviting.as_played(game, scenario, options)
    except BadFile as fault:
        raise Refused("scenario", f"the scenario of this link cannot be played: {fault}") from fault


def _read_rules(reading: Reading) -> int:
    rules = reading.whole(1 << 20)
    if rules > RULES:
        raise Refused("newer", "this match is played by newer rules; load this page anew, then open it again")
    return rules


def _read_invite(reading: Reading, game_named: GameNamed, scenario_named: ScenarioNamed) -> Contents:
    game, shipped, inline, scenario, options = _read_scenario(reading, game_named, scenario_named)
    rules = _read_rules(reading)
    seats = tuple((seat.colour, _plays(reading, seat.is_passive)) for seat in game.seats(scenario))
    if all(plays == PASSIVE for _, plays in seats) or len(seats) > MOST_SEATS:
        raise damaged("nobody plays")
    content = inviting.content_hash(game, scenario)
    invite = Invite(game.name, shipped, content, inline, rules, seats, options, reading.raw(32), reading.raw(16))
    return Contents(game, _as_played(game, scenario, options), invite)


def _plays(reading: Reading, is_passive: bool) -> str:
    plays = PLAYS[reading.whole(len(PLAYS) - 1)]
    if plays not in (HERE, "link", PASSIVE):
        raise Refused("newer", "a computer plays in this match, which this version cannot do yet; load this page anew")
    if is_passive and plays != PASSIVE:
        raise damaged("a seat is played that the scenario leaves to nobody")
    return plays


def _inflated(data: bytes) -> str:
    """The text of the inline scenario, never more than it may be."""
    inflater = zlib.decompressobj()
    try:
        found = inflater.decompress(data, LONGEST_INLINE + 1)
        if not inflater.eof or inflater.unused_data or len(found) > LONGEST_INLINE:
            raise damaged("its scenario is too large")
        return found.decode()
    except (zlib.error, UnicodeDecodeError):
        raise damaged("its scenario cannot be read") from None


# Before START


def _write_joins(writing: Writing, contents: Contents) -> None:
    writing.raw(contents.invite.signature)
    writing.whole(len(contents.joins))
    for join in contents.joins:
        writing.whole(contents.colours.index(join.seat))
        writing.text(join.name)
        writing.raw(join.key + join.signature)


def _read_joins(reading: Reading, contents: Contents) -> Contents:
    contents = replace(contents, invite=replace(contents.invite, signature=reading.raw(64)))
    joins = []
    for _ in range(reading.whole(MOST_JOINS * len(contents.humans))):
        seat = _seat(reading, contents)
        joins.append(Join(contents.invite.identity, seat, _name(reading), reading.raw(32), signature=reading.raw(64)))
    if any(sum(join.seat == seat for join in joins) > MOST_JOINS for seat in contents.humans):
        raise damaged("too many want one seat")
    if len({join.identity for join in joins}) < len(joins):
        raise damaged("it says one thing twice")
    return replace(contents, joins=tuple(joins))


def _name(reading: Reading) -> str:
    name = reading.text(4 * LONGEST_NAME)
    if fault := name_fault(name):
        raise damaged(f"a player's name cannot be used: {fault}")
    return name


def _seat(reading: Reading, contents: Contents) -> str:
    place = reading.whole(len(contents.colours) - 1)
    if contents.colours[place] not in contents.humans:
        raise damaged("a seat signs that nobody plays")
    return contents.colours[place]


# START and after


def _write_chosen(writing: Writing, contents: Contents) -> None:
    for join in contents.joins:
        writing.text(join.name)
        is_creator = join.key == contents.invite.key
        writing.whole(int(not is_creator))
        if not is_creator:
            writing.raw(join.key)


def _read_chosen(reading: Reading, contents: Contents) -> Contents:
    joins = []
    for seat in contents.humans:
        name = _name(reading)
        key = reading.raw(32) if reading.whole(1) else contents.invite.key
        joins.append(Join(contents.invite.identity, seat, name, key))
    m = match_id(contents.invite.identity, tuple(joins))
    return replace(contents, joins=tuple(joins), start=Start(m), chain=(m,))


def _short_from(contents: Contents) -> int:
    """The turns that a short link leaves out: all but the last."""
    return max(0, len(contents.turns) - 1)


def _write_base(writing: Writing, contents: Contents) -> None:
    assert contents.start is not None
    writing.raw(contents.start.match[:SHORT_BYTES])
    kept = _short_from(contents)
    writing.whole(kept)
    writing.raw(contents.chain[kept][:SHORT_BYTES])


def _read_base(reading: Reading, mine: Ledger | None) -> Contents:
    m, number, before = reading.raw(SHORT_BYTES), reading.whole(MOST_TURNS), reading.raw(SHORT_BYTES)
    if mine is None or mine.contents.start is None:
        raise Refused("short", "this is a short link: it needs the whole link of its match, opened here before")
    known = mine.contents
    assert known.start is not None
    if known.start.match[:SHORT_BYTES] != m:
        raise Refused("another match", "this short link is of another match than the one that is open")
    if number >= len(known.chain):
        raise Refused("short", "this is a short link, and turns before it are missing here: ask for the whole link")
    if known.chain[number][:SHORT_BYTES] != before:
        raise Refused("forked", f"this short link tells the turns up to {number} otherwise than they are known here")
    joins = tuple(replace(join, signature=b"") for join in known.joins)
    return replace(
        known, turns=known.turns[:number], chain=known.chain[: number + 1], envelopes=(), proofs=(), joins=joins,
        start=replace(known.start, signature=b""),
    )  # fmt: skip


def _write_turns(writing: Writing, contents: Contents, first: int) -> None:
    turns = contents.turns[first:]
    writing.whole(len(turns))
    if turns:
        writing.counted(pack_turns(contents.game, contents.scenario, [turn.orders for turn in turns]))
    marks = [
        (place, contents.colours.index(seat), kind)
        for place, turn in enumerate(turns)
        for kind, seats in enumerate((turn.skipped, turn.resigned, turn.unread))
        for seat in sorted(seats, key=contents.colours.index)
    ]
    writing.whole(len(marks))
    for mark in marks:
        for each in mark:
            writing.whole(each)
    # What evidence is still needed of the turns that a short link leaves out, the other device has.
    evident = [(place, turn.evidence) for place, turn in enumerate(turns) if turn.evidence]
    writing.whole(len(evident))
    for place, evidence in evident:
        writing.whole(len(turns) - place)
        _write_evidence(writing, contents, evidence)


def _read_turns(reading: Reading, contents: Contents) -> Contents:
    number = reading.whole(MOST_TURNS - len(contents.turns))
    orders: tuple[Mapping[str, tuple[Any, ...]], ...] = ()
    if number:
        orders = unpack_turns(contents.game, contents.scenario, reading.counted(LARGEST_PACKED), number)
    marks: dict[tuple[int, int], list[str]] = {}
    for _ in range(reading.whole(number * len(contents.colours))):
        place, seat = reading.whole(max(0, number - 1)), _seat(reading, contents)
        marks.setdefault((place, reading.whole(2)), []).append(seat)
    evidence: dict[int, Evidence] = {}
    for _ in range(reading.whole(number)):
        place = number - reading.whole(number)
        evidence[place] = _read_evidence(reading, contents)
    for place, given in enumerate(orders):
        told = [tuple(marks.get((place, kind), ())) for kind in range(3)]
        contents = contents.extended(Resolved(given, told[0], told[1], told[2], evidence.get(place)))
    return contents


def _write_evidence(writing: Writing, contents: Contents, evidence: Evidence) -> None:
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


def _read_evidence(reading: Reading, contents: Contents) -> Evidence:
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
    return Evidence(salts, seals, unsealed[0] if unsealed else "", raw, blind)


# Envelopes


def _write_envelopes(writing: Writing, contents: Contents) -> None:
    assert contents.start is not None
    writing.whole(len(contents.envelopes))
    for envelope in contents.envelopes:
        _write_envelope(writing, contents, envelope)
    signed = {envelope.seat for envelope in contents.envelopes}
    for join in contents.joins:
        if join.seat not in signed:
            writing.raw(join.signature)
    if not _creator_has_signed(contents):
        writing.raw(contents.start.signature)
    writing.whole(len(contents.proofs))
    for pair in contents.proofs:
        for envelope in pair:
            _write_loose(writing, contents, envelope)


def _read_envelopes(reading: Reading, contents: Contents) -> Contents:
    assert contents.start is not None
    most = len(contents.humans) * (len(contents.humans) + 1)
    envelopes = tuple(_read_envelope(reading, contents) for _ in range(reading.whole(most)))
    contents = replace(contents, envelopes=envelopes)
    signed = {envelope.seat for envelope in envelopes}
    joins = tuple(join if join.seat in signed else replace(join, signature=reading.raw(64)) for join in contents.joins)
    contents = replace(contents, joins=joins)
    if not _creator_has_signed(contents):
        contents = replace(contents, start=replace(contents.start, signature=reading.raw(64)))  # type: ignore[type-var]
    proofs = tuple(
        (_read_loose(reading, contents), _read_loose(reading, contents)) for _ in range(reading.whole(MOST_PROOFS))
    )
    return replace(contents, proofs=proofs)


def _creator_has_signed(contents: Contents) -> bool:
    signed = {envelope.seat for envelope in contents.envelopes}
    return any(join.key == contents.invite.key and join.seat in signed for join in contents.joins)


def _is_told(contents: Contents, envelope: Envelope) -> bool:
    """Whether the turns tell all that a SHOW signs."""
    if not isinstance(envelope, Show) or envelope.turn >= contents.turn:
        return False
    evidence = contents.turns[envelope.turn - 1].evidence
    return evidence is not None and bool(evidence.salts.get(envelope.seat))


def _write_envelope(writing: Writing, contents: Contents, envelope: Envelope) -> None:
    writing.whole(KINDS.index(type(envelope)) if not _is_told(contents, envelope) else len(KINDS))
    writing.whole(contents.colours.index(envelope.seat))
    writing.whole(contents.turn - envelope.turn)
    if not _is_told(contents, envelope):
        _write_fields(writing, contents, envelope)
    writing.raw(envelope.signature)


def _read_envelope(reading: Reading, contents: Contents) -> Envelope:
    kind, seat = reading.whole(len(KINDS)), _seat(reading, contents)
    turn = contents.turn - reading.whole(contents.turn - 1)
    before = contents.chain[turn - 1]
    if kind < len(KINDS):
        made = _read_fields(reading, contents, KINDS[kind], turn, seat, before)
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


def _write_loose(writing: Writing, contents: Contents, envelope: Envelope) -> None:
    """An envelope of a proof, with the T(t-1) that it names."""
    writing.whole(KINDS.index(type(envelope)))
    writing.whole(contents.colours.index(envelope.seat))
    writing.whole(envelope.turn)
    writing.raw(envelope.before)
    _write_fields(writing, contents, envelope)
    writing.raw(envelope.signature)


def _read_loose(reading: Reading, contents: Contents) -> Envelope:
    kind, seat, turn = reading.whole(len(KINDS) - 1), _seat(reading, contents), reading.whole(MOST_TURNS)
    made = _read_fields(reading, contents, KINDS[kind], turn, seat, reading.raw(32))
    return replace(made, signature=reading.raw(64))


def _write_fields(writing: Writing, contents: Contents, envelope: Envelope) -> None:
    match envelope:
        case Seal(z=z, box=box):
            writing.raw(z)
            writing.whole(len(box) // BOX_STEP)
            writing.raw(box)
        case Show():
            writing.whole(int(envelope.is_sealed))
            writing.raw(envelope.seals + envelope.salt)
            writing.text(envelope.commands)
        case Skip(skipped=skipped, z=z):
            writing.whole(contents.colours.index(skipped))
            writing.whole(int(bool(z)))
            writing.raw(z)
        case Resign(z=z):
            writing.whole(int(bool(z)))
            writing.raw(z)


def _read_fields(
    reading: Reading, contents: Contents, kind: type[Envelope], turn: int, seat: str, before: bytes
) -> Envelope:
    if kind is Seal:
        z, steps = reading.raw(32), reading.whole(LONGEST_COMMANDS // BOX_STEP + 1)
        return Seal(turn, seat, before, z, reading.raw(steps * BOX_STEP + 16))
    if kind is Show:
        is_sealed = bool(reading.whole(1))
        seals, salt = reading.raw(32), reading.raw(SALT_BYTES)
        return Show(turn, seat, before, seals, salt, reading.text(LONGEST_COMMANDS), is_sealed)
    if kind is Skip:
        skipped = _seat(reading, contents)
        return Skip(turn, seat, before, skipped, reading.raw(32) if reading.whole(1) else b"")
    return Resign(turn, seat, before, reading.raw(32) if reading.whole(1) else b"")

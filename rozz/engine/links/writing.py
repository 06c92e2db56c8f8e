"""A ledger ↔ the text of a link, a mirror pair.

What is read is an `Opened`: bounded, canonical (it writes as the same text again), but unchecked; see `merge`.  Signed
envelopes of turns that are over are written as their signatures only: what they sign is in the turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rozz.engine.links import inviting, telling
from rozz.engine.links.contents import Contents
from rozz.engine.links.envelopes import FORM
from rozz.engine.links.gathering import (
    GameNamed,
    as_played,
    read_chosen,
    read_invite,
    read_joins,
    read_rules,
    read_scenario,
    write_chosen,
    write_invite,
    write_joins,
    write_scenario,
)
from rozz.engine.links.inviting import ScenarioNamed
from rozz.engine.links.ledger import Ledger, Opened, Told
from rozz.engine.links.matching import match_of
from rozz.engine.links.normal import normal
from rozz.engine.links.octets import Reading, Writing
from rozz.engine.links.refusals import Refused, damaged
from rozz.engine.links.settling import MOST_TURNS
from rozz.engine.links.text import from_text, to_text
from rozz.engine.links.turning import read_envelopes, read_turns, write_envelopes, write_turns
from rozz.engine.match import Match
from rozz.engine.record import RULES

#: The version letter that links are written with.
LETTER = FORM
#: What a link is, its first byte.
WHOLE, SHORT, TOLD = 0, 1, 2
LARGEST_BYTES = 1 << 18

#: Of m and T(t-1) in a short link, which only finds what is known already.
SHORT_BYTES = 12


def write(ledger: Ledger, short: bool = False) -> str:
    """The text of a link; a short one is for devices that know the match up to the last turn but one."""
    return _written(ledger.contents, short)


def _written(contents: Contents, short: bool, deflated: bytes = b"", packed: bytes = b"") -> str:
    writing = Writing(deflated, packed)
    if short and contents.start is not None:
        writing.whole(SHORT)
        _write_base(writing, contents)
    else:
        writing.whole(WHOLE)
        write_invite(writing, contents.invite, contents.start)
        if contents.start is None:
            write_joins(writing, contents)
            return to_text(contents.form, writing.done())
        write_chosen(writing, contents)
    write_turns(writing, contents, _short_from(contents) if short else 0)
    write_envelopes(writing, contents)
    return to_text(contents.form, writing.done())


def read(text: str, game_named: GameNamed, scenario_named: ScenarioNamed, mine: Ledger | None = None) -> Opened | Told:
    """What a link says; a short one needs what is known already.  Raises BadLink, and nothing else."""
    letter, data = from_text(text)
    if len(data) > LARGEST_BYTES:
        raise Refused("too large", "this link is larger than any that the game writes")
    reading = Reading(data)
    kind = reading.whole(127)
    if kind == TOLD:
        return _read_told(reading, text, game_named, scenario_named)
    if kind == SHORT:
        contents = _read_base(reading, mine)
    elif kind == WHOLE:
        contents, is_started, nonce = read_invite(reading, game_named, scenario_named, letter)
        if not is_started:
            return _finished(reading, read_joins(reading, contents), text, short=False)
        contents = read_chosen(reading, contents, nonce)
    else:
        raise Refused("newer", "this link is of a kind that this version does not know; load this page anew")
    contents = read_turns(reading, contents)
    contents = read_envelopes(reading, contents)
    return _finished(reading, contents, text, short=kind == SHORT)


def write_told(match: Match, shipped_as: str = "", shipped: Any = None, options: Sequence[str] = ()) -> str:
    """The text of a read-only link of the turns that are over.

    `shipped_as` names the scenario `shipped` that, with the options put in, the match is played in; otherwise the whole
    scenario travels.  Raises BadOrders if it is too large.
    """
    game = match.game
    if shipped_as:
        return _told(match, shipped_as, inviting.content_hash(game, shipped), "", options)
    return _told(match, "", b"", inviting.inline_text(game, match.scenario), options)


def write_finished(ledger: Ledger) -> str:
    """The text of a read-only link of a match by link, as far as its turns are over."""
    invite = ledger.contents.invite
    return _told(match_of(ledger), invite.scenario, invite.content, invite.inline, invite.options)


def short_of(text: str) -> str:
    """The digits that the identity of a short link's match begins with; empty for a whole link.  Raises BadLink."""
    reading = Reading(from_text(text)[1])
    return reading.raw(SHORT_BYTES).hex() if reading.whole(127) == SHORT else ""


def _told(
    match: Match,
    shipped_as: str,
    content: bytes,
    inline: str,
    options: Sequence[str],
    letter: str = LETTER,
    deflated: bytes = b"",
    packed: bytes = b"",
) -> str:
    writing = Writing(deflated, packed)
    writing.whole(TOLD)
    write_scenario(writing, match.game.name, shipped_as, content, inline, options)
    writing.whole(RULES)
    telling.write_told(writing, match)
    return to_text(letter, writing.done())


def _read_told(reading: Reading, text: str, game_named: GameNamed, scenario_named: ScenarioNamed) -> Told:
    game, shipped, inline, scenario, options = read_scenario(reading, game_named, scenario_named)
    read_rules(reading)
    match = telling.read_told(reading, game, as_played(game, scenario, options))
    reading.finish()
    content = inviting.content_hash(game, scenario)
    if _told(match, shipped, content, inline, options, text[0], reading.deflated, reading.packed) != text:
        raise damaged("it is written in a way that the game never writes")
    return Told(match)


def _finished(reading: Reading, contents: Contents, text: str, short: bool) -> Opened:
    reading.finish()
    contents = normal(contents)
    if _written(contents, short, reading.deflated, reading.packed) != text:
        raise damaged("it is written in a way that the game never writes")
    return Opened(contents)


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

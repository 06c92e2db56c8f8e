"""Matches by link with the letters A and B: their links no longer open, and saved ones can only be viewed.

Those letters had other signatures and other rules about who is bound to what, so nobody can play on in them. The
players and the finished turns are read without checking signatures.
"""

from __future__ import annotations

from dataclasses import replace

from rozz.engine import replay_cost
from rozz.engine.dice import RecordedDice
from rozz.engine.errors import BadLink, Fault
from rozz.engine.game import GameNamed
from rozz.engine.links.ledger import invitation
from rozz.engine.links.ledger.invitation import ScenarioVersions
from rozz.engine.links.ledger.ledger import Ledger
from rozz.engine.links.ledger.turn_resolution import opening, play_turn
from rozz.engine.links.signing.envelopes import NONCE_BYTES, Invite, Start, nonce_hash
from rozz.engine.links.signing.link_hash import H
from rozz.engine.links.verify.link_refusals import Refused, damaged, too_much_work
from rozz.engine.links.wire.byte_fields import ByteReader
from rozz.engine.links.wire.link_contents import Contents
from rozz.engine.links.wire.link_text import from_text
from rozz.engine.links.wire.setup_wire import (
    read_chosen,
    read_plays,
    read_rules,
    read_scenario,
    with_options_applied,
)
from rozz.engine.links.wire.turn_wire import OLDER_DIE, read_turns
from rozz.engine.match import Match
from rozz.engine.said import said
from rozz.engine.seats import HERE, LINK

LETTERS = ("A", "B")


def refusal() -> Refused:
    """The refusal of a link with an older letter."""
    return Refused("older", said("links-older"))


def match_in(text: str, game_named: GameNamed, scenario_named: ScenarioVersions) -> Match:
    """The finished turns of a saved match with an older letter; raises BadLink."""
    letter, data = from_text(text)
    if letter not in LETTERS:
        raise BadLink(said("links-not-older"))
    reader = ByteReader(data)
    if reader.number(127) != 0:
        raise BadLink(said("links-not-older"))
    game, shipped, inline, scenario, options = read_scenario(reader, game_named, scenario_named, invitation.older_hash)
    rules = read_rules(reader, game)
    seats = tuple((seat.colour, read_plays(reader, seat.is_passive)) for seat in game.seats(scenario))
    if not any(plays in (HERE, LINK) for _, plays in seats):
        raise damaged(said("links-nobody-plays"))
    key, nonce = reader.raw(32), b""
    if letter == "A":
        nonce = reader.raw(NONCE_BYTES)
    if not reader.number(1):
        raise Refused("older", said("links-older-not-started"))
    if letter == "B":
        nonce = reader.raw(NONCE_BYTES)
    content = invitation.older_hash(game, scenario)
    token = nonce_hash(nonce) if letter == "B" else nonce
    invite = Invite(game.name, shipped, content, inline, rules, seats, options, key, token)
    contents = read_chosen(reader, Contents(game, with_options_applied(game, scenario, options), invite), nonce)
    if letter == "A":
        m = H("match", invite.identity, *(join.identity for join in contents.joins))
        contents = replace(contents, start=Start(m), chain=(m,))
    contents = read_turns(reader, contents, OLDER_DIE)
    match = _play_turns(contents)
    return replace(match, identity=invite.identity.hex()[:32])


def is_older(text: str) -> bool:
    """Whether a link's text has an older letter."""
    return text[:1] in LETTERS


def _play_turns(contents: Contents) -> Match:
    """The match with those of these turns that can be played."""
    assert contents.start is not None
    ledger = Ledger(replace(contents, turns=(), chain=contents.chain[:1]), opening(contents))
    for number, turn in enumerate(contents.turns, 1):
        try:
            match = play_turn(ledger, turn, RecordedDice(turn.rolls))
        except Fault as fault:
            raise damaged(said("links-turn-unplayable", fault=fault.text)) from fault
        done = replace(contents, turns=contents.turns[:number], chain=contents.chain[: number + 1])
        ledger = Ledger(done, match)
        if ledger.replay_cost > replay_cost.MOST:
            raise too_much_work()
    if ledger.match is None:
        raise damaged(said("links-no-match"))
    return ledger.match

"""A match ↔ JSON text, with format numbers and upgrades. A record is replayed, never trusted."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rozz.engine import replay_cost, seats_codec, untrusted_json
from rozz.engine.dice import RecordedDice
from rozz.engine.errors import BadFile, BadJson, BadOrders, BadRecord, BadText
from rozz.engine.game import GameNamed, Played, Rules
from rozz.engine.match import Match
from rozz.engine.said import said
from rozz.engine.validation import PathValue

FORMAT = 3
#: The format for matches in which nobody has taken over a seat, so older pages can read them too.
BEFORE_SEATS_CHANGED = 2
LARGEST_BYTES = 4_000_000
#: The longest dice key, in bytes.
LONGEST_KEY = 32


def _without_seed(mapping: dict[str, Any]) -> dict[str, Any]:
    """Format 1 had a seed, which no game used."""
    kept = {key: value for key, value in mapping.items() if key != "seed"}
    PathValue(mapping.get("seed", 0), "seed").whole_number()
    return {**kept, "format": 2}


#: One function per format number: the mapping of that format to the next one's.
UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    1: _without_seed,
    2: lambda mapping: {**mapping, "format": 3},
}


@dataclass(frozen=True)
class Reading:
    """A record after reading, with the match as today's rules play it.

    `differs_from` is the first turn whose position differs from the saved one, or 0 if all positions are the same. It
    can be the turn after the last one in `match`, if today's rules refuse that turn.
    `recorded` is the last position as it was saved.
    """

    match: Match
    differs_from: int = 0
    recorded: Any = None


def check_of(fingerprint: Any) -> str:
    """Four bytes that distinguish positions, as eight hexadecimal digits."""
    text = json.dumps(fingerprint, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def plain(match: Match) -> dict[str, Any]:
    """The record as a mapping of plain values, keys in a fixed order."""
    game = match.game
    record: dict[str, Any] = {
        "format": FORMAT if match.earlier else BEFORE_SEATS_CHANGED,
        "rules": game.rules_version,
        "game": game.name,
        "id": match.identity,
        "scenario": game.to_mapping(match.scenario),
        "seats": seats_codec.plain(match.seats),
        "turns": [_plain_moment(game, played) for played in match.played],
        "position": game.fingerprint(match.state),
    }
    if match.key:
        record["chance"] = match.key.hex()
    if match.dealt:
        record["dealt"] = list(match.dealt)
    if match.earlier:
        record["earlier"] = seats_codec.plain_earlier(match.earlier)
    if match.pending:
        # A seat that handed in an empty list still counts as having handed in.
        record["pending"] = {seat: [game.write(each) for each in given] for seat, given in match.pending.items()}
    return record


def _plain_moment(game: Rules, played: Played) -> dict[str, Any]:
    if "texts" not in played.noted:
        played.noted["texts"] = {seat: tuple(texts) for seat, texts in _texts(game, played.orders).items()}
    commands = {seat: list(texts) for seat, texts in played.noted["texts"].items()}
    moment = {"commands": commands, "check": check(game, played)}
    return {**moment, "rolls": [roll.face for roll in played.rolls]} if played.rolls else moment


def check(game: Rules, played: Played) -> str:
    """The checksum of the position after a moment, computed once."""
    if "check" not in played.noted:
        played.noted["check"] = check_of(game.fingerprint(played.after))
    return str(played.noted["check"])


def _texts(game: Rules, orders: Mapping[str, tuple[object, ...]]) -> dict[str, list[str]]:
    return {seat: [game.write(command) for command in commands] for seat, commands in orders.items() if commands}


def to_json(match: Match) -> str:
    """The record of a match with everything, secrets too; for others take `match.as_seen_by(viewer)` first."""
    return json.dumps(plain(match), ensure_ascii=False, separators=(",", ":"))


def from_json(text: str, game_named: GameNamed) -> Match:
    """The match from a record."""
    return read(text, game_named).match


def read(text: str, game_named: GameNamed) -> Reading:
    """Replay a record.

    Raises BadRecord with a sentence: not JSON, not a match, from a newer version, or damaged.
    """
    try:
        mapping = untrusted_json.read(text, LARGEST_BYTES)
    except BadJson as fault:
        raise BadRecord(said("files-unreadable-match", why=fault.text)) from None
    return replayed(mapping, game_named)


def replayed(mapping: Any, game_named: GameNamed) -> Reading:
    """Replay a record that is already parsed JSON; raises BadRecord as `read` does."""
    if not isinstance(mapping, dict) or "format" not in mapping or "turns" not in mapping:
        raise BadRecord(said("files-not-a-match"))
    try:
        return _replay(_upgraded(mapping), game_named)
    except (BadFile, BadText, BadOrders) as fault:
        raise BadRecord(said("files-damaged-match", why=fault.text)) from fault


def _upgraded(mapping: dict[str, Any]) -> dict[str, Any]:
    number = PathValue(mapping["format"], "format").whole_number(1)
    if number > FORMAT:
        raise BadRecord(said("files-newer-match"))
    while number < FORMAT:
        mapping = UPGRADES[number](mapping)
        number += 1
    return mapping


def _replay(mapping: dict[str, Any], game_named: GameNamed) -> Reading:
    fields = PathValue(mapping).fields(
        "format", "rules", "game", "id", "scenario", "seats", "chance", "dealt", "turns", "position", "pending",
        "earlier", needed=("rules", "game", "id", "scenario", "seats", "turns", "position"),
    )  # fmt: skip
    rules = fields["rules"].whole_number(1)
    game = game_named(fields["game"].text(said("files-a-game")))
    if rules > game.rules_version:
        raise BadRecord(said("files-newer-match"))
    scenario = game.read(fields["scenario"].value)
    match = _begun(fields, game, scenario)
    match = replace(match, seats=seats_codec.read(fields["seats"], match))
    is_ours = rules == game.rules_version
    match, differs_from = _turns(fields["turns"], match, is_ours)
    if "earlier" in fields:
        match = replace(match, earlier=seats_codec.read_earlier(fields["earlier"], match, bool(differs_from)))
    if "pending" in fields and match.outcome is not None and not differs_from:
        fields["pending"].fail(said("files-pending-after-end"))
    is_whole = len(match.played) == len(fields["turns"].members())
    if "pending" in fields and match.outcome is None and is_whole:
        match = _pending(fields["pending"], match, is_ours)
    if not differs_from and game.fingerprint(match.state) != fields["position"].value:
        raise BadRecord(said("files-damaged-match", why=said("files-other-position")))
    return Reading(match, differs_from, fields["position"].value)


def _pending(found: PathValue, match: Match, is_ours: bool) -> Match:
    """The match with the commands that were handed in and are still waiting, handed in again.

    None of them was refused then, so one is refused now only if the rules differ (not `is_ours`): that seat is asked
    again.
    """
    for seat, commands in _orders(found, match).items():
        try:
            match = match.hand_in(seat, commands)
        except BadOrders as fault:
            if is_ours:
                found.fail(fault.text)
    return match


def _turns(turns: PathValue, match: Match, is_ours: bool) -> tuple[Match, int]:
    """The match after its turns, and the first turn at which today's rules lead to another position, or 0.

    `is_ours`: it was played with today's rules, so every position must match. Under other rules, it may end before a
    turn that today's rules refuse.
    """
    differs_from = spent = 0
    for number, turn in enumerate(turns.members(), 1):
        parts = turn.fields("commands", "check", "rolls")
        if "commands" not in parts or "check" not in parts:
            turn.fail(said("files-turn-fields"))
        orders = _orders(parts["commands"], match)
        if match.outcome is not None:
            if not differs_from:
                turn.fail(said("files-turn-after-end"))
            break
        # Replay what was handed in: seats that the match plays itself are in the record too.
        dice = RecordedDice(_whole_numbers(parts["rolls"]) if "rolls" in parts else ())
        try:
            match = match.with_resolved_moment(orders, dice)
        except (BadOrders, BadRecord):
            if is_ours:
                raise
            # Today's rules ask another seat, or roll more dice: the match goes on from here.
            return match, differs_from or number
        if dice.left and is_ours:
            turn.fail(said("files-spare-rolls"))
        spent += replay_cost.cost_of(match.played[-1])
        if spent > replay_cost.MOST:
            raise BadRecord(said("files-too-much-work"))
        if check(match.game, match.played[-1]) != parts["check"].text(said("files-a-check")) and not differs_from:
            if is_ours:
                # Only a change of rules explains another position.
                parts["check"].fail(said("files-wrong-check"))
            differs_from = number
    return match, differs_from


def _begun(fields: Mapping[str, PathValue], game: Rules, scenario: object) -> Match:
    """The match with its opening as dealt; a record for others has no key, so later rolls are new."""
    dealt = _whole_numbers(fields["dealt"]) if "dealt" in fields else ()
    match = Match.begin(game, scenario, fields["id"].line(said("files-an-id")), dealt=dealt)
    if match.dealt != dealt:
        fields["dealt"].fail(said("files-spare-rolls"))
    if "chance" not in fields:
        return match
    try:
        return replace(match, key=bytes.fromhex(fields["chance"].text(said("files-hexadecimal")))[:LONGEST_KEY])
    except ValueError:
        fields["chance"].refuse(said("files-hexadecimal"))


def _whole_numbers(found: PathValue) -> tuple[int, ...]:
    return tuple(each.whole_number(1) for each in found.members(said("files-rolls")))


def _orders(found: PathValue, match: Match) -> dict[str, tuple[Any, ...]]:
    orders: dict[str, tuple[Any, ...]] = {}
    colours = {place.colour for place in match.seats}
    for seat, commands in found.entries(said("files-by-color")):
        if seat not in colours:
            commands.fail(said("files-not-playing", name=seat))
        orders[seat] = tuple(
            command
            for each in commands.members()
            for command in match.game.parse(match.scenario, each.text(said("files-a-command")), hidden=True)
        )
    return orders

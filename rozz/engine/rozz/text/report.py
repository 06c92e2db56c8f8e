"""A turn in sentences: a table of templates by kind of event, filled with names and counts.

Written only when asked for.  The report is complete without a board, and reveals no secret to other players.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rozz.engine import word_lists
from rozz.engine.game import Event, Line, Names, Phase, Played
from rozz.engine.rozz.legality.reasons import explain
from rozz.engine.rozz.model.catalog import NEUTRAL, Catalog
from rozz.engine.rozz.model.commands import Command, Message, Move, Nothing, Purchase, Resign
from rozz.engine.rozz.model.position import Change, Piece
from rozz.engine.rozz.text import plain_english
from rozz.engine.rozz.text.notation import write

SENTENCES = {
    "bought": "{seat} buys {pieces} in {tile} for ${cost}: {changes}",
    "aid": "{seat} sends ${quantity} of foreign aid to {recipient}",
    "correspondence-bought": "{seat} buys {pieces}",
    "message": "{seat} writes to {recipient}: {message}",
    "moved": "{seat} moves {pieces} from {start} to {tile}: {changes}",
    "fought": "Combat step {step} in {tile}: {changes}",
    "converted": "In {tile} pieces change hands: {changes}",
    "struck": "{seat} strikes with {item} from {start} at {aim}",
    "activated": "{seat} activates the doomsday device in {tile}",
    "removed": "Destroyed or used up in {tile}: {changes}",
    "earned": "{seat} earns ${earned} ({sources}): ${before} → ${after}",
    "produced": "{source} in {tile} produces {number} {item}: {changes}",
    "resigned": "{seat} has resigned",
    "void": "{seat} {place}. {command} is void: {reason}",
    "failed": "{seat} {place}. {command} failed: {reason}",
    "nothing": "{seat} does nothing",
}

#: What a plain sentence leaves out, if that is not counts before and after.
COUNTS = {"aid": "", "correspondence-bought": "", "struck": "", "earned": "{sources}: ${before} → ${after}"}

VICTORIES = {
    "headquarters": "{winners} won: ground forces stand in another player's headquarters",
    "original": "{winners} won: ground forces stand in every territory of the board",
    "elimination": "{winners} won: a player is eliminated, and nobody occupies more tiles",
    "central": "{winners} won: government control in every tile of {territory}",
    "turns": "{winners} won: most government control after turn {turn}",
    "doomsday": "{winners} won: the doomsday device is activated",
    "occupation": "{winners} won: at least {number} tiles occupied",
    "last-left": "{winners} won: nobody else is left",
    "nobody-left": "A draw: nobody is left",
    "nobody-governs": "A draw: after turn {turn} nobody owns government control",
    "turn-limit": "A draw: turn {turn} was the last one",
}

#: Events that only repeat their command.
DEEDS = ("bought", "aid", "correspondence-bought", "moved", "struck")


def report(turn: Played, names: Names | None = None, viewer: str | None = None) -> tuple[Line, ...]:
    """All that happened in a turn, in the order of its phases; `names` (color → name) are the players'."""
    known = dict(names or {})
    lines = [*_idle(turn, known), *_unperformed(turn, "orders", known)]
    for phase in turn.phases:
        lines += _unperformed(turn, phase.name, known)
        events = (event for event in phase.events if event.kind != "failed")
        lines += [_event_line(phase, event, known, viewer, turn.before.scenario.catalog) for event in events]
    return tuple(lines)


def _name(names: Names, colour: str) -> str:
    return names.get(colour, colour)


def _idle(turn: Played, names: Names) -> Iterator[Line]:
    for seat, commands in turn.orders.items():
        if commands and all(isinstance(each, Nothing) for each in commands):
            yield Line(SENTENCES["nothing"].format(seat=_name(names, seat)), "R3.5", "", "orders")


def phase_of(command: Command, rule: str) -> str:
    """The phase whose part of the report mentions a failed command."""
    if rule in ("R3.5", "R12"):
        return "orders"
    match command:
        case Purchase() | Message():
            return "purchases"
        case Move():
            return "moves"
        case Resign() | Nothing():
            return "orders"
    return "strikes"


def _unperformed(turn: Played, phase: str, names: Names) -> Iterator[Line]:
    """The void and failed commands of a phase, with the reasons."""
    for seat, verdicts in turn.verdicts.items():
        for number, (command, given) in enumerate(zip(turn.orders[seat], verdicts, strict=True)):
            if given.is_done or phase_of(command, given.rule) != phase:
                continue
            hidden = Message(command.colour, None) if isinstance(command, Message) else command
            facts = {
                name: _name(names, value) if name in ("seat", "owner") else value for name, value in given.facts.items()
            }
            text = SENTENCES[given.status].format(
                seat=_name(names, seat),
                place=number + 1,
                command=write(hidden),
                reason=explain(type(given)(given.status, given.rule, given.reason, facts)),
            )
            start = getattr(command, "start", "")
            tile = getattr(command, "destination", "") or getattr(command, "tile", "")
            sentence = plain_english.unperformed(command, given, seat, turn.before.scenario.catalog, names)
            tiles = tuple(each for each in (start, tile) if each)
            yield Line(text, given.rule, tile, phase, 0, tiles, sentence, write(hidden))


def _event_line(phase: Phase, event: Event, names: Names, viewer: str | None, catalog: Catalog) -> Line:
    """One event as a sentence."""
    plain, counts = "", ""
    if event.kind in ("won", "drawn"):
        winners = word_lists.listed(_name(names, seat) for seat in event.facts["winners"])
        text = VICTORIES[event.facts["reason"]].format_map({**event.facts, "winners": winners})
    else:
        words = {**_words(event, names, viewer), "changes": _changes(event.changes, names)}
        text = SENTENCES[event.kind].format_map(words)
        plain = plain_english.sentence(event, catalog, names)
        counts = COUNTS.get(event.kind, "{changes}").format_map(words) if plain else ""
    tiles = dict.fromkeys((event.tile, event.facts.get("start", ""), *(change[0] for change in event.changes)))
    named_tiles = tuple(tile for tile in tiles if tile)
    losers = tuple(
        dict.fromkeys(each.piece.owner for each in event.changes if each.after < each.before if event.kind != "moved")
    )
    mine = tuple(each for each in losers if each != NEUTRAL)
    repeats_command = event.kind in DEEDS
    return Line(text, event.rule, event.tile, phase.name, event.step, named_tiles, plain, counts, repeats_command, mine)


def _words(event: Event, names: Names, viewer: str | None) -> dict[str, Any]:
    """The facts of an event as words."""
    facts: dict[str, Any] = {**event.facts, "tile": event.tile, "step": event.step}
    for key in ("seat", "recipient"):
        if key in facts:
            facts[key] = _name(names, facts[key])
    match event.kind:
        case "bought" | "correspondence-bought":
            facts["pieces"] = f"{facts['quantity']} {facts['item']}"
        case "moved":
            facts["pieces"] = listed((piece.item, number) for piece, number in facts["pieces"])
        case "message":
            shown = viewer in (event.facts["seat"], event.facts["recipient"]) and viewer is not None
            facts["message"] = f"“{facts['text']}”" if shown and facts["text"] is not None else "…"
        case "earned":
            facts["sources"] = ", ".join(f"{item} ${amount}" for item, amount in facts["sources"].items())
            facts["earned"] = facts["after"] - facts["before"]
        case "struck":
            target: Piece | None = facts["target"]
            facts["aim"] = f"{piece_name(target, names)} in {event.tile}" if target else event.tile
    return facts


def listed(pieces: Iterable[tuple[str, int]]) -> str:
    """Pieces with their numbers.

    >>> listed([("INF", 3), ("SRNUKE", 1)])
    '3 INF and 1 SRNUKE'
    """
    return word_lists.listed(f"{number} {item}" for item, number in pieces)


def piece_name(piece: Piece, names: Names) -> str:
    """A kind of piece, with its player's name if it has one."""
    return piece.item if piece.owner == NEUTRAL else f"{_name(names, piece.owner)} {piece.item}"


def _changes(changes: Sequence[Change], names: Names) -> str:
    """Counts before and after, with the tile if an event affects several."""
    several = len({change.tile for change in changes}) > 1
    return ", ".join(
        f"{piece_name(change.piece, names)} {change.tile + ' ' if several else ''}{change.before} → {change.after}"
        for change in changes
    )

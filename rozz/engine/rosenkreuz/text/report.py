"""The report of a move: a message for each event, with names and squares, and for a move that was not carried out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rozz.engine.game import NO_NAMES, Event, Line, Names, Phase, Played
from rozz.engine.rosenkreuz.legality.legality import explain
from rozz.engine.rosenkreuz.model.sides import CROSS, ROSE
from rozz.engine.rosenkreuz.text.notation import Command, Move, Resign, write
from rozz.engine.said import Fact, Player, Said, Text, listed, player, said


def report(played: Played, names: Names | None = None) -> tuple[Line, ...]:
    """All that happened in a move; `names` (seat → name) are the players'."""
    known = names or NO_NAMES
    lines = [*_void(played, known)]
    for phase in played.phases:
        lines += [_event_line(phase, event, known) for event in phase.events]
    return tuple(lines)


def victory_text(reason: str, winner: str, facts: Mapping[str, Any], names: Names) -> Said:
    """How a match ended, of an outcome or the event that reports it."""
    return said(f"rosenkreuz-victory-{reason}", **_ending(reason, winner, facts, names))


def ending_text(reason: str, winner: str, facts: Mapping[str, Any], names: Names) -> Said:
    """Why it ended so, under a heading that names the winner."""
    return said(f"rosenkreuz-ended-{reason}", **_ending(reason, winner, facts, names))


def _ending(reason: str, winner: str, facts: Mapping[str, Any], names: Names) -> dict[str, Fact]:
    """The facts of an ending."""
    who: dict[str, Fact] = {"winner": player(winner, names)}
    if reason == "both-bare":
        return who
    who["loser"] = player(facts["loser"], names)
    if reason == "bare":
        colours = facts["colours"]
        who["colour"] = colours[0] if len(colours) == 1 else "both"
    return who


def _void(played: Played, names: Names) -> Iterator[Line]:
    for seat, verdicts in played.verdicts.items():
        for command, given in zip(played.orders[seat], verdicts, strict=True):
            if not given.is_done:
                phrase, reason = command_phrase(command), explain(given, names.get(seat, seat), names)
                sentence = said("rosenkreuz-report-void", name=player(seat, names), command=phrase, reason=reason)
                landing, counts = command.landing if isinstance(command, Move) else "", write(command)
                yield Line(_whole(sentence, counts), given.rule, landing, "move", sentence=sentence, counts=counts)


def _event_line(phase: Phase, event: Event, names: Names) -> Line:
    """One event."""
    sentence, counts = _sentence(event, names), _group(event, names)
    tiles = tuple(dict.fromkeys(tile for tile, *_ in event.changes))
    text, lost = _whole(sentence, counts), tuple(_lost(event).items())
    return Line(text, event.rule, event.tile, phase.name, event.step, tiles, sentence, counts, lost=lost)


def _lost(event: Event) -> dict[str, int]:
    """How many pieces a seat loses in an event."""
    match event.kind:
        case "minor" | "attain":
            return {event.facts["victim"]: 1}
        case "major":
            return {event.facts["loser"]: len(event.facts["fallen"])}
    return {}


def _sentence(event: Event, names: Names) -> Said:
    facts, tile = event.facts, event.tile
    people: dict[str, Fact] = {
        to: player(facts[key], names)
        for key, to in (("seat", "name"), ("victim", "victim"), ("loser", "loser"))
        if key in facts
    }
    match event.kind:
        case "won":
            return victory_text(facts["reason"], facts["winners"][0], facts, names)
        case "move":
            return said("rosenkreuz-report-move", **people, colour=facts["colour"], start=facts["start"], tile=tile)
        case "minor":
            return said("rosenkreuz-report-minor", **people, colour=facts["colour"], start=facts["start"], tile=tile)
        case "major":
            squares, number = listed(facts["fallen"]), len(facts["fallen"])
            return said("rosenkreuz-report-major", **people, colour=facts["colour"], squares=squares, number=number)
        case "attain":
            return said("rosenkreuz-report-attain", **people, colour=facts["taken"], start=facts["start"], tile=tile)
        case "return":
            return said("rosenkreuz-report-return", **people, colour=facts["colour"], start=facts["start"], tile=tile)
    raise ValueError(event.kind)


def _group(event: Event, names: Names) -> Text:
    """The numbers of both sides in an unbalanced group; empty for other events."""
    if event.kind != "major":
        return ""
    return said(
        "rosenkreuz-report-group",
        colour=event.facts["colour"],
        first=player(ROSE, names),
        firsts=event.facts["rose"],
        second=player(CROSS, names),
        seconds=event.facts["cross"],
    )


def _whole(sentence: Said, counts: Text) -> Said:
    """A sentence with its numbers."""
    return said("rosenkreuz-report-line", sentence=sentence, counts=counts) if counts else sentence


def command_phrase(command: Command) -> Said:
    """What a command does, verb first."""
    if isinstance(command, Resign):
        return said("rosenkreuz-command-resign")
    start, landing = command.start, command.landing
    if not command.taken:
        short = "rosenkreuz-command-minor" if command.is_minor else "rosenkreuz-command-move"
        return said(short, start=start, landing=landing)
    long = "rosenkreuz-command-minor-attain" if command.is_minor else "rosenkreuz-command-attain"
    return said(long, start=start, landing=landing, taken=command.taken, back=command.back)


def command_sentence(command: Command, seat: str) -> Said:
    """A command with its player."""
    return said("rosenkreuz-command-by", name=Player(seat), command=command_phrase(command))

"""A move told in sentences: one table of templates by kind of event, filled with names and squares."""

from __future__ import annotations

from collections.abc import Iterator

from rozz.engine.game import Event, Line, Names, Phase, Played, Verdict
from rozz.engine.rosenkreuz.notation import write
from rozz.engine.rosenkreuz.refusals import explain
from rozz.engine.rosenkreuz.sides import CROSS, ROSE

SENTENCES = {
    "move": "{seat} moves {colour} from {start} to {tile}",
    "minor": "{seat} moves {colour} from {start} to {tile} and replaces {victim} {taken} there",
    "major": "A {colour} group of {rose} {ROSE} and {cross} {CROSS} is unbalanced: {loser} loses {fallen}",
    "attain": "{seat} attains on {start} and takes {victim} {taken} from {tile}",
    "return": "{seat} {colour} goes back from {start} to {tile}",
    "resigned": "{seat} resigns",
    "void": "{seat}: {command} is void: {reason}",
}

VICTORIES = {
    "bare": "{winner} has won: {loser} has no {colours} piece left",
    "both-bare": "{winner} has won: the same move took the last piece of a colour from both, and {winner} made it",
    "stuck": "{winner} has won: {loser} has no legal move",
    "resigned": "{winner} has won: {loser} has resigned",
}


def report(played: Played, names: Names | None = None) -> tuple[Line, ...]:
    """All that happened in a move; players go by `names` (seat → name)."""
    known = {ROSE: ROSE, CROSS: CROSS, **(names or {})}
    lines = [*_void(played, known)]
    for phase in played.phases:
        lines += [_told(phase, event, known) for event in phase.events]
    return tuple(lines)


def _void(played: Played, names: Names) -> Iterator[Line]:
    for seat, verdicts in played.verdicts.items():
        for command, given in zip(played.orders[seat], verdicts, strict=True):
            if not given.is_done:
                reason = explain(_named(given, names))
                text = SENTENCES["void"].format(seat=names[seat], command=write(command), reason=reason)
                yield Line(text, given.rule, getattr(command, "landing", ""), "move")


def _named(given: Verdict, names: Names) -> Verdict:
    """The verdict with players by their names."""
    facts = {key: names[value] if key == "to_move" else value for key, value in given.facts.items()}
    return Verdict(given.status, given.rule, given.reason, facts)


def _told(phase: Phase, event: Event, names: Names) -> Line:
    """One event as a sentence."""
    people = {key: names[event.facts[key]] for key in ("seat", "victim", "loser") if key in event.facts}
    lists = {key: _listed(event.facts[key]) for key in ("fallen", "colours") if key in event.facts}
    facts = {**event.facts, "tile": event.tile, ROSE: names[ROSE], CROSS: names[CROSS], **people, **lists}
    if event.kind == "won":
        facts["winner"] = names[event.facts["winners"][0]]
        template = VICTORIES[event.facts["reason"]]
    else:
        template = SENTENCES[event.kind]
    tiles = tuple(dict.fromkeys(tile for tile, *_ in event.changes))
    return Line(template.format_map(facts), event.rule, event.tile, phase.name, event.step, tiles)


def _listed(words: tuple[str, ...]) -> str:
    """Words in a row.

    >>> _listed(("a1", "b2", "c3"))
    'a1, b2 and c3'
    """
    return " and ".join((", ".join(words[:-1]), words[-1])) if len(words) > 1 else words[0]

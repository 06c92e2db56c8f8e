"""Why one plan rather than another, in words: what the reports of two worlds say of one, and not of the other.

For a review, and for a hint.  Knows no game: sentences are the game's own, with their rules.
"""

from __future__ import annotations

from dataclasses import dataclass

from rozz.engine.game import Line, Names, Played, Rules

#: So many sentences of each world are told.
MOST_LINES = 3


@dataclass(frozen=True)
class Sentence:
    """A line of a report, with its rule."""

    text: str
    rule: str


def told(
    rules: Rules, names: Names, here: Played, there: Played, places: frozenset[str], most: int = MOST_LINES
) -> tuple[Sentence, ...]:
    """What a report says and the other does not: first how it ended, then of the `places` that change hands."""
    known = {line.text for line in rules.report(there, names)}
    lines = [line for line in rules.report(here, names) if line.rule and line.text not in known]
    phases = [phase.name for phase in here.phases]
    outcome = rules.outcome(here.after)

    def weight(number: int) -> tuple[bool, bool, bool, int, int]:
        line = lines[number]
        ends = outcome is not None and line.rule == outcome.rule
        around = around_of(line)
        later = phases.index(line.phase) if line.phase in phases else -1
        return ends, not places.isdisjoint(around), bool(around), later, -number

    chosen = sorted(range(len(lines)), key=weight, reverse=True)[:most]
    return tuple(Sentence(lines[number].plain, lines[number].rule) for number in sorted(chosen))


def around_of(line: Line) -> frozenset[str]:
    """All places that a line speaks of."""
    return frozenset({line.tile, *line.tiles} - {""})

"""Why one plan rather than another, in words: what the report of one moment says and the other does not.

For reviews and hints. Independent of any game: the sentences are the game's own, with their rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rozz.engine.game import Line, Names, Played, Rules
from rozz.engine.said import Text

#: The most sentences from each moment.
MOST_LINES = 3


@dataclass(frozen=True)
class Sentence:
    """A line of a report, with its rule."""

    text: Text
    rule: str


def news_of(
    rules: Rules, names: Names, here: Played, there: Played | None, places: frozenset[str]
) -> tuple[Sentence, ...]:
    """What only the first report says: first how it ended, then about the `places` that change hands.

    Lines that only repeat a command are left out, since the commands are shown beside it.
    """
    lines = [line for line in lines_only_in_first(rules, names, here, there) if not line.repeats_command]
    phases = [phase.name for phase in here.phases]

    def weight(number: int) -> tuple[bool, bool, bool, int, int]:
        line = lines[number]
        around = places_of(line)
        later = phases.index(line.phase) if line.phase in phases else -1
        return reports_ending(rules, here, line), not places.isdisjoint(around), bool(around), later, -number

    chosen = sorted(range(len(lines)), key=weight, reverse=True)[:MOST_LINES]
    return plain_sentences(lines[number] for number in sorted(chosen))


def lines_only_in_first(
    rules: Rules, names: Names, here: Played, there: Played | None, viewer: str | None = None
) -> list[Line]:
    """The lines with a rule that one report has and the other does not, as `viewer` may read them."""
    known = {line.text for line in rules.report(there, names, viewer)} if there is not None else set()
    return [line for line in rules.report(here, names, viewer) if line.rule and line.text not in known]


def reports_ending(rules: Rules, played: Played, line: Line) -> bool:
    """Whether a line reports how the match ended."""
    outcome = rules.outcome(played.after)
    return outcome is not None and line.rule == outcome.rule


def places_of(line: Line) -> frozenset[str]:
    """All places that a line mentions."""
    return frozenset({line.tile, *line.tiles} - {""})


def plain_sentences(lines: Iterable[Line]) -> tuple[Sentence, ...]:
    """Lines in plain words."""
    return tuple(Sentence(line.plain, line.rule) for line in lines)

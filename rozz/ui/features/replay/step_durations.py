"""How long each step of a past moment stays on the screen while it plays by itself."""

from __future__ import annotations

from collections.abc import Sequence

from rozz.engine.match import Match
from rozz.ui.features.replay.replay_steps import sentences, steps

#: How many sentences are read per beat of a playing turn; a phone shows as many.
READ_IN_A_BEAT = 3


def beats(sentences: int) -> int:
    """How many beats a step takes while a turn plays: more if there is more to read.

    >>> [beats(each) for each in (0, 3, 4, 12)]
    [1, 1, 2, 4]
    """
    return max(1, -(-sentences // READ_IN_A_BEAT))


#: How long a turn plays by itself, in milliseconds: at least, at most for two players, and at most for more.
SHORTEST, LONGEST, LONGEST_OF_MANY = 4000, 7600, 12000
#: How long a step stays at least and at most: what moves in it must arrive, and nobody should wait for a single line.
LEAST_STAY, MOST_STAY = 650, 3500
#: How much longer it stays for each thing that happens in it, by its voice: one waits for fights and strikes.
LONGER = {"march": 300, "clash": 450, "strike": 550, "victory": 900}
LONGER_WITHOUT_VOICE = 250
#: Nobody reads more lines than that while a turn plays.
MOST_LINES_READ = 6


def rhythm(events: Sequence[tuple[str, int]], seats: int) -> list[int]:
    """How long each step stays in milliseconds when a turn plays by itself; the last one stays anyway.

    events: the voice of each step, and how many lines say what happens in it.

    >>> rhythm([("", 2), ("march", 1), ("clash", 5), ("", 2)], 2)
    [1150, 950, 2900, 1150]
    >>> rhythm([("", 2), ("march", 1), ("", 2)], 2)
    [2337, 1662, 2337]
    """
    longer = [LONGER.get(voice, LONGER_WITHOUT_VOICE) * min(lines, MOST_LINES_READ) for voice, lines in events]
    before, least = sum(longer[:-1]), LEAST_STAY * (len(longer) - 1)
    most = LONGEST if seats <= 2 else LONGEST_OF_MANY
    share = max(0, min(most, max(SHORTEST, least + before)) - least) / (before or 1)
    return [min(MOST_STAY, int(LEAST_STAY + share * each)) for each in longer]


def stays(match: Match, number: int) -> list[int]:
    """How long each step of the `number`-th moment stays in milliseconds when it plays by itself."""
    shown = steps(match, number)
    lines = (len(sentences(match, number, step)) for step in range(len(shown)))
    return rhythm([(step.sound, each) for step, each in zip(shown, lines, strict=True)], len(match.seats))

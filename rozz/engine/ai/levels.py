"""The levels of computer players: one code, and a table of how much each works and what it overlooks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """A computer player's strength and blinkers.

    `work` is the most positions it looks at in a moment, `candidates` how many continuations of a plan it considers
    and `overlooked` the share of them that escapes it, in parts of 100; `width` how many plans it carries on.
    `looseness` is how far below the best a choice may lie to be half as likely.  `forecasts` are the ways in which it
    foretells the others: 0 as doing nothing, 1 as greedy, 2 also as answering what it would do itself, 3 also as
    somebody who foretells it so.  `nudged` is how many of its best plans it varies and `nudges` how often each; `rows`
    and `answers` are the plans and the replies that it weighs against each other, `trust` the share of its forecast in
    what it believes, in parts of 100.  `plies` is how far it looks ahead at most where one seat moves alone.  Where a
    game is played on from a plan, `samples` is how often at most, and `reach` how far, as the game counts.
    """

    number: int
    name: str
    character: str
    work: int
    candidates: int
    width: int
    overlooked: int = 0
    looseness: float = 0.0
    forecasts: int = 0
    heed: int = 100
    nudged: int = 0
    nudges: int = 0
    rows: int = 0
    answers: int = 0
    trust: int = 100
    plies: int = 1
    samples: int = 1
    reach: int = 0


#: Made by matches against each other, docs/notes/computers-ladder.md.
TABLE: tuple[Level, ...] = (
    Level(
        1, "Dreamer", "Sees a part of what could be done, follows a whim, and mostly forgets that others move too.",
        work=150, candidates=28, width=1, overlooked=25, looseness=0.008, forecasts=1, heed=32,
    ),
    Level(
        2, "Scout", "Mostly keeps an eye on the others, and for the rest trusts its luck.",
        work=500, candidates=36, width=1, overlooked=18, looseness=0.007, forecasts=1, heed=94, plies=2,
    ),
    Level(
        3, "Captain", "Asks what the others are about to do, and prepares for just that.",
        work=800, candidates=40, width=2, overlooked=18, looseness=0.007, forecasts=2, nudged=3, nudges=20, plies=4,
    ),
    Level(
        4, "Marshal", "Weighs plan against plan, keeps its intentions uncertain, and counts on being found out.",
        work=2000, candidates=50, width=6, forecasts=3, nudged=5, nudges=24, rows=7, answers=3,
        trust=70, plies=32,
    ),
)  # fmt: skip

LEVELS = {level.number: level for level in TABLE}


def known(number: int) -> Level:
    """A level by its number; of one that this release does not know the nearest that it does."""
    return LEVELS[min(LEVELS, key=lambda each: (abs(each - number), each))]

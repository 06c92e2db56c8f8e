"""The levels of computer players: the same code, and a table of how much each works and overlooks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """A computer player's strength and weaknesses; all percentages are whole numbers."""

    number: int
    #: The name that its seats get in a match; the page shows it in the language in use.
    name: str
    #: The most positions it examines in a moment.
    work: int
    #: How many continuations of a plan the evaluator proposes to it.
    candidates: int
    #: How many plans it keeps and continues at each step.
    width: int
    #: The percentage of the proposed continuations that it misses.
    overlooked: int = 0
    #: How much worse than the best a plan must be to be chosen half as often.
    looseness: float = 0.0
    #: What it expects of the others: 0 nothing, 1 their greedy plans, 2 also their answers to its own expected plan,
    #: 3 also their answers if they predict it in the same way.
    forecasts: int = 0
    #: The percentage of moments in which it predicts the others at all.
    heed: int = 100
    #: How many of its best plans it varies at the end.
    nudged: int = 0
    #: How many variations of each of them it tries.
    nudges: int = 0
    #: How many of its plans it weighs against the others' replies in a table; 0: it has no table.
    rows: int = 0
    #: For how many of these plans it looks for the rivals' best answers.
    answers: int = 0
    #: How far it trusts its prediction in the table, in percent; for the rest, it expects the worst reply.
    trust: int = 100
    #: In the first turns between two seats: how many plans, each of a different kind, are in the table instead of
    #: `rows`;
    #: 0 if these turns are like all others.
    kinds: int = 0
    #: In these first turns: replaces `trust`.
    wary: int = 0
    #: At most how many times it plays on from a plan, in games that are judged by playing on.
    samples: int = 1
    #: How far it plays on then, in the game's own units.
    reach: int = 0
    #: How many more positions it examines if its only rival would gain much by knowing its choice.
    extra: int = 0

    @property
    def most(self) -> int:
        """The most positions that it can ever examine in a moment."""
        return self.work + self.extra


#: Found by matches against each other, docs/notes/computers-ladder.md.
TABLE: tuple[Level, ...] = (
    Level(
        1, "Dreamer",
        work=150, candidates=28, width=1, overlooked=25, looseness=0.008, forecasts=1, heed=32,
    ),
    Level(
        2, "Scout",
        work=500, candidates=36, width=1, overlooked=18, looseness=0.007, forecasts=1, heed=94,
    ),
    Level(
        3, "Captain",
        work=800, candidates=40, width=2, overlooked=18, looseness=0.007, forecasts=2, nudged=3, nudges=20,
    ),
    Level(
        4, "Marshal",
        work=2000, candidates=50, width=6, forecasts=3, nudged=5, nudges=24, rows=7, answers=3,
        trust=70, kinds=10, wary=40, extra=3900,
    ),
)  # fmt: skip

LEVELS = {level.number: level for level in TABLE}


def nearest_level(number: int) -> Level:
    """A level by its number; for an unknown number the nearest known level."""
    return LEVELS[min(LEVELS, key=lambda each: (abs(each - number), each))]

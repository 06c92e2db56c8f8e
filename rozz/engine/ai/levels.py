"""The levels of computer players: the same code, and a table of how much each works and overlooks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """A computer player's strength and weaknesses.

    - `work` is the most positions it examines in a moment, `extra` how many more if the only rival would gain much by
      knowing its choice.
    - `candidates` is how many continuations of a plan it considers, `overlooked` the percentage of them that it misses.
    - `width` is how many plans it continues.
    - `looseness` is how far below the best a choice must be to be half as likely.
    - `forecasts` are the ways to predict the others: 0 doing nothing, 1 greedy, 2 also answering its own expected plan,
      3 also answering a player who predicts them this way.
    - `nudged` is how many of its best plans it varies, `nudges` how often it varies each.
    - `rows` and `answers` are the plans and replies that it weighs against each other.
    - `kinds` and `wary` replace `rows` and `trust` in the first turns of a match between two seats: the plans are of
      different kinds. At 0 these turns are like all others.
    - `heed` is how often it forecasts at all, `trust` the weight of its forecast, both in percent.
    - `plies` is the greatest depth where one seat moves alone.
    - `samples` is the most times that a game is played on from a plan, `reach` how far, in the game's own count.
    """

    number: int
    name: str
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
    kinds: int = 0
    wary: int = 0
    plies: int = 1
    samples: int = 1
    reach: int = 0
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
        work=500, candidates=36, width=1, overlooked=18, looseness=0.007, forecasts=1, heed=94, plies=2,
    ),
    Level(
        3, "Captain",
        work=800, candidates=40, width=2, overlooked=18, looseness=0.007, forecasts=2, nudged=3, nudges=20, plies=4,
    ),
    Level(
        4, "Marshal",
        work=2000, candidates=50, width=6, forecasts=3, nudged=5, nudges=24, rows=7, answers=3,
        trust=70, kinds=10, wary=40, plies=32, extra=3900,
    ),
)  # fmt: skip

LEVELS = {level.number: level for level in TABLE}


def nearest_level(number: int) -> Level:
    """A level by its number; for an unknown number the nearest known level."""
    return LEVELS[min(LEVELS, key=lambda each: (abs(each - number), each))]

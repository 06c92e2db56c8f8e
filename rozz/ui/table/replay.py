"""The steps of a moment that is over, as its game's room tells them; reckoned once."""

from __future__ import annotations

from typing import Any

from rozz.engine import sitting
from rozz.engine.game import Played
from rozz.engine.match import Match, Place
from rozz.ui.games import face_of
from rozz.ui.games.face import Step
from rozz.ui.remembering import remembered


def steps(match: Match, number: int) -> tuple[Step, ...]:
    """The steps of the `number`-th moment, counted from 1."""
    return _steps(match.game.name, match.played[number - 1], sitting.at(number, match.earlier, match.seats))


def stood(match: Match, number: int, step: int) -> Any:
    """How everything stood in a step of the `number`-th moment: at its end as it is after, or as the step says."""
    told, played = steps(match, number), match.played[number - 1]
    return played.after if step >= len(told) - 1 else told[step].state or played.before


#: So many sentences are read in one beat of a turn that plays by itself; as many are in sight on a phone.
READ_IN_A_BEAT = 3


def sentences(match: Match, number: int, step: int) -> int:
    """How many sentences a step tells; the first one tells everybody's commands, where they were given in secret."""
    played, told = match.played[number - 1], len(steps(match, number)[step].lines)
    is_of_commands = step == 0 and played.moment.is_sealed
    return told + (sum(map(len, played.orders.values())) if is_of_commands else 0)


def beats(sentences: int) -> int:
    """How many beats a step takes as a turn plays by itself: one, and more where there is more to read.

    >>> [beats(each) for each in (0, 3, 4, 12)]
    [1, 1, 2, 4]
    """
    return max(1, -(-sentences // READ_IN_A_BEAT))


@remembered(most=8)
def _steps(game: str, played: Played, seats: tuple[Place, ...]) -> tuple[Step, ...]:
    return face_of(game).steps(played, {place.colour: place.shown for place in seats})

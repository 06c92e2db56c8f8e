"""How strong the player is in each game, judged by finished matches against computer players; kept on this device.

Levels stand 250 points apart, as in chess ratings: a player wins four of five matches against somebody 250 points
weaker. Each result moves the player by a part of the surprise.
"""

from __future__ import annotations

from collections.abc import Mapping

from rozz.engine.ai.levels import LEVELS, Level
from rozz.engine.match import HERE
from rozz.ui.features.opponents import computer_levels
from rozz.ui.state.model import Session
from rozz.ui.state.session_kinds import Here

#: Points between two levels; the first level has none.
APART = 250
#: How many points a complete surprise is worth.
STEP = 160
#: Nobody is weaker or stronger than this, or one lucky year would outweigh all that follows.
LEAST, MOST = -APART, APART * len(LEVELS)
#: Before the first result a player is taken for a little stronger than the first level, which a beginner can beat.
UNKNOWN = 50


def rating(level: Level) -> int:
    """The points of a level.

    >>> [rating(each) for each in LEVELS.values()]
    [0, 250, 500, 750]
    """
    return APART * (level.number - 1)


def matching(points: int) -> Level:
    """The level nearest to a player with so many points; of two equally near ones, the weaker.

    >>> [matching(points).number for points in (-250, 125, 126, 900)]
    [1, 1, 2, 4]
    """
    return min(LEVELS.values(), key=lambda each: (abs(rating(each) - points), each.number))


def after(points: int, level: Level, score: float) -> int:
    """A player's points after a match against a level; score: 1 for a victory, 0.5 for a draw, 0 for a defeat.

    >>> after(UNKNOWN, LEVELS[1], 1), after(UNKNOWN, LEVELS[4], 1), after(UNKNOWN, LEVELS[1], 0)
    (119, 207, -41)
    """
    expected = 1 / (1 + 10 ** ((rating(level) - points) / 400))
    return max(LEAST, min(MOST, round(points + STEP * (score - expected))))


def result(session: Session) -> tuple[Level, float] | None:
    """The level that the only person at this table has finished a match against, and the score; None for other matches.

    With several computer players, they all have to play at one level.
    """
    match = session.match
    if not isinstance(session.kind, Here) or match.outcome is None:
        return None
    persons = [place for place in match.seats if place.plays == HERE]
    levels = {computer_levels.level_of(place) for place in match.seats if place not in persons}
    if len(persons) != 1 or len(levels) != 1:
        return None
    winners = match.outcome.winners
    score = 0.5 if not winners else (persons[0].colour in winners) / len(winners)
    return levels.pop(), score


def learned(strengths: Mapping[str, int], session: Session) -> dict[str, int] | None:
    """The points by game after a finished match; None if it says nothing about the player."""
    found = result(session)
    if found is None:
        return None
    game = session.match.game.name
    return {**strengths, game: after(strengths.get(game, UNKNOWN), *found)}

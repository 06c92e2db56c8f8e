"""How strong the player is in each game, judged by finished matches against computer players; kept on this device.

Levels are 250 points apart. As in chess ratings, a player wins four of five matches against an opponent 250 points
weaker. The more surprising a result is, the more it changes the player's points.
"""

from __future__ import annotations

from collections.abc import Mapping

from rozz.engine.ai.levels import LEVELS, Level
from rozz.engine.match import HERE, Match
from rozz.ui.features.opponents import computer_levels
from rozz.ui.state.model import Session
from rozz.ui.state.session_kinds import Here

#: Points between two levels; the first level has 0.
APART = 250
#: How many points a complete surprise is worth.
STEP = 160
#: The limits of a player's points, so that a long streak does not outweigh everything after it.
LEAST, MOST = -APART, APART * len(LEVELS)
#: A new player's points: a little more than the first level, which a beginner can beat.
UNKNOWN = 50


def rating(level: Level) -> int:
    """A level's points.

    >>> [rating(each) for each in LEVELS.values()]
    [0, 250, 500, 750]
    """
    return APART * (level.number - 1)


def matching(points: int) -> Level:
    """The level nearest to a player with this many points; of two equally near ones, the weaker.

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

    With several computer players, they all have to play at one level. Seats that never act are no opponents, and nobody
    is judged by a match in which they gave no command, or in which seats changed hands.
    """
    match = session.match
    if not isinstance(session.kind, Here) or match.outcome is None or match.earlier:
        return None
    active = [place for place in match.seats if has_acted(match, place.colour)]
    persons = [place for place in match.seats if place.plays == HERE]
    levels = {computer_levels.level_of(place) for place in active if computer_levels.is_played_by_computer(place)}
    if len(persons) != 1 or persons[0] not in active or len(levels) != 1:
        return None
    return levels.pop(), _score(match, match.outcome.winners, persons[0].colour)


def _score(match: Match, winners: tuple[str, ...], person: str) -> float:
    """A person's score in a finished match. Anyone who resigned has lost, even if nobody wins."""
    if not winners:
        return 0 if person in match.game.departed_seats(match.state) else 0.5
    return (person in winners) / len(winners)


def has_acted(match: Match, seat: str) -> bool:
    """Whether a seat has ever given commands besides resigning and what a seat without a player gives."""
    resignation = match.game.resignation_commands(match.scenario, seat)
    return any(
        given not in (resignation, match.game.default_commands(played.before, seat))
        for played in match.played
        if (given := tuple(played.orders.get(seat, ())))
    )


def learned(strengths: Mapping[str, int], session: Session) -> dict[str, int] | None:
    """The points by game after a finished match; None if the match says nothing about the player."""
    found = result(session)
    if found is None:
        return None
    game = session.match.game.name
    return {**strengths, game: after(strengths.get(game, UNKNOWN), *found)}

"""The turn that turned a match: after it the winners had most more of what the game counts than before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from rozz.engine.game import Line
from rozz.engine.match import Match
from rozz.engine.turns import Turn, turns
from rozz.ui.games import face_of
from rozz.ui.memoize import remembered

#: Less than this gain, as a share of everything, turns nothing.
LEAST = 0.04


@remembered(most=2)
def turning_move(match: Match) -> Turn | None:
    """The turn that brought the winners the largest gain before the last one; None if no turn stands out.

    The last turn has its own place on the page of the result.
    """
    outcome = match.outcome
    if outcome is None or not outcome.winners:
        return None
    face = face_of(match.game.name)
    keys = [each.key for each in face.measures if each.is_charted]
    played = turns(match.played)[:-1]
    states = (match.opening, *(each.moments[-1].after for each in played))
    shares = [share_of(face.figures(state), outcome.winners, keys) for state in states]
    gains = [after - ago for ago, after in pairwise(shares)]
    if not gains or max(gains) < LEAST:
        return None
    return played[gains.index(max(gains))]


def turning_event(match: Match, turn: Turn) -> Line | None:
    """The event of the turn that cost the winners' opponents most; None if it cost them nothing that is counted."""
    winners = match.outcome.winners if match.outcome else ()
    names = match.names_at(turn.first)
    lines = [line for played in turn.moments for line in match.game.report(played, names)]
    weights = [sum(number for seat, number in line.lost if seat not in winners) for line in lines]
    # Of equal events, the one that cost the winners least.
    costs = [sum(number for seat, number in line.lost if seat in winners) for line in lines]
    best = max(range(len(lines)), key=lambda each: (weights[each], -costs[each]), default=-1)
    return lines[best] if best >= 0 and weights[best] else None


def share_of(figures: Mapping[str, Mapping[str, int]], seats: Sequence[str], keys: Sequence[str]) -> float:
    """The share of some seats of all that is counted, on average over the figures that anybody has.

    >>> share_of({"RED": {"tiles": 3, "pieces": 1}, "BLUE": {"tiles": 1, "pieces": 1}}, ["RED"], ["tiles", "pieces"])
    0.625
    """
    totals = {key: sum(each[key] for each in figures.values()) for key in keys}
    shares = [sum(figures[seat][key] for seat in seats) / total for key, total in totals.items() if total > 0]
    return sum(shares) / len(shares) if shares else 0.0

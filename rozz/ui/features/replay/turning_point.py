"""The turning point of a match: the turn that cost the winners' opponents most, or gained the winners most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from rozz.engine.game import Line
from rozz.engine.match import Match
from rozz.engine.turns import Turn, turns
from rozz.ui.games import face_of
from rozz.ui.memoize import remembered

#: If the opponents never lost more, a turn with less than this gain, as a share of all that is counted, is no turning
#: point.
LEAST = 0.04


@remembered(most=2)
def turning_point(match: Match) -> Turn | None:
    """The turning point, which is never the last turn; None if no turn stands out.

    It is the turn in which the opponents' losses exceeded the winners' by the most. If several turns are equal, or none
    qualifies, it is the one in which the winners gained most. The last turn has its own place on the page of the
    result.
    """
    outcome = match.outcome
    if outcome is None or not outcome.winners:
        return None
    played = turns(match.played)[:-1]
    if not played:
        return None
    net_losses = [_net_losses(match, turn, outcome.winners) for turn in played]
    gains = _gains(match, played, outcome.winners)
    best = max(range(len(played)), key=lambda each: (net_losses[each], gains[each]))
    if net_losses[best] <= 0:
        best = gains.index(max(gains))
        return played[best] if gains[best] >= LEAST else None
    return played[best]


def _net_losses(match: Match, turn: Turn, winners: Sequence[str]) -> int:
    """By how many pieces the losses of the winners' opponents in a turn exceeded the winners'."""
    names = match.names_at(turn.first)
    lost = [each for played in turn.moments for line in match.game.report(played, names) for each in line.lost]
    return sum(-number if seat in winners else number for seat, number in lost)


def _gains(match: Match, played: Sequence[Turn], winners: Sequence[str]) -> list[float]:
    """By how much the winners' share of all that is counted grew in each turn."""
    face = face_of(match.game.name)
    keys = [each.key for each in face.measures if each.is_charted]
    states = (match.opening, *(each.moments[-1].after for each in played))
    shares = [share_of(face.figures(state), winners, keys) for state in states]
    return [after - ago for ago, after in pairwise(shares)]


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

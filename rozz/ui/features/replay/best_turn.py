"""The winners' best turn in a match: the one that was worth most to them.

The turning points of a review are something else: turns in which somebody had a better plan.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from rozz.engine.game import Line
from rozz.engine.match import Match
from rozz.engine.turns import Turn, turns
from rozz.ui.games import face_of
from rozz.ui.i18n.engine_texts import render
from rozz.ui.memoize import remembered

#: If the opponents never lost more, a turn with less than this gain, as a share of all that is counted, is not the
#: best turn.
LEAST = 0.04


@remembered(most=2)
def best_turn(match: Match) -> Turn | None:
    """The winners' best turn, which is never the last turn; None if no turn stands out.

    It is the turn with the largest net gain: the opponents' losses and what the winners took, less what the winners
    lost. Of equal turns, it is the one that cost the opponents more. If no turn has a net gain, it is the one in which
    the winners' share grew most, unless they lost more than the others in it. The last turn has its own place on the
    result page.
    """
    outcome = match.outcome
    if outcome is None or not outcome.winners:
        return None
    played = turns(match.played)[:-1]
    if not played:
        return None
    net_losses = [_net_losses(match, turn, outcome.winners) for turn in played]
    net_gains = [loss + _taken(match, turn, outcome.winners) for loss, turn in zip(net_losses, played, strict=True)]
    gains = _gains(match, played, outcome.winners)
    best = max(range(len(played)), key=lambda each: (net_gains[each], net_losses[each], gains[each]))
    if net_gains[best] > 0:
        return played[best]
    fit = [number for number, gain in enumerate(gains) if net_gains[number] == 0 and gain >= LEAST]
    return played[max(fit, key=lambda each: gains[each])] if fit else None


def _net_losses(match: Match, turn: Turn, winners: Sequence[str]) -> int:
    """By how much the losses of the winners' opponents in a turn exceeded the winners', in pieces or in their price."""
    lost = [each for line in _lines(match, turn) for each in _losses(match, line)]
    return sum(-number if seat in winners else number for seat, number in lost)


def _losses(match: Match, line: Line) -> tuple[tuple[str, int], ...]:
    """What each seat loses in an event: the price of its pieces if the game has prices, otherwise their number."""
    return line.worth if face_of(match.game.name).has_prices else line.lost


def _lines(match: Match, turn: Turn) -> list[Line]:
    names = match.names_at(turn.first)
    return [line for played in turn.moments for line in match.game.report(played, names)]


def _taken(match: Match, turn: Turn, winners: Sequence[str]) -> int:
    """The price of what the winners took over in a turn, less what was taken over from them."""
    face = face_of(match.game.name)
    names = match.names_at(turn.first)
    taken = [each for played in turn.moments for each in face.takeovers(played, names)]
    return sum((each.seat in winners) * each.worth - (each.loser in winners) * each.worth for each in taken)


def _gains(match: Match, played: Sequence[Turn], winners: Sequence[str]) -> list[float]:
    """By how much the winners' share of all that is counted grew in each turn."""
    face = face_of(match.game.name)
    keys = [each.key for each in face.measures if each.is_charted]
    states = (match.opening, *(each.moments[-1].after for each in played))
    shares = [share_of(face.figures(state), winners, keys) for state in states]
    return [after - ago for ago, after in pairwise(shares)]


def best_turn_event(match: Match, turn: Turn) -> str:
    """What cost the winners' opponents most in the turn, or what the winners took; empty if there was no such thing."""
    winners = match.outcome.winners if match.outcome else ()
    lines = _lines(match, turn)
    losses = [_losses(match, line) for line in lines]
    weights = [sum(number for seat, number in each if seat not in winners) for each in losses]
    # Of equal events, the one that cost the winners least.
    costs = [sum(number for seat, number in each if seat in winners) for each in losses]
    best = max(range(len(lines)), key=lambda each: (weights[each], -costs[each]), default=-1)
    heaviest = weights[best] if best >= 0 else 0
    face, names = face_of(match.game.name), match.names_at(turn.first)
    taken = [each for played in turn.moments for each in face.takeovers(played, names) if each.seat in winners]
    prize = max(taken, key=lambda each: each.worth, default=None)
    if prize is not None and prize.worth > heaviest:
        return prize.text
    return render(lines[best].plain) if heaviest else ""


def share_of(figures: Mapping[str, Mapping[str, int]], seats: Sequence[str], keys: Sequence[str]) -> float:
    """The share of some seats of all that is counted, on average over the figures that anybody has.

    >>> share_of({"RED": {"tiles": 3, "pieces": 1}, "BLUE": {"tiles": 1, "pieces": 1}}, ["RED"], ["tiles", "pieces"])
    0.625
    """
    totals = {key: sum(each[key] for each in figures.values()) for key in keys}
    shares = [sum(figures[seat][key] for seat in seats) / total for key, total in totals.items() if total > 0]
    return sum(shares) / len(shares) if shares else 0.0

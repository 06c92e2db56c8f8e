"""The value of a position for a player, from 0 to 1: the weighted features of both, with weights from matches."""

from __future__ import annotations

from collections.abc import Mapping

from rozz.engine.areas.ai.features import NAMES, features
from rozz.engine.areas.model.state import State
from rozz.engine.exact_sum import summed

#: A draw is worth less than half a win, so players in even positions keep playing.
DRAWN = 0.35

#: The weight of each feature, by production; see `docs/notes/computers-other-games.md`.
WEIGHTS: Mapping[str, Mapping[str, float]] = {
    "cities": {
        "armies": 2.2, "income": 3.6, "goal": 2.5, "nearly": 1.8, "territories": 4.5, "ripe": 1.4, "open": 1.55,
        "sweep": 2.6, "threat": 0.6, "safe": 1.9, "front": 0.2, "far": -0.4, "heaped": -1.0, "bombs": 3.0,
        "targets": 3.0,
    },
    "territories": {
        "armies": 10.0, "income": 6.0, "territories": 1.5, "nearly": 2.0, "continents": 2.5, "open": 0.4,
        "sweep": 0.4, "safe": 2.7, "front": 2.5, "heaped": 2.5,
    },
}  # fmt: skip

#: A weight for each feature, in the order of `NAMES`.
Row = tuple[float, ...]


def row_of(weights: Mapping[str, float]) -> Row:
    """The weights of all features; those that are not named weigh nothing."""
    return tuple(weights.get(name, 0.0) for name in NAMES)


def value(state: State, row: Row) -> dict[str, float]:
    """The value of each player by these weights; in a finished match the result."""
    players = state.scenario.players
    if state.outcome is not None:
        winners = state.outcome.winners
        return {seat: float(seat in winners) if winners else DRAWN for seat in players}
    first = 0.5 + 0.5 * _bound(balance(state, row))
    return dict(zip(players, (first, 1.0 - first), strict=True))


def balance(state: State, row: Row) -> float:
    """The first player's lead, unbounded."""
    one, other = features(state)
    return summed(weight * (mine - theirs) for weight, mine, theirs in zip(row, one, other, strict=True))


def _bound(ahead: float) -> float:
    """Between -1 and 1, by quotients only.

    >>> _bound(0.0), _bound(1.0), _bound(-3.0)
    (0.0, 0.5, -0.75)
    """
    return ahead / (1.0 + abs(ahead))

"""Who has won, Z11 and Z18: checked at the start of every turn, before new armies."""

from __future__ import annotations

from rozz.engine.areas.model.scenario import Armies, Scenario
from rozz.engine.areas.resolution.placing import cities_held
from rozz.engine.game import Outcome


def outcome(scenario: Scenario, turn: int, armies: Armies) -> Outcome | None:
    """How the match ended at the start of a turn, or None."""
    ended = _by_cities(scenario, armies) if scenario.cities_to_win is not None else _by_armies(scenario, armies)
    if ended is None and scenario.turn_limit is not None and turn > scenario.turn_limit:
        return Outcome((), "Z11", "turn-limit", {"turn": scenario.turn_limit})
    return ended


def by_resignation(scenario: Scenario, resigned: frozenset[str]) -> Outcome | None:
    """The other player wins; if both leave at once, nobody wins."""
    if not resigned:
        return None
    stays = tuple(seat for seat in scenario.players if seat not in resigned)
    return Outcome(stays, "", "resigned" if stays else "both-resigned")


def _by_cities(scenario: Scenario, armies: Armies) -> Outcome | None:
    """Z11; more than half of the cities are needed, so only one player can have them."""
    for seat in scenario.players:
        number = len(cities_held(scenario.map, armies[seat]))
        if scenario.cities_to_win is not None and number >= scenario.cities_to_win:
            return Outcome((seat,), "Z11", "cities", {"number": number})
    return None if any(armies.values()) else Outcome((), "Z11", "both-without-armies")


def _by_armies(scenario: Scenario, armies: Armies) -> Outcome | None:
    """Z18."""
    left = tuple(seat for seat in scenario.players if armies[seat])
    if len(left) == len(scenario.players):
        return None
    return Outcome(left, "Z18", "last" if left else "both-without-armies")

"""Every command that a game offers through picks and dials."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rozz.engine.game import Offer, Rules


def by_offers(rules: Rules, state: Any, seat: str, given: Sequence[Any]) -> list[Any]:
    """Every command that picks and dials lead to, each once: as general as the contract, and as slow."""
    found: dict[Any, None] = {}
    seen: set[tuple[str, ...]] = set()
    open_picks: list[tuple[str, ...]] = [()]
    while open_picks:
        offer = rules.offer(state, seat, given, open_picks.pop())
        if offer.made in seen:
            continue
        seen.add(offer.made)
        if offer.command is not None:
            found[offer.command] = None
        for key in _ways(offer):
            if (*offer.made, key) not in seen:
                open_picks.append((*offer.made, key))
    return list(found)


def _ways(offer: Offer) -> list[str]:
    """How the command can continue: picks that are not yet made or refused, and every other number of a dial."""
    picks = [pick.key for pick in offer.picks if not pick.refusal and pick.key not in offer.made]
    numbers = [
        f"{dial.key}={number}"
        for dial in offer.dials
        for number in range(dial.least, dial.most + 1)
        if number != dial.now
    ]
    return [*picks, *numbers]

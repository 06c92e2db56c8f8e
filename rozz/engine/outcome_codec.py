"""How a match ended ↔ plain values of a frozen state."""

from __future__ import annotations

from typing import Any

from rozz.engine.game import Outcome
from rozz.engine.json_codec import Codec
from rozz.engine.validation import PathValue

CODEC = Codec(is_exact=True)


def plain(outcome: Outcome | None) -> dict[str, Any] | None:
    """How a match ended, as a state holds it; None if the match goes on."""
    frozen: dict[str, Any] | None = CODEC.plain(outcome) if outcome else None
    return frozen


def read(found: PathValue, players: tuple[str, ...]) -> Outcome | None:
    """The mirror of `plain`; raises the error class of the PathValue, also if a winner is not a player."""
    if found.value is None:
        return None
    outcome = CODEC.read(Outcome, found)
    for winner in found.child("winners", found.value["winners"]).members():
        winner.choice(*players)
    return outcome

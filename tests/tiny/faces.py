"""How tiny games look on the page: the duel says what its dice are thrown for, and the fray has two boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rozz.engine.game import Played
from rozz.ui.games.face import BoardName, Die
from rozz.ui.games.plain_face import PlainFace
from tests.tiny.fray import PLACES, RING, Fray

#: What a die of the duel is thrown for, by the rule that asks.
THROWN_FOR = {"D2": "Who begins", "D3": "{seat} strikes"}
#: The first board of the fray, and what both are called.
CAMP = "camp"
NAMED = (BoardName(CAMP, "The camp"), BoardName(RING, "The ring"))
#: Places of the camp at which nothing is said.
TENTS = tuple(f"Tent {number}" for number in range(1, 8))


class DuelFace(PlainFace):
    """The face of a duel, which says what its dice are thrown for."""

    def dice(self, played: Played, names: Mapping[str, str]) -> tuple[Die, ...]:
        """Who begins, and whether a strike hits."""
        (event,) = played.phases[0].events
        known = {"seat": names[event.facts["seat"]]}
        note = {"hits": "a hit", "misses": "a miss"}.get(event.kind, "")
        return tuple(
            Die(roll.face, roll.sides, roll.rule, THROWN_FOR[roll.rule].format_map(known), note)
            for roll in played.rolls
        )


def of_moment(state: Any) -> str:
    """The board of the fray on which a moment is played."""
    return CAMP if state.asks == "stance" else RING


def fray_face() -> DuelFace:
    """The face of the fray."""
    return DuelFace(Fray(), "Fray", (*PLACES.values(), *TENTS), board_names=NAMED, front_of=of_moment)

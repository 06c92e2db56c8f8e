"""Who has resigned, C20.4, where somebody else may have written it: in positions and in saved states."""

from __future__ import annotations

from collections.abc import Mapping

from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.model.state import Battle
from rozz.engine.campaigns.resolution.resignation import TASK_MOMENTS
from rozz.engine.said import Player, said
from rozz.engine.validation import PathValue


def read_resigned(fields: Mapping[str, PathValue], scenario: Scenario) -> frozenset[str]:
    """The seats that have resigned; nobody unless `resigned` names them."""
    if "resigned" not in fields:
        return frozenset()
    return frozenset(each.choice(*scenario.seats) for each in fields["resigned"].members(said("files-seats")))


def check_resigned(
    fields: Mapping[str, PathValue], scenario: Scenario, resigned: frozenset[str], battle: Battle | None, moment: str
) -> None:
    """Refuse a match that goes on although a resignation would have ended it, or its battle.

    A battle against a side that has resigned may go on: it may have begun after that.
    """
    if not resigned:
        return
    playing = scenario.sides_left(resigned)
    if len(playing) < 2:
        fields["resigned"].fail(said("files-resigned-sides"))
    # Tasks are finished before a battle ends.
    if battle is None or moment in TASK_MOMENTS:
        return
    if not any(battle.attacker in side for side in playing):
        fields["battle"].fail(said("files-resigned-attacker", player=Player(battle.attacker)))

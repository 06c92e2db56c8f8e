"""Which of the two boards a moment is played on: the map or the battleboard."""

from __future__ import annotations

from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.model.state import Battle, State
from rozz.engine.campaigns.text.wording import MAP
from rozz.ui.games.face import BoardName
from rozz.ui.i18n.texts import say

BATTLEBOARD = "battleboard"
#: Steps of a battle on the board; the last three also belong to fast combat.
BATTLE_STEPS = frozenset((
    "deploy", "groups", "spells", "orders", "turn-order", "activation", "answer", "shots", "clash", "leaders",
    "turn-end", "decided", "losses", "withdraw",
))  # fmt: skip


def boards(scenario: Scenario) -> tuple[BoardName, ...]:
    """Both boards of a campaign; a single battle has one."""
    battle = BoardName(BATTLEBOARD, say("campaigns-map-tab-battle"))
    return (battle, BoardName(MAP, say("campaigns-map-tab-map"), can_turn=False)) if scenario.is_campaign else (battle,)


def in_front(state: State) -> str:
    """The board of the next moment."""
    return board_of_step(state.scenario, state.moment, state.battle)


def board_of_step(scenario: Scenario, step: str, battle: Battle | None) -> str:
    """The board on which a step is shown."""
    if not scenario.is_campaign:
        return BATTLEBOARD
    is_fast = battle is None or (battle.muster and step != "deploy")
    return BATTLEBOARD if step in BATTLE_STEPS and not is_fast else MAP

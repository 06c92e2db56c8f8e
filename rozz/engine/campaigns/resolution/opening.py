"""How a match begins: set-up, drawn spells (C11.3), and all rolls before the first choice."""

from __future__ import annotations

from rozz.engine.campaigns.battle.casting import draw_spell
from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.model.tables import LEADERS
from rozz.engine.campaigns.reading.positions import opening
from rozz.engine.campaigns.resolution import turn
from rozz.engine.campaigns.resolution.event_log import EventSink, NullLog
from rozz.engine.campaigns.resolution.work import Resolution
from rozz.engine.dice import Dice


def begin(scenario: Scenario, dice: Dice) -> State:
    """The state in which a match of the scenario begins."""
    return posed(scenario, "initiative" if scenario.is_campaign else "deploy", dice, NullLog())


def posed(scenario: Scenario, moment: str, dice: Dice, listener: EventSink) -> State:
    """The set-up at a moment, played on to the first choice."""
    work = Resolution(opening(scenario, moment), dice, listener)
    for here in scenario.setup.values():
        for names in here.values():
            for name in names:
                if name in LEADERS and LEADERS[name].draws:
                    draw_spell(work, name)
    return turn.run(work)

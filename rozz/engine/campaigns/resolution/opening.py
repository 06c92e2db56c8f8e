"""The start of a match: setup, drawn spells (C11.3), and all rolls before the first choice."""

from __future__ import annotations

from rozz.engine.campaigns.battle.casting import draw_spell
from rozz.engine.campaigns.model.scenario import Scenario
from rozz.engine.campaigns.model.state import State
from rozz.engine.campaigns.model.tables import LEADERS
from rozz.engine.campaigns.resolution import turn
from rozz.engine.campaigns.resolution.event_log import EventSink, NullLog
from rozz.engine.campaigns.resolution.starting_state import starting_state
from rozz.engine.campaigns.resolution.working_state import Resolution
from rozz.engine.dice import Dice


def begin(scenario: Scenario, dice: Dice) -> State:
    """The state at the start of a match."""
    return set_up_at(scenario, "initiative" if scenario.is_campaign else "deploy", dice, NullLog())


def set_up_at(scenario: Scenario, moment: str, dice: Dice, sink: EventSink) -> State:
    """The setup at a moment, played on to the first choice."""
    resolution = Resolution(starting_state(scenario, moment), dice, sink)
    for here in scenario.setup.values():
        for names in here.values():
            for name in names:
                if name in LEADERS and LEADERS[name].draws:
                    draw_spell(resolution, name)
    return turn.run(resolution)

"""The choices on the map besides marches and recruiting: before battles, on the way, and after retreats."""

from __future__ import annotations

from rozz.engine.campaigns.legality.reasons import void
from rozz.engine.campaigns.map.battle_start import honors_refuges, max_guns, muster_commands
from rozz.engine.campaigns.map.map_occupation import MapContext
from rozz.engine.campaigns.map.map_tasks import attrition_choices, kinds_to_keep, refuge_choices
from rozz.engine.campaigns.map.recruiting import return_points
from rozz.engine.campaigns.model.battleboard import DEFENDER
from rozz.engine.campaigns.model.commands import Command, Commands, Keep, Lose, Put, Say
from rozz.engine.campaigns.model.state import State, side_of
from rozz.engine.game import Verdict


def honors_answer_fault(state: State, seat: str, command: Say) -> Verdict | None:
    """Why the defender cannot answer an offer of the honors of war this way."""
    if command.word == "accept" and command.point and command.point not in honors_refuges(state):
        return void("refuge", point=command.point, rule="C16.5")
    return None if command.word in ("accept", "decline") else void("other-moment", moment=state.moment)


def muster_fault(state: State, seat: str, command: Say) -> Verdict | None:
    """Why a battle cannot be fought this way: in fast combat or on the board, or with that many guns."""
    if command.word not in ("fast", "board"):
        return void("other-moment", moment=state.moment)
    guns = max_guns(state) if side_of(state, seat) == DEFENDER else 0
    if command.guns > guns:
        return void("no-guns", most=guns)
    only = {"always": "fast", "never": "board"}.get(state.scenario.options["fast-combat"], command.word)
    return None if command.word == only else void("only-word", word=only)


def default_muster(state: State, seat: str) -> Command:
    """On the board, if possible."""
    listed = muster_commands(state, seat)
    return Say("board") if Say("board") in listed else listed[0]


def every_attrition(state: State, seat: str) -> Commands:
    """Every unit that attrition may take, C6.1."""
    return tuple(Lose((unit,)) for unit in attrition_choices(state))


def every_refuge(state: State, seat: str) -> Commands:
    """Every refuge for pieces that retreat on the map, C16.5."""
    return tuple(Say("", point) for point in refuge_choices(state))


def refuge_fault(state: State, seat: str, command: Say) -> Verdict | None:
    """Why pieces cannot go to this refuge."""
    return None if command in every_refuge(state, seat) else void("refuge", point=command.point, rule="C16.5")


def every_kind_to_keep(state: State, seat: str) -> Commands:
    """Every kind of mercenaries that may stay, C18.8."""
    return tuple(Keep(kind) for kind in kinds_to_keep(state))


def every_return(state: State, seat: str) -> Commands:
    """Every point where a Ruler may return, C18.7."""
    context = MapContext.from_state(state)
    ruler = context.land.tasks[0].names[0]
    return tuple(Put(ruler, point) for point in return_points(context, ruler))

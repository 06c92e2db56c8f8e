"""The choices within a combat: answers to an attack (C15), shots at flyers aloft (C15.5), and losses (C14.8)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from rozz.engine.campaigns.battle.board_paths import subsets
from rozz.engine.campaigns.battle.combat import Clash
from rozz.engine.campaigns.battle.fast_combat import is_legal_loss, loss_rule, losses_of
from rozz.engine.campaigns.battle.refuge import may_leave_board
from rozz.engine.campaigns.battle.strength import kind_of
from rozz.engine.campaigns.legality.reasons import void
from rozz.engine.campaigns.model.battleboard import OFF
from rozz.engine.campaigns.model.commands import Answer, Commands, Lose
from rozz.engine.campaigns.model.state import State, battle_of, side_of
from rozz.engine.game import Verdict

#: How a flyer avoids a melee without leaving its space.
ALOFT = "aloft"


def clash_of(state: State) -> Clash:
    """The current combat."""
    battle = battle_of(state)
    assert battle.combat is not None
    return Clash(state.scenario, battle, battle.combat)


def answer_ways(state: State) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """For each unit with a choice before a melee, where it may fall back to, and `aloft`: C15.1, C15.3, C15.4."""
    clash = clash_of(state)
    found = []
    for unit in clash.attacked:
        ways = (*_ways_back(state, clash, unit), *((ALOFT,) if clash.may_stay_aloft(unit) else ()))
        if ways:
            found.append((unit, ways))
    return tuple(found)


def _ways_back(state: State, clash: Clash, unit: str) -> tuple[str, ...]:
    """Where a unit may fall back to before a melee: off the board only to a refuge, C16.7."""
    ways = clash.ways_back(unit)
    if OFF in ways and not may_leave_board(state, clash.enemy_side, (unit,)):
        return tuple(way for way in ways if way != OFF)
    return ways


def answer_of(chosen: Iterable[tuple[str, str]]) -> Answer:
    """The answer in which these units take these options; the others stand."""
    rows = tuple(chosen)
    backs = tuple((unit, way) for unit, way in rows if way not in ("", ALOFT))
    return Answer(backs, tuple(unit for unit, way in rows if way == ALOFT))


def every_answer(state: State, seat: str) -> Commands:
    """Every combination of retreats before melee and of flyers that stay aloft, C15.1, C15.3, C15.4."""
    rows = [[(unit, way) for way in ("", *ways)] for unit, ways in answer_ways(state)]
    return tuple(map(answer_of, product(*rows)))


def answer_fault(state: State, seat: str, command: Answer) -> Verdict | None:
    """Why units cannot answer an attack this way."""
    clash = clash_of(state)
    named = [unit for unit, _ in command.backs] + list(command.aloft)
    for unit, space in command.backs:
        if unit not in clash.attacked or space not in _ways_back(state, clash, unit) or named.count(unit) > 1:
            if unit in clash.attacked and space == OFF and space in clash.ways_back(unit):
                return void("no-refuge")
            is_flying = unit in clash.attacked and kind_of(clash.battle, unit).flag == "flying"
            return void("no-way-back", unit=unit, space=space, rule="C15.3" if is_flying else "C15.1")
    for unit in command.aloft:
        if unit not in clash.attacked or not clash.may_stay_aloft(unit):
            return void("no-aloft", unit=unit)
    return void("no-shot", unit=command.shoots[0]) if command.shoots else None


def every_shot(state: State, seat: str) -> Commands:
    """Every choice of who shoots at flyers aloft, C15.5."""
    return tuple(Answer(shoots=units) for units in subsets(clash_of(state).shooters(side_of(state, seat))))


def shots_fault(state: State, seat: str, command: Answer) -> Verdict | None:
    """Why these units cannot shoot."""
    shooters = clash_of(state).shooters(side_of(state, seat))
    for unit, space in command.backs:
        return void("no-way-back", unit=unit, space=space, rule="C15.1")
    for unit in command.aloft:
        return void("no-aloft", unit=unit)
    for unit in command.shoots:
        if unit not in shooters:
            return void("no-shot", unit=unit)
    return None


def every_loss(state: State, seat: str) -> Commands:
    """Every set of units that the hits may fall on, the highest ids last."""
    battle = battle_of(state)
    if battle.combat is None:
        return tuple(Lose(units) for units in losses_of(state, battle.side_of(seat)))
    losses = clash_of(state).losses(battle.side_of(seat))
    return tuple(Lose(units) for units in losses.choices(state))


def losses_fault(state: State, seat: str, command: Lose) -> Verdict | None:
    """Why the hits cannot fall on these units."""
    battle = battle_of(state)
    if battle.combat is None:
        side = battle.side_of(seat)
        return None if is_legal_loss(state, side, command.units) else void("losses", rule=loss_rule(state, side))
    losses = clash_of(state).losses(battle.side_of(seat))
    if losses.is_legal(state, command.units):
        return None
    if losses.is_legal_but_lower(state, command.units):
        return void("lower-numbers")
    if losses.first and losses.first not in command.units:
        return void("losses", rule="C15.8")
    why, unit = losses.fault(command.units)
    return void("hits", why=why, unit=unit, number=losses.required_number)

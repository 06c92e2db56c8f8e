"""The choices at the end of a battle turn: where lone leaders go (C15.9), and who withdraws (C16)."""

from __future__ import annotations

from rozz.engine.campaigns.battle.refuge import (
    has_refuge,
    must_attacker_leave,
    open_refuges,
    refuges,
    retreating_pieces,
)
from rozz.engine.campaigns.legality.reasons import void
from rozz.engine.campaigns.map.battle_start import honors_fault, may_offer_honors
from rozz.engine.campaigns.model.battleboard import ATTACKER, DEFENDER, SIDES, SPACES, distance
from rozz.engine.campaigns.model.commands import Command, Commands, Put, Say
from rozz.engine.campaigns.model.state import Battle, State, battle_of, side_of
from rozz.engine.game import Verdict


def lone_places(battle: Battle, leader: str) -> tuple[str, ...]:
    """The nearest spaces with friendly units for a leader who is alone, C15.9."""
    force = battle.by_unit[leader]
    spaces = [space for space in SPACES if battle.is_occupied(force.side, space)]
    nearest = min((distance(force.space, space) for space in spaces), default=0)
    return tuple(space for space in spaces if distance(force.space, space) == nearest)


def lone_leaders(battle: Battle) -> tuple[str, ...]:
    """The leaders without friendly units in their space: the attacker's first, each side's in order of name, C15.9."""
    return tuple(
        leader
        for side in SIDES
        for leader in battle.leaders(side)
        if not battle.is_occupied(side, battle.by_unit[leader].space)
    )


def every_lone_place(state: State, seat: str) -> Commands:
    """Every space for the next leader of the seat who is alone."""
    battle = battle_of(state)
    side = battle.side_of(seat)
    leader = next(each for each in lone_leaders(battle) if battle.by_unit[each].side == side)
    return tuple(Put(leader, space) for space in lone_places(battle, leader))


def every_withdrawal(state: State, seat: str) -> Commands:
    """Whether a side may stay, retreat, or offer the honors of war, C16.1 and C17."""
    battle, side = battle_of(state), side_of(state, seat)
    stay = Say("stay")
    if side in battle.gone or not (battle.muster or battle.units(side)):
        return (stay,)
    words: list[Command] = [stay]
    if retreating_pieces(battle, side) and (state.land is None or has_refuge(state, side)):
        words.append(Say("retreat"))
    if state.land is not None:
        words += [Say("honors")] if may_offer_honors(state, side) else []
    return (stay,) if words == [stay, Say("retreat")] and _is_sent_away(state, side) else tuple(words)


def _is_sent_away(state: State, side: str) -> bool:
    """Whether a side leaves even if it chooses to stay: the attacker after turn 8, C10.8 and C21."""
    battle = battle_of(state)
    if state.land is None or side != ATTACKER or not must_attacker_leave(battle):
        return False
    if not battle.units(DEFENDER):
        return False
    may_defender_go = DEFENDER not in battle.gone and retreating_pieces(battle, DEFENDER)
    return not (may_defender_go and has_refuge(state, DEFENDER))


def withdrawal_fault(state: State, seat: str, command: Say) -> Verdict | None:
    """Why a side cannot decide this."""
    listed = every_withdrawal(state, seat)
    if command in listed:
        return None
    if command.word == "retreat":
        if Say("retreat") not in listed:
            battle, side = battle_of(state), side_of(state, seat)
            return void("no-retreat" if not retreating_pieces(battle, side) else "no-refuge")
        if state.land is not None and command.point in refuges(state, side_of(state, seat)):
            return None
        rule = "C16.6" if state.land and command.point in open_refuges(state, side_of(state, seat)) else "C16.5"
        return void("refuge", point=command.point, rule=rule)
    if command.word == "honors":
        return void("honors", why=honors_fault(state, side_of(state, seat)))
    return void("other-moment", moment=state.moment)

"""Campaigns of Ozz for computer players: likely commands, the value of a position, and how lines are played on."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from rozz.engine.ai.evaluator import Evaluator
from rozz.engine.campaigns.adapter.suggestions import suggested_deployment, suggested_orders
from rozz.engine.campaigns.ai import battle_value, command_candidates, march_candidates, position_value
from rozz.engine.campaigns.legality.combat_legality import answer_of, answer_ways
from rozz.engine.campaigns.legality.legality import default_command, is_legal, legal
from rozz.engine.campaigns.model.battleboard import SIDES, enemy
from rozz.engine.campaigns.model.commands import Answer, Cast, Command, Deploy, GiveOrders, Pass, Regroup, Say
from rozz.engine.campaigns.model.state import Battle, State
from rozz.engine.dice import NO_DICE, Dice
from rozz.engine.game import Outcome, Plan

#: A side weaker than this share of the enemy's strength leaves a battle on the map without a search.
HOPELESS = 0.55
#: The most answers and losses that are considered.
MOST_SETS = 12
#: Found by matches of battles, docs/campaigns.md: the first level plays on no further than the moment itself.
TUNING: Mapping[int, Mapping[str, Any]] = {
    1: {"work": 60, "candidates": 10, "overlooked": 55, "looseness": 0.1, "samples": 1, "reach": 0},
    2: {"work": 550, "candidates": 16, "overlooked": 0, "looseness": 0.0, "samples": 12, "reach": 1},
    3: {"work": 900, "candidates": 18, "overlooked": 0, "looseness": 0.0, "samples": 20, "reach": 1},
    4: {"work": 1400, "candidates": 24, "overlooked": 0, "looseness": 0.0, "samples": 48, "reach": 1, "extra": 0},
}  # fmt: skip


class CampaignsEvaluator(Evaluator):
    """The evaluator for Campaigns of Ozz. It caches the distances on the last map it was asked about."""

    def __init__(self) -> None:
        self._closed: frozenset[str] | None = None
        self._far: position_value.Distances = {}

    def tuning(self, number: int) -> Mapping[str, Any]:
        """What a level does differently in this game."""
        return TUNING.get(number, {})

    def plans(self, state: State, seat: str, number: int, dice: Dice) -> Sequence[Plan]:
        """The likeliest commands, each alone; the default command if nothing else is legal.

        Without dice no random ones are drawn.
        """
        found: dict[Command, None] = {}
        for each in self._commands(state, seat, number, dice):
            if each not in found and is_legal(state, seat, each):
                found[each] = None
            if len(found) >= max(1, number):
                break
        usual = default_command(state, seat)
        return [(each,) for each in (found or (usual,))]

    def value(self, state: State) -> Mapping[str, float]:
        """The value of each seat: the result of the match, or an estimate from strength and prospects."""
        seats = state.scenario.seats
        if state.outcome is not None:
            return _won(state.outcome, seats, state.resigned)
        if state.land is not None:
            return position_value.campaign_values(state, self._distances(state))
        if state.battle is None:
            return dict.fromkeys(seats, 0.5)
        return {**dict.fromkeys(seats, 0.5), **battle_value.battle_values(state, state.battle)}

    def rolls(self, state: State) -> int:
        """4: a moment rolls many dice, and each may decide about a unit."""
        return 4

    def is_settled(self, begun: State, state: State, reach: int) -> bool:
        """Whether to stop: at the end of a battle turn, or when the map is quiet after a fast combat or a move."""
        battle = state.battle
        if battle is None:
            return state.moment not in ("attrition", "refuge", "keep", "return")
        if reach == 0 and begun.battle is not None:
            return True
        if battle.muster:
            # Nobody agrees to a fast combat that loses what the board would win, so such a battle is judged as it is.
            return begun.battle is None and battle.rounds < 0 and _is_lopsided(state, battle)
        last = _turn_of(begun) + (reach - 1 if reach else 0) + _begins_late(begun)
        return battle.turn > last or (battle.turn == last and state.moment == "withdraw")

    def quick_plan(self, state: State, seat: str, dice: Dice) -> Plan:
        """A command that is sensible at first sight."""
        command = self._at_once(state, seat, dice)
        if isinstance(command, Cast | Deploy | Regroup | Say) and not is_legal(state, seat, command):
            command = default_command(state, seat)
        return (command,)

    def _distances(self, state: State) -> position_value.Distances:
        closed = state.scenario.closed
        if self._closed != closed:
            self._closed, self._far = closed, position_value.distances(state.scenario.map, closed)
        return self._far

    def _at_once(self, state: State, seat: str, dice: Dice) -> Command:
        battle = state.battle
        if battle is None:
            if state.moment == "recruit":
                return march_candidates.recruitings(state, seat, 1)[0]
            return Pass() if state.moment == "activate" else default_command(state, seat)
        side = battle.side_of(seat)
        match state.moment:
            case "deploy":
                return suggested_deployment(battle, side)
            case "groups":
                return command_candidates.fullest_groups(battle, side)
            case "spells":
                return next(command_candidates.spells(state, battle, side))
            case "orders":
                return command_candidates.random_orders(state, battle, side, dice)
            case "activation":
                rows = command_candidates.activations(state, battle)
                return rows[0][1] if rows else default_command(state, seat)
            case "losses":
                return command_candidates.cheapest(battle, legal(state, seat) or (default_command(state, seat),))[0]
            case "muster":
                return Say("fast") if is_legal(state, seat, Say("fast")) else default_command(state, seat)
            case "withdraw" if state.land is not None and _is_hopeless(state, battle, side):
                return Say("retreat")
        return default_command(state, seat)

    def _commands(self, state: State, seat: str, number: int, dice: Dice) -> Iterable[Command]:
        battle = state.battle
        if battle is None:
            if state.moment == "activate":
                return march_candidates.marches(state, seat, self._distances(state), number)
            if state.moment == "recruit":
                return march_candidates.recruitings(state, seat, number)
            return legal(state, seat) or (default_command(state, seat),)
        side = battle.side_of(seat)
        drawn = 0 if dice is NO_DICE else number
        match state.moment:
            case "deploy":
                return command_candidates.deployments(battle, side, dice, drawn)
            case "groups":
                return (command_candidates.fullest_groups(battle, side), Regroup(()))
            case "spells":
                return command_candidates.spells(state, battle, side)
            case "orders":
                return _orders(state, battle, side, dice, drawn)
            case "activation":
                return command_candidates.best_of_each_force(command_candidates.activations(state, battle), number)
            case "losses":
                return command_candidates.cheapest(battle, legal(state, seat) or ())[:MOST_SETS]
            case "answer":
                return _answers(state)
            case "shots":
                return _few(legal(state, seat) or ())
            case "withdraw":
                return _withdrawals(state, seat)
        return legal(state, seat) or (default_command(state, seat),)


def _orders(state: State, battle: Battle, side: str, dice: Dice, drawn: int) -> Iterator[Command]:
    yield from command_candidates.orders(state, battle, side, dice, drawn)
    yield suggested_orders(battle, side)
    yield GiveOrders()


def _answers(state: State) -> Iterator[Command]:
    """Everyone stands, everyone goes, and each unit's options alone; never all combinations."""
    rows = answer_ways(state)
    yield answer_of(())
    yield answer_of((unit, ways[0]) for unit, ways in rows)
    yield answer_of((unit, ways[-1]) for unit, ways in rows)
    for unit, ways in rows:
        yield from (answer_of(((unit, option),)) for option in ways)


def _few(listed: Sequence[Command]) -> Sequence[Command]:
    """The smallest and the largest commands, at most `MOST_SETS`."""
    rows = sorted(listed, key=lambda each: _size(each))
    return rows if len(rows) <= MOST_SETS else [*rows[: MOST_SETS - 2], *rows[-2:]]


def _size(command: Command) -> int:
    return len(command.backs) + len(command.aloft) + len(command.shoots) if isinstance(command, Answer) else 0


def _withdrawals(state: State, seat: str) -> Sequence[Command]:
    """The command to stay, and on the map the alternatives too. Leaving a stand-alone battle loses it."""
    listed = legal(state, seat) or ()
    if state.land is not None:
        return listed
    return [each for each in listed if each == Say("stay")] or listed


def _is_hopeless(state: State, battle: Battle, side: str) -> bool:
    return battle_value.force_of(state, battle, side) < HOPELESS * battle_value.force_of(state, battle, enemy(side))


def _is_lopsided(state: State, battle: Battle) -> bool:
    forces = [battle_value.force_of(state, battle, side) for side in SIDES]
    return min(forces) < HOPELESS * max(forces)


def _turn_of(state: State) -> int:
    battle = state.battle
    return battle.turn if battle is not None and not battle.muster else 1


def _begins_late(state: State) -> int:
    """Extra battle turns: decisions after the activations, or before the first turn, are judged one turn later."""
    is_late = state.moment in ("deploy", "withdraw", "honors", "leaders", "refuge")
    return int(is_late and state.battle is not None) + int(state.battle is not None and state.battle.muster)


def _won(outcome: Outcome, seats: Iterable[str], resigned: Collection[str]) -> dict[str, float]:
    """The winners share 1; in a draw everybody gets a half, except those who have resigned, C20.4."""
    winners = outcome.winners
    if winners:
        return {seat: 1 / len(winners) if seat in winners else 0.0 for seat in seats}
    return {seat: 0.0 if seat in resigned else 0.5 for seat in seats}

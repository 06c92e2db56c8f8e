"""Campaigns of Ozz for puzzles: every command, the spaces or points that a seat holds, its units."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import permutations, product
from typing import Any

from rozz.engine.campaigns.battle.board_paths import subsets
from rozz.engine.campaigns.battle.casting import can_ring
from rozz.engine.campaigns.legality import legality
from rozz.engine.campaigns.legality.spell_legality import castings_of
from rozz.engine.campaigns.model.battleboard import enemy
from rozz.engine.campaigns.model.commands import Activate, Cast, Casting, Command, March
from rozz.engine.campaigns.model.scenario import Scenario, nation_of
from rozz.engine.campaigns.model.state import Attack, State, battle_of
from rozz.engine.campaigns.model.tables import is_leader
from rozz.engine.campaigns.reading import cases
from rozz.engine.campaigns.reading.position_reader import read_position
from rozz.engine.campaigns.resolution import turn
from rozz.engine.campaigns.resolution.event_log import NullLog
from rozz.engine.campaigns.resolution.working_state import Resolution
from rozz.engine.dice import NO_DICE
from rozz.engine.errors import BadRecord
from rozz.engine.puzzles.puzzle_protocol import PuzzleAdapter, Unlimited
from rozz.engine.said import Player, said
from rozz.engine.validation import PathValue

#: Moments that belong to the command before them.
WITHIN = frozenset(("answer", "shots", "losses", "attrition", "refuge", "keep", "honors"))
#: Two for the walls of a capital and one for flying, C14.7: a hit with a larger margin reaches everybody.
MOST_PROTECTION = 3
_APART = frozenset(("combat", "hits"))


class CampaignsPuzzleAdapter(PuzzleAdapter):
    """The state holds everything; one command per moment."""

    def commands(self, state: State, seat: str, given: Sequence[Command]) -> Sequence[Command]:
        """The legal commands of C26, plus commands that are not listed there, plus every choice of spells.

        Raises Unlimited for `deploy`, `groups`, `orders` and `recruit`, which have too many.
        """
        if given or seat not in state.asked:
            return ()
        if state.moment == "spells":
            return tuple(_castings(state, seat))
        listed = legality.legal(state, seat)
        if listed is None:
            raise Unlimited(said("files-many-commands", name=Player(seat), moment=state.moment))
        variants = [variant for each in listed for variant in (each, *_unlisted(state, seat, each))]
        return sorted(variants, key=lambda each: _activity(state, each))

    def equivalence_key(self, state: State, seat: str, commands: Sequence[Command]) -> Hashable:
        """No command is equivalent to another."""
        return tuple(commands)

    def places(self, state: State, seat: str) -> frozenset[str]:
        """The spaces of the board and the points of the map where its units stand, and the centers that it controls."""
        found: set[str] = set()
        if state.battle is not None:
            side = state.battle.side_of(seat)
            found.update(space for (owner, space) in state.battle.units_at if owner == side)
        if state.land is not None:
            land = state.land
            found.update(center for center, owner in land.control.items() if owner == seat)
            found.update(point for name, point in land.places.items() if self._is_unit_of(state, seat, name))
        return frozenset(found)

    def pieces(self, state: State, seat: str) -> int:
        """The number of its units on the board, on the map and (in a campaign) off the board; no leaders, C1.3."""
        number = 0
        if state.battle is not None:
            side = state.battle.side_of(seat)
            number += len(state.battle.units(side))
            number += sum(not is_leader(name) for name in state.battle.waiting.get(side, ()))
            if state.land is not None:
                number += sum(not is_leader(name) for name in state.battle.left.get(side, ()))
        if state.land is not None:
            number += sum(self._is_unit_of(state, seat, name) for name in state.land.places)
        return number

    def key(self, state: State) -> Hashable:
        """The whole state without the scenario; hits are reduced to what makes a difference."""
        battle = state.battle
        combat = battle.combat if battle else None
        hits = {side: tuple(sorted(map(_graded, each))) for side, each in combat.hits.items()} if combat else {}
        return (
            state.turn, state.moment, state.asked, state.pool, _plain(state.known), _plain(state.serves),
            _fields(state.land), _fields(battle), _fields(combat), _plain(hits), repr(state.outcome), state.resigned,
        )  # fmt: skip

    @staticmethod
    def _is_unit_of(state: State, seat: str, name: str) -> bool:
        return not is_leader(name) and nation_of(name, state.serves) in state.scenario.seats[seat]

    @property
    def has_dice(self) -> bool:
        """True: combats, marches and more roll dice, C22.4."""
        return True

    def is_within(self, state: State) -> bool:
        """The decisions within a combat or a march, and forced activations, C13."""
        is_forced = state.moment == "activation" and state.battle is not None and state.battle.forced is not None
        return state.moment in WITHIN or is_forced

    def state_from(self, scenario: Scenario, position: PathValue, moment: PathValue | None) -> State:
        """A position of C26 in a moment that begins without dice."""
        usual = "initiative" if scenario.is_campaign else "deploy"
        name = moment.choice(*cases.BEGINNINGS) if moment else usual
        state = cases.with_map_order({}, read_position(position, scenario, 1, name))
        try:
            return turn.run(Resolution(state, NO_DICE, NullLog()))
        except BadRecord:
            (moment or position).fail(said("files-starts-with-dice", moment=name))


def _plain(mapping: Mapping[str, Hashable]) -> Hashable:
    return frozenset(mapping.items())


def _fields(value: Any) -> Hashable:
    """The fields of a value in hashable form, without the combat and its hits."""
    rows = () if value is None else (getattr(value, name) for name in value.__dataclass_fields__ if name not in _APART)
    return tuple(_plain(each) if isinstance(each, Mapping) else each for each in rows)


def _graded(attack: Attack) -> Attack:
    return attack._replace(margin=min(attack.margin, MOST_PROTECTION))


def _activity(state: State, command: Command) -> int:
    """How active a command is: replies are examined from the end, so a fight is shown among equally bad replies."""
    if not isinstance(command, Activate) or state.battle is None:
        return 0
    battle = state.battle
    is_met = bool(command.steps) and battle.is_occupied(enemy(battle.next), command.steps[-1])
    return 3 if command.combat or is_met else 2 if command.steps else 1


def _castings(state: State, seat: str) -> Iterator[Command]:
    """All ways in which each caster casts one spell or none, in any order."""
    battle = battle_of(state)
    side = battle.side_of(seat)
    every = castings_of(state, battle, side)
    casters = sorted({each.caster for each in every})
    rows: list[tuple[Casting | None, ...]] = [(None, *(e for e in every if e.caster == caster)) for caster in casters]
    rings = (False, True) if can_ring(state.scenario, battle, state.pool, side) else (False,)
    for chosen in product(*rows):
        for order in permutations(each for each in chosen if each is not None):
            for is_rung in rings:
                yield Cast(order, is_rung)


def _unlisted(state: State, seat: str, command: Command) -> Iterator[Command]:
    """Unlisted variants of a march: who is dropped and picked up, C5.2 and C5.3."""
    more: Iterator[Command] = iter(())
    if isinstance(command, March) and command.second and state.land is not None:
        there = [name for name in state.land.at(command.first) if name not in command.stack]
        more = (
            replace(command, drop=drop, take=take)
            for drop in subsets(command.stack)
            for take in subsets(tuple(there))
            if drop or take
        )
    yield from (each for each in more if legality.is_legal(state, seat, each))

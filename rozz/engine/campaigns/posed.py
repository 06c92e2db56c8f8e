"""Campaigns of Ozz for puzzles: every command, the spaces or points that a seat holds, its units."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import product

from rozz.engine.campaigns import cases, legality, positions, turn
from rozz.engine.campaigns.casting import can_ring
from rozz.engine.campaigns.chronicle import Nobody
from rozz.engine.campaigns.commands import Cast, Casting, Command
from rozz.engine.campaigns.scenario import Scenario, nation_of
from rozz.engine.campaigns.state import State
from rozz.engine.campaigns.tables import is_leader
from rozz.engine.campaigns.work import Work
from rozz.engine.dice import NO_DICE
from rozz.engine.errors import BadRecord
from rozz.engine.found import Found
from rozz.engine.puzzles.posed import Posed, Unlimited

#: Moments that belong to the command before them.
WITHIN = frozenset(("answer", "shots", "losses", "attrition", "refuge", "keep", "honors"))


class CampaignsPosed(Posed):
    """Everything is in the state; one command a moment."""

    def commands(self, state: State, seat: str, given: Sequence[Command]) -> Sequence[Command]:
        """The legal commands of C26, and every choice of spells; of other moments there are too many to list."""
        if given or seat not in state.asked:
            return ()
        if state.moment == "spells":
            return tuple(_castings(state, seat))
        listed = legality.legal(state, seat)
        if listed is None:
            raise Unlimited(f"{seat} has too many commands to list in the moment `{state.moment}`")
        return listed

    def likeness(self, state: State, seat: str, commands: Sequence[Command]) -> Hashable:
        """One command is like no other."""
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
        """Its units: on the board, in a campaign those too that have left it, and on the map; leaders are none, C1.3."""
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

    @staticmethod
    def _is_unit_of(state: State, seat: str, name: str) -> bool:
        return not is_leader(name) and nation_of(name, state.serves) in state.scenario.seats[seat]

    @property
    def has_dice(self) -> bool:
        """Combats, marches and more, C22.4."""
        return True

    def is_within(self, state: State) -> bool:
        """What a combat or a march asks for, and who has to act at once, C13."""
        is_forced = state.moment == "activation" and state.battle is not None and state.battle.forced is not None
        return state.moment in WITHIN or is_forced

    def stands(self, scenario: Scenario, position: Found, moment: Found | None) -> State:
        """A position of C26 in a moment that begins without dice."""
        usual = "initiative" if scenario.is_campaign else "deploy"
        name = moment.choice(*cases.BEGINNINGS) if moment else usual
        state = cases.sequenced({}, positions.read_position(position, scenario, 1, name))
        try:
            return turn.run(Work(state, NO_DICE, Nobody()))
        except BadRecord:
            (moment or position).wrong(f"`{name}` begins with dice here; a puzzle begins with a choice")


def _castings(state: State, seat: str) -> Iterator[Command]:
    """Each caster casts one spell or none; those of the same kind strike in the order of the casters' names."""
    battle = legality.battle_of(state)
    side = battle.side_of(seat)
    every = legality.castings_of(state, battle, side)
    casters = sorted({each.caster for each in every})
    rows: list[tuple[Casting | None, ...]] = [(None, *(e for e in every if e.caster == caster)) for caster in casters]
    rings = (False, True) if can_ring(state.scenario, battle, state.pool, side) else (False,)
    for chosen in product(*rows):
        for is_rung in rings:
            yield Cast(tuple(each for each in chosen if each is not None), is_rung)

"""Commands made by changing a sensible draft: deployment, groups, spells, orders.

Picks are whole statements (`Zerde @ 2L`, `WREG2 + Zerde`, `Zerde A`), one for each name; the selected piece comes last.
As soon as anything is picked, the picks include all statements of the draft.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from rozz.engine.campaigns.adapter.march_draft import Marching
from rozz.engine.campaigns.adapter.suggesting import orders_of, suggested_deployment, suggested_orders
from rozz.engine.campaigns.battle import deployment
from rozz.engine.campaigns.battle.casting import can_ring
from rozz.engine.campaigns.battle.strength import speed
from rozz.engine.campaigns.legality.legality import battle_of, castings_of, is_legal, side_of
from rozz.engine.campaigns.legality.reasons import explain
from rozz.engine.campaigns.map.map_occupation import OWN, MapContext
from rozz.engine.campaigns.map.recruiting import MISHAP, pool_of, recruit_fault, recruiters, specials, ways
from rozz.engine.campaigns.model.battleboard import COLUMNS, ORDERS, SPACES, STAND, own_rows
from rozz.engine.campaigns.model.commands import (
    Cast,
    Casting,
    Command,
    Deploy,
    GiveOrders,
    Hire,
    Names,
    Placed,
    Recruit,
    Regroup,
)  # fmt: skip
from rozz.engine.campaigns.model.state import Battle, Force, Spell, State
from rozz.engine.campaigns.model.tables import BELL, GARRISON, LEADERS, by_id, leader_first
from rozz.engine.campaigns.text.wording import (
    force_name,
    kind_name,
    map_place,
    spell_name,
    type_name,
    unit_name,
    unit_name_within,
)
from rozz.engine.cycle import next_in_cycle
from rozz.engine.game import NEXT, Offer, Pick
from rozz.engine.said import OneOf, Said, Text, said

AT, WITH, ON = " @ ", " + ", " on "
RING, NONE = "ring", "none"
FLANKS = ("L", "R")
ALL, GUARD = "all ", "guard "


def offer(state: State, seat: str, picked: Sequence[str]) -> Offer:
    """How the draft continues after these picks."""
    return _MOMENTS[state.moment].offer(state, seat, picked)


def picks_for(state: State, seat: str, command: Command) -> tuple[str, ...]:
    """The picks that make a command; empty if no picks make exactly this command."""
    # An illegal command is never offered, nor is one that belongs to another kind of moment.
    if not is_legal(state, seat, command):
        return ()
    way = _MOMENTS[state.moment].picks_for(state, seat, command)
    made = offer(state, seat, way)
    return way if way and (made.made, made.command) == (way, command) else ()


def _checked_command(state: State, seat: str, command: Command) -> Command | None:
    return command if is_legal(state, seat, command) else None


# Who stands where, and with whom.


@dataclass(frozen=True)
class BattleLayout:
    """Where each name stands, or with whom: (`AT`, space) or (`WITH`, leader); for the Bell (`WITH`, its carrier)."""

    by_name: Mapping[str, tuple[str, str]]

    @classmethod
    def from_placed(cls, spaces: Placed) -> BattleLayout:
        """The layout after a command."""
        found: dict[str, tuple[str, str]] = {}
        for space, forces in spaces:
            for names in forces:
                for at, name in enumerate(names):
                    if at == 0:
                        found[name] = (AT, space)
                    else:
                        found[name] = (WITH, names[at - 1] if name == BELL else names[0])
        return cls(found)

    def root(self, name: str) -> str:
        """The leader of the force that a name belongs to."""
        how, whom = self.by_name[name]
        return name if how == AT else self.root(whom)

    def space(self, name: str) -> str:
        """The space of a name."""
        return self.by_name[self.root(name)][1]

    def with_statement(self, name: str, how: str, where: str) -> BattleLayout:
        """The layout after one statement; if a leader joins another, those it led stay where they are, alone."""
        found = dict(self.by_name)
        if how == WITH and self.root(where) == name:
            return self
        if how == WITH:
            for each, (relation, whom) in self.by_name.items():
                if (relation, whom) == (WITH, name) and each != BELL:
                    found[each] = (AT, self.space(name))
        found[name] = (how, where)
        return BattleLayout(found)

    def forces(self) -> dict[str, list[str]]:
        """The names of each force, its leader first."""
        found: dict[str, list[str]] = {name: [name] for name, (how, _) in self.by_name.items() if how == AT}
        for name, (how, _) in self.by_name.items():
            if how == WITH:
                found[self.root(name)].append(name)
        return found

    def canonical(self, names: Iterable[str]) -> Names:
        """The names of a force in canonical order."""
        given = tuple(names)
        leaders = leader_first(each for each in given if each in LEADERS)
        units = sorted((each for each in given if each not in LEADERS and each != BELL), key=by_id)
        how, carrier = self.by_name.get(BELL, (AT, "")) if BELL in given else (AT, "")
        if BELL in given and how == AT:
            return (BELL,)
        return (*leaders, *deployment.with_bell(units, carrier))

    def placed(self) -> Placed:
        """The forces in the form of a command."""
        rows: dict[str, list[Names]] = {}
        for root, names in self.forces().items():
            rows.setdefault(self.by_name[root][1], []).append(self.canonical(names))
        return tuple((space, tuple(sorted(rows[space]))) for space in SPACES if space in rows)

    def flattened(self) -> BattleLayout:
        """The same layout with each name attached directly to the leader of its force."""
        return BattleLayout.from_placed(self.placed())

    def statements(self) -> tuple[str, ...]:
        """Everything as picks: first those alone or leading, then the others, the Bell last."""
        rows = [(name != BELL, how == AT, name, where) for name, (how, where) in self.by_name.items()]
        ordered = sorted(rows, key=lambda row: (not row[0], not row[1], row[2] not in LEADERS, by_id(row[2])))
        return tuple(f"{name}{AT if is_at else WITH}{where}" for _, is_at, name, where in ordered)


def _statement(key: str) -> tuple[str, str, str] | None:
    """The name, the relation and the place or leader in a pick; None for a pick that only selects a piece."""
    for how in (AT, WITH):
        if how in key:
            name, _, where = key.partition(how)
            return name, how, where
    return None


class _Placing:
    """Deployment (C9.4), or with fixed spaces groups (C10.1)."""

    def __init__(self, is_fixed: bool) -> None:
        self._is_fixed = is_fixed

    def _start(self, state: State, seat: str) -> BattleLayout:
        battle, side = battle_of(state), side_of(state, seat)
        if not self._is_fixed:
            return BattleLayout.from_placed(suggested_deployment(battle, side).spaces)
        rows: dict[str, list[Names]] = {}
        bell = battle.bell
        for force in battle.of(side):
            if not force.is_garrison:
                carrier = bell.carrier if bell else ""
                rows.setdefault(force.space, []).append((*force.leaders, *deployment.with_bell(force.units, carrier)))
        if bell and bell.side == side and not bell.carrier and battle.bell_space():
            rows.setdefault(battle.bell_space(), []).append((BELL,))
        return BattleLayout.from_placed(tuple((space, tuple(forces)) for space, forces in rows.items()))

    def _command(self, start: BattleLayout, layout: BattleLayout) -> Command:
        placed = layout.placed()
        if not self._is_fixed:
            return Deploy(placed)
        before = dict(start.placed())
        return Regroup(tuple((space, forces) for space, forces in placed if before.get(space) != forces))

    def _fault(self, state: State, seat: str, layout: BattleLayout) -> Text:
        """Why these forces are not allowed."""
        for names in layout.forces().values():
            if fault := deployment.force_fault(battle_of(state), layout.canonical(names)):
                return explain(fault)
        return ""

    def offer(self, state: State, seat: str, picked: Sequence[str]) -> Offer:
        """What has been moved, and what can be moved."""
        start = self._start(state, seat)
        layout, hand = start, ""
        spaces = self._spaces(state, seat, start)
        is_touched = False
        for key in picked:
            statement = _statement(key)
            if statement is None:
                if key in start.by_name:
                    hand, is_touched = key, True
                continue
            name, how, where = statement
            is_known = name in start.by_name and (where in spaces if how == AT else where in start.by_name)
            if not is_known or (self._is_fixed and _space_after(layout, how, where) != start.space(name)):
                continue
            layout, hand, is_touched = layout.with_statement(name, how, where).flattened(), "", True
        command = _checked_command(state, seat, self._command(start, layout))
        made = ((*layout.statements(), hand) if hand else layout.statements()) if is_touched else ()
        picks = tuple(self._picks(state, seat, layout, hand, spaces))
        trail = (layout.space(hand),) if hand else ()
        return Offer(self._expects(layout, hand), picks, command=command, made=made, trail=trail)

    def _expects(self, layout: BattleLayout, hand: str) -> Said:
        """What to do next; `hand` is the selected piece, or empty."""
        if not hand:
            return said("campaigns-offer-groups" if self._is_fixed else "campaigns-offer-deploy")
        if not self._is_fixed:
            return said("campaigns-offer-deploy-in-hand", name=_display_name(layout, hand, unit_name_within))
        if hand == BELL:
            return said("campaigns-offer-groups-bell")
        return said("campaigns-offer-groups-in-hand", name=unit_name_within(hand))

    def picks_for(self, state: State, seat: str, command: Command) -> tuple[str, ...]:
        """All statements of a command."""
        assert isinstance(command, Deploy | Regroup)
        changed = dict(command.spaces)
        if not self._is_fixed:
            return BattleLayout.from_placed(command.spaces).statements()
        kept = [(space, forces) for space, forces in self._start(state, seat).placed() if space not in changed]
        try:
            return BattleLayout.from_placed((*command.spaces, *kept)).statements()
        except KeyError:
            return ()

    def _spaces(self, state: State, seat: str, start: BattleLayout) -> tuple[str, ...]:
        if self._is_fixed:
            return tuple(dict.fromkeys(start.space(name) for name in start.by_name))
        return tuple(f"{row}{column}" for row in own_rows(side_of(state, seat)) for column in COLUMNS)

    def _picks(
        self, state: State, seat: str, layout: BattleLayout, hand: str, spaces: Sequence[str]
    ) -> Iterator[Pick]:
        roots: dict[str, list[str]] = {}
        for root in layout.forces():
            roots.setdefault(layout.space(root), []).append(root)
        for here in roots.values():
            here.sort(key=lambda name: (name not in LEADERS, by_id(name)))
        if not hand:
            yield from (Pick(here[0], _display_name(layout, here[0]), space, "own") for space, here in roots.items())
            return
        space = layout.space(hand)
        here = roots[space]
        after = next_in_cycle(here, layout.root(hand))
        yield Pick(after, _display_name(layout, after), space, NEXT)
        yield from self._members(layout, hand, here)
        yield from self._joins(state, seat, layout, hand, here)
        for each in spaces:
            if not self._is_fixed and each != space:
                key = f"{hand}{AT}{each}"
                yield Pick(key, said("campaigns-offer-place", space=each), each, "target")
        if self._is_fixed:
            others = (each for each in roots if each != space)
            yield from (Pick(roots[each][0], _display_name(layout, roots[each][0]), each, "own") for each in others)

    def _members(self, layout: BattleLayout, hand: str, here: Sequence[str]) -> Iterator[Pick]:
        """The forces in the space and their members."""
        forces = layout.forces()
        for root in here:
            yield Pick(root, _display_name(layout, root), group="here")
            if root == layout.root(hand):
                yield from (Pick(name, unit_name(name), group="here") for name in forces[root][1:])

    def _joins(
        self, state: State, seat: str, layout: BattleLayout, hand: str, here: Sequence[str]
    ) -> Iterator[Pick]:
        """The leaders that a name may join, and the option to be on its own."""
        space = layout.space(hand)
        if layout.root(hand) != hand:
            alone = said("campaigns-offer-carried-nobody" if hand == BELL else "campaigns-offer-joins-nobody")
            yield Pick(f"{hand}{AT}{space}", alone, group="joins")
        if hand == GARRISON:
            return
        hosts = [root for root in layout.forces() if root in LEADERS and LEADERS[root].is_hero]
        if hand == BELL:
            hosts = [name for name in layout.by_name if name not in (*LEADERS, BELL, GARRISON)]
        for host in hosts:
            is_there = host == hand or layout.by_name[hand] == (WITH, host)
            if is_there or (layout.space(host) != space and (self._is_fixed or hand == BELL)):
                continue
            trial = layout.with_statement(hand, WITH, host).flattened()
            why = self._fault(state, seat, trial)
            label = said("campaigns-offer-joins", leader=unit_name_within(host))
            if hand == BELL:
                label = said("campaigns-offer-carried", unit=unit_name_within(host))
            yield Pick(f"{hand}{WITH}{host}", label, group="joins", note=layout.space(host), refusal=why)


def _space_after(layout: BattleLayout, how: str, where: str) -> str:
    return where if how == AT else layout.space(where)


def _display_name(layout: BattleLayout, name: str, named: Callable[[str], Text] = unit_name) -> Text:
    """The display name of a piece, or of the group that it leads."""
    if layout.root(name) == name and len(layout.forces()[name]) > 1 and name in LEADERS:
        return said("campaigns-name-group", leader=named(name))
    return named(name)


# Spells.


class _Casting:
    """One spell for each caster, and the Bell, C11.1 and C19.5."""

    def offer(self, state: State, seat: str, picked: Sequence[str]) -> Offer:
        """The spells so far, and the possible ones."""
        battle, side = battle_of(state), side_of(state, seat)
        every = castings_of(state, battle, side)
        by_key = {_key_of(each): each for each in every}
        begun = dict.fromkeys(part for key in by_key for part in _parts_of(key)[:-1])
        casters = _first_spells(every)
        rings_here = can_ring(state.scenario, battle, state.pool, side)
        made: list[str] = []
        hand = ""
        for key in picked:
            if key == NONE:
                made, hand = [NONE], ""
            elif key == RING and rings_here:
                made = [each for each in made if each != NONE]
                made = [each for each in made if each != RING] if RING in made else [*made, RING]
                hand = ""
            elif key in by_key:
                caster = by_key[key].caster
                made = [each for each in made if each not in (NONE, RING) and by_key[each].caster != caster] + [key] + [
                    each for each in made if each == RING
                ]
                hand = ""
            elif key in begun:
                hand = key
            elif key in casters:
                hand = casters[key]
        command = Cast(tuple(by_key[each] for each in made if each in by_key), RING in made)
        whole = (*made, hand) if hand else tuple(made)
        last = hand or next((each for each in reversed(made) if each in by_key), "")
        picks = tuple(self._picks(state, battle, side, by_key, last, made, rings_here))
        if not hand:
            picks += tuple(_caster_picks(battle, casters, {each.place for each in picks}))
        expects = said("campaigns-offer-spells" if by_key else "campaigns-offer-spells-bell")
        trail = _trail_of(battle, last) if last else ()
        if hand.count(ON):
            expects = said("campaigns-offer-spells-where", unit=unit_name_within(hand.partition(ON)[2]))
        elif hand:
            expects = said("campaigns-offer-spells-in-hand", spell=spell_name(_spell_of(hand)))
        complete = None if hand else _checked_command(state, seat, command)
        return Offer(expects, picks, command=complete, made=whole, trail=trail)

    def picks_for(self, state: State, seat: str, command: Command) -> tuple[str, ...]:
        """The statements of each spell, and the Bell."""
        assert isinstance(command, Cast)
        keys = (*map(_key_of, command.castings), *([RING] if command.rings else []))
        return keys or (NONE,)

    def _picks(
        self,
        state: State,
        battle: Battle,
        side: str,
        by_key: Mapping[str, Casting],
        last: str,
        made: Sequence[str],
        rings_here: bool,
    ) -> Iterator[Pick]:
        chosen = {by_key[key].caster: by_key[key] for key in made if key in by_key}
        for begin in dict.fromkeys(f"{each.caster} {each.spell}" for each in by_key.values()):
            caster = next(each.caster for each in by_key.values() if begin == f"{each.caster} {each.spell}")
            casting = chosen.get(caster)
            is_it = casting is not None and f"{caster} {casting.spell}" == begin
            note = said("campaigns-offer-spell-note", spell=_spell_of(begin).lower().replace(" ", "-"))
            if is_it and casting:
                note = said("campaigns-offer-on", unit=unit_name_within(casting.target))
            label = said("campaigns-offer-casts", caster=unit_name(caster), spell=spell_name(_spell_of(begin)))
            yield Pick(begin, label, group=caster, note=note)
        if rings_here:
            cost = _cost_of_ringing(state, battle, tuple(chosen.values()))
            yield Pick(RING, said("campaigns-offer-ring"), group="other", note=cost)
        yield Pick(NONE, said("campaigns-offer-nothing"), group="other")
        if last:
            yield from _targets(battle, by_key, last)


def _first_spells(castings: Sequence[Casting]) -> dict[str, str]:
    """Each caster's first spell, as a statement: the one that a tap on the caster begins."""
    found: dict[str, str] = {}
    for each in castings:
        found.setdefault(each.caster, f"{each.caster} {each.spell}")
    return found


def _caster_picks(battle: Battle, casters: Iterable[str], taken: set[str]) -> Iterator[Pick]:
    """A pick for each space with magic users, except those `taken` by targets; it chooses the first one there."""
    spaces: dict[str, str] = {}
    for caster in casters:
        spaces.setdefault(battle.by_unit[caster].space, caster)
    for space, caster in spaces.items():
        if space not in taken:
            yield Pick(caster, unit_name(caster), space, "own", group="caster")


def _cost_of_ringing(state: State, battle: Battle, castings: Sequence[Casting]) -> Text:
    """How far the Bell's carrier and its group can still move after ringing, C19.7; empty if that changes nothing."""
    bell = battle.bell
    if bell is None or not bell.carrier or not state.scenario.has("bell-still"):
        return ""
    force = battle.by_unit[bell.carrier]
    spells = tuple(Spell(each.caster, each.spell, each.target) for each in castings)
    before = replace(battle, spells=(*battle.spells, *spells))
    after = replace(before, bell=replace(bell, is_turned=True))
    spaces = speed(after, (force,))
    if spaces == speed(before, (force,)):
        return ""
    return said("campaigns-offer-ring-note", force=force_name(force), spaces=spaces)


def _key_of(casting: Casting) -> str:
    where = f" @ {casting.space}" if casting.space else ""
    return f"{casting.caster} {casting.spell}{ON}{casting.target}{where}"


def _parts_of(key: str) -> tuple[str, ...]:
    """A statement and its prefixes."""
    spell, _, rest = key.partition(ON)
    target, at, _ = rest.partition(" @ ")
    return (spell, f"{spell}{ON}{target}", key) if at else (spell, key)


def _spell_of(key: str) -> str:
    """The spell of a statement, without its caster. No leader's name begins with another's and a space."""
    begun = key.partition(ON)[0]
    caster = next(name for name in LEADERS if begun.startswith(f"{name} "))
    return begun.removeprefix(f"{caster} ")


def _where(battle: Battle, target: str) -> str:
    return battle.bell_space() if target == BELL else battle.by_unit[target].space


def _trail_of(battle: Battle, key: str) -> tuple[str, ...]:
    """The spaces of the caster and of the target, and where the target goes."""
    spell, _, rest = key.partition(ON)
    caster = spell.removesuffix(f" {_spell_of(key)}")
    target, _, space = rest.partition(" @ ")
    places = (battle.by_unit[caster].space, _where(battle, target) if target else "", space)
    return tuple(each for each in places if each)


def _targets(battle: Battle, by_key: Mapping[str, Casting], last: str) -> Iterator[Pick]:
    """The targets of the last spell picked; for Transport then the spaces."""
    spell, _, rest = last.partition(ON)
    if rest and any(_parts_of(key)[-2] == last for key in by_key):
        for key, casting in by_key.items():
            if _parts_of(key)[-2] == last:
                yield Pick(key, said("campaigns-offer-transport", space=casting.space), casting.space, "target")
        return
    found: dict[str, Casting] = {}
    for key, casting in by_key.items():
        parts = _parts_of(key)
        if parts[0] == spell:
            found.setdefault(parts[1], casting)
    for key, casting in found.items():
        place = _where(battle, casting.target)
        yield Pick(key, unit_name(casting.target), place, "target", group="target")


# Orders.


class _Ordering:
    """An order for every force, and flank guards, C10.3 and C15.8."""

    def offer(self, state: State, seat: str, picked: Sequence[str]) -> Offer:
        """The orders so far, and the orders for the selected space."""
        battle, side = battle_of(state), side_of(state, seat)
        free = _free_to_move(battle, side)
        orders = dict.fromkeys(free, STAND) | dict(suggested_orders(battle, side).orders)
        guards: dict[tuple[str, str], str] = {}
        hand, is_touched = "", False
        has_guards = state.scenario.has("flank-guards")
        spaces = {force.space for force in battle.of(side)}
        for key in picked:
            name, _, order = key.rpartition(" ")
            if key in spaces:
                hand, is_touched = key, True
            elif key.startswith(ALL) and order in ORDERS:
                orders, is_touched = dict.fromkeys(free, order), True
            elif name in free and order in ORDERS:
                orders[name], is_touched = order, True
            elif key.startswith(GUARD) and has_guards:
                is_touched |= _guard(battle, side, guards, key)
        command = orders_of(orders, tuple((flank, unit) for (_, flank), unit in sorted(guards.items())))
        keys = [f"{name} {order}" for name, order in sorted(orders.items())]
        keys += [f"{GUARD}{flank} {unit}" for flank, unit in command.guards]
        made = (*keys, *([hand] if hand else [])) if is_touched else ()
        expects = said("campaigns-offer-orders-in-hand", space=hand) if hand else said("campaigns-offer-orders")
        picks = tuple(self._picks(battle, side, orders, hand, has_guards))
        trail = (hand,) if hand else ()
        return Offer(expects, picks, command=_checked_command(state, seat, command), made=made, trail=trail)

    def picks_for(self, state: State, seat: str, command: Command) -> tuple[str, ...]:
        """All orders and guards."""
        assert isinstance(command, GiveOrders)
        orders = dict.fromkeys(_free_to_move(battle_of(state), side_of(state, seat)), STAND) | dict(command.orders)
        keys = [f"{name} {order}" for name, order in sorted(orders.items())]
        return (*keys, *(f"{GUARD}{flank} {unit}" for flank, unit in command.guards))

    def _picks(
        self, battle: Battle, side: str, orders: Mapping[str, str], hand: str, has_guards: bool
    ) -> Iterator[Pick]:
        forces = tuple(battle.of(side))
        for space in dict.fromkeys(force.space for force in forces):
            yield Pick(space, said("campaigns-offer-orders-of", space=space), space, NEXT if space == hand else "own")
        if not hand:
            for order in ORDERS:
                label = said("campaigns-offer-all", order=order)
                yield Pick(f"{ALL}{order}", label, group="all", holds={*orders.values()} == {order})
            return
        here = [force for force in forces if force.space == hand]
        for force in here:
            if not force.is_garrison:
                yield from (_order_pick(force, order) for order in ORDERS)
        if has_guards:
            units = [unit for force in here for unit in force.units]
            yield from (_guard_pick(flank, unit) for flank in FLANKS for unit in units)


def _free_to_move(battle: Battle, side: str) -> tuple[str, ...]:
    """The forces that get orders: all but the garrison, which always stands, C9.4."""
    return tuple(force.name for force in battle.of(side) if not force.is_garrison)


def _guard(battle: Battle, side: str, guards: dict[tuple[str, str], str], key: str) -> bool:
    """Set a guard, or remove it if it is set already; each unit guards one flank at most."""
    flank, _, unit = key.removeprefix(GUARD).partition(" ")
    force = battle.by_unit.get(unit)
    if flank not in FLANKS or force is None or force.side != side or unit in LEADERS:
        return False
    place = (force.space, flank)
    if guards.get(place) == unit:
        del guards[place]
        return True
    for each in [each for each, known in guards.items() if known == unit]:
        del guards[each]
    guards[place] = unit
    return True


def _order_pick(force: Force, order: str) -> Pick:
    label = said("campaigns-offer-order", force=force_name(force), order=order)
    return Pick(f"{force.name} {order}", label, group=force.name)


def _guard_pick(flank: str, unit: str) -> Pick:
    label = said("campaigns-offer-guard", flank=flank, unit=unit_name(unit))
    return Pick(f"{GUARD}{flank} {unit}", label, group=f"{GUARD}{flank}")


# Recruiting.


class _Recruiting:
    """One Hero after another, and what each recruits, C18."""

    def offer(self, state: State, seat: str, picked: Sequence[str]) -> Offer:
        """The recruits so far, and the possible ones."""
        context = MapContext.from_state(state)
        heroes = {hero: ways(context, state.pool, hero) for hero in recruiters(context, seat)}
        hires: dict[str, Hire] = {}
        hand, is_none = "", False
        for key in picked:
            hero, _, way = key.partition(": ")
            if key == NONE:
                hires, hand, is_none = {}, "", True
            elif key in heroes:
                hand = key
            elif found := [each for each in heroes.get(hero, ()) if _hire_method(each) == way]:
                here = context.land.places[hero]
                hires = {each: hire for each, hire in hires.items() if context.land.places[each] != here}
                hires[hero], hand = found[0], ""
        made = [f"{hero}: {_hire_method(hire)}" for hero, hire in hires.items()]
        # Once a hire follows the choice of nobody, it is in `made`, and `is_none` no longer matters.
        whole = (*made, hand) if hand else tuple(made) or ((NONE,) if is_none else ())
        picks = list(self._picks(state, context, heroes, hires, hand))
        command = None if hand else _checked_command(state, seat, Recruit(tuple(hires.values())))
        trail = (map_place(context.land.places[hand]),) if hand else ()
        expects = said("campaigns-offer-recruit-in-hand", hero=hand) if hand else said("campaigns-offer-recruit")
        return Offer(expects, tuple(picks), command=command, made=whole, trail=trail)

    def _picks(
        self,
        state: State,
        context: MapContext,
        heroes: Mapping[str, tuple[Hire, ...]],
        hires: Mapping[str, Hire],
        hand: str,
    ) -> Iterator[Pick]:
        """The Heroes, on the map and as buttons, and what the selected one can recruit."""
        able = [hero for hero, every in heroes.items() if every]
        by_point: dict[str, list[str]] = {}
        for hero in able:
            by_point.setdefault(context.land.places[hero], []).append(hero)
        for point, here in by_point.items():
            is_in_hand = hand in here
            hero = next_in_cycle(here, hand) if is_in_hand else here[0]
            if hero != hand:
                yield Pick(hero, hero, map_place(point), NEXT if is_in_hand else "own")
        for hero in able:
            point = context.land.places[hero]
            note = _hire_label(state, context, hires[hero]) if hero in hires else point
            yield Pick(hero, hero, group="hero", note=note)
        if hand:
            yield from _hires(state, context, hand, heroes[hand])
        nobody, note = said("campaigns-offer-recruit-nobody"), said("campaigns-offer-this-turn")
        yield Pick(NONE, nobody, group="or", note=note)

    def picks_for(self, state: State, seat: str, command: Command) -> tuple[str, ...]:
        """A statement for each Hero."""
        assert isinstance(command, Recruit)
        return tuple(f"{hire.hero}: {_hire_method(hire)}" for hire in command.hires) or (NONE,)


def _hires(state: State, context: MapContext, hero: str, every: Sequence[Hire]) -> Iterator[Pick]:
    """What a Hero can recruit, with its chances; kinds for hire that are not available are refused with a reason."""
    listed = dict.fromkeys((*every, *(Hire(hero, "hire", kind) for kind in _ground(context, hero))))
    for hire in listed:
        fault = None if hire in every else recruit_fault(state, context.seat(hero), Recruit((hire,)))
        group = "hire" if hire.method == "hire" else "recruit"
        label, note = _hire_label(state, context, hire), _hire_note(state, context, hire)
        why = explain(fault) if fault else ""
        yield Pick(f"{hero}: {_hire_method(hire)}", label, group=group, note=note, refusal=why)


def _ground(context: MapContext, hero: str) -> tuple[str, ...]:
    """The kinds for hire at a Hero's point, even if none are left."""
    return context.scenario.map.points[context.land.places[hero]].ground


def _hire_note(state: State, context: MapContext, hire: Hire) -> Said:
    """The chances of a recruit: the roll it needs, or how many units are drawn from."""
    if hire.method == "hire":
        is_sure = OWN.get(LEADERS[hire.hero].nation) == hire.kind
        return said("campaigns-offer-no-roll") if is_sure else said("campaigns-offer-roll", most=MISHAP - 1)
    if hire.method == "special":
        number = len(specials(context, state.pool, hire.hero))
        return said("campaigns-offer-special-note", number=number)
    return said("campaigns-offer-random-note", number=len(pool_of(state.pool, LEADERS[hire.hero].nation)))


def _hire_method(hire: Hire) -> str:
    """How a Hero recruits, in a word or two."""
    return " ".join(word for word in (hire.method, hire.kind) if word) or "random"


def _hire_label(state: State, context: MapContext, hire: Hire) -> Said:
    """What a Hero recruits, as the label of a button."""
    nation = LEADERS[hire.hero].nation
    if hire.method == "hire":
        return said("campaigns-offer-hire", kind=kind_name(hire.kind))
    if hire.method == "special":
        kinds = specials(context, state.pool, hire.hero)
        return said("campaigns-offer-special", kinds=OneOf(tuple(type_name(kind) for kind in kinds)), nation=nation)
    return said("campaigns-offer-random", nation=nation)


Draft = _Placing | _Casting | _Ordering | _Recruiting | Marching
_MOMENTS: dict[str, Draft] = {
    "deploy": _Placing(is_fixed=False),
    "groups": _Placing(is_fixed=True),
    "spells": _Casting(),
    "orders": _Ordering(),
    "recruit": _Recruiting(),
    "activate": Marching(),
}

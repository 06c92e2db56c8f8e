"""A deployment (C9.4), or the groups of a battle turn (C10.1), made by changing a sensible draft.

Each pick says where a name stands (`Zerde @ 2L`) or whom it joins (`WREG2 + Zerde`); the selected piece comes last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rozz.engine.campaigns.adapter.suggestions import suggested_deployment
from rozz.engine.campaigns.battle import deployment
from rozz.engine.campaigns.legality.legality import legal_or_none
from rozz.engine.campaigns.legality.reasons import explain
from rozz.engine.campaigns.model.battleboard import COLUMNS, SPACES, own_rows
from rozz.engine.campaigns.model.commands import Command, Deploy, Names, Placed, Regroup
from rozz.engine.campaigns.model.state import State, battle_of, side_of, with_bell
from rozz.engine.campaigns.model.tables import BELL, GARRISON, LEADERS, by_id, leader_first
from rozz.engine.campaigns.text.wording import unit_name, unit_name_within
from rozz.engine.cycle import next_in_cycle
from rozz.engine.game import NEXT, Offer, Pick
from rozz.engine.said import Said, Text, said

AT, WITH = " @ ", " + "


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
        return (*leaders, *with_bell(units, carrier))

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


class DeploymentDrafter:
    """Deployment, or with fixed spaces groups."""

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
                rows.setdefault(force.space, []).append((*force.leaders, *with_bell(force.units, carrier)))
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
        command = legal_or_none(state, seat, self._command(start, layout))
        made = ((*layout.statements(), hand) if hand else layout.statements()) if is_touched else ()
        picks = tuple(self._picks(state, seat, layout, hand, spaces))
        trail = (layout.space(hand),) if hand else ()
        return Offer(self._expects(layout, hand, picks), picks, command=command, made=made, trail=trail)

    def _expects(self, layout: BattleLayout, hand: str, picks: Sequence[Pick]) -> Said:
        """What to do next; `hand` is the selected piece, or empty."""
        if not hand:
            return said("campaigns-offer-groups" if self._is_fixed else "campaigns-offer-deploy")
        if not self._is_fixed:
            return said("campaigns-offer-deploy-in-hand", name=_display_name(layout, hand, unit_name_within))
        if hand == BELL:
            return said("campaigns-offer-groups-bell")
        name = unit_name_within(hand)
        if any(pick.group == "joins" and not pick.refusal for pick in picks):
            return said("campaigns-offer-groups-in-hand", name=name)
        if any(pick.group == "leaves" for pick in picks):
            return said("campaigns-offer-groups-in-hand-leave", name=name)
        return said("campaigns-offer-groups-in-hand-none", name=name)

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
            alone = f"{hand}{AT}{space}"
            if hand == BELL:
                yield Pick(alone, said("campaigns-offer-carried-nobody"), group="joins")
            else:
                yield Pick(alone, said("campaigns-offer-leaves-group"), group="leaves")
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

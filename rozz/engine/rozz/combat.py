"""Combat, R6: in every tile at once, step by step, as the catalog's clauses say.

A step takes all pieces as they stand when it begins, and removes its losses together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rozz.engine.game import Event
from rozz.engine.rozz.catalog import NEUTRAL, Catalog, Clause, Engagement
from rozz.engine.rozz.position import EMPTY, Change, Field, Piece, Position, Stack, forces, occupier

Steps = Sequence[tuple[int, Sequence[Engagement]]]
Losses = dict[Piece, int]

#: The rule that each step of the standard catalog comes from; a step of a catalog's own goes by R6.1.
RULES = {1: "R6.2", 2: "R6.3", 3: "R6.4", 4: "R6.4", 5: "R6.5", 6: "R6.6"}

#: In whose name a tile's neutral pieces fight when nobody holds it: against everybody.
NOBODY = ""


def perform(catalog: Catalog, seats: Sequence[str], steps: Steps, held: Position, field: Field) -> list[Event]:
    """Fight all steps in all tiles; `held` is the position whose occupiers the neutral defences serve, R6.2."""
    arenas = [
        Arena(tile, field, catalog, seats, occupier(held.get(tile, EMPTY), catalog) or NOBODY)
        for tile, stack in field.stacks()
        if _is_contested(stack, catalog)
    ]
    events: list[Event] = []
    for step, engagements in steps:
        for arena in arenas:
            event = arena.fight(step, engagements)
            if event:
                events.append(event)
    return events


def _is_contested(stack: Stack, catalog: Catalog) -> bool:
    """Whether pieces of two players stand here, or of one beside a neutral piece that fights."""
    owners = {piece.owner for piece in stack}
    owners.discard(NEUTRAL)
    return len(owners) > 1 or (
        len(owners) == 1 and any(piece.owner == NEUTRAL and catalog.items[piece.item].clash for piece in stack)
    )


class Arena:
    """One tile in which a step is fought."""

    def __init__(self, tile: str, field: Field, catalog: Catalog, seats: Sequence[str], holder: str) -> None:
        self._tile = tile
        self._field = field
        self._catalog = catalog
        self._seats = seats
        self._holder = holder

    def fight(self, step: int, engagements: Iterable[Engagement]) -> Event | None:
        """One step: reckon all losses and conversions, then remove and convert together."""
        stack = self._field.stack(self._tile)
        standing: Losses = {}
        entering: Losses = {}
        converted: dict[Piece, str] = {}
        for engagement in engagements:
            clause = engagement.clause
            sides = self._sides(engagement, stack)
            if not sides:
                continue
            if clause.converts:
                converted.update(self._conversions(clause, sides, stack))
            elif clause.losses == "one-for-one":
                self._one_for_one(engagement, sides, standing, entering if clause.entering else standing)
            else:
                _add(entering if clause.entering else standing, self._destroyed(clause, sides))
        changes = self._remove(standing, entering) + self._convert(converted)
        if not changes:
            return None
        kind = "converted" if converted and not (standing or entering) else "fought"
        return Event(kind, RULES.get(step, "R6.1"), self._tile, {}, tuple(changes), step)

    def _sides(self, engagement: Engagement, stack: Stack) -> dict[str, int]:
        """How many pieces of the clause's item fight for whom."""
        name = engagement.item.abbreviation
        if engagement.item.is_coloured:
            return {piece.owner: number for piece, number in stack.items() if piece.item == name}
        number = stack.get(Piece(NEUTRAL, name), 0)
        return {self._holder: number} if number else {}

    def _listed(self, clause: Clause, owner: str) -> list[tuple[Piece, int]]:
        """A player's pieces that a clause is against, in its order: all, or those that entered."""
        counts = self._field.entered.get(self._tile, EMPTY) if clause.entering else self._field.stack(self._tile)
        pieces = (
            Piece(owner, name) for name in clause.against or clause.converts if name not in self._catalog.headquarters
        )
        return [(piece, counts[piece]) for piece in pieces if counts.get(piece)]

    def _opponents(self, owner: str) -> list[str]:
        return [seat for seat in self._seats if seat != owner]

    def _one_for_one(self, engagement: Engagement, sides: Mapping[str, int], own: Losses, others: Losses) -> None:
        """The law of numbers, R6.1: as many as the largest single opposing group, no more than one has."""
        groups = {seat: self._listed(engagement.clause, seat) for seat in self._seats}
        sizes = {seat: sum(number for _, number in group) for seat, group in groups.items()}
        name = engagement.item.abbreviation
        for side, number in sides.items():
            against = max((sizes[seat] for seat in self._opponents(side)), default=0)
            if against and name not in self._catalog.headquarters:
                _add(own, {Piece(engagement.item.owner_for(side), name): min(number, against)})
        for seat, group in groups.items():
            left = max((number for side, number in sides.items() if side != seat), default=0)
            for piece, number in group:
                if left and piece.item in engagement.inflicts:
                    _add(others, {piece: min(number, left)})
                left -= min(number, left)

    def _destroyed(self, clause: Clause, sides: Mapping[str, int]) -> Losses:
        """What a clause destroys: all that is listed, or a number of them for each piece."""
        lost: Losses = {}
        for side, number in sides.items():
            prey = {seat: self._listed(clause, seat) for seat in self._opponents(side)}
            if clause.losses == "all":
                _add(lost, {piece: count for group in prey.values() for piece, count in group})
            elif isinstance(clause.losses, int):
                _add(lost, _shot_down(clause, [dict(group) for group in prey.values()], clause.losses * number))
        return lost

    def _conversions(self, clause: Clause, sides: Mapping[str, int], stack: Stack) -> dict[Piece, str]:
        """Which pieces change their colour: those of others, where one player alone has ground forces, R6.6."""
        masters = forces(stack, self._catalog)
        if len(masters) != 1 or not masters <= set(sides):
            return {}
        (master,) = masters
        return {piece: master for seat in self._opponents(master) for piece, _ in self._listed(clause, seat)}

    def _remove(self, standing: Losses, entering: Losses) -> list[Change]:
        changes = []
        for piece, number in entering.items():
            changes.append(self._field.take(self._tile, piece, number, first="entered"))
        for piece, number in standing.items():
            if self._field.count(self._tile, piece):
                changes.append(self._field.take(self._tile, piece, number))
        return changes

    def _convert(self, converted: Mapping[Piece, str]) -> list[Change]:
        changes = []
        for piece, master in converted.items():
            number = self._field.count(self._tile, piece)
            if number:
                changes.append(self._field.take(self._tile, piece, number))
                changes.append(self._field.add(self._tile, Piece(master, piece.item), number))
        return changes


def _add(losses: Losses, more: Mapping[Piece, int]) -> None:
    for piece, number in more.items():
        losses[piece] = losses.get(piece, 0) + number


def _shot_down(clause: Clause, groups: list[dict[Piece, int]], shots: int) -> Losses:
    """One shot at a time at whoever has most left of the first item listed, ties in seat order, R6.2."""
    lost: Losses = {}
    for name in clause.against:
        left = {piece: number for group in groups for piece, number in group.items() if piece.item == name}
        while shots and any(left.values()):
            most = max(left, key=lambda piece: left[piece])
            left[most] -= 1
            shots -= 1
            _add(lost, {most: 1})
    return lost

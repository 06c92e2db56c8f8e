"""Combat, R6: in every tile at once, step by step, by the catalog's clauses.

A step uses all pieces as they are when it begins, and removes its losses together.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from rozz.engine.rozz.model.catalog import NEUTRAL, Catalog, Clause, Engagement
from rozz.engine.rozz.model.position import EMPTY, Piece, Stack, forces, is_contested, occupier
from rozz.engine.rozz.model.state import State
from rozz.engine.rozz.resolution.event_log import EventSink
from rozz.engine.rozz.resolution.turn_board import TurnBoard

Steps = Sequence[tuple[int, Sequence[Engagement]]]
Losses = dict[Piece, int]
Group = list[tuple[Piece, int]]
Groups = dict[str, Group]

#: The rule behind each step of the standard catalog; steps that a catalog adds follow R6.1.
RULES = {1: "R6.2", 2: "R6.3", 3: "R6.4", 4: "R6.4", 5: "R6.5", 6: "R6.6"}

#: The owner for whom a tile's neutral pieces fight if nobody holds it: against everybody.
NOBODY = ""


def perform(state: State, steps: Steps, board: TurnBoard, sink: EventSink, tiles: Collection[str]) -> set[str]:
    """Run all steps of combat in these tiles, the only ones where enemies can have met.

    Returns the tiles that were contested.
    """
    now, catalog = board.live_position, state.scenario.catalog
    contested: set[str] = set()
    for tile in tiles:
        stack = now.get(tile, EMPTY)
        # A single kind of piece cannot contain enemies.
        if len(stack) > 1 and is_contested(stack, catalog):
            contested.add(tile)
    if contested:
        arenas = _arenas(state, board, contested)
        for step, engagements in steps:
            for arena in arenas:
                kind = arena.fight(engagements)
                if kind:
                    sink.emit(kind, RULES.get(step, "R6.1"), arena.tile, step=step)
    return contested


def _arenas(state: State, board: TurnBoard, contested: Collection[str]) -> list[Arena]:
    """The contested tiles, each with the player whom its neutral defenses serve.

    That is the occupier before the moves, R6.2. Only the occupier of a tile can buy into it, R4.1, so the purchases do
    not change who that is.
    """
    catalog, seats, held = state.scenario.catalog, state.scenario.players, state.position
    return [
        Arena(tile, board, catalog, seats, occupier(held.get(tile, EMPTY), catalog) or NOBODY)
        for tile in board.in_order(contested)
    ]


def tally(stack: Stack) -> dict[str, Group]:
    """The contents of a tile, grouped by item."""
    present: dict[str, Group] = {}
    for row in stack.items():
        present.setdefault(row[0].item, []).append(row)
    return present


class Arena:
    """One tile in which a step is fought."""

    def __init__(self, tile: str, board: TurnBoard, catalog: Catalog, seats: Sequence[str], holder: str) -> None:
        self.tile = tile
        self._board = board
        self._catalog = catalog
        self._seats = seats
        self._holder = holder
        self._present = tally(board.stack(tile))

    def fight(self, engagements: Iterable[Engagement]) -> str:
        """Fight one step: compute all losses and conversions, then remove and convert together.

        Returns "fought", "converted", or "" if nothing happened.
        """
        standing: Losses = {}
        entering: Losses = {}
        converted: dict[Piece, str] = {}
        for engagement in engagements:
            fighting = self._present.get(engagement.item.abbreviation)
            if not fighting:
                continue
            clause = engagement.clause
            groups = self._groups(clause)
            sides = {piece.owner if piece.owner != NEUTRAL else self._holder: number for piece, number in fighting}
            # Players do not fight themselves: if both sides belong to one player there is nothing to compute.
            if not groups or (len(groups) == 1 and sides.keys() == groups.keys()):
                continue
            if clause.converts:
                converted.update(self._conversions(sides, groups))
            elif clause.losses == "one-for-one":
                self._one_for_one(engagement, sides, groups, standing, entering if clause.entering else standing)
            else:
                _add_losses(entering if clause.entering else standing, self._destroyed(clause, sides, groups))
        if not (standing or entering or converted):
            return ""
        is_changed = self._remove(standing, entering)
        is_changed = self._convert(converted) or is_changed
        if not is_changed:
            return ""
        self._present = tally(self._board.stack(self.tile))
        return "fought" if standing or entering else "converted"

    def _groups(self, clause: Clause) -> Groups:
        """Each player's pieces that a clause is against, in the clause's order: all, or only pieces that entered."""
        present = tally(self._board.entered.get(self.tile, EMPTY)) if clause.entering else self._present
        groups: Groups = {}
        for name in clause.against or clause.converts:
            for piece, number in present.get(name, ()):
                if piece.owner != NEUTRAL and number and name not in self._catalog.headquarters:
                    groups.setdefault(piece.owner, []).append((piece, number))
        return groups

    def _one_for_one(
        self, engagement: Engagement, sides: Mapping[str, int], groups: Groups, own: Losses, others: Losses
    ) -> None:
        """The law of numbers, R6.1: a group loses as many as the largest single opposing group has, at most all."""
        sizes = {seat: sum(number for _, number in group) for seat, group in groups.items()}
        name = engagement.item.abbreviation
        for side, number in sides.items():
            against = _largest_opposing(sizes, side)
            if against and name not in self._catalog.headquarters:
                _add_loss(own, Piece(engagement.item.owner_for(side), name), min(number, against))
        if not engagement.inflicts:
            return
        for seat, group in groups.items():
            left = _largest_opposing(sides, seat)
            for piece, number in group:
                lost = min(number, left)
                if lost and piece.item in engagement.inflicts:
                    _add_loss(others, piece, lost)
                left -= lost

    def _destroyed(self, clause: Clause, sides: Mapping[str, int], groups: Groups) -> Losses:
        """What a clause destroys: everything listed, or a number per round, however many pieces attack."""
        lost: Losses = {}
        for side in sides:
            opposing = [groups[seat] for seat in self._seats if seat != side and seat in groups]
            if isinstance(clause.losses, int):
                _add_losses(lost, _shot_down(clause, opposing, clause.losses))
            else:
                _add_losses(lost, {piece: count for group in opposing for piece, count in group})
        return lost

    def _conversions(self, sides: Mapping[str, int], groups: Groups) -> dict[Piece, str]:
        """The pieces that change color: all pieces of other players, if only one player has ground forces, R6.6."""
        masters = forces(self._board.stack(self.tile), self._catalog)
        if len(masters) != 1 or not masters <= set(sides):
            return {}
        (master,) = masters
        return {piece: master for seat, group in groups.items() if seat != master for piece, _ in group}

    def _remove(self, standing: Losses, entering: Losses) -> bool:
        """Remove the losses; returns whether there was anything to lose."""
        is_changed = bool(entering)
        for piece, number in entering.items():
            self._board.take(self.tile, piece, number, first="entered")
        for piece, number in standing.items():
            if self._board.count(self.tile, piece):
                self._board.take(self.tile, piece, number)
                is_changed = True
        return is_changed

    def _convert(self, converted: Mapping[Piece, str]) -> bool:
        """Convert the pieces; returns whether there was anything left to convert."""
        is_changed = False
        for piece, master in converted.items():
            number = self._board.count(self.tile, piece)
            if number:
                self._board.take(self.tile, piece, number)
                self._board.add(self.tile, Piece(master, piece.item), number)
                is_changed = True
        return is_changed


def _add_losses(losses: Losses, more: Mapping[Piece, int]) -> None:
    for piece, number in more.items():
        _add_loss(losses, piece, number)


def _add_loss(losses: Losses, piece: Piece, number: int) -> None:
    losses[piece] = losses.get(piece, 0) + number


def _largest_opposing(sizes: Mapping[str, int], owner: str) -> int:
    """The largest single group of any other player."""
    return max([number for seat, number in sizes.items() if seat != owner], default=0)


def _shot_down(clause: Clause, groups: Sequence[Group], shots: int) -> Losses:
    """One shot at a time at the player with most left of the first item listed, ties in seat order, R6.2."""
    lost: Losses = {}
    for name in clause.against:
        left = {piece: number for group in groups for piece, number in group if piece.item == name}
        if sum(left.values()) <= shots:
            shots -= sum(left.values())
            _add_losses(lost, left)
            continue
        # Shots level the largest groups together: down to the lowest height that they reach, then one by one.
        height = max(left.values(), default=0)
        low = 0
        while low < height:
            middle = (low + height) // 2
            if sum(max(0, number - middle) for number in left.values()) <= shots:
                height = middle
            else:
                low = middle + 1
        for piece, number in left.items():
            if number > height:
                _add_loss(lost, piece, number - height)
                shots -= number - height
        for piece, number in left.items():
            if shots and number >= height > 0:
                _add_loss(lost, piece, 1)
                shots -= 1
    return lost

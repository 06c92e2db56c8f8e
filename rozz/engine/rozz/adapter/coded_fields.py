"""The fields of Rozz's commands as choices for a coder: words, numbers, tiles, distances.

They depend on the board, the catalog, and the seat's earlier orders. Tiles and items are in alphabetical order, so the
order in which a scenario was written does not matter. All numbers here belong to the version letter of a link.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rozz.engine.codec.arithmetic_coder import Coder
from rozz.engine.codec.probability_models import FixedModel, KindModel, Tables, code_number
from rozz.engine.errors import damaged_link
from rozz.engine.rozz.adapter.order_projection import OrderMemory
from rozz.engine.rozz.model.scenario import Scenario
from rozz.engine.rozz.text.notation_reader import MOST_DIGITS
from rozz.engine.said import said

_MOST = 10**MOST_DIGITS - 1
#: Smaller numbers have a symbol each; larger ones share one symbol, followed by the difference.
_SMALL = 16
_NUMBER_WEIGHTS = [2, 40, *(max(2, 60 // (1 + number)) for number in range(2, _SMALL)), 4]
_KNOWN_WEIGHTS = [64, *_NUMBER_WEIGHTS]
#: The largest distance with a symbol of its own.
_FAR = 5


class FieldCoder:
    """The choices of one packing, and the statistics learned from them."""

    def __init__(self, scenario: Scenario) -> None:
        self.tables = Tables()
        self.names = tuple(sorted(scenario.catalog.known))
        self._catalog = scenario.catalog
        self._board = scenario.board
        self._tiles = tuple(sorted(scenario.board.tiles))
        self._odds = KindModel()
        self._rings: dict[str, tuple[tuple[str, ...], ...]] = {}

    def word(
        self, coder: Coder, options: Sequence[str], weights: Sequence[int], wanted: str | None, *contexts: Hashable
    ) -> str:
        """One of several words."""
        choice = None if wanted is None else options.index(wanted)
        return options[coder.code(self.tables.blend(weights, *contexts), choice)]

    def number(self, coder: Coder, kind: str, item: str, known: int, number: int | None) -> int:
        """A number of pieces, often all of the `known` ones that would be there (0: none)."""
        if number is not None and not 0 <= number <= _MOST:
            raise ValueError(f"notation cannot write {number} pieces")
        small = None if number is None else min(number, _SMALL)
        if not 0 < known <= _MOST:
            model = self.tables.blend(_NUMBER_WEIGHTS, ("number", kind), ("number", kind, item))
            return self._whole(coder, coder.code(model, small), number)
        # The first symbol means all of them, and the other numbers come after it, so no number has two codes.
        weights = list(_KNOWN_WEIGHTS)
        if known < _SMALL:
            weights[1 + known] = 0
        model = self.tables.blend(weights, ("known", kind), ("known", kind, min(known, _SMALL)))
        place = coder.code(model, None if small is None else 0 if number == known else 1 + small)
        if not place:
            return known
        found = self._whole(coder, place - 1, number)
        if found == known:
            raise damaged_link(said("links-number-form"))
        return found

    def _whole(self, coder: Coder, small: int, number: int | None) -> int:
        """The number itself: `small`, or if that is the last symbol, plus a coded difference."""
        if small < _SMALL:
            return small
        more = None if number is None else number - _SMALL
        return _SMALL + code_number(coder, self.tables, "more", more, _MOST - _SMALL)

    def tile(self, coder: Coder, kind: str, memory: OrderMemory, tile: str | None) -> str:
        """Code a tile: one that the seat has given an order for before, or any other tile."""
        tiles = list(memory.traces)
        traits = [(kind, "new"), *memory.traits(kind)]
        place = None
        if tile is not None:
            place = tiles.index(tile) + 1 if tile in memory.traces else 0
        place = coder.code(self._odds.model(traits), place)
        if place:
            return tiles[place - 1]
        near = {each for known in tiles for each in self._board.neighbours[known]}
        weights = dict.fromkeys(self._tiles, 4) | dict.fromkeys(near, 32) | dict.fromkeys(tiles, 0)
        unknown = [weights[each] for each in self._tiles]
        return self._tiles[coder.code(FixedModel(unknown), None if tile is None else self._tiles.index(tile))]

    def destination(self, coder: Coder, memory: OrderMemory, kind: str, item: str, start: str, tile: str | None) -> str:
        """A tile by its distance, then by what is known about the tiles at that distance."""
        rings = self._rings_of(start)
        ring = None if tile is None else [tile in tiles for tiles in rings].index(True)
        weights = [0] * len(rings)
        for far, tiles in enumerate(rings):
            if tiles:
                weights[far] = 48 if self._reaches(kind, item, far) else 1
        ring = coder.code(self.tables.blend(weights, ("far", kind, item)), ring)
        tiles = rings[ring]
        place = None if tile is None else tiles.index(tile)
        origin = memory.traces[start].origin if start in memory.traces else ""
        near = self._board.within(origin, 2) if origin else {}
        # A tile is likelier if it leads on or back, and if own pieces would be there.
        traits = [("to", kind, bool(origin), near.get(each, 3), bool(memory.stocks.get(each))) for each in tiles]
        return tiles[coder.code(self._odds.model(traits), place)]

    def _reaches(self, kind: str, item: str, far: int) -> bool:
        """Whether the catalog lets an item move or strike this far."""
        known = self._catalog.known[item]
        trait = known.move if kind == "move" else known.strike
        return trait is not None and trait.least <= far and (trait.most is None or far <= trait.most)

    def _rings_of(self, start: str) -> tuple[tuple[str, ...], ...]:
        """The tiles by their distance from `start`: 0 to 5, then all others."""
        if start not in self._rings:
            near = self._board.within(start, _FAR)
            rings: list[list[str]] = [[] for _ in range(_FAR + 2)]
            for tile in self._tiles:
                rings[near.get(tile, _FAR + 1)].append(tile)
            self._rings[start] = tuple(tuple(ring) for ring in rings)
        return self._rings[start]

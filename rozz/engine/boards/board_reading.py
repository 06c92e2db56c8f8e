"""Reads a board from a hand-written mapping, R1: flowers, single hexes, polygons, links and cuts."""

from __future__ import annotations

from rozz.engine.boards.graph import Board, Point, Tile
from rozz.engine.boards.hexes import Axial, around, centre_point, flower, outline
from rozz.engine.said import Said, said
from rozz.engine.validation import PathValue, describe_value, is_word

#: The most tiles, and the most corners of all polygons: reading and drawing them takes time.
MOST_TILES, MOST_CORNERS = 2_000, 20_000


class Sketch:
    """The tiles so far and what they occupy: names, coordinates, prefixes."""

    def __init__(self) -> None:
        self.tiles: dict[str, Tile] = {}
        self.folded: dict[str, str] = {}
        self.at: dict[Axial, str] = {}
        self.prefixes: dict[str, str] = {}
        self.territories: dict[str, str] = {}
        self.corners = 0

    def place(self, found: PathValue, tile: Tile) -> None:
        """Add a tile; refuse a second one with its name or coordinate."""
        taken = self.folded.get(tile.name.casefold())
        if taken is not None:
            found.fail(said("files-two-tiles", tile=tile.name))
        if tile.axial is not None and tile.axial in self.at:
            there = str(list(tile.axial))
            found.fail(said("files-same-place", tile=tile.name, other=self.at[tile.axial], place=there))
        if len(self.tiles) == MOST_TILES:
            found.fail(said("files-many-tiles", most=MOST_TILES))
        self.tiles[tile.name] = tile
        self.folded[tile.name.casefold()] = tile.name
        if tile.axial is not None:
            self.at[tile.axial] = tile.name

    def named(self, found: PathValue) -> str:
        """The board's spelling of a tile's name."""
        spelling = self.folded.get(found.text(said("files-a-tile")).casefold())
        if spelling is None:
            found.fail_unknown(said("files-no-tile", tile=found.value), found.value, self.tiles)
        return spelling


def read_board(found: PathValue) -> Board:
    """The board from a mapping with `territories`, `tiles`, `links`, `cuts`."""
    fields = found.fields("territories", "tiles", "links", "cuts")
    sketch = Sketch()
    if "territories" in fields:
        for name, place in fields["territories"].entries(said("files-territories")):
            _flower(sketch, name, place)
    if "tiles" in fields:
        for name, place in fields["tiles"].entries(said("files-tiles")):
            _single(sketch, name, place)
    if not sketch.tiles:
        found.fail(said("files-empty-board"))
    touching = _geometry(sketch)
    remarks: list[Said] = []
    for pair in fields["links"].members(said("files-pairs-of-tiles")) if "links" in fields else []:
        one, other = _pair(sketch, pair)
        touching[one].setdefault(other)
        touching[other].setdefault(one)
    for pair in fields["cuts"].members(said("files-pairs-of-tiles")) if "cuts" in fields else []:
        one, other = _pair(sketch, pair)
        if other not in touching[one]:
            remarks.append(said("files-nothing-to-cut", path=pair.path, one=one, other=other))
        touching[one].pop(other, None)
        touching[other].pop(one, None)
    return Board(sketch.tiles, {name: tuple(others) for name, others in touching.items()}, tuple(remarks))


def _pair(sketch: Sketch, found: PathValue) -> tuple[str, str]:
    members = found.members(said("files-pair-of-tiles"))
    if len(members) != 2:
        found.refuse(said("files-pair-of-tiles"))
    one, other = (sketch.named(member) for member in members)
    if one == other:
        found.fail(said("files-touches-itself", tile=one))
    return one, other


def _integers(found: PathValue, expected: Said) -> tuple[int, int]:
    members = found.members(expected)
    if len(members) != 2 or any(isinstance(each.value, bool) or not isinstance(each.value, int) for each in members):
        found.refuse(expected)
    if any(abs(each.value) > 1000 for each in members):
        found.refuse(said("files-coordinates"))
    return members[0].value, members[1].value


def _flower(sketch: Sketch, name: str, found: PathValue) -> None:
    """The seven tiles of a territory, R1.2 to R1.4."""
    if not is_word(name):
        found.fail(said("files-territory-name", name=describe_value(name)))
    found.place_name(name)
    place, prefix = found, ""
    if isinstance(found.value, dict):
        fields = found.fields("at", "prefix", needed=("at",))
        place = fields["at"]
        if "prefix" in fields:
            prefix = fields["prefix"].word(said("files-a-prefix"))
            if len(prefix) > 3 or not prefix.isalpha():
                fields["prefix"].refuse(said("files-a-prefix"))
    if not prefix:
        if not name[0].isalpha():
            found.fail(said("files-needs-prefix", territory=name))
        prefix = name[0].upper()
    other = sketch.prefixes.get(prefix.casefold())
    if other:
        first, last = f"{prefix}1", f"{prefix}6"
        found.fail(said("files-same-prefix", one=name, other=other, first=first, last=last))
    sketch.prefixes[prefix.casefold()] = name
    if name.casefold() in sketch.territories:
        found.fail(said("files-two-territories", territory=name))
    sketch.territories[name.casefold()] = name
    u, v = _integers(place, said("files-two-numbers", form="[u, v]"))
    for number, axial in enumerate(flower(u, v)):
        tile = f"{prefix}{number}" if number else name
        sketch.place(found, Tile(tile, centre_point(axial), outline(axial), name, axial))


def _single(sketch: Sketch, name: str, found: PathValue) -> None:
    """A hex or a polygon outside any flower, R1.5."""
    if not is_word(name):
        found.fail(said("files-tile-name", name=describe_value(name)))
    found.place_name(name)
    fields = found.fields("hex", "polygon", "territory")
    if ("hex" in fields) == ("polygon" in fields):
        found.fail(said("files-hex-or-polygon"))
    territory = ""
    if "territory" in fields:
        written = fields["territory"].place_name(fields["territory"].word(said("files-a-territory-name")))
        territory = sketch.territories.setdefault(written.casefold(), written)
    if "hex" in fields:
        axial = _integers(fields["hex"], said("files-two-numbers", form="[q, r]"))
        sketch.place(found, Tile(name, centre_point(axial), outline(axial), territory, axial))
    else:
        corners = _corners(sketch, fields["polygon"])
        sketch.place(found, Tile(name, _middle(corners), corners, territory))


def _corners(sketch: Sketch, found: PathValue) -> tuple[Point, ...]:
    members = found.members(said("files-points"))
    sketch.corners += len(members)
    if sketch.corners > MOST_CORNERS:
        found.fail(said("files-many-corners", most=MOST_CORNERS))
    corners = []
    for member in members:
        pair = member.members(said("files-point"))
        numbers = [
            each.value for each in pair if isinstance(each.value, (int, float)) and not isinstance(each.value, bool)
        ]
        if len(pair) != 2 or len(numbers) != 2 or not all(abs(number) <= 10_000 for number in numbers):
            member.refuse(said("files-point-in-range"))
        corners.append((float(numbers[0]), float(numbers[1])))
    if len(corners) < 3 or abs(_area(corners)) < 1e-6:
        found.fail(said("files-flat-polygon"))
    return tuple(corners)


def _area(corners: list[Point] | tuple[Point, ...]) -> float:
    """Twice the signed area."""
    following = [*corners[1:], corners[0]]
    return float(sum(x * v - u * y for (x, y), (u, v) in zip(corners, following, strict=True)))


def _middle(corners: tuple[Point, ...]) -> Point:
    """The center of gravity."""
    following = [*corners[1:], corners[0]]
    double = _area(corners)
    crosses = [(x + u, y + v, x * v - u * y) for (x, y), (u, v) in zip(corners, following, strict=True)]
    return sum(x * cross for x, _, cross in crosses) / (3 * double), sum(y * cross for _, y, cross in crosses) / (
        3 * double
    )


def _geometry(sketch: Sketch) -> dict[str, dict[str, None]]:
    """The tiles that each tile touches by its coordinates; polygons have none here, they only touch by links, R1.5."""
    touching: dict[str, dict[str, None]] = {}
    for tile in sketch.tiles.values():
        beside = around(tile.axial) if tile.axial is not None else ()
        touching[tile.name] = {sketch.at[axial]: None for axial in beside if axial in sketch.at}
    return touching

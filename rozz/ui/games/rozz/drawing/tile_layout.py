"""Where everything in a tile is drawn: tokens, their counts, the tile's name, its owner's letter, and how many more.

Each has a place of its own, so that nothing covers a count or a name. How large they are depends only on the zoom
(`Viewport.tier`): a text has about 9 pixels in the smallest tiles of a tier, and grows with the tiles. So this needs no
browser, and arrows and pills over the tiles know which boxes to avoid.

Numbers are for a hex with a side of 50 units around the origin; `scale_of` fits them to other tiles.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rozz.ui.board import short_labels, text_boxes
from rozz.ui.board.geometry import HEX_ROOM
from rozz.ui.board.text_boxes import TEXT, TITLE, Box, TextLine, centered, text_line_box
from rozz.ui.board.viewport import (
    COUNTED,
    COUNTED_LARGE,
    FAR,
    FEW,
    FEW_OR_FOUR,
    FEW_OR_THREE,
    FEW_SMALL,
    NEAR,
    OVERVIEW,
)
from rozz.ui.games.rozz.drawing.tile import Plot
from rozz.ui.games.rozz.drawing.tokens import COUNT_DROP, COUNT_SHARE, Token, badge_size
from rozz.ui.memoize import remembered


@dataclass(frozen=True)
class Slot:
    """A place for a token: its center and size, and the pill with its count.

    side: which part of the pill is at `count_x`: its center (0), its left edge (-1), or its right edge (1). So a longer
    number grows over its own icon, and never over another.
    is_counted: whether there is room for the pill; else the foot counts the token.
    """

    x: float
    y: float
    size: float
    count_y: float = 0.0
    count_x: float = 0.0
    side: int = 0
    is_counted: bool = True

    def mirrored(self) -> Slot:
        """The slot on the other side of the tile."""
        return replace(self, x=-self.x, count_x=-self.count_x, side=-self.side)


#: The places for the tokens of a tile, the most important first.
Slots = tuple[Slot, ...]


@dataclass(frozen=True)
class Density:
    """How a tile is drawn at a zoom.

    text: the font size of names, and the smallest of counts; title: of a territory's name above its tokens.
    foot_text: the font size of the line below the tokens.
    name, foot: the baselines of the name and of that line, so that the line is within the tile's frame.
    slots: by the number of kinds that are there. The slots after those are for kinds that are planned or arrive, so
    that nothing moves or shrinks when they join.
    count: the smallest font size of counts, if not that of names.
    """

    text: float
    title: float = 0.0
    foot_text: float = 0.0
    name: float = 0.0
    foot: float = 0.0
    slots: Mapping[int, Slots] = field(default_factory=dict)
    count: float = 0.0

    @property
    def max_kinds(self) -> int:
        """As many kinds of pieces are shown."""
        return max(self.slots)

    def count_size(self, size: float) -> float:
        """The font size of the count of a token."""
        return max(self.count or self.text, COUNT_SHARE * size)


def _pair(slot: Slot) -> tuple[Slot, Slot]:
    """A slot on the left, and the same on the right."""
    return slot, slot.mirrored()


def _few(size: float, y: float, count_y: float, aside: float) -> Mapping[int, Slots]:
    """Two kinds side by side, or one with small ones beside it that are planned."""
    return {
        1: (Slot(0, y, size, count_y), *_pair(Slot(30, y, 24, is_counted=False))),
        2: _pair(Slot(-aside, y, size, count_y, -aside)),
    }


#: Kinds that are planned beside one that is there.
_PLANNED_SLOTS = _pair(Slot(30, -12, 22, -0.5, 43, 1))
_ROOMY_SLOTS = {
    1: (Slot(0, -5, 44, 17), *_PLANNED_SLOTS),
    2: (*_pair(Slot(-22, -5, 44, 17, -22)), Slot(0, 20.6, 13, is_counted=False)),
}
_NEAR_TRIO = (
    *_pair(Slot(-20.8, -9.2, 38, 5.4, -20.8)),
    Slot(0, 19, 20, 19.8, 9.5, -1),
    Slot(-18, 20.4, 16, is_counted=False),
)
_NEAR_SLOTS = {
    1: (Slot(0, -6, 42, 18.2), *_PLANNED_SLOTS),
    2: _NEAR_TRIO,
    3: _NEAR_TRIO,
    4: (*_pair(Slot(-20.5, -9.2, 36, -0.9, -40, -1)), *_pair(Slot(-10.9, 16.8, 22, 16.8, -35.5, -1))),
}
DENSITIES: Mapping[str, Density] = {
    FAR: Density(36),
    COUNTED: Density(32, foot_text=25),
    COUNTED_LARGE: Density(26, foot_text=25.4),
    FEW_SMALL: Density(26, 26, 24.8, -23, 36.6, _few(35, -7.3, 6.7, 21)),
    FEW: Density(23, 23, 22.6, -24.5, 36.6, _few(39.5, -6.5, 9.7, 20.5)),
    FEW_OR_THREE: Density(18.6, 19, 18.6, -27, 36.5, _few(40, -6, 14.3, 21)),
    FEW_OR_FOUR: Density(15, 16.5, 15, -29, 36.5, _ROOMY_SLOTS),
    NEAR: Density(12, 14.5, 12, -26.4, 36.4, _NEAR_SLOTS, 14),
}
#: The scale of the token that shows a tile's strength, by zoom: as large as fits beside its neighbors', and in larger
#: tiles beside the numbers of a guessed turn.
STRENGTH_SCALES: Mapping[str, float] = {FAR: 2.05, COUNTED: 1.85, COUNTED_LARGE: 1.65}
#: The most letters written of any name.
MAX_LETTERS = 12
#: The width of a name: of a tile with pieces and without, if pieces stand next to it and if not.
NAME_WIDTHS: Mapping[tuple[bool, bool], float] = {
    (True, True): 68, (True, False): 98, (False, True): 84, (False, False): 106,
}  # fmt: skip
#: The name of an empty tile is omitted if it must be smaller than this fraction of a text to fit.
MIN_NAME_SCALE = 0.96
#: The width of the foot's letters, of the cloth around a letter on a banner, and the space after each of the two, as
#: fractions of the font size.
LETTER_WIDTH, FLAG_MARGIN, LETTER_GAP = 0.68, 0.5, 0.1
#: The room in a tile for the foot, and for the foot with a note beside it, which may reach into the next tiles.
FOOT_WIDTH, FOOT_AND_NOTE_WIDTH = 62.0, 84.0
#: The baseline of a note in an empty tile, its distance from the name, and its largest width.
NOTE_BASELINE, NOTE_GAP, NOTE_WIDTH = 34.0, 1.5, 100.0
#: The size of a note in an empty tile, at least and at most.
MIN_NOTE_SIZE, MAX_NOTE_SIZE = 15.0, 25.0
#: The space before a note in a foot, as a fraction of the font size.
NOTE_SPACE = 0.35
#: Beside a strength: the size of a note, how far below the center its baseline is, and where its inner edge is.
BESIDE_STRENGTH = (26.0, 40.0, 12.0)
#: A strength's number and letter, each with its baseline and size, in a token from -20 to 20.
STRENGTH_NUMBER, STRENGTH_LETTER = (-0.5, 22.0), (15.0, 16.5)


@dataclass(frozen=True)
class PlacedToken:
    """A token where it is drawn.

    count: the font size of its count; 0 if the count is not shown.
    drop, aside: how far below its center and right of it the count is, if the token were from -20 to 20.
    """

    token: Token
    x: float
    y: float
    size: float
    count: float
    drop: float = COUNT_DROP
    aside: float = 0.0

    @property
    def body(self) -> Box:
        """The token without its count."""
        return centered(self.x, self.y, 0.88 * self.size, 0.88 * self.size)

    @property
    def badge(self) -> Box | None:
        """The pill with its count."""
        if self.token.count < 2 or not self.count:
            return None
        wide, high = badge_size(short_labels.short_number(self.token.count), self.count)
        unit = self.size / 40
        return centered(self.x + self.aside * unit, self.y + self.drop * unit, wide, high)


@dataclass(frozen=True)
class Foot:
    """The line below the tokens: the letters of the owners by their class, and how many more pieces there are.

    home: the class of the owner of a headquarters that has no token: that letter comes first, and is on a banner.
    """

    letters: tuple[tuple[str, str], ...]
    rest: str
    home: str
    x: float
    y: float
    size: float

    @property
    def box(self) -> Box:
        """The box around its letters."""
        ems = _foot_width(len(self.letters), self.rest, bool(self.home))
        return text_line_box(self.x, self.y, ems * self.size, self.size)


@dataclass(frozen=True)
class TileLayout:
    """A tile's contents where they are drawn."""

    name: TextLine | None
    tokens: tuple[PlacedToken, ...] = ()
    foot: Foot | None = None
    note: TextLine | None = None

    def texts(self) -> tuple[Box, ...]:
        """The boxes of the texts, which must stay readable: the name, the counts, the foot and the note."""
        badges = tuple(badge for stand in self.tokens if (badge := stand.badge))
        return (*badges, *(each.box for each in (self.name, self.foot, self.note) if each))


def scale_of(place: Plot) -> float:
    """The size of a tile's contents; 1 in a hex. Where a map has tiles of different sizes, texts stay readable."""
    usual = place.usual_room / HEX_ROOM
    return max(0.9 * usual, min(1.35 * usual, place.spot.room / HEX_ROOM))


@remembered(most=640, is_compared=True)
def lay_out_tile(place: Plot, pieces: tuple[Token, ...], tier: str, is_cramped: bool) -> TileLayout:
    """A tile's contents; `is_cramped`: something stands next to it."""
    grade = DENSITIES[tier or NEAR]
    name = _name(place, grade, tier, bool(pieces), is_cramped)
    if not pieces or not grade.slots:
        return TileLayout(name)
    scale, spot = scale_of(place), place.spot
    stands = tuple(
        replace(each, x=spot.x + each.x * scale, y=spot.y + each.y * scale,
                size=each.size * scale, count=each.count * scale)
        for each in _placed_tokens(pieces, grade)
    )  # fmt: skip
    return TileLayout(name, stands, _foot(place, pieces, stands, grade))


def _placed_tokens(pieces: tuple[Token, ...], grade: Density) -> tuple[PlacedToken, ...]:
    """The most important tokens, as many as fit with their counts, in a tile around the origin.

    Those that are there decide where each stands; others take the slots that are left, in the order in which they came.
    """
    guests = [token for token in pieces if _is_not_there_yet(token, pieces)]
    there = [token for token in pieces if token not in guests] or guests
    joining = [token for token in guests if token not in there]
    for most in range(min(len(there), grade.max_kinds), 0, -1):
        slots = grade.slots[most]
        shown = _most_important(there, most)
        beside = joining if most == len(there) else []
        for more in range(min(len(beside), len(slots) - most), -1, -1):
            placed = zip((*shown, *beside[:more]), slots, strict=False)
            stands = tuple(_placed_token(token, slot, grade) for token, slot in placed)
            if _counts_are_clear(stands) or (most == 1 and not more):
                return stands
    raise AssertionError("one token always fits")


def _rank(token: Token) -> int:
    return token.rank


def _is_not_there_yet(token: Token, pieces: tuple[Token, ...]) -> bool:
    """Whether a token is not there yet. A destroyed one keeps its slot, unless some of its kind are left."""
    if token.state != "destroyed":
        return bool(token.state)
    return any(each.is_present and (each.item, each.style) == (token.item, token.style) for each in pieces)


def _most_important(there: Sequence[Token], most: int) -> list[Token]:
    """The most important tokens: of up to four, the two most important first, because they have the large slots."""
    ranked = sorted(there, key=_rank)[:most]
    first = ranked[:2] if most <= 4 else ranked
    rest = ranked[len(first) :]
    return [token for token in there if token in first] + [token for token in there if token in rest]


def _placed_token(token: Token, slot: Slot, grade: Density) -> PlacedToken:
    count = grade.count_size(slot.size) if slot.is_counted else 0.0
    wide, _ = badge_size(short_labels.short_number(token.count), count)
    unit = slot.size / 40
    aside, drop = (slot.count_x - slot.side * wide / 2 - slot.x) / unit, (slot.count_y - slot.y) / unit
    return PlacedToken(token, slot.x, slot.y, slot.size, count, drop, aside)


def _counts_are_clear(stands: tuple[PlacedToken, ...]) -> bool:
    """Whether no count covers another one or another token."""
    badges = [(at, badge) for at, stand in enumerate(stands) if (badge := stand.badge)]
    return not any(
        text_boxes.overlap_area(badge, box) > 0
        for at, badge in badges
        for other, stand in enumerate(stands)
        if other != at
        for box in (stand.body, *([stand.badge] if stand.badge else []))
    )


def _name(place: Plot, grade: Density, tier: str, is_held: bool, is_cramped: bool) -> TextLine | None:
    """The name in the center of an empty tile, else at its upper edge; None if all of it does not fit."""
    if tier == FAR or (tier in OVERVIEW and is_held and not place.is_word):
        return None
    scale, spot = scale_of(place), place.spot
    text = short_labels.short_name(place.name, MAX_LETTERS)
    full = grade.text
    if place.is_title:
        full = (grade.title if is_held else 0) or 1.3 * grade.text
    ems = len(text) * (TITLE if place.is_title else TEXT)
    wide = NAME_WIDTHS[is_held, is_cramped]
    if not is_held:
        # Nothing of a neighbor is within the tile's own outline.
        wide = max(wide, place.line_width / scale)
    size = min(full, wide / ems)
    # A text of a larger tile may be as small as those of the others.
    if not is_held and size < MIN_NAME_SCALE * grade.text * min(1.0, place.usual_room / HEX_ROOM / scale):
        return None
    baseline = (grade.name or -24) if is_held else 0.35 * size
    return TextLine(text, spot.x, spot.y + baseline * scale, size * scale, ems * size * scale)


def _foot(place: Plot, pieces: tuple[Token, ...], stands: tuple[PlacedToken, ...], grade: Density) -> Foot | None:
    owners = {each.style.css: each.style.letter for each in pieces if each.style and each.is_present}
    owners = owners or {each.style.css: each.style.letter for each in pieces if each.style}
    shown = [stand.token for stand in stands if stand.count or stand.token.count < 2]
    hidden = [token for token in pieces if token not in shown and token.state != "destroyed"]
    homes = [token for token in hidden if token.is_home and token.is_present]
    number = sum(token.count for token in hidden) - sum(token.count for token in homes)
    more = f"+{short_labels.short_number(number)}" if number else ""
    home = next((token.style.css for token in homes if token.style), "")
    letters = tuple(sorted(owners.items(), key=lambda each: each[0] != home))
    if not letters and not more:
        return None
    size = min(grade.foot_text, FOOT_WIDTH / _foot_width(len(letters), more, bool(home)))
    scale, spot = scale_of(place), place.spot
    return Foot(letters, more, home, spot.x, spot.y + grade.foot * scale, size * scale)


def _foot_width(letters: int, more: str, has_banner: bool) -> float:
    """In ems."""
    spaces = (has_banner and letters > 1) + bool(letters and more)
    return letters * LETTER_WIDTH + has_banner * FLAG_MARGIN + len(more) * TEXT + spaces * LETTER_GAP


def strength_box(place: Plot, tier: str) -> Box:
    """The token of a tile's strength."""
    wide = 36 * STRENGTH_SCALES[tier] * scale_of(place)
    return centered(place.spot.x, place.spot.y, wide, wide)


def strength_texts(place: Plot, tier: str, strength: Token) -> tuple[Box, ...]:
    """The boxes of the texts in a tile's strength: its number, and the letter of its owner."""
    scale, spot = STRENGTH_SCALES[tier] * scale_of(place), place.spot
    number = short_labels.short_number(strength.count)
    baseline, size = STRENGTH_NUMBER
    texts = [text_line_box(spot.x, spot.y + baseline * scale, 0.9 * TEXT * size * len(number) * scale, size * scale)]
    if strength.style and strength.style.letter:
        baseline, size = STRENGTH_LETTER
        texts.append(text_line_box(spot.x, spot.y + baseline * scale, LETTER_WIDTH * size * scale, size * scale))
    return tuple(texts)


def layouts_with_note(
    place: Plot, layout: TileLayout, tier: str, texts: Sequence[str], strength: Token | None
) -> Iterator[TileLayout]:
    """The possible layouts of a tile's contents with a note, best first. `texts`: the note, then ever shorter forms.

    The note is below the name of an empty tile, beside the foot of others, and beside the strength.
    """
    if tier == FAR:
        return
    if strength is not None and tier in OVERVIEW:
        yield from _layouts_with_note_beside_strength(place, layout, tier, texts, strength)
    elif layout.tokens:
        yield from _layouts_with_note_beside_foot(place, layout, tier, texts)
    else:
        scale, spot = scale_of(place), place.spot
        size = max(MIN_NOTE_SIZE, min(DENSITIES[tier or NEAR].text, MAX_NOTE_SIZE))
        below = layout.name.y + NOTE_GAP + text_boxes.CAPITAL * size * scale if layout.name else 0.0
        for text in texts:
            wide = TEXT * len(text) * size
            if wide <= NOTE_WIDTH:
                y = max(spot.y + NOTE_BASELINE * scale, below)
                yield replace(layout, note=TextLine(text, spot.x, y, size * scale, wide * scale))


def _layouts_with_note_beside_strength(
    place: Plot, laid: TileLayout, tier: str, texts: Sequence[str], strength: Token
) -> Iterator[TileLayout]:
    size, baseline, inner = (each * scale_of(place) for each in BESIDE_STRENGTH)
    taken = strength_texts(place, tier, strength)
    for text in (*texts, texts[-1].rstrip("*")):
        wide = TEXT * len(text) * size
        for side in (1, -1):
            note = TextLine(text, place.spot.x + side * (inner + wide / 2), place.spot.y + baseline, size, wide)
            if text_boxes.is_free(note.box, taken):
                yield replace(laid, note=note)


def _layouts_with_note_beside_foot(
    place: Plot, laid: TileLayout, tier: str, texts: Sequence[str]
) -> Iterator[TileLayout]:
    """The foot and the note in one line. The owner's letter can be dropped, because the tokens show who it is."""
    grade, scale, spot = DENSITIES[tier or NEAR], scale_of(place), place.spot
    foot = laid.foot
    feet: list[Foot | None] = [foot]
    if foot:
        kept = tuple(each for each in foot.letters if each[0] == foot.home)
        feet.append(replace(foot, letters=kept) if kept or foot.rest else None)
    for text in texts:
        for each in feet:
            before = _foot_width(len(each.letters), each.rest, bool(each.home)) + NOTE_SPACE if each else 0.0
            ems = before + TEXT * len(text)
            size = min(grade.foot_text, FOOT_AND_NOTE_WIDTH / ems)
            if size < MIN_NAME_SCALE * grade.foot_text:
                continue
            size, y = size * scale, spot.y + grade.foot * scale
            left, right = spot.x - ems * size / 2, spot.x + ems * size / 2
            moved = replace(each, x=left + (before - NOTE_SPACE) * size / 2, y=y, size=size) if each else None
            wide = TEXT * len(text) * size
            yield replace(laid, foot=moved, note=TextLine(text, right - wide / 2, y, size, wide))

"""Where everything in a tile is drawn: tokens, their counts, the tile's name, its owner's letter, and how many more.

Each has a place of its own, so that nothing covers a count or a name. How large they are depends only on the zoom
(`Viewport.tier`): a text has about 9 pixels in the smallest tiles of a tier, and grows with the tiles. So this needs no
browser, and arrows and pills over the tiles know which boxes to avoid.

Numbers are for a hex with a side of 50 units around the origin; `scale_of` fits them to other tiles.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rozz.ui.board import board_announcement, text_boxes
from rozz.ui.board.geometry import HEX_ROOM
from rozz.ui.board.text_boxes import TEXT, TITLE, Box, TextLine, centred, written
from rozz.ui.board.viewport import COUNTED, FAR, FEW, FEW_OR_FOUR, FEW_OR_THREE, FEW_SMALL, NEAR
from rozz.ui.games.rozz.drawing.tile import Plot
from rozz.ui.games.rozz.drawing.tokens import COUNT_SHARE, DROP, Token, badge_size
from rozz.ui.memoize import remembered

#: The size of the tokens, and the places of their centers.
Row = tuple[float, tuple[tuple[float, float], ...]]


@dataclass(frozen=True)
class Grade:
    """How a tile is drawn at a zoom.

    text: the font size of counts and names; title: of a territory's name above its tokens.
    foot_text: the font size of the line below the tokens.
    name, foot: the baselines of the name and of that line.
    rows: by the number of tokens.
    drop: how far below a token's center its count is, if the token were from -20 to 20.
    """

    text: float
    title: float = 0.0
    foot_text: float = 0.0
    name: float = 0.0
    foot: float = 0.0
    rows: Mapping[int, Row] = field(default_factory=dict)
    drop: float = DROP

    @property
    def most(self) -> int:
        """As many kinds of pieces are shown."""
        return max(self.rows)


_PAIR, _TRIO = ((-1.0, 0.0), (1.0, 0.0)), ((-1.0, 0.0), (0.0, 0.0), (1.0, 0.0))


def _row(size: float, aside: float, y: float, places: tuple[tuple[float, float], ...] = ((0.0, 0.0),)) -> Row:
    return size, tuple((aside * x, y) for x, _ in places)


_NEAR_ROWS = {
    1: _row(42, 0, -3),
    2: _row(40, 21, -3, _PAIR),
    3: _row(30, 29, -3, _TRIO),
    4: (26.0, ((-16, -16), (16, -16), (-16, 11), (16, 11))),
    5: (22.0, ((-24, -16), (0, -16), (24, -16), (-13, 11), (13, 11))),
    6: (22.0, ((-24, -16), (0, -16), (24, -16), (-24, 11), (0, 11), (24, 11))),
}  # fmt: skip
GRADES: Mapping[str, Grade] = {
    FAR: Grade(36),
    COUNTED: Grade(32),
    FEW_SMALL: Grade(26, 26, 24.8, -23, 36.8, {1: _row(35, 0, -7.3), 2: _row(35, 21, -7.3, _PAIR)}, 16),
    FEW: Grade(23, 23, 22.6, -24.5, 37.2, {1: _row(39.5, 0, -6.5), 2: _row(39.5, 20.5, -6.5, _PAIR)}, 17),
    FEW_OR_THREE: Grade(18.6, 19, 18.6, -27, 37.5, {1: _row(40, 0, -6), 2: _row(40, 21, -6, _PAIR)}),
    FEW_OR_FOUR: Grade(
        15, 16.5, 15, -29, 38, {1: _row(44, 0, -5), 2: _row(44, 22, -5, _PAIR), 3: _row(31, 29, -5, _TRIO)}
    ),
    NEAR: Grade(12, 14.5, 12, -30.5, 38.5, _NEAR_ROWS),
}
#: The scale of the token that shows a tile's strength, by zoom: as large as fits beside its neighbors'.
STRENGTH: Mapping[str, float] = {FAR: 2.05, COUNTED: 1.85}
#: The most letters written of any name.
MOST_LETTERS = 12
#: The width of a name: of a tile with pieces and without, if pieces stand next to it and if not.
WIDEST: Mapping[tuple[bool, bool], float] = {
    (True, True): 68, (True, False): 98, (False, True): 84, (False, False): 106,
}  # fmt: skip
#: The name of an empty tile is omitted if it must be smaller than this fraction of a text to fit.
LEAST_NAME = 0.96
#: The width of the foot's letters, of the cloth around a letter on a banner, and the space after each of the two, as
#: fractions of the font size.
LETTER, FLAG, SPACE = 0.68, 0.5, 0.1
#: The room in a tile for the foot, and for the foot with a note beside it, which may reach into the next tiles.
FOOT_WIDTH, NOTED_WIDTH = 62.0, 84.0
#: The baseline of a note in an empty tile, its distance from the name, and its largest width.
NOTE, NOTE_GAP, NOTE_WIDTH = 34.0, 1.5, 100.0
#: The size of a note in an empty tile, at least.
LEAST_NOTE = 15.0
#: The space before a note in a foot, as a fraction of the font size.
NOTE_SPACE = 0.35
#: Beside a strength: the size of a note, how far below the center its baseline is, and where its inner edge is.
BESIDE_STRENGTH = (26.0, 40.0, 12.0)
#: A strength's number and letter, each with its baseline and size, in a token from -20 to 20.
STRENGTH_NUMBER, STRENGTH_LETTER = (-0.5, 22.0), (15.0, 16.5)


@dataclass(frozen=True)
class Stand:
    """A token where it is drawn. `count` is the font size of its count, `drop` how far below its center that is."""

    token: Token
    x: float
    y: float
    size: float
    count: float
    drop: float = DROP

    @property
    def body(self) -> Box:
        """The token without its count."""
        return centred(self.x, self.y, 0.88 * self.size, 0.88 * self.size)

    @property
    def badge(self) -> Box | None:
        """The pill with its count."""
        if self.token.count < 2:
            return None
        wide, high = badge_size(board_announcement.figure(self.token.count), self.count)
        return centred(self.x, self.y + self.drop / 40 * self.size, wide, high)


@dataclass(frozen=True)
class Foot:
    """The line below the tokens: the letters of the owners by their class, and how many more pieces there are.

    home: the class of the owner of a headquarters that has no token: that letter comes first, and is on a banner.
    """

    letters: tuple[tuple[str, str], ...]
    more: str
    home: str
    x: float
    y: float
    size: float

    @property
    def box(self) -> Box:
        """The box around its letters."""
        ems = _foot_width(len(self.letters), self.more, bool(self.home))
        return written(self.x, self.y, ems * self.size, self.size)


@dataclass(frozen=True)
class Laid:
    """A tile's contents where they are drawn."""

    name: TextLine | None
    stands: tuple[Stand, ...] = ()
    foot: Foot | None = None
    note: TextLine | None = None

    def texts(self) -> tuple[Box, ...]:
        """The boxes of the texts, which must stay readable: the name, the counts, the foot and the note."""
        badges = tuple(badge for stand in self.stands if (badge := stand.badge))
        return (*badges, *(each.box for each in (self.name, self.foot, self.note) if each))


def scale_of(place: Plot) -> float:
    """The size of a tile's contents; 1 in a hex. Where a map has tiles of different sizes, texts stay readable."""
    usual = place.usual / HEX_ROOM
    return max(0.9 * usual, min(1.35 * usual, place.spot.room / HEX_ROOM))


@remembered(most=640, is_compared=True)
def laid_out(place: Plot, pieces: tuple[Token, ...], tier: str, is_hemmed: bool) -> Laid:
    """A tile's contents; `is_hemmed`: something stands next to it."""
    grade = GRADES[tier or NEAR]
    name = _name(place, grade, tier, bool(pieces), is_hemmed)
    if not pieces or not grade.rows:
        return Laid(name)
    scale, spot = scale_of(place), place.spot
    shown = _shown(pieces, grade)
    size, places = grade.rows[len(shown)]
    count = max(grade.text, COUNT_SHARE * size) * scale
    stands = tuple(
        Stand(token, spot.x + x * scale, spot.y + y * scale, size * scale, count, grade.drop)
        for token, (x, y) in zip(shown, places, strict=True)
    )
    return Laid(name, stands, _foot(place, pieces, shown, grade))


def _shown(pieces: tuple[Token, ...], grade: Grade) -> tuple[Token, ...]:
    """The most important tokens, as many as fit with their counts side by side."""
    for most in range(min(len(pieces), grade.most), 1, -1):
        shown = tuple(token for token in pieces if token.rank < most)
        if _fit(shown, grade):
            return shown
    return tuple(token for token in pieces if token.rank < 1)


def _fit(shown: tuple[Token, ...], grade: Grade) -> bool:
    size, places = grade.rows[len(shown)]
    count = max(grade.text, COUNT_SHARE * size)
    badges = [Stand(token, x, y, size, count, grade.drop).badge for token, (x, y) in zip(shown, places, strict=True)]
    wide = [badge for badge in badges if badge]
    return not any(text_boxes.common(one, other) for at, one in enumerate(wide) for other in wide[at + 1 :])


def _name(place: Plot, grade: Grade, tier: str, is_held: bool, is_hemmed: bool) -> TextLine | None:
    """The name in the center of an empty tile, else at its upper edge; None if all of it does not fit."""
    if tier == FAR or (tier == COUNTED and is_held and not place.is_word):
        return None
    scale, spot = scale_of(place), place.spot
    text = board_announcement.name(place.name, MOST_LETTERS)
    full = ((grade.title if is_held else 0) or 1.3 * grade.text) if place.is_title else grade.text
    ems = len(text) * (TITLE if place.is_title else TEXT)
    size = min(full, WIDEST[is_held, is_hemmed] / ems)
    if not is_held and size < LEAST_NAME * grade.text:
        return None
    baseline = (grade.name or -24) if is_held else 0.35 * size
    return TextLine(text, spot.x, spot.y + baseline * scale, size * scale, ems * size * scale)


def _foot(place: Plot, pieces: tuple[Token, ...], shown: tuple[Token, ...], grade: Grade) -> Foot | None:
    owners = {each.style.css: each.style.letter for each in pieces if each.style and each.stands}
    owners = owners or {each.style.css: each.style.letter for each in pieces if each.style}
    hidden = [token for token in pieces if token not in shown and token.state != "destroyed"]
    homes = [token for token in hidden if token.is_home and token.stands]
    number = sum(token.count for token in hidden) - sum(token.count for token in homes)
    more = f"+{board_announcement.figure(number)}" if number else ""
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
    return letters * LETTER + has_banner * FLAG + len(more) * TEXT + spaces * SPACE


def strength_box(place: Plot, tier: str) -> Box:
    """The token of a tile's strength."""
    wide = 36 * STRENGTH[tier] * scale_of(place)
    return centred(place.spot.x, place.spot.y, wide, wide)


def strength_texts(place: Plot, tier: str, strength: Token) -> tuple[Box, ...]:
    """The boxes of the texts in a tile's strength: its number, and the letter of its owner."""
    scale, spot = STRENGTH[tier] * scale_of(place), place.spot
    number = board_announcement.figure(strength.count)
    baseline, size = STRENGTH_NUMBER
    texts = [written(spot.x, spot.y + baseline * scale, 0.9 * TEXT * size * len(number) * scale, size * scale)]
    if strength.style and strength.style.letter:
        baseline, size = STRENGTH_LETTER
        texts.append(written(spot.x, spot.y + baseline * scale, LETTER * size * scale, size * scale))
    return tuple(texts)


def layouts_with_note(
    place: Plot, laid: Laid, tier: str, texts: Sequence[str], strength: Token | None
) -> Iterator[Laid]:
    """The possible layouts of a tile's contents with a note, best first. `texts`: the note, then ever shorter forms.

    The note is below the name of an empty tile, beside the foot of others, and beside the strength.
    """
    if tier == FAR:
        return
    if strength is not None and tier == COUNTED:
        yield from _beside_strength(place, laid, tier, texts, strength)
    elif laid.stands:
        yield from _beside_foot(place, laid, tier, texts)
    else:
        scale, spot, size = scale_of(place), place.spot, max(LEAST_NOTE, GRADES[tier or NEAR].text)
        below = laid.name.y + NOTE_GAP + text_boxes.CAPITAL * size * scale if laid.name else 0.0
        for text in texts:
            wide = TEXT * len(text) * size
            if wide <= NOTE_WIDTH:
                y = max(spot.y + NOTE * scale, below)
                yield replace(laid, note=TextLine(text, spot.x, y, size * scale, wide * scale))


def _beside_strength(place: Plot, laid: Laid, tier: str, texts: Sequence[str], strength: Token) -> Iterator[Laid]:
    size, baseline, inner = (each * scale_of(place) for each in BESIDE_STRENGTH)
    taken = strength_texts(place, tier, strength)
    for text in (*texts, texts[-1].rstrip("*")):
        wide = TEXT * len(text) * size
        for side in (1, -1):
            note = TextLine(text, place.spot.x + side * (inner + wide / 2), place.spot.y + baseline, size, wide)
            if text_boxes.is_free(note.box, taken):
                yield replace(laid, note=note)


def _beside_foot(place: Plot, laid: Laid, tier: str, texts: Sequence[str]) -> Iterator[Laid]:
    """The foot and the note in one line. The owner's letter can be dropped, because the tokens show who it is."""
    grade, scale, spot = GRADES[tier or NEAR], scale_of(place), place.spot
    foot = laid.foot
    feet: list[Foot | None] = [foot]
    if foot:
        kept = tuple(each for each in foot.letters if each[0] == foot.home)
        feet.append(replace(foot, letters=kept) if kept or foot.more else None)
    for text in texts:
        for each in feet:
            before = _foot_width(len(each.letters), each.more, bool(each.home)) + NOTE_SPACE if each else 0.0
            ems = before + TEXT * len(text)
            size = min(grade.foot_text, NOTED_WIDTH / ems)
            if size < LEAST_NAME * grade.foot_text:
                continue
            size, y = size * scale, spot.y + grade.foot * scale
            left, right = spot.x - ems * size / 2, spot.x + ems * size / 2
            moved = replace(each, x=left + (before - NOTE_SPACE) * size / 2, y=y, size=size) if each else None
            wide = TEXT * len(text) * size
            yield replace(laid, foot=moved, note=TextLine(text, right - wide / 2, y, size, wide))

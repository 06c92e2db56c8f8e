"""Forces as counters: up close, each unit with its strengths; from afar, the kinds and their numbers.

A space is `WIDE` by `HIGH` units. What does not fit is counted; the sheet shows everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import htpy as h

from rozz.engine.campaigns.model.battleboard import ADVANCE, ATTACKER, BACK, DEFENDER, SIDES, STAND
from rozz.engine.campaigns.model.scenario import nation_of
from rozz.engine.campaigns.model.state import Battle, Force
from rozz.engine.campaigns.model.tables import BELL, LEADERS, LETTERS, type_of
from rozz.ui.board.geometry import number
from rozz.ui.board.text_boxes import Box, centered
from rozz.ui.games.campaigns.drawing.unit_icons import icon_of
from rozz.ui.games.campaigns.texts.captions import SPELL_LETTERS, strength_of
from rozz.ui.games.campaigns.texts.written_names import short_name
from rozz.ui.icons import strokes

WIDE, HIGH = 200, 120
#: The strip at the left of a side's band, with the nation's letter.
TAB = 20
#: The width left for forces.
ROOM = WIDE - TAB - 10
#: A counter's width and height, the gap between two, and the height of the line above them.
COUNTER, TALL, BETWEEN, HEAD = 38, 40, 2, 15
#: The size of a counter from afar.
TOKEN = 42
#: A number's circle, and how far it sticks out of the counter's corner.
RADIUS, OVERHANG = 12, 3
#: Numbers are never drawn smaller than this part of their size, however small the counters get.
LEAST_NUMBER = 0.82
BAND = HIGH // 2
MORE = 38
#: The CSS class of each nation's color: blue, red, yellow, purple.
CSS = {"Munchkins": "seat-2", "Quadlings": "seat-1", "Winkies": "seat-4", "Gillikins": "seat-5"}


@dataclass(frozen=True)
class Look:
    """How to draw forces.

    serves: whom mercenaries fight for.
    nations: the nation of each side.
    ordered: the sides whose orders are shown.
    chosen: units to be lost.
    ghosts: forces as the draft command would place them.
    victims: units that it attacks.
    """

    serves: dict[str, str]
    nations: dict[str, str]
    ordered: str = ""
    is_near: bool = True
    is_turned: bool = False
    chosen: frozenset[str] = frozenset()
    ghosts: tuple[Force, ...] = ()
    victims: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Block:
    """A drawn force: its width and the number of units and leaders in it.

    kind: the kind of a single unit.
    brief: the same force with only its number as its label, used next to another unit of the same kind.
    narrow: draws the same force in less room, with numbers of a size that can be read.
    """

    wide: float
    count: int
    drawn: h.Node
    kind: str = ""
    brief: Block | None = None
    narrow: Callable[[float], Block] | None = None


@dataclass(frozen=True)
class Band:
    """Where a side stands in a space: its blocks in `lines` from `y` down, and the number of those that do not fit."""

    side: str
    top: float
    high: float
    y: float
    lines: Sequence[Sequence[Block]]
    over: int


def bands(battle: Battle, space: str, look: Look) -> h.Node:
    """Everybody in a space: a band for each side, or two for a single one."""
    drawn = [_side(battle, band, look) for band in _bands(battle, space, look)]
    return drawn[0] if len(drawn) == 1 else drawn or None


def boxes(battle: Battle, space: str, look: Look, has_names: bool) -> Iterator[Box]:
    """The boxes of the forces in a space, from its upper left corner; `has_names`: with all that is written there."""
    first, last = (HEAD, HEAD + TALL + 4) if look.is_near else (6, TOKEN + 12)
    for band in _bands(battle, space, look):
        if has_names:
            yield centered(4 + (TAB - 4) / 2, band.top + band.high / 2, TAB - 4, TAB)
        for at, line in enumerate(band.lines):
            x, y = float(TAB + 5), band.y + at * BAND
            for block in line:
                yield Box(x, y + (1 if has_names else first), x + block.wide, y + last)
                x += block.wide + 4


def _bands(battle: Battle, space: str, look: Look) -> list[Band]:
    held = {side: _blocks(battle, space, side, look) for side in SIDES}
    held = {side: blocks for side, blocks in held.items() if blocks}
    if len(held) == 1:
        ((side, blocks),) = held.items()
        return [_band(side, blocks, 2, 0)]
    upper = (ATTACKER, DEFENDER) if look.is_turned else (DEFENDER, ATTACKER)
    return [_band(side, held[side], 1, at * BAND) for at, side in enumerate(upper) if held]


def _blocks(battle: Battle, space: str, side: str, look: Look) -> list[Block]:
    forces = [force for force in battle.of(side) if force.space == space]
    forces.sort(key=lambda force: (-len(force.units), not force.leaders, force.name))
    drawn_as = _near if look.is_near else _far
    found = [drawn_as(battle, force, look) for force in forces]
    found += [_ghost(drawn_as(battle, each, look)) for each in look.ghosts if (each.side, each.space) == (side, space)]
    bell = battle.bell
    if bell and bell.side == side and not bell.carrier and battle.bell_space() == space:
        found.append(_bell(look))
    return found


def _ghost(block: Block) -> Block:
    """A force where it will go."""
    brief = _ghost(block.brief) if block.brief else None
    narrow = block.narrow
    return Block(
        block.wide, block.count, h.g(".ghost")[block.drawn], block.kind, brief,
        narrow=(lambda room: _ghost(narrow(room))) if narrow else None,
    )  # fmt: skip


def _band(side: str, blocks: Sequence[Block], rows: int, top: float) -> Band:
    """Put the forces of a side into its band, with brief labels if then more fit; what does not fit is counted."""
    labelled = (blocks, [block.brief or block for block in blocks])
    whole = (_packed(each, rows, ROOM, 0) for each in labelled)
    lines, over = next((packed for packed in whole if not packed[1]), None) or min(
        (_packed(each, rows, ROOM, MORE) for each in labelled), key=lambda packed: packed[1]
    )
    high = BAND * rows
    used = [line for line in lines if line]
    return Band(side, top, high, top + (high - BAND * len(used)) / 2, used, over)


def _side(battle: Battle, band: Band, look: Look) -> h.Element:
    """A side's band with its letter at the left."""
    side, top, high, y = band.side, band.top, band.high, band.y
    end = y + BAND * len(band.lines)
    return h.g(class_=f"side {CSS[look.nations[side]]} {'attacking' if side == ATTACKER else 'defending'}")[
        h.rect(".tab", x=4, y=number(top + 3), width=TAB - 4, height=number(high - 6), rx=5),
        h.text(".tab-letter", x=number(4 + (TAB - 4) / 2), y=number(top + high / 2 + 6))[look.nations[side][0]],
        [_line(line, y + at * BAND) for at, line in enumerate(band.lines)],
        h.text(".over", x=WIDE - 5, y=number(end - 18))[f"+{band.over}"] if band.over else None,
    ]


def _packed(blocks: Sequence[Block], rows: int, room: float, kept: float) -> tuple[list[list[Block]], int]:
    """Put as many blocks into rows as fit; `kept` is reserved in the last row for the number of the rest."""
    lines: list[list[Block]] = [[] for _ in range(rows)]
    over = 0
    for block in blocks:
        for at, line in enumerate(lines):
            free = room - (kept if at == rows - 1 else 0) - sum(each.wide + 4 for each in line)
            is_like_the_last = bool(line) and line[-1].kind == block.kind
            shown = block.brief if block.brief and is_like_the_last else block
            if shown.wide <= free:
                line.append(shown)
                break
            if not line:
                line.append(_narrowed(block, free))
                break
        else:
            over += block.count
    return lines, over


def _narrowed(block: Block, wide: float) -> Block:
    """Shrink a block, so that the largest force is never left out."""
    if block.narrow:
        return block.narrow(wide)
    scale = wide / block.wide
    aside = f"translate(0 {number(BAND * (1 - scale) / 2)}) scale({scale:.3f})"
    return Block(wide, block.count, h.g(transform=aside)[block.drawn], block.kind)


def _line(blocks: Sequence[Block], y: float) -> Iterator[h.Element]:
    x = float(TAB + 5)
    for block in blocks:
        yield h.g(transform=f"translate({number(x)} {number(y)})")[block.drawn]
        x += block.wide + 4


# Near: a counter for each unit.


def _near(battle: Battle, force: Force, look: Look) -> Block:
    if force.is_group or force.leaders or force.is_garrison:
        names = force.leaders if force.is_group else (force.name,)
        return _labelled(battle, force, look, " ".join(map(short_name, names)))
    (unit,) = force.units
    kind = type_of(unit)
    brief = _labelled(battle, force, look, unit[len(kind):])
    return replace(_labelled(battle, force, look, short_name(unit)), kind=kind, brief=replace(brief, kind=kind))


def _labelled(battle: Battle, force: Force, look: Look, label: str) -> Block:
    """The counters of a force below its label, which is cut off if it is wider than a space."""
    shown = force.units or force.leaders
    framed = len(shown) * (COUNTER + BETWEEN) + 4
    begins = 20 if force.side in look.ordered else 2
    beside = begins + 2 + (18 if force.is_done else 0)
    while width_of(label) > ROOM - beside and len(label) > 1:
        label = f"{label.removesuffix('…')[:-1]}…"
    wide = max(framed, beside + width_of(label))
    counters = [
        h.g(transform=f"translate({2 + at * (COUNTER + BETWEEN)} {HEAD + 2})")[
            _counter(battle, each, force.side, look, is_numbered=force.is_group)
        ]
        for at, each in enumerate(shown)
    ]
    return Block(wide, len(force.units) + len(force.leaders), h.g(class_=_css(force))[
        h.rect(".frame-of", x=0, y=HEAD, width=number(framed), height=TALL + 4, rx=7) if force.is_group else None,
        _order(force, 9, 8, look) if force.side in look.ordered else None,
        h.text(".force-name", x=begins, y=12)[label],
        counters,
        _tick(wide - 8, 8) if force.is_done else None,
    ])  # fmt: skip


def width_of(label: str) -> float:
    """The width of a label above counters, slightly overestimated.

    >>> width_of("Spears 2") < width_of("SPEARS 2")
    True
    """
    return sum(map(_letter_width, label))


def _letter_width(letter: str) -> float:
    if letter.isupper() or letter in "mw…":
        return 9.2
    return 3.8 if letter in " .,il’" else 7.4


def _css(force: Force) -> str:
    states = {"done": force.is_done, "waiting": force.is_turned, "grouped": force.is_group}
    return " ".join(("force", *(state for state, holds in states.items() if holds)))


def _counter(battle: Battle, name: str, side: str, look: Look, is_numbered: bool) -> h.Element:
    """A unit or leader: the nation's letter, a picture of the arm, the strengths, and what it carries.

    is_numbered: it is in a group, whose label is above. Instead of the nation's letter, which the band already shows,
    it has the first letters of its name and its number.
    """
    css = CSS.get(nation_of(name, look.serves), CSS[look.nations[side]])
    letter = LETTERS.get(nation_of(name, look.serves), look.nations[side][0])
    is_leader = name in LEADERS
    bell = battle.bell
    base = TALL - (8 if battle.spells_on(name) else 4)
    states = {"turned": name in battle.turned, "hit": name in look.chosen}
    return h.g(class_=" ".join(("counter", css, *(each for each, holds in states.items() if holds))))[
        _plate(side, COUNTER, TALL),
        h.text(".letter.numbered", x=12, y=13)[f"{short_name(name)[:2]}{name[len(type_of(name)):]}"]
        if is_numbered and not is_leader
        else h.text(".letter", x=8, y=14)[letter],
        _picture(name, 9, 10, 0.95)
        if is_leader
        else _picture(name, 21, 3.5, 0.66)
        if is_numbered
        else _picture(name, 15, 2, 0.9),
        h.text(".strengths", x=number(COUNTER / 2), y=base)[strength_of(battle, name)] if not is_leader else None,
        h.path(".turned-mark", d=f"M2 {TALL - 2}L{COUNTER - 2} 2") if states["turned"] else None,
        _guards(battle, name),
        _spells(battle, name),
        h.g(transform=f"translate({COUNTER - 13} {TALL - 15})")[_bell_mark()]
        if bell and bell.carrier == name
        else None,
        _cross(COUNTER, TALL) if states["hit"] else None,
        _aim(COUNTER, TALL) if name in look.victims else None,
    ]


def _plate(side: str, wide: float, tall: float) -> h.Node:
    """The plate of a counter: attackers have rounded corners, defenders have square corners and a line inside."""
    if side == ATTACKER:
        return h.rect(".counter-plate", width=number(wide), height=number(tall), rx=9)
    return [
        h.rect(".counter-plate", width=number(wide), height=number(tall), rx="1.5"),
        h.rect(".inner", x="2.5", y="2.5", width=number(wide - 5), height=number(tall - 5)),
    ]


def _picture(name: str, x: float, y: float, scale: float) -> h.Element:
    return h.g(".ink", transform=f"translate({x} {y}) scale({scale})")[strokes(icon_of(name))]


def _guards(battle: Battle, name: str) -> h.Node:
    return [
        h.g(".guard-mark", transform=f"translate({1 if each.flank == 'L' else COUNTER - 1} {number(TALL / 2)})")[
            h.circle(r="7.5"), h.text(y=4)[each.flank]
        ]
        for each in sorted(battle.guards)
        if each.unit == name
    ]


def _spells(battle: Battle, name: str) -> h.Node:
    """Two letters per spell; a number for more than two spells."""
    names = sorted(battle.spells_on(name))
    if not names:
        return None
    text = "·".join(SPELL_LETTERS[each] for each in names[:2]) if len(names) < 3 else f"{len(names)} ✦"
    wide = 7 + 7 * len(text)
    return h.g(".spell-mark", transform=f"translate({number(COUNTER / 2)} {TALL - 1})")[
        h.rect(x=number(-wide / 2), y=-6, width=wide, height=12, rx=6), h.text(y=4)[text]
    ]


def _bell_mark() -> h.Node:
    return h.g(".bell-mark")[
        h.circle(cx=7, cy=7, r=9), h.g(transform="translate(-1 -1) scale(0.66)")[strokes(icon_of(BELL))]
    ]


def _bell(look: Look) -> Block:
    """The Bell when nobody carries it."""
    drawn = h.g(".bell-mark.alone", transform=f"translate(6 {HEAD + 8})")[
        h.circle(cx=14, cy=14, r=17), h.g(transform="translate(1 1) scale(1.1)")[strokes(icon_of(BELL))]
    ]
    return Block(42, 1, drawn)


def _order(force: Force, x: float, y: float, look: Look, scale: float = 1.0) -> h.Element:
    """The order: an arrow forward, a square, or an arrow back, each with its letter."""
    up = ((force.order == ADVANCE) == (force.side == ATTACKER)) != look.is_turned
    shape = {
        STAND: "M-8-7h16v14h-16z",
        ADVANCE: "M0-9 9 0v8H-9V0z" if up else "M0 9 9 0v-8H-9v8z",
        BACK: "M0-9 9 0v8H-9V0z" if up else "M0 9 9 0v-8H-9v8z",
    }[force.order]
    return h.g(class_=f"order-mark order-{force.order}", transform=f"translate({x} {y}) scale({scale})")[
        h.path(d=shape), h.text(y="4.5")[force.order]
    ]


def _tick(x: float, y: float) -> h.Element:
    return h.g(".done-mark", transform=f"translate({number(x)} {number(y)})")[
        h.circle(r="7.5"), h.path(d="M-3.5 0 -1 3 4-3")
    ]


def _cross(wide: float, tall: float) -> h.Element:
    return h.path(".cross", d=f"M3 3 {wide - 3} {tall - 3}M{wide - 3} 3 3 {tall - 3}")


def _aim(wide: float, tall: float) -> h.Element:
    """An attacked counter has corners around it."""
    corners = ((-3, -3, 1, 1), (wide + 3, -3, -1, 1), (-3, tall + 3, 1, -1), (wide + 3, tall + 3, -1, -1))
    d = "".join(f"M{number(x)} {number(y + 10 * b)}V{number(y)}H{number(x + 10 * a)}" for x, y, a, b in corners)
    return h.path(".aimed", d=d)


# From farther away: kinds and their numbers.


def _far(battle: Battle, force: Force, look: Look, room: float = ROOM) -> Block:
    kinds: dict[str, list[str]] = {}
    for unit in force.units:
        kinds.setdefault(type_of(unit), []).append(unit)
    shown: list[tuple[str, int, bool]] = [(units[0], len(units), bool(set(units) & look.chosen))
                                          for units in kinds.values()]  # fmt: skip
    carrier = battle.bell.carrier if battle.bell else ""
    shown += [(BELL, 1, False)] if carrier in force.units else []
    shown += [(leader, 1, leader in look.chosen) for leader in force.leaders[:1]]
    # Many kinds are drawn smaller, so that a large force is never hidden.
    scale = min(1.0, room / (len(shown) * (TOKEN + 1) + 2))
    wide = scale * (len(shown) * (TOKEN + 1) + 2)
    marks = [unit for unit in force.units if battle.spells_on(unit) or unit in battle.turned]
    return Block(wide, len(force.units) + len(force.leaders), h.g(class_=_css(force))[
        h.rect(".frame-of", x=0, y=6, width=number(wide), height=TOKEN + 6, rx=8) if force.is_group else None,
        h.g(transform=f"translate(2 {number(9 + (1 - scale) * TOKEN / 2)}) scale({scale:.3f})")[
            [
                h.g(transform=f"translate({at * (TOKEN + 1)} 0)")[
                    _token(name, count, force.side, look, max(1.0, LEAST_NUMBER / scale)),
                    _cross(TOKEN - 2, TOKEN) if is_hit else None,
                    _aim(TOKEN - 2, TOKEN) if name in look.victims else None,
                ]
                for at, (name, count, is_hit) in enumerate(shown)
            ]
        ],
        _order(force, 11, 11, look, 1.25) if force.side in look.ordered else None,
        h.g(".spell-mark", transform=f"translate({number(wide - 12)} 52)")[
            h.rect(x=-11, y=-8, width=22, height=16, rx=8), h.text(".large", y=6)["✦"]
        ]
        if marks
        else None,
        _tick(wide - 9, 12) if force.is_done else None,
    ], narrow=lambda less: _far(battle, force, look, less))  # fmt: skip


def _token(name: str, count: int, side: str, look: Look, number_scale: float = 1.0) -> h.Element:
    if name == BELL:
        return h.g(".bell-mark", transform="translate(6 6)")[
            h.circle(cx=14, cy=15, r=17), h.g(transform="translate(1 2) scale(1.1)")[strokes(icon_of(BELL))]
        ]
    css = CSS.get(nation_of(name, look.serves), CSS[look.nations[side]])
    wide = TOKEN - 2
    return h.g(class_=f"counter {css}")[
        _plate(side, wide, TOKEN),
        _picture(name, 5, 8, 1.2) if count < 2 else _picture(name, 3, 4, 1.05),
        _count(count, wide, number_scale) if count > 1 else None,
    ]


def _count(count: int, wide: float, scale: float) -> h.Element:
    """A number at the lower right corner of a counter, enlarged by `scale` up and to the left."""
    x, y = wide + OVERHANG - RADIUS * scale, TOKEN + OVERHANG - RADIUS * scale
    return h.g(".count", transform=f"translate({number(x)} {number(y)}) scale({scale:.3f})")[
        h.circle(r=RADIUS), h.text(y=7)[count]
    ]

"""Notation of C22: texts ↔ commands, inverses of each other. `write` gives the canonical form.

Letter case, spaces and hyphens are ignored, so names are searched for in a text without them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NoReturn

from rozz.engine.campaigns.model.battleboard import OFF, ORDERS, SPACES
from rozz.engine.campaigns.model.commands import (
    Activate,
    Answer,
    Cast,
    Casting,
    Change,
    Command,
    Coordinate,
    Deploy,
    GiveOrders,
    Hire,
    Initiative,
    Join,
    Keep,
    Lose,
    March,
    Names,
    Pass,
    Placed,
    Put,
    Recruit,
    Regroup,
    Resign,
    Say,
    Wait,
)  # fmt: skip
from rozz.engine.campaigns.model.ozz_map import MAPS
from rozz.engine.campaigns.model.tables import BELL, GARRISON, KINDS, LEADERS, SPELLS, by_id, leader_first
from rozz.engine.errors import BadText
from rozz.engine.said import Fact, OneOf, Said, said
from rozz.engine.validation import nearest

LONGEST_LINE = 4000
SAYINGS = ("assault", "honors", "accept", "decline", "fast", "board", "stay", "retreat")
LETTERS = "IMBDGSOARLPKH"
#: The commands that are one word.
WORDS: dict[str, Command] = {"pass": Pass(), "resign": Resign()}


def fold(text: str) -> str:
    """A text without case, spaces and hyphens.

    >>> fold("Tic-Tok")
    'tictok'
    """
    return re.sub(r"[\s-]", "", text).casefold()


_LEADERS = {fold(name): name for name in LEADERS}
_SPELLS = {fold(name): name for name in SPELLS}
_POINTS = {fold(name): name for known in MAPS.values() for name in known.points}
_SPACES = {space.casefold(): space for space in SPACES}
_KINDS = {key[1:].casefold(): key[1:] for key in KINDS}
_UNIT = re.compile("(?:" + "|".join([*KINDS, "F(?:REG|MED)"]) + r")[1-9]\d?", re.IGNORECASE)


@dataclass(frozen=True)
class TextPiece:
    """A part of a folded text, with the original position of each letter."""

    text: str
    columns: tuple[int, ...]
    end: int

    @property
    def column(self) -> int:
        """The original column, counted from 1."""
        return self.columns[0] if self.columns else self.end

    def __getitem__(self, key: slice) -> TextPiece:
        _, stop, _ = key.indices(len(self.text))
        return TextPiece(self.text[key], self.columns[key], self.columns[stop] if stop < len(self.text) else self.end)

    def split(self, mark: str) -> Iterator[TextPiece]:
        """The pieces between marks."""
        start = 0
        while True:
            found = self.text.find(mark, start)
            if found < 0:
                yield self[start:]
                return
            yield self[start:found]
            start = found + 1

    def cut(self, word: str) -> tuple[TextPiece, TextPiece | None]:
        """The parts before and after a word; the latter is None if the word does not occur."""
        found = self.text.find(word)
        if found < 0:
            return self, None
        return self[:found], self[found + len(word):]

    def refuse(self, expected: Fact, near: str = "") -> NoReturn:
        """Raise BadText at this piece; `expected` is a noun."""
        raise BadText("", self.column, near, self.text, expected)

    def fail(self, what: Said) -> NoReturn:
        """Raise BadText at this piece, with a whole sentence."""
        raise BadText(what, self.column, word=self.text)


def _piece(text: str, start: int) -> TextPiece:
    kept = [(each.casefold(), at + 1) for at, each in enumerate(text) if at >= start and not re.match(r"[\s-]", each)]
    letters = "".join(">" if each in "→➔⇒" else each[:1] for each, _ in kept)
    return TextPiece(letters, tuple(at for _, at in kept), len(text) + 1)


def parse(text: str) -> Command:
    """The command on a line; raises BadText with the column and what was expected there."""
    if len(text) > LONGEST_LINE:
        raise BadText(said("files-long-line"), LONGEST_LINE)
    if (word := fold(text)) in WORDS:
        return WORDS[word]
    begun = re.match(r"\s*([A-Za-z])\s*:", text)
    letter = begun[1].upper() if begun else ""
    if begun is None or letter not in LETTERS:
        raise BadText("", 1, word=text.strip(), expected=said("campaigns-typed-command", letters=", ".join(LETTERS)))
    rest = _piece(text, begun.end())
    return _PARSERS[letter](rest if text[begun.end():].strip() != "-" else TextPiece("", (), len(text) + 1), text)


def _initiative(piece: TextPiece, text: str) -> Command:
    if piece.text not in ("first", "second"):
        piece.refuse(OneOf(("first", "second")))
    return Initiative(piece.text == "first")


def _march(piece: TextPiece, text: str) -> Command:
    stack, rest = piece.cut("@")
    if rest is None:
        piece.refuse(said("campaigns-typed-march"))
    start, flown = rest.cut("fly")
    if flown is not None and start.text in _POINTS:
        return March(_stack(stack), _point(start), _point(flown), is_flight=True)
    start, *ends = rest.split(">")
    if not 1 <= len(ends) <= 2:
        rest.refuse(said("campaigns-typed-links"))
    if len(ends) == 1:
        return March(_stack(stack), _point(start), _point(ends[0]))
    first, taken = ends[0].cut("take")
    first, dropped = first.cut("drop")
    if taken is not None and dropped is None:
        taken, dropped = taken.cut("drop")
    drop, take = (_stack(each) if each is not None else () for each in (dropped, taken))
    return March(_stack(stack), _point(start), _point(first), _point(ends[1]), drop, take)


def _say(piece: TextPiece, text: str) -> Command:
    head, point = piece.cut(">")
    refuge = _point(point) if point is not None else ""
    head, guns = head.cut("guns")
    if guns is not None and not re.fullmatch(r"\d", guns.text):
        guns.refuse(said("campaigns-typed-guns"))
    if head.text not in SAYINGS and (head.text or not refuge):
        head.refuse(OneOf(SAYINGS), nearest(head.text, SAYINGS))
    has_refuge = refuge and head.text not in ("", "accept", "retreat")
    if has_refuge or (guns is not None and head.text not in ("fast", "board")):
        piece.refuse(said("campaigns-typed-one-word"))
    return Say(head.text, refuge, int(guns.text) if guns is not None else -1)


def _placed(piece: TextPiece) -> Placed:
    if not piece.text:
        return ()
    rows: dict[str, tuple[Names, ...]] = {}
    for part in piece.split(";"):
        space = _space(part[:2])
        if space in rows:
            part.fail(said("campaigns-typed-twice", name=space))
        rows[space] = tuple(_group(each) for each in part[2:].split(","))
    return tuple((space, tuple(sorted(rows[space]))) for space in SPACES if space in rows)


def _group(piece: TextPiece) -> Names:
    """The leading Hero, other leaders in order of name, units in order of id; without a Ruler, the first Hero leads."""
    names = [_name(each, BELL, GARRISON) for each in piece.split("+")]
    leaders = leader_first(each for each in names if each in LEADERS)
    return (*(each for each in names if each == GARRISON), *leaders, *_carried(names, piece))


def _stack(piece: TextPiece) -> Names:
    names = [_name(each, BELL) for each in piece.split("+")]
    return (*sorted(each for each in names if each in LEADERS), *_carried(names, piece))


def _carried(names: Sequence[str], piece: TextPiece) -> Names:
    """The units in order of id, the Bell right after the one it follows."""
    if len(set(names)) < len(names):
        piece.fail(said("campaigns-typed-names-twice"))
    at = names.index(BELL) if BELL in names else -1
    carrier = names[at - 1] if at > 0 else ""
    if (at == 0 and len(names) > 1) or (at > 0 and (carrier in LEADERS or carrier == GARRISON)):
        piece.fail(said("campaigns-typed-bell"))
    units = sorted((each for each in names if each not in LEADERS and each not in (BELL, GARRISON)), key=by_id)
    row: list[str] = [BELL] if at == 0 else []
    for unit in units:
        row += [unit, BELL] if unit == carrier else [unit]
    return tuple(row)


def _cast(piece: TextPiece, text: str) -> Command:
    castings: list[Casting] = []
    rings = False
    for part in piece.split(";") if piece.text else ():
        if part.text == fold(BELL):
            if rings:
                part.fail(said("campaigns-typed-bell-twice"))
            rings = True
            continue
        head, rest = part.cut(">")
        if rest is None:
            part.refuse(said("campaigns-typed-casting"))
        caster, spell = _first(head, _LEADERS, said("campaigns-typed-caster"))
        target, space = rest.cut("@")
        where = _space(space) if space is not None else ""
        spelled = _one(spell, _SPELLS, said("campaigns-typed-spell"))
        castings.append(Casting(caster, spelled, _name(target, BELL), where))
    return Cast(tuple(castings), rings)


def _give_orders(piece: TextPiece, text: str) -> Command:
    orders: list[tuple[str, str]] = []
    guards: list[tuple[str, str]] = []
    for part in piece.split(";") if piece.text else ():
        if part.text.startswith("guard"):
            flank = part.text[5:6].upper()
            if flank not in ("L", "R"):
                part.refuse(said("campaigns-typed-guard"))
            guards.append((flank, _name(part[6:], BELL)))
            continue
        for each in part.split(","):
            if each.text[-1:].upper() not in ORDERS:
                each.refuse(said("campaigns-typed-order"))
            orders.append((_name(each[:-1], GARRISON), each.text[-1:].upper()))
    if len(dict(orders)) < len(orders):
        piece.fail(said("campaigns-typed-forces-twice"))
    return GiveOrders(tuple(orders), tuple(guards))


def _activate(piece: TextPiece, text: str) -> Command:
    if piece.text == "wait":
        return Wait()
    head, *steps = piece.split(">")
    if not steps:
        name, rest = _first(head, _force_names(head), said("campaigns-typed-force"))
        if rest.text.startswith("change") and rest.text[6:].upper() in ORDERS:
            return Change(name, rest.text[6:].upper())
        if rest.text in ("coordinate", "join"):
            return Coordinate(name) if rest.text == "coordinate" else Join(name)
        return _combat(name, (), rest)
    name = _name(head, GARRISON)
    ways = [_step(each) for each in steps[:-1]]
    last = steps[-1]
    at = 3 if last.text.startswith(OFF) else 2
    return _combat(name, (*ways, _step(last[:at])), last[at:])


def _combat(name: str, steps: Names, rest: TextPiece) -> Command:
    head, aloft = rest.cut("aloft")
    flying = _units(aloft) if aloft is not None else ()
    if head.text in ("", "melee"):
        return Activate(name, steps, head.text, "", flying)
    if not head.text.startswith("fire"):
        head.refuse(said("campaigns-typed-combat"))
    return Activate(name, steps, "fire", _space(head[4:]), flying)


def _answer(piece: TextPiece, text: str) -> Command:
    backs: list[tuple[str, str]] = []
    aloft: Names = ()
    shoots: Names = ()
    for part in piece.split(";") if piece.text else ():
        if part.text.startswith("back"):
            for each in part[4:].split(","):
                unit, way = each.cut(">")
                if way is None:
                    each.refuse(said("campaigns-typed-back"))
                backs.append((_unit(unit), _step(way)))
        elif part.text.startswith("aloft"):
            aloft = _units(part[5:])
        elif part.text.startswith("shoot"):
            shoots = _units(part[5:])
        else:
            part.refuse(OneOf(("back", "aloft", "shoot")))
    return Answer(tuple(sorted(backs, key=lambda each: by_id(each[0]))), aloft, shoots)


def _put(piece: TextPiece, text: str) -> Command:
    name, place = piece.cut(">")
    if place is None:
        piece.refuse(said("campaigns-typed-put"))
    return Put(
        _one(name, _LEADERS, said("campaigns-typed-leader")),
        _one(place, _SPACES | _POINTS, said("campaigns-typed-space-or-point")),
    )


def _keep(piece: TextPiece, text: str) -> Command:
    return Keep(_one(piece, _KINDS, said("campaigns-typed-kind")))


def _recruit(piece: TextPiece, text: str) -> Command:
    hires = []
    for part in piece.split(";") if piece.text else ():
        hero, rest = _first(part, _LEADERS, said("campaigns-typed-hero"))
        if rest.text in ("", "special"):
            hires.append(Hire(hero, rest.text))
        elif rest.text.startswith("hire"):
            kind = _one(rest[4:], _KINDS | {"witch": "witch"}, said("campaigns-typed-hired"))
            hires.append(Hire(hero, "hire", kind))
        else:
            rest.refuse(said("campaigns-typed-hire"))
    return Recruit(tuple(hires))


_PARSERS: dict[str, Callable[[TextPiece, str], Command]] = {
    "I": _initiative,
    "M": _march,
    "B": _say,
    "D": lambda piece, text: Deploy(_placed(piece)),
    "G": lambda piece, text: Regroup(_placed(piece)),
    "S": _cast,
    "O": _give_orders,
    "A": _activate,
    "R": _answer,
    "L": lambda piece, text: Lose(_units(piece)),
    "P": _put,
    "K": _keep,
    "H": _recruit,
}


def _one(piece: TextPiece, known: dict[str, str], expected: Fact) -> str:
    if piece.text not in known:
        near = nearest(piece.text, known.values()) if piece.text else ""
        piece.refuse(expected, near)
    return known[piece.text]


def _first(piece: TextPiece, known: dict[str, str], expected: Fact) -> tuple[str, TextPiece]:
    """The longest known name at the start of a text, and the rest."""
    begun = [each for each in known if piece.text.startswith(each)]
    if not begun:
        piece.refuse(expected)
    key = max(begun, key=len)
    return known[key], piece[len(key):]


def _force_names(piece: TextPiece) -> dict[str, str]:
    unit = _UNIT.match(piece.text)
    return {**_LEADERS, GARRISON: GARRISON, **({unit[0]: unit[0].upper()} if unit else {})}


def _name(piece: TextPiece, *words: str) -> str:
    """A leader, a unit, or one of these words."""
    if _UNIT.fullmatch(piece.text):
        return piece.text.upper()
    return _one(piece, _LEADERS | {fold(word): word for word in words}, said("campaigns-typed-piece"))


def _unit(piece: TextPiece) -> str:
    if not _UNIT.fullmatch(piece.text):
        return _one(piece, {fold(BELL): BELL}, said("campaigns-typed-unit"))
    return piece.text.upper()


def _units(piece: TextPiece) -> Names:
    units = [_unit(each) for each in piece.split(",")]
    if len(set(units)) < len(units):
        piece.fail(said("campaigns-typed-units-twice"))
    return tuple(sorted(units, key=by_id))


def _space(piece: TextPiece) -> str:
    return _one(piece, _SPACES, said("campaigns-typed-space"))


def _step(piece: TextPiece) -> str:
    return _one(piece, {**_SPACES, OFF: OFF}, said("campaigns-typed-space-or-off"))


def _point(piece: TextPiece) -> str:
    return _one(piece, _POINTS, said("campaigns-typed-point"))


def write(command: Command) -> str:
    """The canonical text of a command.

    >>> write(Activate("Hardsole", ("3C", "4C")))
    'A: Hardsole > 3C > 4C'
    >>> write(Cast((Casting("Evora", "Poppies", "MREG2"),), rings=True))
    'S: Evora Poppies > MREG2; Bell'
    """
    match command:
        case Initiative(is_first):
            return "I: first" if is_first else "I: second"
        case Pass():
            return "pass"
        case Resign():
            return "resign"
        case March():
            return _march_text(command)
        case Say(word, point, guns):
            said = [word] if word else []
            said += [f"guns {guns}"] if guns >= 0 else []
            return "B: " + " ".join([*said, *([f"> {point}"] if point else [])])
        case Deploy(spaces):
            return "D: " + _placed_text(spaces)
        case Regroup(spaces):
            return "G: " + _placed_text(spaces)
        case Cast(castings, rings):
            parts = [_casting_text(each) for each in castings]
            return "S: " + ("; ".join([*parts, *([BELL] if rings else [])]) or "-")
        case GiveOrders(orders, guards):
            named = [", ".join(f"{force} {order}" for force, order in orders)] if orders else []
            return "O: " + ("; ".join([*named, *(f"guard {flank} {unit}" for flank, unit in guards)]) or "-")
        case Activate():
            return "A: " + _activate_text(command)
        case Change(force, order):
            return f"A: {force} change {order}"
        case Coordinate(force):
            return f"A: {force} coordinate"
        case Join(force):
            return f"A: {force} join"
        case Wait():
            return "A: wait"
        case Answer():
            return "R: " + _answer_text(command)
        case Lose(units):
            return "L: " + ", ".join(units)
        case Put(name, place):
            return f"P: {name} > {place}"
        case Keep(kind):
            return f"K: {kind}"
        case Recruit(hires):
            return "H: " + ("; ".join(_hire_text(each) for each in hires) or "-")


def _march_text(given: March) -> str:
    head = f"M: {'+'.join(given.stack)} @ {given.start}"
    if given.is_flight:
        return f"{head} fly {given.first}"
    drop = f" drop {'+'.join(given.drop)}" if given.drop else ""
    take = f" take {'+'.join(given.take)}" if given.take else ""
    return f"{head} > {given.first}{drop}{take}" + (f" > {given.second}" if given.second else "")


def _placed_text(spaces: Placed) -> str:
    return "; ".join(f"{space} {_list('+'.join(each) for each in forces)}" for space, forces in spaces) or "-"


def _casting_text(given: Casting) -> str:
    where = f" @ {given.space}" if given.space else ""
    return f"{given.caster} {given.spell} > {given.target}{where}"


def _activate_text(given: Activate) -> str:
    words = [given.force, *(f"> {step}" for step in given.steps)]
    if given.combat:
        words.append(f"fire {given.target}" if given.combat == "fire" else given.combat)
    return " ".join([*words, *([f"aloft {_list(given.aloft)}"] if given.aloft else [])])


def _answer_text(given: Answer) -> str:
    parts = [f"back {_list(f'{unit} > {space}' for unit, space in given.backs)}"] if given.backs else []
    parts += [f"aloft {_list(given.aloft)}"] if given.aloft else []
    parts += [f"shoot {_list(given.shoots)}"] if given.shoots else []
    return "; ".join(parts) or "-"


def _hire_text(given: Hire) -> str:
    return " ".join(word for word in (given.hero, given.method, given.kind) if word)


def _list(words: Iterable[str]) -> str:
    return ", ".join(words)

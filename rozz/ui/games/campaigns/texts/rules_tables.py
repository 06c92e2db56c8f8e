"""The tables of the rules of Campaigns of Ozz: moments, rolls, options, points, units, spells, leaders, the setup.

Numbers and names are the engine's own; the other texts are in `tables.ftl`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rozz.engine.campaigns.model.ozz_map import MAPS, Point
from rozz.engine.campaigns.model.tables import (
    BELL,
    BELL_MELEE,
    KINDS,
    LEADERS,
    LETTERS,
    MERCENARIES,
    NATION_OF,
    NATIONS,
    OPTIONS,
    SPELLS,
    STANDARD_SETUP,
    Kind,
)
from rozz.ui.games.campaigns.texts.written_names import spell_name, type_name, unit_name
from rozz.ui.games.face import Table
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import with_commas

NONE = "–"
#: The moments of C21, in order.
MOMENTS = (
    "initiative", "activate", "attrition", "approach", "honors", "muster", "deploy", "groups", "spells", "orders",
    "turn-order", "activation", "answer", "shots", "losses", "leaders", "withdraw", "refuge", "keep", "recruit",
    "return",
)  # fmt: skip
#: The dice and draws of C22.4, and which of them have modifiers.
ROLLS = (
    "initiative", "attrition", "fast", "dissipation", "fireball", "change", "join", "attack", "danger", "recruit",
    "mishap", "spell", "return",
)  # fmt: skip
MODIFIED = frozenset(("initiative", "attrition", "fast", "fireball", "change", "attack", "return"))
#: Leaders that we named ourselves, C24.4.
OUR_NAMES = ("Carmine", "Bramble", "Thistle")
#: Kinds with a note of their own: mercenaries that a nation recruits as its own, C18.5, and the Bell's skeletons.
NOTED = ("XWLF", "XAPE", "WSKE")


def moments() -> Sequence[Table]:
    """Who acts when, C21."""
    rows = [
        (
            say(f"campaigns-table-moment-{each}"),
            say(f"campaigns-table-moment-{each}-who"),
            say(f"campaigns-table-moment-{each}-choices"),
            say(f"campaigns-table-moment-{each}-default"),
        )
        for each in MOMENTS
    ]
    return (_table(say("campaigns-table-title-moments"), ("moment", "who", "choices", "default"), rows),)


def rolls() -> Sequence[Table]:
    """What is rolled and drawn, C22.4."""
    rows = [
        (
            say(f"campaigns-table-roll-{each}"),
            say(f"campaigns-table-roll-{each}-how"),
            say(f"campaigns-table-roll-{each}-modifiers") if each in MODIFIED else NONE,
            say(f"campaigns-table-roll-{each}-result"),
        )
        for each in ROLLS
    ]
    return (_table(say("campaigns-table-title-rolls"), ("purpose", "roll", "modifiers", "result"), rows),)


def options() -> Sequence[Table]:
    """The options of C23."""
    rows = [
        (
            say(f"campaigns-table-option-{key}"),
            key,
            choice.rule,
            with_commas(say(f"campaigns-table-value-{each}") for each in choice.values),
            say(f"campaigns-table-option-{key}-without"),
        )
        for key, choice in OPTIONS.items()
    ]
    return (_table(say("campaigns-table-title-options"), ("option", "name", "rule", "values", "without"), rows),)


def data() -> Sequence[Table]:
    """Points, units, spells, leaders and the setup, C24."""
    return (*points(), *units(), spells(), leaders(), _setup())


def points() -> Sequence[Table]:
    """The points of the map, C24.1, by nation."""
    return [_points(nation) for nation in (*NATIONS, "")]


def units() -> Sequence[Table]:
    """The units of C24.2 by nation, and the mercenaries."""
    return [_units(nation) for nation in (*NATIONS, MERCENARIES)]


def spells() -> Table:
    """The spells of C24.3."""
    rows = [
        (
            spell_name(name),
            str(die),
            say("campaigns-table-target-friend" if spell.is_friendly else "campaigns-table-target-enemy"),
            say(f"campaigns-table-spell-{name.lower().replace(' ', '-')}"),
        )
        for die, (name, spell) in enumerate(SPELLS.items(), 1)
    ]
    return _table(say("campaigns-table-title-spells"), ("spell", "die", "target", "effect"), rows)


def leaders() -> Table:
    """The leaders of C24.4."""
    rows = [
        (
            f"{name}*" if name in OUR_NAMES else unit_name(name),
            each.nation,
            say(f"campaigns-table-rank-{each.rank}"),
            say("campaigns-table-random-spell") if each.draws else with_commas(map(spell_name, each.spells)) or NONE,
        )
        for name, each in LEADERS.items()
    ]
    return _table(say("campaigns-table-title-leaders"), ("leader", "nation", "rank", "spells"), rows)


def _setup() -> Table:
    rows = [
        (point, nation, with_commas(names))
        for nation, points in STANDARD_SETUP.items()
        for point, names in points.items()
    ]
    return _table(say("campaigns-table-title-setup"), ("point", "nation", "pieces"), rows)


def _points(nation: str) -> Table:
    rows = [_point(each) for each in MAPS["ozz"].points.values() if each.nation == nation]
    heads = ("point", "kind", "terrain", "strength", "specialists" if nation else "hire")
    title = say("campaigns-table-points", nation=nation) if nation else say("campaigns-table-title-free-points")
    return _table(title, heads, rows)


def _point(point: Point) -> tuple[str, ...]:
    specialists = [type_name(LETTERS[point.nation] + each) for each in point.specialists]
    ground = [say("campaigns-table-witch") if each == "witch" else type_name(f"X{each}") for each in point.ground]
    return (
        point.name,
        say(f"campaigns-table-kind-{point.kind}"),
        say(f"campaigns-table-terrain-{point.terrain}"),
        str(point.strength or NONE),
        with_commas(specialists or ground) or NONE,
    )


def _units(nation: str) -> Table:
    rows = [_unit(key, kind) for key, kind in KINDS.items() if NATION_OF[key[0]] == nation]
    if nation == "Winkies":
        rows.append(_bell())
    heads = ("unit", "id", "melee", "ranged", "moves", "home", "notes", "counters")
    is_of_none = nation == MERCENARIES
    title = say("campaigns-table-title-mercenaries") if is_of_none else say("campaigns-table-units", nation=nation)
    return _table(title, heads, rows)


def _unit(key: str, kind: Kind) -> tuple[str, ...]:
    note = key if key in NOTED else kind.flag
    return (
        type_name(key),
        key,
        str(kind.melee),
        f"{kind.ranged}/{kind.reach}" if kind.reach else NONE,
        str(kind.allowance),
        say(f"campaigns-table-terrain-{kind.home}") if kind.home else NONE,
        say(f"campaigns-table-note-{note}") if note else NONE,
        str(kind.counters),
    )


def _bell() -> tuple[str, ...]:
    moves, notes = say("campaigns-table-bell-moves"), say("campaigns-table-bell-notes")
    return say("campaigns-table-bell"), BELL, str(BELL_MELEE), NONE, moves, NONE, notes, "1"


def _table(title: str, heads: Iterable[str], rows: Iterable[tuple[str, ...]]) -> Table:
    return Table(title, tuple([say(f"campaigns-table-head-{each}") for each in heads]), tuple(rows))

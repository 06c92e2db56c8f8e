"""The legends of the battleboard and of the map, drawn like the boards themselves."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h

from rozz.engine.campaigns.model.battleboard import ADVANCE, ATTACKER, DEFENDER, ORDERS
from rozz.engine.campaigns.model.state import Battle, Force, Guard, Spell
from rozz.ui.games.campaigns.drawing import board, counters, map_counters
from rozz.ui.games.campaigns.drawing.counters import Look
from rozz.ui.games.campaigns.drawing.map_paper import POINT_CSS
from rozz.ui.i18n.texts import say

NATIONS = {ATTACKER: "Winkies", DEFENDER: "Munchkins"}


def legend() -> h.Element:
    """All marks and their meanings."""
    return h.ul(".legend-list")[[h.li[_sample(drawn), say(f"campaigns-board-legend-{key}")] for key, drawn in _marks()]]


def map_legend() -> h.Element:
    """The legend of the map."""
    return h.ul(".legend-list")[
        [
            h.li[
                h.svg(".board-sample.battleboard.ozz-map", viewBox="-60 -50 120 90", aria_hidden="true")[drawn],
                say(f"campaigns-board-map-{key}"),
            ]
            for key, drawn in _map_marks()
        ]
    ]


def _sample(drawn: h.Node) -> h.Element:
    return h.svg(".board-sample.battleboard", viewBox="0 0 200 76", aria_hidden="true")[drawn]


def _marks() -> Iterator[tuple[str, h.Node]]:
    """Samples of what is drawn on the board, by the keys of their meanings."""
    yield "group", _force(Force(ATTACKER, "1C", ("Evora",), ("WREG1", "WREG2")))
    yield "unit", _force(Force(DEFENDER, "1C", (), ("MMED1",)))
    yield "far", _force(Force(ATTACKER, "1C", ("Zerde",), ("WZIL1", "WREG2", "WREG3")), is_near=False)
    for order in ORDERS:
        force = Force(ATTACKER, "1C", (), ("WREG1",), order)
        yield order, _force(force, ordered=ATTACKER)
    done = Force(ATTACKER, "1C", (), ("WREG1",), ADVANCE, is_done=True)
    yield "done", _force(done, ordered=ATTACKER)
    yield "turned", _force(Force(DEFENDER, "1C", (), ("MCAV1",)), turned=("MCAV1",))
    yield "spells", _force(Force(DEFENDER, "1C", (), ("MREG1",)), spells=("Poppies", "Good Luck"))
    yield "guard", _force(Force(DEFENDER, "1C", (), ("MREG1",)), guard="L")
    yield "ghost", h.g(".ghost")[_force(Force(ATTACKER, "1C", (), ("WZIL1",)))]
    yield "aimed", _force(Force(DEFENDER, "1C", (), ("MREG1",)), victims=("MREG1",))
    for terrain in ("forest", "hills"):
        yield terrain, _ground(terrain)
    yield "move", _ground("plain", "may-move mark-move")
    yield "attack", _ground("plain", "may-move mark-attack", "attack")
    yield "fire", _ground("plain", "may-move mark-fire", "fire")


def _force(
    force: Force,
    ordered: str = "",
    is_near: bool = True,
    turned: tuple[str, ...] = (),
    spells: tuple[str, ...] = (),
    guard: str = "",
    victims: tuple[str, ...] = (),
) -> h.Node:
    battle = Battle(
        "WINKIES",
        "MUNCHKINS",
        forces=(force,),
        turned=frozenset(turned),
        spells=tuple(Spell("", name, force.units[0]) for name in spells),
        guards=frozenset((Guard(force.side, "1C", guard, force.units[0]),) if guard else ()),
    )
    look = Look({}, NATIONS, ordered, is_near, victims=frozenset(victims))
    return h.g(transform="translate(0 -22)")[counters.bands(battle, "1C", look)]


def _ground(terrain: str, css: str = "", mark: str = "") -> h.Node:

    return h.g(class_=f"tile ground-{terrain} {css}".strip())[
        h.rect(".ground", x=2, y=2, width=196, height=72),
        h.svg(x=0, y=0, width=200, height=74)[board.terrain_drawn(terrain, 0, 0)],
        h.rect(".ring", x=6, y=6, width=188, height=64, rx=8) if css else None,
        h.g(transform="scale(1 .6)" if mark == "attack" else None)[board.mark_drawn(mark, 0, 0)],
    ]


def _map_marks() -> Iterator[tuple[str, h.Node]]:
    """Samples of what is drawn on the map, by the keys of their captions."""
    for kind in ("castle", "capital", "fortified", "population"):
        site = [h.path(".site", d=map_counters.SITES[kind]), h.text(".site-letter", y="9")["M"]]
        yield kind, h.g(class_=POINT_CSS["Munchkins"])[site]
    yield (
        "nation",
        [
            h.g(class_=POINT_CSS["Winkies"], transform="translate(-30 0)")[
                h.path(".site", d=map_counters.SITES["population"]), h.text(".site-letter", y="9")["W"]
            ],
            h.g(transform="translate(4 -22)")[map_counters.token("Winkies", "WREG1", 1, False, False)],
        ],
    )
    yield "plain", h.g(".nobodys")[h.path(".site", d=map_counters.SITES["plain"])]
    yield "walls", h.g(".walls")[h.path(d="M-14-14h28V4Q14 14 0 20-14 14-14 4z"), h.text(y="10")["3"]]
    yield (
        "razed",
        h.g(".standing")[
            h.g[h.path(".site.razed", d=map_counters.SITES["castle"]), h.path(".cross", d="M-28-32 28 12M28-32-28 12")]
        ],
    )
    yield "road", [h.path(".road-bed", d="M-50 0H50"), h.path(".road", d="M-50 0H50")]
    yield "trail", h.path(".trail", d="M-50 0H50")
    yield "unit", h.g(transform="translate(-22 -22)")[map_counters.token("Munchkins", "MREG1", 3, False, False)]
    yield "leader", h.g(transform="translate(-22 -22)")[map_counters.token("Munchkins", "Sourdough", 1, False, False)]
    yield "ruler", h.g(transform="translate(-22 -22)")[map_counters.token("Munchkins", "Zoraster", 1, False, False)]
    yield "spent", h.g(transform="translate(-22 -22)")[map_counters.token("Munchkins", "MREG1", 1, True, False)]
    yield "bell", h.g(transform="translate(-23 -22)")[map_counters.bell()]
    yield "battle", h.g(transform="translate(0 10)")[map_counters.swords(is_beside=False)]

"""One line-drawn icon for each item.

An item's abbreviation chooses its icon; for items that a scenario adds, their traits do. Icons are presentation, so
names are allowed here.
"""

from __future__ import annotations

from markupsafe import Markup

from rozz.engine.rozz.model.catalog import Item
from rozz.ui.icons import Icon, drawn


def _dots(count: int) -> str:
    """One, two or three dots next to a missile: short, mid and long range."""
    rows = {1: (12,), 2: (8.5, 15.5), 3: (5.5, 12, 18.5)}[count]
    return "".join(f"M19 {y - 1.9}a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 1 1 0-3.8z" for y in rows)


_FINS = "M5.5 15.5 2.5 19v2.5h3M11.5 15.5l3 3.5v2.5h-3"
_BODY = "M8.5 2.5c-2 2-3 4.5-3 7.5v11.5h6V10c0-3-1-5.5-3-7.5z"


def _nuclear(count: int) -> Icon:
    return Icon(_BODY + _FINS, _BODY + _dots(count))


def _neutron(count: int) -> Icon:
    return Icon(_BODY + _FINS + "M8.5 9.8a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 1 1 0-2.4z", _dots(count))


#: By abbreviation: the standard catalog, and additions of the shipped scenarios.
ICONS: dict[str, Icon] = {
    "HQ": Icon("M6 21.5V3M3.5 21.5h5M6 4.2h13.5l-3.7 4.3 3.7 4.3H6"),
    "INF": Icon("M3 5.5h18v13H3zM3 5.5l18 13M21 5.5l-18 13"),
    "ARMOR": Icon(
        "M5.5 14h13a3.25 3.25 0 0 1 0 6.5h-13a3.25 3.25 0 0 1 0-6.5zM6.5 14l1.5-6h6.5l1.5 6M15 10h7",
        "M6.5 16.1a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 1 1 0-2.4zM12 16.1a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 1 1 "
        "0-2.4zM17.5 16.1a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 1 1 0-2.4z",
    ),
    "BOMBER": Icon(
        "M12 2.5c-1.3 0-1.9 1.5-1.9 3.5v2.5H2.5v3.8l7.6 1.2v3.7L7 19.3v2.2h10v-2.2l-3.1-2.1v-3.7l7.6-1.2V8.5"
        "h-7.6V6c0-2-.6-3.5-1.9-3.5zM6.3 8.5V6M17.7 8.5V6"
    ),
    "JET": Icon("M12 2l-2 6.5-7.5 9v2l6.5-1.7L10.5 22h3l1.5-4.2 6.5 1.7v-2l-7.5-9zM12 9v5"),
    "SRNUKE": _nuclear(1),
    "MRNUKE": _nuclear(2),
    "LRNUKE": _nuclear(3),
    "SRNUTE": _neutron(1),
    "MRNUTE": _neutron(2),
    "LRNUTE": _neutron(3),
    "TRAP": Icon("M4.5 20 17 3.5M19.5 20 7 3.5M3 13.5h18M2.5 20h4.5M17 20h4.5"),
    "PATRIOT": Icon("M12 2.5 20 5v6c0 5-3.2 8.3-8 10.5C7.2 19.3 4 16 4 11V5zM12 17V8.5M8.5 11.5 12 8l3.5 3.5"),
    "MDS": Icon("M3 19.5a9 9 0 0 1 18 0M7.5 19.5a4.5 4.5 0 0 1 9 0M1.5 19.5h21M12 7V2.5M5 9.5 2.5 6M19 9.5 21.5 6"),
    "ADS": Icon(
        "M4 7.5a9.5 9.5 0 0 0 12.5 12.5zM10.5 14l5-5M9.5 17.5 7 21.5h8M14 3a7 7 0 0 1 7 7M14 6.5a3.5 3.5 0 0 1 3.5 3.5"
    ),
    "TRANS": Icon(
        "M1.5 5.5h12.5v11.5M1.5 5.5v11.5h2M14 9h4.5l4 4.5V17h-1.5M9 17h7.5"
        "M6.25 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5zM19 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5z"
    ),
    "CC": Icon(
        "M12 9.5 7 21.5M12 9.5l5 12M9.2 16.5h5.6M8 11.5a5.5 5.5 0 0 1 0-7M16 11.5a5.5 5.5 0 0 0 0-7"
        "M5 14a9.5 9.5 0 0 1 0-12M19 14a9.5 9.5 0 0 0 0-12",
        "M12 6a2 2 0 1 1 0 4 2 2 0 1 1 0-4z",
    ),
    "IU": Icon(
        "M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 1 1 0-13zM12 9.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 1 1 0-4.6z"
        "M12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22M4.9 4.9l2.5 2.5M16.6 16.6l2.5 2.5M19.1 4.9l-2.5 2.5M7.4 16.6l-2.5 2.5"
    ),
    "IC": Icon("M2.5 21V11.5l5 3.5v-3.5l5 3.5v-3.5l2.5 1.7L16 2.5h4L21.5 21zM7 18h2M12 18h2"),
    "GOV": Icon("M2.5 9 12 3l9.5 6zM2 21h20M4 18h16M5.5 9v9M10 9v9M14 9v9M18.5 9v9"),
    "CORR": Icon("M2.5 5.5h19v13h-19zM2.5 6.5 12 13l9.5-6.5"),
    "AID": Icon(
        "M15 2.5a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM2.5 14h4l4.5 2h3.5a1.5 1.5 0 0 1 0 3H10M15.5 17.5l4.5-2.3"
        "c1.8-.8 2.7 1.3 1.3 2.2L15 21.5H8l-5.5-1",
    ),
    "DBASE": Icon("M2 21l3.5-7h13l3.5 7zM8 14v-2.5a4 4 0 0 1 8 0V14M12 7.5V3M9.5 3h5M10 21v-3.5h4V21"),
    "DCHARGE": Icon(
        "M10 8a7 7 0 1 1 0 14 7 7 0 1 1 0-14zM14.5 9.5 17 7M17 7c.5-2 2-2.5 3-1.5M20.5 2v1.5M23 7.5l-1-.5M17 2.5l1 1",
    ),
    "DMECH": Icon("M3 12.5h18v9H3zM12 12.5v-9M6.5 3.5h11M7 17h3", "M16.5 15.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 1 1 0-3z"),
    "RAIL": Icon(
        "M4 17V11h8V5h8v12zM15 8.5h2.5v2.5H15zM6.5 11V6.5M1.5 17h21"
        "M7.5 17a2.2 2.2 0 1 0 .1 0zM16.5 17a2.2 2.2 0 1 0 .1 0z"
    ),
    "FACTORY": Icon("M2.5 21V10l6 4v-4l6 4V3.5h4.5V21zM6.5 21v-3.5h4V21M15 17.5h1.5"),
}

_PLANE = Icon("M12 2.5 14 10l8 5v2l-8-2v4l2.5 2.5h-9L10 19v-4l-8 2v-2l8-5z")
_SHIELD = Icon("M12 2.5 20 5v6c0 5-3.2 8.3-8 10.5C7.2 19.3 4 16 4 11V5z")
_BARRACKS = Icon("M2.5 21V10.5L12 4l9.5 6.5V21zM9 21v-6h6v6")
_ARROWS = Icon("M3 12h17M14 6l6 6-6 6")
_STAR = Icon("M12 2.5l2.9 6.3 6.8.8-5 4.7 1.3 6.8-6-3.4-6 3.4 1.3-6.8-5-4.7 6.8-.8z")
_CRATE = Icon("M12 2.5 20.5 7v10L12 21.5 3.5 17V7zM3.5 7 12 11.5 20.5 7M12 11.5v10")


def icon_of(item: Item) -> Icon:
    """The icon of an item: its own, or one for its abilities."""
    return ICONS.get(item.abbreviation) or _by_traits(item)


def _by_traits(item: Item) -> Icon:
    strike = item.strike
    reach = 3 if strike is None or strike.most is None or strike.most > 3 else max(1, min(3, strike.most))
    rules = (
        (item.headquarters, ICONS["HQ"]),
        (item.air, _PLANE),
        (item.governs, ICONS["GOV"]),
        (strike is not None and strike.is_spent, _neutron(reach) if strike and strike.only else _nuclear(reach)),
        (item.stops is not None, _SHIELD),
        (item.occupies and strike is not None, ICONS["ARMOR"]),
        (item.occupies, ICONS["INF"]),
        (item.move is not None and bool(item.carries), ICONS["TRANS"]),
        (item.yields.commands > 0, ICONS["CC"]),
        (item.yields.money > 0, ICONS["FACTORY"]),
        (bool(item.yields.pieces), _BARRACKS),
        (bool(item.clash), ICONS["TRAP"]),
        (strike is not None, _STAR),
        (item.move is not None, _ARROWS),
    )
    return next((drawn for holds, drawn in rules if holds), _CRATE)


def item_icon(item: Item) -> Markup:
    """An item's icon for text and buttons; decorative, so its name must be beside it."""
    return drawn(icon_of(item))

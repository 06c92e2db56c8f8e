"""The pictures on counters, drawn for this room on a grid of 24: one for each arm, the leaders and the Bell."""

from __future__ import annotations

from rozz.engine.campaigns.model.tables import BELL, KINDS, LEADERS, type_of
from rozz.ui.icons import Icon

SPEAR = Icon("M12 22V9", "M12 1.5 16 10H8z")
MUSKET = Icon("M3.5 20.5 20.5 3.5M3.5 20.5l3.5 1 4.5-4.5M13.5 10.5l2.5 2.5")
BOW = Icon("M7 3c10 4 10 14 0 18M7 3v18M3 12h17", "M17 8.5 22 12l-5 3.5z")
SHIELD = Icon("M5 3.5h14v8c0 5-3.5 8-7 9.5-3.5-1.5-7-4.5-7-9.5zM12 7.5v9M8.5 11h7")
HORSE = Icon("M8 21H4.5v-2C2 12 4.5 3.5 12 3.5S22 12 19.5 19v2H16M8 21v-2.5C6 13 7.5 8 12 8s6 5 4 10.5V21")
CANNON = Icon("M2.5 11.5 19.5 4l2 4.5-13 6M9 12.2a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 1 1 0-8.4zM13 19l7 2")
WING = Icon("M2.5 6c7-3 13-1 19 3.5-3-.2-4.5.6-5.5 2-.8 2.5-3 3.6-5.5 3C6.5 15.5 3 12 2.5 6zM7 9c3 1.5 6 2 9 2.5")
BALLOON = Icon("M12 2.5a6.5 6.5 0 0 1 6.5 6.5c0 4-4 5.5-4.5 8.5h-4C9.5 14.5 5.5 13 5.5 9A6.5 6.5 0 0 1 12 "
               "2.5zM10 17.5V21h4v-3.5")
PAW = Icon("", "M12 11.5c3.2 0 5.5 3 5.5 5.5S15 20.5 12 20.5 6.5 19.5 6.5 17 8.8 11.5 12 11.5zM4.5 8a2 "
               "2.3 0 1 1 0 4.6 2 2.3 0 1 1 0-4.6zM9 3.5a2 2.5 0 1 1 0 5 2 2.5 0 1 1 0-5zM15 3.5a2 2.5 0 "
               "1 1 0 5 2 2.5 0 1 1 0-5zM19.5 8a2 2.3 0 1 1 0 4.6 2 2.3 0 1 1 0-4.6z")
PUMPKIN = Icon("M12 7.5c5.5-2 9.5 1 9.5 6S18 20.5 12 20.5 2.5 18.5 2.5 13.5s4-8 9.5-6zM12 7.5V3M12 "
               "7.5c-3.5 3-3.5 10 0 13M12 7.5c3.5 3 3.5 10 0 13")
GIANT = Icon("M12 2.5a3 3 0 1 1 0 6 3 3 0 1 1 0-6zM5 17v-3.5l2.5-4.5h9L19 13.5V17M9 21.5v-6M15 21.5v-6M9 "
             "15.5h6")
SKULL = Icon("M12 2.5c5.5 0 8.5 3.5 8.5 8 0 3-1.5 4.5-3.5 5.5v4.5H7V16c-2-1-3.5-2.5-3.5-5.5 0-4.5 "
             "3-8 8.5-8zM10.3 20.5v-2.5M13.7 20.5v-2.5",
             "M8.5 8.7a2 2 0 1 1 0 4 2 2 0 1 1 0-4zM15.5 8.7a2 2 0 1 1 0 4 2 2 0 1 1 0-4z")
TOWER = Icon("M5 21V4h3v3h2.5V4h3v3H16V4h3v17zM10 21v-5h4v5")
STAR = Icon("", "M12 1.5 15 8.7l7.8.6-6 5.1 1.9 7.6L12 17.9 5.3 22l1.9-7.6-6-5.1 7.8-.6z")
CROWN = Icon("", "M2.5 6 7 10.5 12 3l5 7.5L21.5 6 20 20H4z")
HAT = Icon("M2 19.5h20M6 19l6-16.5L18 19")
BELL_ICON = Icon("M12 2v2.5M5 17.5c1.5-2 1.5-4 1.5-6.5a5.5 5.5 0 0 1 11 0c0 2.5 0 4.5 1.5 6.5zM3.5 17.5h17",
                 "M12 18.5a2 2 0 1 1 0 4 2 2 0 1 1 0-4z")

#: By type where that has a picture of its own.
BY_TYPE = {
    "WREG": SPEAR, "GREG": BOW, "MGRD": SHIELD, "QGRN": SHIELD, "WSKE": SKULL, "XSKE": SKULL, "GBER": PAW,
    "XWLF": PAW, "XPMP": PUMPKIN, "MBAL": BALLOON, "FREG": TOWER,
}  # fmt: skip
BY_FLAG = {"cavalry": HORSE, "artillery": CANNON, "flying": WING, "giant": GIANT}


def icon_of(name: str) -> Icon:
    """The picture of a unit, a leader or the Bell."""
    if name in LEADERS:
        return {"ruler": CROWN, "hero": STAR, "witch": HAT}[LEADERS[name].rank]
    if name == BELL:
        return BELL_ICON
    kind = type_of(name)
    if kind in BY_TYPE:
        return BY_TYPE[kind]
    if kind == "FMED":
        return CANNON
    return BY_FLAG.get(KINDS[kind].flag, MUSKET)

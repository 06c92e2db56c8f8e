"""How Rozz is played, in pictures from one short match; positions by the rules.

The texts are in `locale/*/rozz/pictures.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping

from rozz.ui.games.face import Picture, Playthrough
from rozz.ui.i18n.texts import say

SCENARIO = "basic-training"
ORDERS: tuple[Mapping[str, tuple[str, ...]], ...] = (
    {"RED": ("P: SRNUKE > Karn",), "BLUE": ("M: INF*3 @ Quell > Q5",)},
    {"RED": ("M: INF*4+SRNUKE @ Karn > K1",), "BLUE": ("M: INF*3 @ Q5 > E3",)},
    {"RED": ("M: INF*4+SRNUKE @ K1 > E4",), "BLUE": ("M: INF*2 @ E3 > E4",)},
    {"RED": ("M: INF*2+SRNUKE @ E4 > E3",), "BLUE": ("M: INF @ E3 > Q5",)},
    {"RED": ("M: INF*2+SRNUKE @ E3 > Q5",), "BLUE": ("M: INF @ Q5 > Quell",)},
    {"RED": ("S: SRNUKE @ Q5 > Quell",), "BLUE": ("N:",)},
    {"RED": ("M: INF*2 @ Q5 > Quell",), "BLUE": ("N:",)},
)


def playthrough() -> Playthrough:
    """The playthrough in the language in use."""
    return Playthrough(SCENARIO, ORDERS, _pictures(), _chapter_pictures())


def _pictures() -> tuple[Picture, ...]:
    return (
        _picture("secret", after=1, seat="RED", commands=("M: INF*4+SRNUKE @ Karn > K1",)),
        _picture("reveal", after=3, step=0),
        _picture("combat", after=3, step=2),
        _picture("strike", after=6, step=1),
        _picture("win", after=7, step=2),
    )


def _chapter_pictures() -> Mapping[str, Picture]:
    return {
        "R1": _chapter_picture("R1", after=0, seat="RED"),
        "R2": _chapter_picture("R2", after=3, seat="RED"),
        "R3": _chapter_picture("R3", after=2, step=0),
        "R4": _chapter_picture("R4", after=1, step=1),
        "R5": _chapter_picture("R5", after=2, step=1),
        "R6": _chapter_picture("R6", after=3, step=2),
        "R7": _chapter_picture("R7", after=6, step=2),
        "R8": _chapter_picture("R8", after=6, step=1),
        "R9": _chapter_picture("R9", after=7, step=2),
        "R10": _chapter_picture("R10", after=5, seat="RED"),
        "R11": _chapter_picture("R11", after=1, step=3),
        "R12": _chapter_picture("R12", after=5, seat="BLUE", commands=("R:",)),
    }


def _picture(name: str, after: int, step: int | None = None, seat: str = "", commands: tuple[str, ...] = ()) -> Picture:
    title, shows, caption = (say(f"rozz-picture-{name}{part}") for part in ("", "-shows", "-caption"))
    return Picture(title, shows, caption, after, step, seat, commands)


def _chapter_picture(
    number: str, after: int, step: int | None = None, seat: str = "", commands: tuple[str, ...] = ()
) -> Picture:
    shows, caption = say(f"rozz-shows-{number}"), say(f"rozz-caption-{number}")
    return Picture("", shows, caption, after, step, seat, commands)

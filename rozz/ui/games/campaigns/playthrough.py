"""How Campaigns of Ozz is played, in pictures of one day at Harvest Cross: a turn on the map, with a battle in it.

One picture per chapter, with our own captions and fixed dice. The texts are in `rules.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rozz.ui.games.face import Picture, Playthrough
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered

W, M = "WINKIES", "MUNCHKINS"
MARCH = "M: Hardsole+MLGT1+MREG4 @ Ovengate > Pumpkin Fields drop MLGT1 take MREG5 > Albine Pass"
ATTACK = "M: Evora+Zerde+WMED1+WREG1+Bell+WREG2+WREG3+WSKE1+WZIL1 @ Straw Ferry > Harvest Cross"
ORDERS = "O: Zoraster S, Sourdough A, MCAV1 A, MMED1 S; guard L MREG3"

_ORDERS_OF_SEATS = (
    {M: ("I: first",)},
    {M: (MARCH,)},
    {W: (ATTACK,)},
    {W: ("B: board",), M: ("B: board",)},
    {
        W: ("D: 1C Evora+WREG1+Bell, WMED1; 2C WSKE1, Zerde+WREG2+WREG3; 2R WZIL1",),
        M: ("D: 4L Sourdough+MREG3; 4C Zoraster+MGRD1+MREG1+MREG2; 5C MMED1; 5R MCAV1",),
    },
    {W: ("S: Evora Poppies > MMED1; Bell",), M: ("S: Zoraster Good Luck > MREG1",)},
    {W: ("O: Evora S, Zerde A, WSKE1 A, WZIL1 A, WMED1 S, WSKE2 A",), M: (ORDERS,)},
    {M: ("I: second",)},
    {W: ("A: Zerde > 3C",)},
    {M: ("A: Zoraster fire 3C",)},
    {W: ("A: WZIL1 > 3C > 4C",)},
    {M: ("L: MREG2",)},
    {M: ("A: Sourdough > 3L fire 3C",)},
    {W: ("A: WMED1 fire 4C",)},
    {M: ("A: MCAV1 > 4R > 3C",)},
    {W: ("A: WSKE1 > 3C",)},
    {M: ("R: back MCAV1 > 4C",)},
    {M: ("A: MMED1",)},
    {W: ("A: WSKE2 > 2C",)},
    {W: ("A: Evora",)},
    {W: ("B: retreat",), M: ("B: stay",)},
    {M: ("pass",)},
    {W: ("M: WREG4+WZIL2 @ Zilkhold > Straw Ferry",)},
    {W: ("pass",)},
    {M: ("H: Tic-Tok special",), W: ("H: Zephaph",)},
)


def _picture(after: int, step: int | None = None, seat: str = "", commands: tuple[str, ...] = ()) -> Picture:
    """A picture without its texts."""
    return Picture("", "", "", after, step, seat, commands)


#: The pictures of the day in order, each with the name that its texts have.
PICTURES: Mapping[str, Picture] = {
    "march": _picture(after=1, seat=M, commands=(MARCH,)),
    "orders": _picture(after=6, seat=M, commands=(ORDERS,)),
    "fire": _picture(after=10, step=-1),
    "charge": _picture(after=15, step=-1),
    "victory": _picture(after=25, step=-1),
}
#: The picture of each chapter.
OF_CHAPTERS: Mapping[str, Picture] = {
    "C1": _picture(after=0, seat=M),
    "C2": _picture(after=0, seat=W),
    "C3": _picture(after=1, seat=M),
    "C4": _picture(after=0, seat=M, commands=("I: first",)),
    "C5": _picture(after=1, seat=M, commands=(MARCH,)),
    "C6": _picture(after=2, step=-1),
    "C7": _picture(after=3, step=-1),
    "C8": _picture(after=3, seat=M, commands=("B: fast",)),
    "C9": _picture(after=5, step=-1),
    "C10": _picture(after=7, seat=M, commands=("I: second",)),
    "C11": _picture(after=6, step=-1),
    "C12": _picture(after=8, seat=W, commands=("A: Zerde > 3C",)),
    "C13": _picture(after=12, seat=M, commands=("A: Sourdough change S",)),
    "C14": _picture(after=10, step=-1),
    "C15": _picture(after=17, step=-1),
    "C16": _picture(after=20, seat=W, commands=("B: retreat",)),
    "C17": _picture(after=0, seat=W),
    "C18": _picture(after=24, seat=M, commands=("H: Tic-Tok special",)),
    "C19": _picture(after=6, step=-1),
    "C20": _picture(after=25, step=-1),
    "C21": _picture(after=6, seat=M, commands=(ORDERS,)),
    "C22": _picture(after=9, seat=M, commands=("A: Zoraster fire 3C",)),
    "C23": _picture(after=13, seat=W, commands=("A: WMED1 fire 4C",)),
    "C24": _picture(after=5, step=-1),
}


@remembered(most=1)
def playthrough() -> Playthrough:
    """The pictures with their texts in the language in use."""
    pictures = tuple(
        _with_texts(picture, name, say(f"campaigns-rule-picture-{name}")) for name, picture in PICTURES.items()
    )
    chapters = {number: _with_texts(picture, number.lower()) for number, picture in OF_CHAPTERS.items()}
    return Playthrough("harvest-cross", _ORDERS_OF_SEATS, pictures, chapters, dice_seed="day 1257")


def _with_texts(picture: Picture, name: str, title: str = "") -> Picture:
    shows, caption = say(f"campaigns-rule-picture-{name}-shows"), say(f"campaigns-rule-picture-{name}-says")
    return replace(picture, title=title, shows=shows, caption=caption)

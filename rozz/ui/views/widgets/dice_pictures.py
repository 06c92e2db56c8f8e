"""The dice of a moment: each as a small picture and a sentence, with its rule."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import htpy as h
from markupsafe import Markup

from rozz.ui.features.replay import replay_steps
from rozz.ui.games.face import Die
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import with_commas
from rozz.ui.memoize import remembered
from rozz.ui.views.widgets.shared_parts import rule_link

#: The outline of a die by its number of sides, on a grid of 24; all others are squares with a number.
SQUARE = "M6 2.5h12a3.5 3.5 0 0 1 3.5 3.5v12a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 18V6A3.5 3.5 0 0 1 6 2.5z"
OUTLINES = {
    2: "M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20z",
    4: "M12 1.5 23 21.5H1z",
    8: "M12 1 22.5 12 12 23 1.5 12z",
    10: "M12 1 22.5 9.5v5L12 23 1.5 14.5v-5z",
    12: "M12 1.5 22.5 9.2l-4 12.3h-13l-4-12.3z",
    20: "M12 1 21.5 6.5v11L12 23l-9.5-5.5v-11z",
}
#: Where the pips of a six-sided die are, by its result.
LEFT, MIDDLE, RIGHT = 7.0, 12.0, 17.0
_TWO = ((LEFT, LEFT), (RIGHT, RIGHT))
_FOUR = (*_TWO, (LEFT, RIGHT), (RIGHT, LEFT))
_CENTRE = ((MIDDLE, MIDDLE),)
PIPS = {
    1: _CENTRE, 2: _TWO, 3: (*_TWO, *_CENTRE), 4: _FOUR, 5: (*_FOUR, *_CENTRE),
    6: (*_FOUR, (LEFT, MIDDLE), (RIGHT, MIDDLE)),
}  # fmt: skip


@remembered(most=128, is_compared=True)
def die_picture(sides: int, face: int, is_hit: bool = False) -> Markup:
    """A small picture of a die's result, filled for a hit; decorative, so the text beside it must say it."""
    has_pips = sides == 6
    picture = h.svg(
        class_="die hit" if is_hit else "die", viewBox="0 0 24 24", width="24", height="24", aria_hidden="true"
    )[
        h.path(".body", d=OUTLINES.get(sides, SQUARE)),
        [h.circle(".pip", cx=f"{x:g}", cy=f"{y:g}", r="2") for x, y in PIPS[face]]
        if has_pips
        else h.text(class_="face long" if face > 99 else "face", x="12", y="18" if sides == 4 else "16")[face],
    ]
    return Markup(str(picture))


def dice_list(game: str, dice: Sequence[Die]) -> h.Element | None:
    """Each die with its purpose; None without dice."""
    if not dice:
        return None
    return h.ul(".dice", aria_label=say("dice"))[
        [
            h.li[
                die_picture(each.sides, each.face, each.is_hit),
                h.span[replay_steps.describe_die(each)],
                rule_link(game, each.rule),
            ]
            for each in dice
        ]
    ]


def collapsed_dice(game: str, dice: Sequence[Die], identity: str = "") -> h.Element | None:
    """The dice at a glance, which unfold to their purposes; None without dice."""
    if not dice:
        return None
    by_owner = [(owner, tuple(group)) for owner, group in groupby(dice, key=lambda die: die.owner)]
    seen = [_dice_row(owner, group) for owner, group in by_owner]
    label = h.span(".heard")[say("dice-thrown", faces=with_commas(_dice_text(*each) for each in by_owner))]
    return h.details(".dice-told", id=identity or None)[h.summary[seen, label], dice_list(game, dice)]


def _dice_row(owner: str, dice: Sequence[Die]) -> h.Element:
    """The pictures of a player's dice, after the player's name."""
    name = h.span(".quiet")[owner] if owner else None
    return h.span(".thrown", aria_hidden="true")[
        name, [die_picture(each.sides, each.face, each.is_hit) for each in dice]
    ]


def _dice_text(owner: str, dice: Sequence[Die]) -> str:
    """A player's dice, for screen readers."""
    faces = with_commas(say("die-hit", face=each.face) if each.is_hit else str(each.face) for each in dice)
    return say("dice-of", name=owner, faces=faces) if owner else faces

"""How RosenKreuz is played, in five pictures from one short game; our captions, positions by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from rozz.ui.games.face import Picture, Playthrough
from rozz.ui.i18n.texts import say

#: A picture without its texts, which are found by its name.
Shot = partial(Picture, "", "", "")

_ROSE = ("e2-f3", "d2-e3", "e3-f4", "f2-f5", "f4xf6", "f5-f7", "f6-f8*a7>e1")
_CROSS = ("g7-h6", "h6-g5", "f7-f6", "d7-d6", "c7-e5", "d6-e5")
_MOVES = [("ROSE" if number % 2 == 0 else "CROSS", (_ROSE, _CROSS)[number % 2][number // 2]) for number in range(13)]

PICTURES: Mapping[str, Picture] = MappingProxyType(
    {
        "move": Shot(after=6, seat="ROSE", picks=("f2",)),
        "major": Shot(after=7, step=1),
        "minor": Shot(after=9, step=0),
        "attain": Shot(after=13, step=1),
        "victory": Shot(after=13, step=2),
    }
)
#: The pictures of the rules.
OF_RULES: Mapping[str, Picture] = MappingProxyType(
    {
        "K1": Shot(after=1, step=0),
        "K2": Shot(after=0, seat="ROSE"),
        "K3": Shot(after=7, step=0),
        "K4": Shot(after=6, seat="ROSE", picks=("f2",)),
        "K5": Shot(after=0, seat="ROSE", picks=("e2",)),
        "K6": Shot(after=9, step=0),
        "K7": Shot(after=10, step=1),
        "K8": Shot(after=13, step=1),
        "K9": Shot(after=13, step=2),
    }
)


def playthrough() -> Playthrough:
    """The pictures with their texts."""
    return Playthrough(
        "rosenkreuz-skirmish",
        tuple({seat: (move,)} for seat, move in _MOVES),
        tuple(
            replace(_with_texts(name, shot), title=say(f"rosenkreuz-picture-{name}-title"))
            for name, shot in PICTURES.items()
        ),
        {number: _with_texts(number.lower(), shot) for number, shot in OF_RULES.items()},
    )


def _with_texts(name: str, shot: Picture) -> Picture:
    return replace(shot, shows=say(f"rosenkreuz-picture-{name}-shows"), caption=say(f"rosenkreuz-picture-{name}"))

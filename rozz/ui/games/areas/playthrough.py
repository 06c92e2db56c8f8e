"""How Ozymandia and Simultaneous Risk are played, in five pictures each; our captions, positions by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from rozz.ui.games.face import Picture, Playthrough
from rozz.ui.i18n.texts import say

#: A picture without its texts, which are found by its name.
Shot = partial(Picture, "", "", "")

#: Ozymandia: the commands of every moment, the five pictures, and those of the rules.
OZYMANDIA_COMMANDS: tuple[Mapping[str, tuple[str, ...]], ...] = (
    {"FIRST": ("2 Brine > Drake, 1 Brine > Bell City",), "SECOND": ("1 Coral > Drake", "Bomb Fern")},
    {"FIRST": ("+1 Brine", "1 Fern > Foam City, 1 Fern > Gull"), "SECOND": ("1 Gull > Fern",)},
    {"FIRST": ("2 Drake > Dawn City",), "SECOND": ("2 Coral > Cliff City",)},
)
OZYMANDIA_PICTURES: Mapping[str, Picture] = MappingProxyType(
    {
        "march": Shot(after=0, seat="FIRST", commands=("2 Brine > Drake, 1 Brine > Bell City",)),
        "battle": Shot(after=1, step=2),
        "bomb": Shot(after=1, step=3),
        "border": Shot(after=2, step=2),
        "victory": Shot(after=3, step=-1),
    }
)
OZYMANDIA_RULES: Mapping[str, Picture] = MappingProxyType(
    {
        "Z1": Shot(after=1, seat="FIRST"),
        "Z2": Shot(
            after=1, seat="FIRST", commands=("+1 Brine", "1 Fern > Foam City, 1 Fern > Gull", "Bomb Cliff City")
        ),
        "Z3": Shot(after=0, seat="FIRST", commands=("4 Brine > Drake",)),
        "Z4": Shot(after=2, step=2),
        "Z5": Shot(after=1, step=1),
        "Z6": Shot(after=1, step=2),
        "Z7": Shot(after=1, step=3),
        "Z8": Shot(after=3, step=1),
        "Z9": Shot(after=2, seat="FIRST"),
        "Z10": Shot(after=1, step=3),
        "Z11": Shot(after=3, step=-1),
        "Z12": Shot(after=0, seat="FIRST"),
        "Z13": Shot(after=0, seat="FIRST", picks=("disperse", "Brine")),
    }
)
#: New armies, a movement and a bombardment in one turn.
ALL_COMMANDS = ("+3 Heron", "2 Finch > Gannet, 1 Finch > Egret, 1 Finch > Jade", "Bomb Lead")
#: Simultaneous Risk: the commands of every moment, the five pictures, and those of the rules.
RISK_COMMANDS: tuple[Mapping[str, tuple[str, ...]], ...] = (
    {"FIRST": ("+5 Heron",)},
    {"SECOND": ("+5 Lead",)},
    {"FIRST": ("+5 Heron",)},
    {"SECOND": ("+5 Lead",)},
    {"FIRST": ("+5 Finch",)},
    {"SECOND": ("+5 Jade",)},
    {"FIRST": ALL_COMMANDS, "SECOND": ("4 Jade > Lead, 1 Jade > Finch",)},
    {"FIRST": ("13 Heron > Lead",), "SECOND": ("Bomb Finch",)},
)
RISK_PICTURES: Mapping[str, Picture] = MappingProxyType(
    {
        "setup": Shot(after=2, seat="FIRST", picks=("Heron=5",)),
        "turn": Shot(after=6, seat="FIRST", commands=ALL_COMMANDS),
        "bomb": Shot(after=7, step=-1),
        "island": Shot(after=8, step=1),
        "victory": Shot(after=8, step=3),
    }
)
RISK_RULES: Mapping[str, Picture] = MappingProxyType(
    {
        "Z1": Shot(after=6, seat="FIRST"),
        "Z2": Shot(after=6, seat="FIRST", commands=ALL_COMMANDS),
        "Z3": Shot(after=6, seat="FIRST", commands=("14 Heron > Lead",)),
        "Z4": Shot(after=7, step=2),
        "Z5": Shot(after=8, step=2),
        "Z6": Shot(after=8, step=3),
        "Z7": Shot(after=7, step=3),
        "Z11": Shot(after=8, step=-1),
        "Z14": Shot(after=8, step=1),
        "Z15": Shot(after=2, seat="FIRST"),
        "Z16": Shot(after=7, seat="FIRST"),
        "Z17": Shot(after=7, step=3),
        "Z18": Shot(after=8, step=-1),
    }
)


def ozymandia() -> Playthrough:
    """Ozymandia on five islands."""
    return Playthrough(
        "five-isles",
        OZYMANDIA_COMMANDS,
        tuple(_titled("ozymandia", name, shot) for name, shot in OZYMANDIA_PICTURES.items()),
        {number: _with_texts("ozymandia", number.lower(), shot) for number, shot in OZYMANDIA_RULES.items()},
    )


def simultaneous_risk() -> Playthrough:
    """Simultaneous Risk on three islands."""
    return Playthrough(
        "archipelago",
        RISK_COMMANDS,
        tuple(_titled("risk", name, shot) for name, shot in RISK_PICTURES.items()),
        {number: _with_texts("risk", number.lower(), shot) for number, shot in RISK_RULES.items()},
    )


def _titled(game: str, name: str, shot: Picture) -> Picture:
    """One of the five pictures."""
    return replace(_with_texts(game, name, shot), title=say(f"areas-picture-{game}-{name}-title"))


def _with_texts(game: str, name: str, shot: Picture) -> Picture:
    """A picture with its texts."""
    key = f"areas-picture-{game}-{name}"
    return replace(shot, shows=say(f"{key}-shows"), caption=say(key))

"""The rules of Ozymandia and Simultaneous Risk for players, in our own words, under the numbers that reports cite."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rozz.ui.games.areas import playthrough
from rozz.ui.games.face import Chapter, Rule, Rulebook
from rozz.ui.i18n.texts import say
from rozz.ui.memoize import remembered

#: The chapters of each game, each with one rule.
CHAPTERS = MappingProxyType(
    {
        "ozymandia": tuple(f"Z{number}" for number in range(1, 14)),
        "risk": tuple(f"Z{number}" for number in (*range(1, 8), 11, *range(14, 19))),
    }
)
#: The rules in which we settle what the sources leave open.
RULINGS = frozenset({"Z8", "Z13", "Z14"})
#: Examples of commands, with the names of the messages about them.
NOTATION: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "ozymandia": {"+2 M, 1 MC": "ozymandia-new", "3 A > M, 2 W > M": "move", "Bomb EC": "bomb"},
        "risk": {
            "+2 Brazil, 1 Peru": "risk-new",
            "4 Brazil > North Africa, 1 Brazil > Peru": "move",
            "Bomb Kamchatka": "bomb",
        },
    }
)
#: Commands of both games.
REST = MappingProxyType({"-": "nothing", "resign": "resign"})


@remembered(most=2)
def rulebook(game: str) -> Rulebook:
    """The rules of "ozymandia" or "risk"."""
    return Rulebook(
        tuple(_chapter(game, number) for number in CHAPTERS[game]),
        tuple((text, say(f"areas-notation-{name}")) for text, name in {**NOTATION[game], **REST}.items()),
        (
            (say("areas-word-dispersal"), say(f"areas-word-dispersal-{game}")),
            (say("areas-word-concentration"), say(f"areas-word-concentration-{game}")),
        ),
        playthrough.ozymandia() if game == "ozymandia" else playthrough.simultaneous_risk(),
    )


def _chapter(game: str, number: str) -> Chapter:
    key = f"areas-rule-{game}-{number.lower()}"
    return Chapter(number, say(f"{key}-title"), (Rule(number, say(key), is_ruling=number in RULINGS),))

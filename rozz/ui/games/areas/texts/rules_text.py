"""The rules of Ozymandia and Simultaneous Risk for players, in our own words, under the numbers that reports cite."""

from __future__ import annotations

from dataclasses import replace

from rozz.engine.areas.model.map import in_territories
from rozz.ui.games.areas import playthrough
from rozz.ui.games.face import Chapter, Rule, Rulebook

SHARED = (
    Chapter("Z1", "Areas", (Rule("Z1", "An area is held by one player with at least one army, or it is empty. Two play, and both at once."),)),
    Chapter("Z2", "A turn", (Rule("Z2", "Place the turn's new armies; then, if you like, make one movement: out of one area into one or more beside it, or into one area from one or more beside it; then, if you like, bombard one area. There are three bombardments in the whole game, unless the scenario says otherwise. New armies are there in time to march, and nothing but placing is a must."),)),
    Chapter("Z3", "What is void", (Rule("Z3", "Placements, movement and bombardment are judged each by itself, and each is played whole or is void whole. A movement is void if more armies leave than are there, if the area is not yours, if two areas do not touch, or if it goes both out of several and into several. A second movement voids both, and so does a second bombardment; a void bombardment is not used up. One illegal placement voids all placements of the turn, and the armies stand where unplaced ones go; to place fewer is legal."),)),
    Chapter("Z4", "On the border", (Rule("Z4", "Armies that cross one border in opposite directions fight on it before they arrive. Each border is a battle of its own, of only those who cross it. Survivors march on."),)),
    Chapter("Z5", "In an area", (Rule("Z5", "Then all that stand in one area fight, each area by itself."),)),
    Chapter("Z6", "Who loses what", (Rule("Z6", "The smaller force is destroyed. The larger loses as many as the smaller had, less the difference of the two, and never less than none: five against three lose 3 − 2 = 1, seven against four lose 4 − 3 = 1, two to one loses nothing."),)),
    Chapter("Z7", "Bombardments", (Rule("Z7", "They fall after all battles, on whoever stands there by then, friend or foe, and one after the other if both hit one area. An empty area may be bombarded; that bombardment is spent."),)),
)  # fmt: skip

OZYMANDIA = (
    Chapter("Z8", "New armies", (Rule("Z8", "Each city that you hold when the turn begins brings one army. Place it in that city or in the province with the same initial, unless your opponent holds that province at the start of the turn. What you do not place stands in its city. Where it goes is part of your secret orders.", True),)),
    Chapter("Z9", "Equal forces", (Rule("Z9", "In an area one army survives, of the player who held it when the turn began, before new armies came. If nobody held it, or on a border, nobody survives."),)),
    Chapter("Z10", "What is bombarded", (Rule("Z10", "A city loses all its armies; a province half of them, and an odd one survives."),)),
    Chapter("Z11", "Winning", (Rule("Z11", "Whoever holds five cities (a small map says how many) when a turn begins, before new armies, has won. Losing all armies does not end the game; if nobody has any it is a draw. A scenario may name other numbers, and a last turn after which it is a draw."),)),
    Chapter("Z12", "Setup", (Rule("Z12", "In the standard game three armies each in Atlantea, Mu and Wyvernia, and in Valhalla, Halcyonna and Elysia. Before the match any of the pairs Atlantea and Valhalla, Mu and Halcyonna, Wyvernia and Elysia may be exchanged."),)),
    Chapter("Z13", "The map", (Rule("Z13", "Nine provinces, each with a city of its initial. A city touches its province and the city at the other end of its bridge. The map of 1981 is lost: but for what its rules tell, this one is a reconstruction of ours, its own mirror image.", True),)),
)  # fmt: skip

RISK = (
    Chapter("Z11", "The last turn", (Rule("Z11", "A scenario may name a last turn; reached without a winner it is a draw."),)),
    Chapter("Z14", "New armies", (Rule("Z14", "A third of the territories that you hold when the turn begins, rounded down, at least three; and for each continent that is wholly yours what it brings. Place them in your own territories, as part of your secret orders. What you do not place goes where most of your armies stood, among equals to the first by name. There are no cards.", True),)),
    Chapter("Z15", "Setup", (Rule("Z15", "Forty armies each in the standard game, placed in turn one at a time, in an empty territory or one's own; or, if that is chosen, five at a time, or dealt by chance. Everybody looks on."),)),
    Chapter("Z16", "Equal forces", (Rule("Z16", "They destroy each other, whoever held the territory."),)),
    Chapter("Z17", "What is bombarded", (Rule("Z17", "Half of the armies are lost, and an odd one survives."),)),
    Chapter("Z18", "Winning", (Rule("Z18", "Whoever has no armies has lost; both at once, a draw."),)),
)  # fmt: skip

REST = (("-", "nothing"), ("resign", "leaves the match"))
OZYMANDIA_NOTATION = (
    ("+2 M, 1 MC", "new armies: two in Mu, one in Mystery City"),
    ("3 A > M, 2 W > M", "a movement; every route of it in one line"),
    ("Bomb EC", "a bombardment"),
    *REST,
)
RISK_NOTATION = (
    ("+2 Brazil, 1 Peru", "new armies; the beginning of a name will do if only one begins so"),
    ("4 Brazil > North Africa, 1 Brazil > Peru", "a movement; every route of it in one line"),
    ("Bomb Kamchatka", "a bombardment"),
    *REST,
)

WORDS = (
    ("dispersal", "a movement out of one area into one or more beside it"),
    ("concentration", "a movement into one area from one or more beside it"),
)
_WORDS_OF_RISK = tuple((word, in_territories(meaning)) for word, meaning in WORDS)


def rulebook(title: str) -> Rulebook:
    """What both games share, and what is the one's own."""
    if title == "Ozymandia":
        return Rulebook((*SHARED, *OZYMANDIA), OZYMANDIA_NOTATION, WORDS, playthrough.OZYMANDIA)
    return Rulebook(_in_territories((*SHARED, *RISK)), RISK_NOTATION, _WORDS_OF_RISK, playthrough.SIMULTANEOUS_RISK)


def _in_territories(chapters: tuple[Chapter, ...]) -> tuple[Chapter, ...]:
    """Where continents are, what is shared says territories too."""
    return tuple(
        replace(
            each,
            title=in_territories(each.title),
            rules=tuple(replace(rule, text=in_territories(rule.text)) for rule in each.rules),
        )
        for each in chapters
    )

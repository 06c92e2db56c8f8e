"""How Ozymandia and Simultaneous Risk are played, in five pictures each; our captions, positions by the rules."""

from __future__ import annotations

from rozz.ui.games.face import Picture, Playthrough

OZYMANDIA = Playthrough(
    "five-isles",
    (
        {"FIRST": ("2 Brine > Drake, 1 Brine > Bell City",), "SECOND": ("1 Coral > Drake", "Bomb Fern")},
        {"FIRST": ("+1 Brine", "1 Fern > Foam City, 1 Fern > Gull"), "SECOND": ("1 Gull > Fern",)},
        {"FIRST": ("2 Drake > Dawn City",), "SECOND": ("2 Coral > Cliff City",)},
    ),
    (
        Picture(
            "One march a turn, in secret",
            "Two arrows leave Brine: two armies go to Drake, one goes to Bell City.",
            "Both players write their orders without seeing the other’s. A march goes out of one area into any beside "
            "it, as here, or into one area from any beside it. Dashed lines cross the water.",
            after=0,
            seat="FIRST",
            given=("2 Brine > Drake, 1 Brine > Bell City",),
        ),
        Picture(
            "Who meets, fights",
            "Drake after its battle: Red’s two armies are left there.",
            "Both came to Drake, two against one. The smaller force is destroyed. The larger loses as many as the "
            "smaller had, less the difference between them: 1 − (2 − 1), which is none.",
            after=1,
            step=2,
        ),
        Picture(
            "Bombs fall last",
            "A star about Fern: of Red’s three armies there two are left.",
            "After all battles each may bombard one area, a few times in the whole game. A province loses half of its "
            "armies, an odd one survives; a city loses all.",
            after=1,
            step=3,
        ),
        Picture(
            "Armies that cross fight on the border",
            "Arrows between Fern and Gull, one each way.",
            "Red goes from Fern to Gull while Blue goes from Gull to Fern. They meet on the way, one against one: "
            "nobody is left, and nobody arrives.",
            after=2,
            step=2,
        ),
        Picture(
            "How one wins: by cities",
            "Red holds Bell City, Foam City and Dawn City.",
            "Every city that you hold brings an army a turn, and here three of them win: Red holds three when the "
            "fourth turn would begin. On the great map it takes five.",
            after=3,
            step=-1,
        ),
    ),
    {
        "Z1": Picture(
            "",
            "Red holds Fern and others, Blue holds Coral and Gull; the cities of both are empty but one.",
            "Areas in a player’s colour are held; the pale ones are empty.",
            after=1,
            seat="FIRST",
        ),
        "Z2": Picture(
            "",
            "A new army in Brine, two arrows out of Fern, and a star about Cliff City.",
            "All three parts in one turn: a new army, a movement out of Fern, a bombardment.",
            after=1,
            seat="FIRST",
            given=("+1 Brine", "1 Fern > Foam City, 1 Fern > Gull", "Bomb Cliff City"),
        ),
        "Z3": Picture(
            "",
            "An arrow from Brine to Drake, crossed out.",
            "Four are to leave Brine, where three stand: the whole movement is void.",
            after=0,
            seat="FIRST",
            given=("4 Brine > Drake",),
        ),
        "Z4": Picture(
            "",
            "Arrows between Fern and Gull, one each way.",
            "One army each way between Fern and Gull: they meet on the water.",
            after=2,
            step=2,
        ),
        "Z5": Picture(
            "",
            "In Drake two red armies and a blue one stand side by side.",
            "Both have come to Drake, and stand there until the battle.",
            after=1,
            step=1,
        ),
        "Z6": Picture(
            "",
            "Drake after its battle: Red’s two armies are left there.",
            "Two met one: 1 − (2 − 1) is none, so both of Red’s are left.",
            after=1,
            step=2,
        ),
        "Z7": Picture(
            "",
            "A star about Fern, and two red armies in it.",
            "Fern is hit when all else is over.",
            after=1,
            step=3,
        ),
        "Z8": Picture(
            "",
            "One new army each in Bell City and in Foam City.",
            "Red holds two cities when the turn begins. Nothing is placed, so each new army stands in its city.",
            after=3,
            step=1,
        ),
        "Z9": Picture(
            "",
            "Red’s army from Fern and Blue’s from Gull have met; neither has arrived.",
            "One against one on a border, which nobody holds: nobody survives.",
            after=2,
            seat="FIRST",
        ),
        "Z10": Picture(
            "",
            "A star about Fern: of Red’s three armies there two are left.",
            "Half of three, and the odd one survives: two are left in the province. In a city nobody would be.",
            after=1,
            step=3,
        ),
        "Z11": Picture(
            "",
            "Red holds Bell City, Foam City and Dawn City.",
            "On this small map three cities win, and Red has three.",
            after=3,
            step=-1,
        ),
        "Z12": Picture(
            "",
            "Three red armies each in Brine and Fern, three blue ones each in Coral and Gull.",
            "A smaller setup: three armies each in Brine and Fern, and in Coral and Gull.",
            after=0,
            seat="FIRST",
        ),
        "Z13": Picture(
            "",
            "Armies of Brine are in hand; marked are Bell City, Fern, Drake and Coral.",
            "What Brine touches on the small map is marked: its city, and what it has ways to.",
            after=0,
            seat="FIRST",
            picks=("disperse", "Brine"),
        ),
    },
)


SIMULTANEOUS_RISK = Playthrough(
    "archipelago",
    (
        {"FIRST": ("+5 Heron",)},
        {"SECOND": ("+5 Lead",)},
        {"FIRST": ("+5 Heron",)},
        {"SECOND": ("+5 Lead",)},
        {"FIRST": ("+5 Finch",)},
        {"SECOND": ("+5 Jade",)},
        {
            "FIRST": ("+3 Heron", "2 Finch > Gannet, 1 Finch > Egret, 1 Finch > Jade", "Bomb Lead"),
            "SECOND": ("4 Jade > Lead, 1 Jade > Finch",),
        },
        {"FIRST": ("13 Heron > Lead",), "SECOND": ("Bomb Finch",)},
    ),
    (
        Picture(
            "First the armies are set up",
            "Two territories are held, Heron and Lead; where more may be placed is marked.",
            "In turn, and for all to see, each places armies in empty territories or their own: here five at a time, "
            "on the great map one, or they are dealt out.",
            after=2,
            seat="FIRST",
            picks=("Heron",),
        ),
        Picture(
            "Then orders in three parts, in secret",
            "New armies in Heron, three arrows out of Finch, and a star about Lead.",
            "Place the new armies; march out of one territory or into one; and bombard, if you like. Both players do, "
            "at once, and neither sees the other’s orders.",
            after=6,
            seat="FIRST",
            given=("+3 Heron", "2 Finch > Gannet, 1 Finch > Egret, 1 Finch > Jade", "Bomb Lead"),
        ),
        Picture(
            "Bombs fall last",
            "A star about Lead, whose seventeen armies have become nine.",
            "Three new armies and four from Jade made seventeen in Lead. The bomb falls after marches and battles, and "
            "destroys half of whatever stands there by then; an odd one survives.",
            after=7,
            step=-1,
        ),
        Picture(
            "Whole islands bring more armies",
            "Red holds Egret, Finch, Gannet and Heron, which are The Roosts.",
            "A third of your territories, at least three, is what comes each turn. Red holds all four of The Roosts "
            "now, which brings four more: seven in all.",
            after=8,
            step=1,
        ),
        Picture(
            "How one wins: the last army",
            "Lead after its battle: Red’s armies stand there alone.",
            "Thirteen meet twelve. The smaller force is destroyed, and the larger loses as many as that had, less "
            "the difference between them: 12 − (13 − 12) = 11. Two are left, and as those twelve were all that Blue "
            "had, Red has won.",
            after=8,
            step=3,
        ),
    ),
    {
        "Z1": Picture(
            "",
            "Red holds Finch and Heron, Blue holds Jade and Lead; the rest is empty.",
            "Areas in a player’s colour are held; the pale ones are empty.",
            after=6,
            seat="FIRST",
        ),
        "Z2": Picture(
            "",
            "New armies in Heron, three arrows out of Finch, and a star about Lead.",
            "All three parts in one turn: new armies, a movement out of Finch, a bombardment.",
            after=6,
            seat="FIRST",
            given=("+3 Heron", "2 Finch > Gannet, 1 Finch > Egret, 1 Finch > Jade", "Bomb Lead"),
        ),
        "Z3": Picture(
            "",
            "An arrow from Heron to Lead, crossed out.",
            "Fourteen are to leave Heron, where ten stand and three come: the whole movement is void.",
            after=6,
            seat="FIRST",
            given=("14 Heron > Lead",),
        ),
        "Z4": Picture(
            "",
            "Arrows between Finch and Jade, one each way.",
            "One army each way between Finch and Jade: they meet on the water.",
            after=7,
            step=2,
        ),
        "Z5": Picture(
            "",
            "In Lead thirteen red armies and twelve blue ones stand side by side.",
            "Both are in Lead, and stand there until the battle.",
            after=8,
            step=2,
        ),
        "Z6": Picture(
            "",
            "Lead after its battle: two red armies are left.",
            "Thirteen met twelve: 12 − (13 − 12) = 11 are lost, so two of Red’s are left.",
            after=8,
            step=3,
        ),
        "Z7": Picture(
            "",
            "A star about Lead, and nine blue armies in it.",
            "Lead is hit when all else is over.",
            after=7,
            step=3,
        ),
        "Z11": Picture(
            "",
            "Red’s armies stand alone on the map.",
            "This match was over after two turns. Were it not, it would be a draw after the fortieth.",
            after=8,
            step=-1,
        ),
        "Z14": Picture(
            "",
            "Seven new armies in Heron and three in Lead.",
            "Red has The Roosts: three armies at least, and four for them. Blue gets three for Lead alone.",
            after=8,
            step=1,
        ),
        "Z15": Picture(
            "",
            "Five red armies in Heron, five blue ones in Lead.",
            "A smaller setup, five at a time: Red and Blue have placed five each.",
            after=2,
            seat="FIRST",
        ),
        "Z16": Picture(
            "",
            "Red’s army from Finch and Blue’s from Jade have met; neither has arrived.",
            "One against one: nobody survives. It would be the same in a territory.",
            after=7,
            seat="FIRST",
        ),
        "Z17": Picture(
            "",
            "A star about Lead: of seventeen blue armies nine are left.",
            "Half of seventeen, and the odd one survives: nine are left.",
            after=7,
            step=3,
        ),
        "Z18": Picture(
            "",
            "Red’s armies stand alone on the map.",
            "Blue has no armies left.",
            after=8,
            step=-1,
        ),
    },
)

"""How Ozymandia and Simultaneous Risk are played, in five pictures each; captions ours, positions their rules'."""

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
        {"FIRST": ("+3 Heron", "2 Finch > Gannet, 2 Finch > Egret", "Bomb Lead"), "SECOND": ("5 Jade > Lead",)},
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
            "New armies in Heron, two arrows out of Finch, and a star about Lead.",
            "Place the new armies; march out of one territory or into one; and bombard, if you like. Both players do, "
            "at once, and neither sees the other’s orders.",
            after=6,
            seat="FIRST",
            given=("+3 Heron", "2 Finch > Gannet, 2 Finch > Egret", "Bomb Lead"),
        ),
        Picture(
            "Bombs fall last",
            "A star about Lead, whose eighteen armies have become nine.",
            "Three new armies and five from Jade made eighteen in Lead. The bomb falls after marches and battles, and "
            "destroys a half of whatever stands there by then.",
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
)

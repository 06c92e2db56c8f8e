"""How Rozz is played, in five pictures from one short match; our captions, positions by the rules."""

from __future__ import annotations

from rozz.ui.games.face import Picture, Playthrough

PLAYTHROUGH = Playthrough(
    "basic-training",
    (
        {"RED": ("P: SRNUKE > Karn",), "BLUE": ("M: INF*3 @ Quell > Q5",)},
        {"RED": ("M: INF*4+SRNUKE @ Karn > K1",), "BLUE": ("M: INF*3 @ Q5 > E3",)},
        {"RED": ("M: INF*4+SRNUKE @ K1 > E4",), "BLUE": ("M: INF*2 @ E3 > E4",)},
        {"RED": ("M: INF*2+SRNUKE @ E4 > E3",), "BLUE": ("M: INF @ E3 > Q5",)},
        {"RED": ("M: INF*2+SRNUKE @ E3 > Q5",), "BLUE": ("M: INF @ Q5 > Quell",)},
        {"RED": ("S: SRNUKE @ Q5 > Quell",), "BLUE": ("N:",)},
        {"RED": ("M: INF*2 @ Q5 > Quell",), "BLUE": ("N:",)},
    ),
    (
        Picture(
            "Commands are written in secret",
            "Red’s headquarters in Karn; an arrow shows four infantry with a missile going to K1.",
            "Each turn every player writes a few commands: buy, move, strike. Nobody sees the others’. Red sends four "
            "infantry one tile on, and they carry the missile that was bought the turn before.",
            after=1,
            seat="RED",
            given=("M: INF*4+SRNUKE @ Karn > K1",),
        ),
        Picture(
            "Then all happens at once",
            "Two arrows meet in E4: Red’s from K1 and Blue’s from E3.",
            "When everybody is ready, all commands are shown and carried out together. Here both march into E4, which "
            "neither of them could know.",
            after=3,
            step=0,
        ),
        Picture(
            "Who meets, fights",
            "In E4 two red infantry are left; crossed-out pieces show the two that each side lost.",
            "Infantry fights infantry one for one. Four against two: each loses two. Two of Red’s are left, with the "
            "missile. There is no luck in it.",
            after=3,
            step=2,
        ),
        Picture(
            "Missiles strike",
            "A zig-zag from Q5 to Quell; Blue’s two infantry there are crossed out, the headquarters stands.",
            "A short-range missile reaches one tile, destroys all there but a headquarters, and is used up. "
            "Strikes come after moves, so whoever has gone is safe.",
            after=6,
            step=1,
        ),
        Picture(
            "How one wins",
            "Red’s two infantry stand in Quell with Blue’s headquarters.",
            "Ground forces alone in an opponent’s headquarters capture it. In this match that is the objective; other "
            "scenarios have others, and say so.",
            after=7,
            step=2,
        ),
    ),
    {
        "R1": Picture(
            "",
            "Four territories of seven tiles each: Karn, Elm, Rozz and Quell.",
            "Four flowers: Karn, Elm, Rozz and Quell, each with its six tiles round it.",
            after=0,
            seat="RED",
        ),
        "R2": Picture(
            "",
            "Red’s two infantry stand in E4 beside a missile without a colour.",
            "The missile has no colour. Red’s infantry occupies E4, so it is Red’s to use.",
            after=3,
            seat="RED",
        ),
        "R3": Picture(
            "",
            "Two arrows: Red’s from Karn to K1, and Blue’s from Q5 to E3.",
            "A turn begins with all commands shown at once; then they are carried out phase by phase.",
            after=2,
            step=0,
        ),
        "R4": Picture(
            "",
            "A new missile in Karn.",
            "What is bought is there at once; it neither moves nor strikes this turn.",
            after=1,
            step=1,
        ),
        "R5": Picture(
            "",
            "An arrow from Karn to K1, and one from Q5 to E3.",
            "Infantry goes one tile, and takes a missile along.",
            after=2,
            step=1,
        ),
        "R6": Picture(
            "",
            "In E4 two red infantry are left; crossed-out pieces show two that each side lost.",
            "Four infantry met two: one for one.",
            after=3,
            step=2,
        ),
        "R7": Picture(
            "",
            "Blue’s headquarters alone in Quell, after a nuclear strike.",
            "Quell after the missile: everything is gone but the headquarters.",
            after=6,
            step=2,
        ),
        "R8": Picture(
            "",
            "A zig-zag from Q5 to Quell; what stood there is crossed out, and so is the missile.",
            "From Q5 a short-range missile reaches Quell, and is gone.",
            after=6,
            step=1,
        ),
        "R9": Picture(
            "",
            "Red’s two infantry stand in Quell with Blue’s headquarters; rays are about it.",
            "The look at the end of the turn finds Red’s infantry in Blue’s headquarters.",
            after=7,
            step=2,
        ),
        "R10": Picture(
            "",
            "Red’s view of the board: Quell is marked as the goal.",
            "Headquarters is the objective here. What a player is after is marked on the board.",
            after=5,
            seat="RED",
        ),
        "R11": Picture(
            "",
            "Red’s headquarters in Karn and Blue’s in Quell.",
            "At the end of the turn both headquarters earn.",
            after=1,
            step=3,
        ),
        "R12": Picture(
            "",
            "Blue’s two infantry stand in Quell, Red’s two with a missile in Q5.",
            "Should Blue resign here, its infantry stays in Quell; and as Red would be the last one left, Red wins.",
            after=5,
            seat="BLUE",
            given=("R:",),
        ),
    },
)

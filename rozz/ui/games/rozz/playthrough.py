"""How Rozz is played, in five pictures out of one short match; the captions are ours, the positions its rules'."""

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
)

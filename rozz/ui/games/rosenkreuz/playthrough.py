"""How RosenKreuz is played, in five pictures from one short game; our captions, positions by the rules."""

from __future__ import annotations

from rozz.ui.games.face import Picture, Playthrough

_ROSE = ("e2-f3", "d2-e3", "e3-f4", "f2-f5", "f4xf6", "f5-f7", "f6-f8*a7>e1")
_CROSS = ("g7-h6", "h6-g5", "f7-f6", "d7-d6", "c7-e5", "d6-e5")
_MOVES = [("ROSE" if number % 2 == 0 else "CROSS", (_ROSE, _CROSS)[number % 2][number // 2]) for number in range(13)]

PLAYTHROUGH = Playthrough(
    "rosenkreuz-skirmish",
    tuple({seat: (move,)} for seat, move in _MOVES),
    (
        Picture(
            "One piece a turn",
            "Rose’s black piece on f2 is in hand; f5 is marked, three squares ahead.",
            "Rose and Cross move in turn. A piece steps one square in any direction, or jumps over a row of its own "
            "side: here from f2 over f3 and f4 to f5. Forward is always allowed; sideways and back only to capture.",
            after=6,
            seat="ROSE",
            picks=("f2",),
        ),
        Picture(
            "Outnumbered pieces fall",
            "Rose’s black pieces on f4 and f5, and a crossed-out black cross on g5 beside them.",
            "Pieces of one colour that touch along an edge are a group. The jump made one of two black roses and one "
            "black cross: two against one, so the side with fewer loses what touches the others. Two against two would "
            "have stood.",
            after=7,
            step=1,
        ),
        Picture(
            "A piece on the wrong colour can be replaced",
            "Rose’s black piece comes down on f6, where a white cross stood.",
            "f6 is a black square, and a white cross had stepped on it. A black piece may come down there and take its "
            "place; on a square of its own colour the cross would have been safe from that.",
            after=9,
            step=0,
        ),
        Picture(
            "The last rank pays",
            "A rose has reached f8; a7 is crossed out; an arrow leads from f8 back to e1.",
            "Who reaches the far side takes any one opposing piece, wherever it stands, and is set back on the nearest "
            "of its own ranks that has room, here on e1.",
            after=13,
            step=1,
        ),
        Picture(
            "How one wins",
            "The last position: Cross has three white pieces left and no black one.",
            "Whoever has lost every black piece, or every white one, has lost. That was Cross’s last black one: three "
            "white crosses do not help it.",
            after=13,
            step=2,
        ),
    ),
    {
        "K1": Picture(
            "",
            "The board after one move: a white rose has gone from e2 to f3.",
            "Rose has begun, from e2 to f3; now Cross moves.",
            after=1,
            step=0,
        ),
        "K2": Picture(
            "",
            "Four black and four white roses below, as many crosses above.",
            "A smaller setup: four black and four white pieces each, all on squares of their own colour.",
            after=0,
            seat="ROSE",
        ),
        "K3": Picture(
            "",
            "Black pieces side by side on f4, f5 and g5: two roses and a cross.",
            "Three black pieces hang together on f4, f5 and g5. Two are Rose’s and one is Cross’s: unbalanced.",
            after=7,
            step=0,
        ),
        "K4": Picture(
            "",
            "Rose’s piece on f2 is in hand; where it may go is marked, f5 among it.",
            "From f2 over f3 and f4: both are Rose’s, so f5 can be reached.",
            after=6,
            seat="ROSE",
            picks=("f2",),
        ),
        "K5": Picture(
            "",
            "Rose’s piece on e2 is in hand; only squares ahead of it are marked.",
            "Nothing can be captured yet, so all that is marked for e2 lies ahead.",
            after=0,
            seat="ROSE",
            picks=("e2",),
        ),
        "K6": Picture(
            "",
            "A black rose comes down on f6, where a white cross stood.",
            "f6 is black and the cross on it was white.",
            after=9,
            step=0,
        ),
        "K7": Picture(
            "",
            "A black cross on e5 is crossed out beside Rose’s black pieces.",
            "Cross’s own move brought it there, and it fell: two against one.",
            after=10,
            step=1,
        ),
        "K8": Picture(
            "",
            "A rose has reached f8; a7 is crossed out; an arrow leads from f8 back to e1.",
            "A rose has come to f8, takes the piece on a7 and goes back to e1.",
            after=13,
            step=1,
        ),
        "K9": Picture(
            "",
            "The last position: Cross has three white pieces left and no black one.",
            "Cross has no black piece left.",
            after=13,
            step=2,
        ),
    },
)

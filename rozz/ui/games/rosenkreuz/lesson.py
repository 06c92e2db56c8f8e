"""RosenKreuz in eight steps: one short game, in which Cross plays what the lesson has it play.  The words are ours."""

from __future__ import annotations

from rozz.ui.games.lesson_plan import Lesson, LessonStep, TakeInHand, Write

LESSON = Lesson(
    "Learn RosenKreuz",
    "rosenkreuz-skirmish",
    "ROSE",
    (
        LessonStep(
            "You are Rose",
            "Four black and four white pieces each. Whoever has lost all of one colour has lost the game.",
            "Tap your white piece on e2.",
            TakeInHand("e2"),
        ),
        LessonStep(
            "One step",
            "A piece goes one square, straight or aslant. Forward is always allowed; sideways and back only to "
            "capture.",
            "With e2 in hand, tap f3 twice.",
            Write(1, "e2-f3"),
        ),
        LessonStep(
            "In turn",
            "Cross has moved its piece from g7 to h6. You move in turn, and everybody looks on.",
            "Tap d2, then e3 twice.",
            Write(3, "d2-e3"),
        ),
        LessonStep(
            "Side by side",
            "Pieces of one colour that touch along an edge are a group, whoever they belong to.",
            "Tap e3, then f4 twice.",
            Write(5, "e3-f4"),
        ),
        LessonStep(
            "A jump, and a capture",
            "A piece jumps over a row of its own side. Then f4, f5 and g5 are one black group, two roses and one "
            "cross: whoever has fewer in it loses what touches the others.",
            "Tap f2, then f5 twice.",
            Write(7, "f2-f5"),
        ),
        LessonStep(
            "On the wrong colour",
            "g5 is taken. On f6 a white cross stands on a black square: a black piece may come down there and take its "
            "place.",
            "Tap f4, then f6 twice: it jumps over f5.",
            Write(9, "f4xf6"),
        ),
        LessonStep(
            "Two against one",
            "Cross came to e5 and fell, two against one. Beside f7, on e7, another black cross stands.",
            "Tap f5, then f7 twice.",
            Write(11, "f5-f7"),
        ),
        LessonStep(
            "The last rank",
            "Who reaches the far side takes any piece, wherever it stands, and is set back on a rank of its own. "
            "Cross has one black piece left, on a7.",
            "Tap f6, f8, then a7, then e1, and Play.",
            Write(13, "f6-f8*a7>e1"),
        ),
    ),
    replies=("g7-h6", "h6-g5", "f7-f6", "d7-d6", "c7-e5", "d6-e5"),
    farewell="Cross has no black piece left, and you have won. In a whole game it is sixteen against sixteen.",
)

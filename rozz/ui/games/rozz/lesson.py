"""Rozz in thirteen steps: a war of four turns against somebody who never stirs.  The words are ours."""

from __future__ import annotations

from rozz.ui.games.lesson_plan import GiveIn, GoOn, Lesson, LessonStep, TakeInHand, Watch, Write

LESSON = Lesson(
    "Learn Rozz",
    "solo-training",
    "RED",
    (
        LessonStep(
            "Your headquarters",
            "This is war, and you are Red. Whoever walks into the other’s headquarters has won: yours is in Drift, "
            "Blue’s is in Vess.",
            "Tap your headquarters, in Drift.",
            TakeInHand("Drift"),
        ),
        LessonStep(
            "Buying",
            "A headquarters brings $5 and two commands a turn. What you buy is there at once, in any tile that is "
            "yours.",
            "Tap D3, choose Buy SRNUKE (a short-range missile), then Add.",
            Write(1, "P: SRNUKE > D3"),
        ),
        LessonStep(
            "Moving",
            "ARMOR, your armored division, goes one tile a turn and beats infantry without loss. The marked tiles are "
            "where it can go.",
            "Tap Drift, choose Move ARMOR, tap D3, then Add.",
            Write(1, "M: ARMOR @ Drift > D3"),
        ),
        LessonStep(
            "Ready",
            "Both commands are in your list. Nobody sees it before all players are ready; then everything happens at "
            "once.",
            "Tap Ready.",
            GiveIn(1),
        ),
        LessonStep(
            "What happened",
            "The turn is shown step by step: all commands, then purchases, moves, fights, strikes, money.",
            "Tap Play, or the arrows, till the last step.",
            Watch(1),
        ),
        LessonStep(
            "The next turn",
            "A match is a row of such turns. The missile is in D3 now, and so is your armor.",
            "Tap Next turn.",
            GoOn(2),
        ),
        LessonStep(
            "Carrying",
            "A missile cannot walk; troops carry it. V1 touches Blue’s headquarters.",
            "Tap D3, choose Move INF, set Take along SRNUKE to 1, tap V1, then Add.",
            Write(2, "M: INF*2+SRNUKE @ D3 > V1"),
        ),
        LessonStep(
            "Attacking",
            "Two Blue infantry stand in V6. To attack, just move in: whoever meets, fights, and armor beats infantry.",
            "Tap D3, choose Move ARMOR, tap V6, then Add.",
            Write(2, "M: ARMOR @ D3 > V6"),
        ),
        LessonStep(
            "The fight",
            "There is no luck in a fight. You can reckon it before.",
            "Tap Ready, then Play, or the arrows, till the last step.",
            GiveIn(2, then_look=True),
        ),
        LessonStep(
            "Striking",
            "Three infantry and an armor guard Vess. The missile destroys all of them but the headquarters, and is "
            "used up.",
            "Tap Next turn, then V1, choose Strike with SRNUKE, tap Vess, then Add.",
            Write(3, "S: SRNUKE @ V1 > Vess"),
        ),
        LessonStep(
            "One command is left",
            "Strikes come after moves: whoever walked in now would be hit as well. So this turn one command is enough.",
            "Tap Ready. The page asks whether that is all: Hand in, and look till the last step.",
            GiveIn(3, then_look=True),
        ),
        LessonStep(
            "The way is free",
            "Nobody guards Vess any more. Ground forces alone in a headquarters capture it.",
            "Tap Next turn, then V1, choose Move INF, tap Vess, then Add.",
            Write(4, "M: INF*2 @ V1 > Vess"),
        ),
        LessonStep(
            "Capture the headquarters",
            "That ends the war.",
            "Tap Ready, and Hand in; then look till the last step.",
            GiveIn(4, then_look=True),
        ),
    ),
    farewell="You have captured Blue’s headquarters. Against somebody who thinks, the same: their commands and yours "
    "are carried out at once, so ask yourself what they are writing now.",
)

"""Your first battle, in nine steps; the Winkies' commands are the lesson's, and the dice are always the same."""

from __future__ import annotations

from rozz.ui.games.lesson_plan import GiveIn, Lesson, LessonStep, Write

LESSON = Lesson(
    "Your first battle",
    "first-battle",
    "MUNCHKINS",
    (
        LessonStep(
            "Your army",
            "You are the Munchkins, and you attack. Rows 1 and 2 are yours. Zoraster the Wizard leads two infantry "
            "regiments as one group. The gun fires across three spaces, so keep it back.",
            "Put the Heavy cavalry in 2R and the gun in 1C. Zoraster leads both regiments in 2C. Then tap Add.",
            Write(1, "D: 1C MMED1; 2C Zoraster+MREG1+MREG2; 2R MCAV1"),
        ),
        LessonStep(
            "Both in secret",
            "The Winkies place their army now too. You both see everything once you are both ready.",
            "Tap Ready.",
            GiveIn(1),
        ),
        LessonStep(
            "A little magic",
            "Zoraster knows spells. Low rolls are good in a battle, and Good Luck lowers a unit’s roll by 1.",
            "Choose Zoraster’s Good Luck, then Regular infantry 1. Then tap Play.",
            Write(2, "S: Zoraster Good Luck > MREG1"),
        ),
        LessonStep(
            "Orders",
            "Every force gets an order. Advance must go forward. Stand holds its row and can shoot. Back means "
            "retreat.",
            "Give Zoraster and the cavalry the order Advance. The gun stands and shoots. Then tap Add.",
            Write(3, "O: MCAV1 A, Zoraster A"),
        ),
        LessonStep(
            "What will they do?",
            "The Winkies write their orders at the same time. From here on, the sides activate one force each, in "
            "turn.",
            "Tap Ready.",
            GiveIn(3),
        ),
        LessonStep(
            "Open fire!",
            "A unit hits if it rolls its strength or less on a ten-sided die. Your gun fires with strength 4, so it "
            "hits on 1 to 4.",
            "Tap your gun in 1C, then the spears in 4C. Then tap Play.",
            Write(4, "A: MMED1 fire 4C"),
        ),
        LessonStep(
            "Step up and fire",
            "A hit! Half of the spears are gone. Infantry fires only one space, so Zoraster’s group has to move next "
            "to the enemy first.",
            "Tap Zoraster’s group, then 3C, then 4C. Then tap Play.",
            Write(7, "A: Zoraster > 3C fire 4C"),
        ),
        LessonStep(
            "Lancers!",
            "Regular infantry 1 rolled a 4, and Good Luck made it a 3: the last spears are gone. Then the lancers "
            "charged your group and hit. You choose the unit that falls. Keep Regular infantry 1: it still has its "
            "luck.",
            "Choose Regular infantry 2. Then tap Play.",
            Write(9, "L: MREG2"),
        ),
        LessonStep(
            "Charge!",
            "Cavalry that moves two spaces into enemies charges, with +1 strength. Afterward it is blown and can’t "
            "fight back. The lancers are blown now. Your own cavalry is fresh!",
            "Tap your cavalry, then 3R, then 3C. Then tap Play.",
            Write(10, "A: MCAV1 > 3R > 3C"),
        ),
    ),
    replies=(
        "D: 4C WREG1, WREG2; 5C WZIL1",
        "O: WZIL1 A",
        "L: WREG2",
        "A: WREG1",
        "A: WZIL1 > 4C > 3C",
    ),
    farewell="You have won your first battle! A longer one has more turns. At the end of each you may retreat and save "
    "your army. In a campaign, every move into an enemy point can start a battle like this.",
    chance="lesson 1810",
)

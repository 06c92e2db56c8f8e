"""Ozymandia and Simultaneous Risk in a dozen steps each, or so; Blue plays what the lesson has it.  Words are ours."""

from __future__ import annotations

from rozz.ui.games.lesson_plan import GiveIn, Lesson, LessonStep, TakeInHand, Watch, Write

OZYMANDIA = Lesson(
    "Learn Ozymandia",
    "five-isles",
    "FIRST",
    (
        LessonStep(
            "Cities win",
            "You are Red, with three armies in Brine and three in Fern. Every isle is a province and has its city: "
            "whoever holds three cities when a turn begins has won.",
            "Tap Brine.",
            TakeInHand("Brine"),
        ),
        LessonStep(
            "Marching",
            "Once a turn armies march out of one area, to one beside it or to several. A city is beside its own "
            "province alone, and one army is enough to hold it.",
            "Tap Brine, choose Move out of an area, tap Drake, then Bell City (BC): two go and one. Tap Add.",
            Write(1, "2 Brine > Drake, 1 Brine > Bell City"),
        ),
        LessonStep(
            "Both at once",
            "Blue writes now too. Nobody sees the other’s orders before both are ready; then all of them happen at "
            "once.",
            "Tap Ready.",
            GiveIn(1),
        ),
        LessonStep(
            "What happened",
            "Blue’s armies leave Coral: look who comes to Cliff City (CC), and whom your two meet in Drake. There, 2 "
            "against 1 loses 0.",
            "Tap Play, or the arrows, till the last step.",
            Watch(1),
        ),
        LessonStep(
            "New armies",
            "Each city that you hold brings one army a turn. Put it in the city or in its province; it may march at "
            "once.",
            "Tap Next turn, then Brine, choose New armies, then Add.",
            Write(2, "+1 Brine"),
        ),
        LessonStep(
            "From all sides",
            "Or armies march into one area from all around it. Blue may come to Drake as well: be there with all "
            "you have.",
            "Tap Drake, choose Move into an area, tap Fern and Brine, then Add.",
            Write(2, "3 Fern > Drake, 1 Brine > Drake"),
        ),
        LessonStep(
            "The fight",
            "There is no luck in a fight. The smaller force is destroyed; the larger loses as many as that had, less "
            "the difference of the two: 6 against 4 loses 2.",
            "Tap Ready, then Play, or the arrows, till the last step.",
            GiveIn(2, then_look=True),
        ),
        LessonStep(
            "Bombarding",
            "Blue came with four, and four of your six are left. You have one bombardment in the whole game: in a city "
            "it destroys all armies, in a province half of them.",
            "Tap Next turn, then Cliff City (CC), choose Bombard, then Add.",
            Write(3, "Bomb Cliff City"),
        ),
        LessonStep(
            "Beside it",
            "A bombardment falls after all fights, on whoever is there: walk in next turn. Meanwhile go beside it, and "
            "take Dawn City too.",
            "Tap Drake, choose Move out of an area, tap Coral and Dawn City (DC), then Add.",
            Write(3, "2 Drake > Coral, 2 Drake > Dawn City"),
        ),
        LessonStep(
            "What is not placed",
            "Bell City brings an army this turn too. What you do not place stands in its city.",
            "Tap Ready, then Play, or the arrows, till the last step.",
            GiveIn(3, then_look=True),
        ),
        LessonStep(
            "The third city",
            "Cliff City is empty, and Blue’s last army has slipped by to Brine. One of your two is enough; the other "
            "stays.",
            "Tap Next turn, then Coral, choose Move out of an area, tap Cliff City, set it to 1, then Add.",
            Write(4, "1 Coral > Cliff City"),
        ),
        LessonStep(
            "Three are held",
            "Should Blue go for Bell City: three armies will stand there, 3 against 1 loses 0.",
            "Tap Ready.",
            GiveIn(4),
        ),
        LessonStep(
            "The end of it",
            "A turn is played to its end; the next would begin with three cities in your hands.",
            "Tap Play, or the arrows, till the last step.",
            Watch(4),
        ),
    ),
    replies=(
        "1 Coral > Cliff City, 1 Coral > Drake",
        "+1 Coral; 3 Gull > Drake, 1 Coral > Drake",
        "1 Coral > Brine",
        "1 Brine > Bell City",
    ),
    farewell="Bell City, Dawn City and Cliff City are yours. On the large map there are nine cities and three "
    "bombardments, and five cities win. Armies that cross one border from both sides fight on it before they arrive.",
)

SIMULTANEOUS_RISK = Lesson(
    "Learn Simultaneous Risk",
    "small-archipelago",
    "FIRST",
    (
        LessonStep(
            "To the last army",
            "You are Red. Whoever has no armies left has lost. Nobody stands anywhere yet: you set up in turn, in "
            "empty territories or your own.",
            "Tap Finch, on the island at the left.",
            TakeInHand("Finch"),
        ),
        LessonStep(
            "A whole island",
            "Each of you has four armies. An island that is all yours brings armies every turn: take the four of The "
            "Roosts.",
            "Tap Egret, Gannet and Heron too, then Play.",
            Write(1, "+1 Finch, 1 Egret, 1 Gannet, 1 Heron"),
        ),
        LessonStep(
            "New armies",
            "Three territories bring a new army a turn, but you get three at least; The Roosts bring four more. That "
            "makes seven.",
            "Tap Finch, choose New armies, then Add.",
            Write(3, "+7 Finch"),
        ),
        LessonStep(
            "Marching",
            "Once a turn armies march out of one territory into those beside it. Leave one in Finch, so that The "
            "Roosts stay whole.",
            "Tap Finch, choose Move out of a territory, tap Jade, set it to 7, then Add.",
            Write(3, "7 Finch > Jade"),
        ),
        LessonStep(
            "Bombarding",
            "You have one bombardment in this war. It falls after all fights and destroys half of whoever is there.",
            "Tap Lead, choose Bombard, then Add.",
            Write(3, "Bomb Lead"),
        ),
        LessonStep(
            "Both at once",
            "Blue writes now too. Nobody sees the other’s orders before both are ready; then all of them happen at "
            "once.",
            "Tap Ready.",
            GiveIn(3),
        ),
        LessonStep(
            "What happened",
            "Blue’s army wants from Jade to Finch: look where your seven meet it. Lead is hit last of all, and half of "
            "its six armies are to be left.",
            "Tap Play, or the arrows, till the last step.",
            Watch(3),
        ),
        LessonStep(
            "Reckoning",
            "Lead has three armies and gets three more: six. The smaller force is destroyed; the larger loses as "
            "many, less the difference of the two: 8 against 6 loses 4.",
            "Tap Next turn, then Heron, choose New armies, then Add.",
            Write(4, "+7 Heron"),
        ),
        LessonStep(
            "From all sides",
            "Armies may also march into one territory from all around it: 15 against 6 loses 0. That ends the war, so "
            "Heron may be left empty.",
            "Tap Lead, choose Move into a territory, tap Heron and Jade, then Add.",
            Write(4, "8 Heron > Lead, 7 Jade > Lead"),
        ),
        LessonStep(
            "The last fight",
            "Had both come with as many, nobody would be left: equal forces destroy each other.",
            "Tap Ready.",
            GiveIn(4),
        ),
        LessonStep(
            "From both sides",
            "Eight and seven march into Lead at once, and fight as one force.",
            "Tap Play, or the arrows, till the last step.",
            Watch(4),
        ),
    ),
    replies=("+3 Lead, 1 Jade", "+3 Lead; 1 Jade > Finch", "+3 Lead"),
    farewell="Blue has no armies left, and you have won. Against somebody who thinks, ask yourself from where they "
    "may come, and what they would find there.",
)

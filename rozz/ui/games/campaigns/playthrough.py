"""How Campaigns of Ozz is played, in pictures of one day at Harvest Cross: a turn on the map, with a battle in it.

One picture per chapter, with our own captions and fixed dice.
"""

from __future__ import annotations

from rozz.ui.games.face import Picture, Playthrough

W, M = "WINKIES", "MUNCHKINS"
MARCH = "M: Hardsole+MLGT1+MREG4 @ Ovengate > Pumpkin Fields drop MLGT1 take MREG5 > Albine Pass"
ATTACK = "M: Evora+Zerde+WMED1+WREG1+Bell+WREG2+WREG3+WSKE1+WZIL1 @ Straw Ferry > Harvest Cross"
ORDERS = "O: Zoraster S, Sourdough A, MCAV1 A, MMED1 S; guard L MREG3"

_ORDERS_OF_SEATS = (
    {M: ("I: first",)},
    {M: (MARCH,)},
    {W: (ATTACK,)},
    {W: ("B: board",), M: ("B: board",)},
    {
        W: ("D: 1C Evora+WREG1+Bell, WMED1; 2C WSKE1, Zerde+WREG2+WREG3; 2R WZIL1",),
        M: ("D: 4L Sourdough+MREG3; 4C Zoraster+MGRD1+MREG1+MREG2; 5C MMED1; 5R MCAV1",),
    },
    {W: ("S: Evora Poppies > MMED1; Bell",), M: ("S: Zoraster Good Luck > MREG1",)},
    {W: ("O: Evora S, Zerde A, WSKE1 A, WZIL1 A, WMED1 S, WSKE2 A",), M: (ORDERS,)},
    {M: ("I: second",)},
    {W: ("A: Zerde > 3C",)},
    {M: ("A: Zoraster fire 3C",)},
    {W: ("A: WZIL1 > 3C > 4C",)},
    {M: ("L: MREG2",)},
    {M: ("A: Sourdough > 3L fire 3C",)},
    {W: ("A: WMED1 fire 4C",)},
    {M: ("A: MCAV1 > 4R > 3C",)},
    {W: ("A: WSKE1 > 3C",)},
    {M: ("R: back MCAV1 > 4C",)},
    {M: ("A: MMED1",)},
    {W: ("A: WSKE2 > 2C",)},
    {W: ("A: Evora",)},
    {W: ("B: retreat",), M: ("B: stay",)},
    {M: ("pass",)},
    {W: ("M: WREG4+WZIL2 @ Zilkhold > Straw Ferry",)},
    {W: ("pass",)},
    {M: ("H: Tic-Tok special",), W: ("H: Zephaph",)},
)

PLAYTHROUGH = Playthrough(
    "harvest-cross",
    _ORDERS_OF_SEATS,
    (
        Picture(
            "Stacks march on the map",
            "The map; Hardsole’s stack is about to go from Ovengate through Pumpkin Fields to Albine Pass.",
            "The sides move one stack each, in turn. A Hero takes a stack along two links. On the way Hardsole drops "
            "off a gun at Pumpkin Fields and picks up a regiment. A stack that meets enemies fights.",
            after=1,
            seat=M,
            given=(MARCH,),
        ),
        Picture(
            "Orders in secret",
            "The battleboard with both armies, and the Munchkins’ orders.",
            "The Winkies attack Harvest Cross, and the battle moves to the battleboard. Both sides write an order for "
            "every force: Advance, Stand or Back. Zoraster’s infantry fires one space far, so he stands and waits.",
            after=6,
            seat=M,
            given=(ORDERS,),
        ),
        Picture(
            "Every attack is a die",
            "Zoraster’s group in 4C has fired at Zerde’s group in 3C, which has one unit left.",
            "Zerde came close, and Zoraster’s group fires. A unit hits if its die is not higher than its strength. The "
            "Guard rolls a 4 with strength 4, and one regiment of spears is gone.",
            after=10,
            step=-1,
        ),
        Picture(
            "Cavalry charges",
            "The Munchkin cavalry stands in 3C with Zerde, who has no units left.",
            "A charge is two spaces into the enemy, with strength 5 instead of 4. The last of Zerde’s spears fall, and "
            "she escapes with a 9. Now the cavalry is blown: it can’t fight back for a while.",
            after=15,
            step=-1,
        ),
        Picture(
            "How a side wins",
            "The map after the last turn: the Munchkins hold Harvest Cross.",
            "The Winkies have retreated. This campaign lasts only one turn, so points decide: units, population "
            "centers and razed fortresses. The Munchkins have 11, the Winkies 9. If your side razes the enemy’s "
            "castle, you win at once.",
            after=25,
            step=-1,
        ),
    ),
    {
        "C1": Picture(
            "",
            "The map with the stacks of Munchkins and Winkies.",
            "Two armies stand close together, Zoraster’s at Harvest Cross and Evora’s at Straw Ferry. Their battle "
            "will have a board of its own.",
            after=0,
            seat=M,
        ),
        "C2": Picture(
            "",
            "The map: points of all nations, joined by roads and trails.",
            "Bluekeep is the Munchkins’ castle, Yellow Tower the Winkies’. Quadlings and Gillikins are not in this "
            "war, so their points are closed.",
            after=0,
            seat=W,
        ),
        "C3": Picture(
            "",
            "The map; at Harvest Cross stand two leaders and six units.",
            "Zoraster and Sourdough have six units at Harvest Cross. Leaders do not count as units, so two more units "
            "would fit.",
            after=1,
            seat=M,
        ),
        "C4": Picture(
            "",
            "The Munchkins choose: move first, or second.",
            "The Munchkins have the initiative and choose to move first.",
            after=0,
            seat=M,
            given=("I: first",),
        ),
        "C5": Picture(
            "",
            "A march from Ovengate through Pumpkin Fields to Albine Pass.",
            "Hardsole leads his stack along two links. The gun stays at Pumpkin Fields, and a regiment comes along.",
            after=1,
            seat=M,
            given=(MARCH,),
        ),
        "C6": Picture(
            "",
            "Hardsole with two units at Albine Pass.",
            "Two units took the trail to Albine Pass, so there is one die without a modifier: a 9. A 10 would have "
            "cost a unit.",
            after=2,
            step=-1,
        ),
        "C7": Picture(
            "",
            "The Winkies enter Harvest Cross, where the Munchkins stand.",
            "Evora’s army comes from Straw Ferry and attacks Zoraster’s.",
            after=3,
            step=-1,
        ),
        "C8": Picture(
            "",
            "The Munchkins ask for fast combat at Harvest Cross.",
            "The Munchkins could ask for fast combat. It needs both: if the Winkies say board, it is the board.",
            after=3,
            seat=M,
            given=("B: fast",),
        ),
        "C9": Picture(
            "",
            "Both armies on the battleboard: Winkies in rows 1 and 2, Munchkins in rows 4 and 5.",
            "The Winkies attack from row 1, and the Munchkins defend from row 5. The spaces L and R are the flanks.",
            after=5,
            step=-1,
        ),
        "C10": Picture(
            "",
            "The Munchkins choose: act first, or second.",
            "Spells and orders are given, then initiative is rolled. The Munchkins won the roll and let the Winkies "
            "come.",
            after=7,
            seat=M,
            given=("I: second",),
        ),
        "C11": Picture(
            "",
            "A skeleton beside the Bell in 1C, and Poppies on the Munchkin gun in 5C.",
            "Evora’s Poppies put the gun to sleep. Zoraster’s Good Luck helps MREG1 in 4C.",
            after=6,
            step=-1,
        ),
        "C12": Picture(
            "",
            "Zerde’s group is about to go from 2C to 3C.",
            "Zerde’s order is Advance. Her group moves one space closer to row 5 and stops next to the Munchkins.",
            after=8,
            seat=W,
            given=("A: Zerde > 3C",),
        ),
        "C13": Picture(
            "",
            "Sourdough’s group in 4L, with an attempt at a new order.",
            "Sourdough’s order is Advance. To make it Stand, he would need a die of 3 or less.",
            after=12,
            seat=M,
            given=("A: Sourdough change S",),
        ),
        "C14": Picture(
            "",
            "Zoraster’s group in 4C has fired at 3C, where one regiment of spears is left.",
            "Three units fire three dice. The 4 of the Guard hits with strength 4, and the other two miss.",
            after=10,
            step=-1,
        ),
        "C15": Picture(
            "",
            "The Munchkin cavalry falls back from 3C to 4C, before a skeleton that enters 3C.",
            "The skeleton is no cavalry, so the Munchkin cavalry may fall back before the melee.",
            after=17,
            step=-1,
        ),
        "C16": Picture(
            "",
            "The Winkies on the battleboard, about to retreat.",
            "The Winkies choose to retreat, and the Munchkins choose in secret at the same time.",
            after=20,
            seat=W,
            given=("B: retreat",),
        ),
        "C17": Picture(
            "",
            "The map with the fortresses of both nations.",
            "Ovengate and Zilkhold defend themselves with 2 intrinsic units. A castle has 3, and a capital has 4.",
            after=0,
            seat=W,
        ),
        "C18": Picture(
            "",
            "Tic-Tok recruits a specialist at Munchton.",
            "Tic-Tok has stayed at Munchton all turn, so he may recruit. The specialists there are medium artillery.",
            after=24,
            seat=M,
            given=("H: Tic-Tok special",),
        ),
        "C19": Picture(
            "",
            "The Bell in 1C with the spears that carry it, and a new skeleton.",
            "The Bell created a skeleton in its own space, and can’t move this turn.",
            after=6,
            step=-1,
        ),
        "C20": Picture(
            "",
            "The map after the last turn.",
            "The turn was the last one. The Munchkins win with 11 points to 9.",
            after=25,
            step=-1,
        ),
        "C21": Picture(
            "",
            "The battleboard, with orders that only the Munchkins see.",
            "Orders are secret: both captains write them at the same time.",
            after=6,
            seat=M,
            given=(ORDERS,),
        ),
        "C22": Picture(
            "",
            "Zoraster’s group in 4C is about to fire at 3C.",
            "One command is written for this: A: Zoraster fire 3C.",
            after=9,
            seat=M,
            given=("A: Zoraster fire 3C",),
        ),
        "C23": Picture(
            "",
            "The Winkie gun in 1C is about to fire at 4C.",
            "With the option limbering, this gun can fire because it has not moved.",
            after=13,
            seat=W,
            given=("A: WMED1 fire 4C",),
        ),
        "C24": Picture(
            "",
            "Counters of both nations on the battleboard.",
            "WZIL1 in 2R is one of the Zilk lancers: melee 4, two spaces a turn. MGRD1 in 4C is Zoraster’s Guard.",
            after=5,
            step=-1,
        ),
    },
    chance="day 1257",
)

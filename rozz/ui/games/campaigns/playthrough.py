"""How Campaigns of Ozz is played, in five pictures of one battle turn; the captions are ours.

All are of the battleboard: the map is not drawn yet.
"""

from __future__ import annotations

from rozz.ui.games.face import Picture, Playthrough

W, M = "WINKIES", "MUNCHKINS"

PLAYTHROUGH = Playthrough(
    "battle-on-the-board",
    (
        {
            W: ("D: 1C Evora+WREG1+Bell, WMED1; 2C WSKE1, Zerde+WREG2+WREG3; 2R WZIL1",),
            M: ("D: 4L Sourdough+MREG3; 4C Zoraster+MGRD1+MREG1+MREG2; 5C MMED1; 5R MCAV1",),
        },
        {W: ("S: Evora Poppies > MMED1; Bell",), M: ("S: Zoraster Good Luck > MREG1",)},
        {
            W: ("O: Evora S, Zerde A, WSKE1 A, WZIL1 A, WMED1 S, WSKE2 A",),
            M: ("O: Zoraster S, Sourdough A, MCAV1 A, MMED1 S; guard L MREG3",),
        },
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
    ),
    (
        Picture(
            "Spells come first",
            "A skeleton has risen beside the Bell in 1C. The Munchkin gun in 5C is marked with Poppies.",
            "Both sides cast in secret. Evora puts the Munchkin gun to sleep, and her Bell raises a skeleton. Zoraster "
            "gives good luck to one of his regiments.",
            after=2,
            step=-1,
        ),
        Picture(
            "An order for every force",
            "The Munchkin forces with their orders: Zoraster and the gun stand, Sourdough and the cavalry advance.",
            "Advance, Stand or Back: both sides write their orders in secret. Zoraster stands and waits. His infantry "
            "fires only one space far, so he lets the Winkies come to him.",
            after=2,
            seat=M,
            given=("O: Zoraster S, Sourdough A, MCAV1 A, MMED1 S; guard L MREG3",),
        ),
        Picture(
            "Every attack is a die",
            "Zoraster’s group in 4C fires at Zerde’s group in 3C, which has one unit left.",
            "Zerde came close, and Zoraster’s group fires. A unit hits if its die is not higher than its strength. The "
            "Guard rolls a 4 with strength 4, and one regiment of spears is gone.",
            after=6,
            step=-1,
        ),
        Picture(
            "Cavalry charges",
            "The Munchkin cavalry stands in 3C with Zerde, who has no units left.",
            "A charge is two spaces into the enemy, with strength 5 instead of 4. The last of Zerde’s spears fall, and "
            "she escapes with an 8. Now the cavalry is blown: it can’t fight back for a while.",
            after=11,
            step=-1,
        ),
        Picture(
            "How a side wins",
            "Only Munchkins are left on the battleboard.",
            "At the end of each battle turn both sides decide whether to retreat. The Winkies have lost three units "
            "and leave. Only the Munchkins have units on the board now, so they win this battle. In a campaign, Evora "
            "would be back.",
            after=17,
            step=-1,
        ),
    ),
    {
        "C9": Picture(
            "",
            "Both armies on the battleboard: Winkies in rows 1 and 2, Munchkins in rows 4 and 5.",
            "The Winkies attack from row 1, and the Munchkins defend from row 5. The spaces L and R are the flanks.",
            after=1,
            step=-1,
        ),
        "C10": Picture(
            "",
            "The Munchkins are to choose: act first, or second.",
            "Spells and orders are given, then initiative is rolled. The Munchkins won the roll and let the Winkies "
            "come.",
            after=3,
            seat=M,
            given=("I: second",),
        ),
        "C11": Picture(
            "",
            "A skeleton beside the Bell in 1C, and Poppies on the Munchkin gun in 5C.",
            "Evora’s Poppies put the gun to sleep. Zoraster’s Good Luck helps MREG1 in 4C.",
            after=2,
            step=-1,
        ),
        "C12": Picture(
            "",
            "Zerde’s group is going from 2C to 3C.",
            "Zerde’s order is Advance. Her group moves one space closer to row 5 and stops next to the Munchkins.",
            after=4,
            seat=W,
            given=("A: Zerde > 3C",),
        ),
        "C13": Picture(
            "",
            "Sourdough’s group in 4L, with an attempt at a new order.",
            "Sourdough’s order is Advance. To make it Stand, he would need a die of 3 or less.",
            after=8,
            seat=M,
            given=("A: Sourdough change S",),
        ),
        "C14": Picture(
            "",
            "Zoraster’s group in 4C has fired at 3C, where one regiment of spears is left.",
            "Three units fire three dice. The 4 of the Guard hits with strength 4, and the other two miss.",
            after=6,
            step=-1,
        ),
        "C15": Picture(
            "",
            "The Munchkin cavalry falls back from 3C to 4C, before a skeleton that enters 3C.",
            "The skeleton is no cavalry, so the Munchkin cavalry may fall back before the melee.",
            after=13,
            step=-1,
        ),
        "C16": Picture(
            "",
            "The Winkies on the battleboard, about to retreat.",
            "The Winkies choose to retreat, and the Munchkins choose in secret at the same time.",
            after=16,
            seat=W,
            given=("B: retreat",),
        ),
        "C19": Picture(
            "",
            "The Bell in 1C with the spears that carry it, and a new skeleton.",
            "The Bell created a skeleton in its own space, and can’t move this turn.",
            after=2,
            step=-1,
        ),
        "C20": Picture(
            "",
            "Only Munchkins are left on the battleboard.",
            "Only the Munchkins have units on the board: they have won.",
            after=17,
            step=-1,
        ),
    },
    chance="a",
)

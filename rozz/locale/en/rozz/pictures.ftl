### Rozz in pictures, from one short match between Red and Blue, on the page of the rules.

## Five pictures: the title, a description for people who can’t see it, and the caption

rozz-picture-secret = Plan in secret
rozz-picture-secret-shows = Red’s headquarters is in Karn. An arrow shows four infantry and a missile going to K1.
rozz-picture-secret-caption = Each turn, every player gives a few secret commands to buy, move or strike. Here Red sends four infantry to K1. They carry the missile that Red bought last turn.

rozz-picture-reveal = Everything happens at once
rozz-picture-reveal-shows = Two arrows meet in E4: Red’s from K1 and Blue’s from E3.
rozz-picture-reveal-caption = When everyone is ready, all commands are revealed and carried out together. Here both players march into E4. Neither knew the other was coming.

rozz-picture-combat = Enemies on the same tile fight
rozz-picture-combat-shows = In E4, two red infantry are left. Crossed-out pieces show the two that each side lost.
rozz-picture-combat-caption = Infantry trades one for one. Red has four and Blue has two, so each side loses two. Red keeps two infantry and the missile. There’s no luck in combat.

rozz-picture-strike = Missiles strike
rozz-picture-strike-shows = A zigzag line runs from Q5 to Quell. Blue’s two infantry there are crossed out. The headquarters still stands.
rozz-picture-strike-caption = A short-range nuke strikes a neighboring tile and destroys everything there except a headquarters. Then it is used up. Strikes come after moves, so troops that have left are safe.

rozz-picture-win = Red wins
rozz-picture-win-shows = Red’s two infantry are in Quell with Blue’s headquarters.
rozz-picture-win-caption = Red’s infantry captures Blue’s headquarters and wins. That is the objective of this match. Other scenarios have other objectives.

## A picture for each chapter of the rules: a description for people who can’t see it, and the caption

rozz-shows-R1 = Four territories of seven tiles each: Karn, Elm, Rozz and Quell.
rozz-caption-R1 = Karn, Elm, Rozz and Quell are territories. Each has a center and six tiles around it.
rozz-shows-R2 = Red’s two infantry are in E4 with a missile that has no color.
rozz-caption-R2 = The missile has no color. Red’s infantry occupies E4, so Red controls the missile.
rozz-shows-R3 = Two arrows: Red’s from Karn to K1, and Blue’s from Q5 to E3.
rozz-caption-R3 = First, everyone sees all the commands. Then the turn runs phase by phase.
rozz-shows-R4 = A new missile is in Karn.
rozz-caption-R4 = Purchases appear right away, but they can’t move or strike this turn.
rozz-shows-R5 = One arrow runs from Karn to K1, another from Q5 to E3.
rozz-caption-R5 = Infantry moves one tile and can carry a missile.
rozz-shows-R6 = In E4, two red infantry are left. Crossed-out pieces show the two that each side lost.
rozz-caption-R6 = Four infantry fought two, and they traded one for one.
rozz-shows-R7 = Blue’s headquarters is alone in Quell after a nuclear strike.
rozz-caption-R7 = The missile destroyed everything in Quell except the headquarters.
rozz-shows-R8 = A zigzag line runs from Q5 to Quell. Everything there but the headquarters is crossed out, and so is the missile in Q5.
rozz-caption-R8 = A short-range nuke reaches Quell from Q5 and is used up.
rozz-shows-R9 = Red’s two infantry are in Quell with Blue’s headquarters. Rays surround the tile.
rozz-caption-R9 = After the strikes, Red’s infantry is in Blue’s headquarters, so Red wins.
rozz-shows-R10 = Red’s view of the board. Quell is marked as the goal.
rozz-caption-R10 = Here the objective is to capture a headquarters. The board marks which one.
rozz-shows-R11 = Red’s headquarters is in Karn, and Blue’s is in Quell.
rozz-caption-R11 = Both headquarters earn money at the end of the turn.
rozz-shows-R12 = Blue’s two infantry are in Quell. Red’s two infantry and a missile are in Q5.
rozz-caption-R12 = If Blue resigns here, its infantry stays in Quell. Red is the last player left and wins.

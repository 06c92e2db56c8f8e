### Rozz: the shipped puzzles. For each, its name, its task, and why the solution works, which is shown afterward.
### $red and so on are the names of the players. Numbers like (R6.1) are rules and stay. English is also in the
### puzzle's file.

tasks-rozz-1-airlift-name = Airlift
tasks-rozz-1-airlift-task = As { $red }, win this turn.
tasks-rozz-1-airlift-why = A transport carries up to ten infantry across up to three tiles (R5.1, R5.4). { $blue } has two infantry in the headquarters, and one command to bring in three more. Your six beat those five, and one of yours is left (R6.1, R10.1). Five aren’t enough. If you wait a turn, even six aren’t enough, because { $blue } can buy more by then.

tasks-rozz-2-two-hammers-name = Two hammers
tasks-rozz-2-two-hammers-task = As { $red }, win this turn.
tasks-rozz-2-two-hammers-why = Only one of { $blue }’s two armor pieces can reach the headquarters in E1. If it moves in, it trades with one of yours (R6.4). If it strikes from outside, it destroys one of yours (R8.4). Either way you have a second one, which destroys all infantry in the tile (R6.4). Sending one armor and two infantry isn’t enough: your armor trades with { $blue }’s, and your infantry trades with the two guards (R6.5). { $blue } can’t win at the same time, because the armor in E3 needs two turns to reach your headquarters.

tasks-rozz-3-sword-and-shield-name = Sword and shield
tasks-rozz-3-sword-and-shield-task = As { $red }, win this turn, and don’t let { $blue } win too.
tasks-rozz-3-sword-and-shield-why = Your three infantry beat the two guards in E1, and nobody else can get there in time (R6.1). But meanwhile { $blue }’s armor in E4 can move into your headquarters in E5. Then you would share the victory (R9). So either move your armor home to fight there (R6.4), or strike at { $blue }’s armor in E5. Strikes come after combat, so yours finds the armor there (R8.1). If { $blue }’s armor stays away, your strike fails and you lose nothing.

tasks-rozz-4-a-shot-at-the-intruder-name = A shot at the intruder
tasks-rozz-4-a-shot-at-the-intruder-task = As { $red }, win this turn, and don’t let { $blue } win too.
tasks-rozz-4-a-shot-at-the-intruder-why = One armor is enough to win Elm: { $blue } has no armor, and yours destroys all infantry (R6.4). The danger is a shared victory (R9). The three infantry in Elm can leave before the fight and attack your two infantry in E4, your headquarters. Then one of the three survives there. Have your armor strike it from Elm. A piece that has moved can still strike once (R3.6), and strikes come after combat (R8.1). The two infantry in E3 are no danger: if two meet two, nobody survives (R6.1).

tasks-rozz-5-fire-on-ones-own-name = Friendly fire
tasks-rozz-5-fire-on-ones-own-task = As { $red }, don’t lose your headquarters this turn.
tasks-rozz-5-fire-on-ones-own-why = { $blue } can send in armor, plus all the infantry from one tile. If your armor moves home, it trades with theirs (R6.4), but your one infantry is far outnumbered (R6.5). So you also have to fire the neutron missile at your own headquarters. Strikes come after combat (R8.1), so it kills all infantry there, yours too (R8.5). An empty headquarters belongs to its owner (R2.2). The plan also works if only infantry comes, or only armor. Instead of moving home, your armor can also strike at { $blue }’s armor in Elm.

tasks-rozz-6-the-trap-at-home-name = The trap at home
tasks-rozz-6-the-trap-at-home-task = As { $red }, don’t lose your headquarters this turn.
tasks-rozz-6-the-trap-at-home-why = { $blue } has two armor and three infantry next to your headquarters and can give two commands. A trap works on the turn you buy it (R4.2). It takes out one armor that moves in, and is used up (R6.3). Your own armor trades with the second one (R6.4), or destroys all the infantry that move in. If both armor move in, your two infantry survive. If one armor and the infantry move in, the trap stops the armor, and your armor destroys the infantry. Without the trap, { $blue }’s second armor survives, no matter how many infantry you buy instead.

tasks-rozz-7-four-tiles-name = Four tiles
tasks-rozz-7-four-tiles-task = As { $red }, win this turn by holding four tiles.
tasks-rozz-7-four-tiles-why = With one command, { $blue } can take back one tile. So holding four isn’t enough: take five, and you can afford to lose one. You have two commands while you hold the command center. E1 and E2 are empty, so send one infantry from E3 to E2, and one or two from E6 to E1. Leave at least one infantry behind in both E3 and E6 (R2.2). If all three leave E6, you gain nothing. If your infantry leaves E5, you open a gap for { $blue }’s two in E4.

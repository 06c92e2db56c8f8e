### Rozz: the shipped puzzles. For each its name, its task, and why the solution works, which is shown afterwards.
### $red and so on are the names of the players. Numbers like (R6.1) are rules and stay. English is also in the
### puzzle's file.

tasks-rozz-1-airlift-name = Airlift
tasks-rozz-1-airlift-task = As { $red }, win this turn.
tasks-rozz-1-airlift-why = A transport carries up to ten infantry across up to three tiles (R5.1, R5.4). { $blue } has two in the headquarters, and one command to bring three more. Your six beat those five, and one of yours is left (R6.1, R10.1). Five would be too few. So would six a turn later, because { $blue } can buy more by then.

tasks-rozz-2-two-hammers-name = Two hammers
tasks-rozz-2-two-hammers-task = As { $red }, win this turn.
tasks-rozz-2-two-hammers-why = { $blue } has only one armor next to the headquarters in E1. If it comes in, it trades with one of yours (R6.4). If it strikes from outside, it destroys one (R8.4). Either way you have another, and it destroys all infantry in the tile (R6.4). One armor with two infantry isn’t enough: the armor trades with the one that comes in, and your infantry trade with the two guards (R6.5). { $blue } can’t win at the same time either: the armor in E3 needs two turns to reach your headquarters.

tasks-rozz-3-sword-and-shield-name = Sword and shield
tasks-rozz-3-sword-and-shield-task = As { $red }, win this turn, and don’t let { $blue } win too.
tasks-rozz-3-sword-and-shield-why = Your three infantry beat the two guards in E1, and nobody else can get there in time (R6.1). But meanwhile the armor in E4 can move into your headquarters. Then you would share the victory (R9). So your armor either goes home and meets it there (R6.4), or strikes at E5, where it will be. Strikes come after combat and hit what stands there then (R8.1). If it doesn’t come, your strike fails and you lose nothing.

tasks-rozz-4-a-shot-at-whoever-comes-name = A shot at the intruder
tasks-rozz-4-a-shot-at-whoever-comes-task = As { $red }, win this turn, and don’t let { $blue } win too.
tasks-rozz-4-a-shot-at-whoever-comes-why = One armor wins Elm: { $blue } has no armor, and yours destroys all infantry (R6.4). The danger is a shared victory (R9). The three infantry in Elm can leave before the fight and meet your two in E4. One of them survives, in your headquarters. That’s the one you strike from Elm. A piece that has moved may still strike once (R3.6), and strikes come after combat (R8.1). The two infantry in E3 are no danger: two against two leave nobody (R6.1).

tasks-rozz-5-fire-on-ones-own-name = Friendly fire
tasks-rozz-5-fire-on-ones-own-task = As { $red }, don’t lose your headquarters this turn.
tasks-rozz-5-fire-on-ones-own-why = { $blue } can send armor and all the infantry from one tile. The two armor trade (R6.4), but your one infantry is far outnumbered (R6.5). Now fire the neutron missile. Strikes come after combat (R8.1), so it kills all infantry in your headquarters, yours too (R8.5). An empty headquarters belongs to its owner (R2.2). The plan also holds if only infantry come, or only armor. Instead of moving, your armor may also strike at { $blue }’s armor in Elm.

tasks-rozz-6-the-trap-at-home-name = The trap at home
tasks-rozz-6-the-trap-at-home-task = As { $red }, don’t lose your headquarters this turn.
tasks-rozz-6-the-trap-at-home-why = { $blue } has two armor and three infantry next to your headquarters, and two commands. A trap works in the turn you buy it (R4.2). It takes out one armor that comes in, and is used up (R6.3). Your own armor trades with the second one (R6.4), or destroys all infantry that come. If both armor come, your two infantry survive. If one armor and the infantry come, the trap stops the armor, and your armor destroys the infantry. Without the trap, the second armor survives, no matter how many infantry you buy instead.

tasks-rozz-7-four-tiles-name = Four tiles
tasks-rozz-7-four-tiles-task = As { $red }, win this turn by holding four tiles.
tasks-rozz-7-four-tiles-why = { $blue } can take back one tile with its one command. So four aren’t enough: take five, and you can lose one. You have two commands while you hold the command center. Send one infantry from E3 to the empty E2, and one or two from E6 to the empty E1. Leave somebody in every tile they come from (R2.2). If all three leave E6, you gain nothing. If you leave E5, you open a gap for the two in E4.

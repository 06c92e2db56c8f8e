### Ozymandia: the shipped puzzles. For each, its name, its task, and why the solution works, which is shown
### afterward. $first and so on are the names of the players. Numbers like (Z9) are rules and stay. English is also
### in the puzzle's file.

tasks-ozymandia-1-the-third-city-name = The third city
tasks-ozymandia-1-the-third-city-task = As { $first }, win by holding three cities when the next turn begins.
tasks-ozymandia-1-the-third-city-why = Foam City is empty, and one army is enough to hold an empty city. { $second } can’t take your other two cities. You have three armies in Bell City and two in Grotto City, and each city gets a new one (Z8). Armies that go from Drake or Brine to Fern arrive too late, because your army is already one step from Foam City. When the next turn begins, you hold three of the five cities and win (Z11). If you wait or go anywhere else, { $second } can block the way.

tasks-ozymandia-2-all-four-name = All four
tasks-ozymandia-2-all-four-task = As { $first }, stop { $second } from holding three cities when the next turn begins.
tasks-ozymandia-2-all-four-why = { $second } holds two cities and can reach two more: Cliff City from Coral, and Foam City from Fern. But one movement can take only one of them (Z2). So it’s enough to take one city from { $second }, and Bell City is next to Brine. The two armies in Bell City may get a third (Z8), and your four beat three (Z6). If you sent only three, { $second } could keep the city (Z9).

tasks-ozymandia-3-the-root-name = Pull up the root
tasks-ozymandia-3-the-root-task = As { $first }, stop { $second } from holding three cities when the next turn begins.
tasks-ozymandia-3-the-root-why = The armies in Fern are next to Foam City, which is empty, and you can’t get between them in time. But Dawn City is weak: it has one army and gets a new one (Z8). Send three armies there, and two of them survive (Z6). Sending only two wouldn’t be enough: if the forces are equal, the holder of the city keeps one army (Z9).

tasks-ozymandia-4-three-of-four-name = One for each
tasks-ozymandia-4-three-of-four-task = As { $first }, hold three areas at the end of this turn.
tasks-ozymandia-4-three-of-four-why = Place your new army in Gull (Z8), which gives you three there. Send one to Fern and one against Drake, and keep one in Gull. If the army in Drake marches on Fern, you don’t get Fern, but you take Drake. If it marches on Gull, it meets your army on the way, and you get Fern. If it stays, it keeps Drake (Z9), and you hold Grotto City, Gull and Fern. If you don’t attack Drake, you could lose an area.

tasks-ozymandia-5-one-too-many-name = One too many
tasks-ozymandia-5-one-too-many-task = As { $first }, hold six areas at the end of this turn.
tasks-ozymandia-5-one-too-many-why = { $second } can take one area, most likely Drake, which borders Dawn City. So take seven, and you’ll have six left. Place your two new armies in Brine and Coral instead of in their cities (Z8), and send one from Gull into Grotto City. That turns your four areas into seven. { $second } may place a single army in Fern, but that army can’t take anything: against a single army, the holder keeps the area (Z9).

tasks-ozymandia-6-five-against-five-name = Five against five
tasks-ozymandia-6-five-against-five-task = As { $first }, hold Foam City and Drake at the end of this turn.
tasks-ozymandia-6-five-against-five-why = { $second } can bring five armies into Drake: three from Coral, plus a new one placed in Coral and another in Gull (Z2, Z8). You need five in Drake as well, because the holder keeps one army if the forces are equal (Z9). You have one in Drake, two in Dawn City, Dawn City’s new army, and Foam City’s new army, which you place in Fern. Foam City keeps its own army, and nobody can reach it except through Fern.

tasks-ozymandia-7-ashes-name = Ashes
tasks-ozymandia-7-ashes-task = As { $first }, stop { $second } from holding three cities when the next turn begins.
tasks-ozymandia-7-ashes-why = { $second } holds two cities, and three armies can march from Coral into Cliff City. Your armies in Gull can’t hold them off and can’t get there first. So bomb Cliff City: bombs fall after all battles (Z7), and in a city they destroy all armies (Z10). If { $second } stays in Coral instead, you lose nothing but a bomb. You can also bomb Foam City or Bell City: then { $second } may take Cliff City, but loses another city and still holds only two.

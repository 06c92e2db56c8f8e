### Simultaneous Risk: the shipped puzzles. For each, its name, its task, and why the solution works, which is shown
### afterward. $first and so on are the names of the players. Numbers like (Z14) are rules and stay. English is also
### in the puzzle's file.

tasks-simultaneous-risk-1-all-on-one-name = All on one
tasks-simultaneous-risk-1-all-on-one-task = As { $first }, hold Cedar at the end of this turn.
tasks-simultaneous-risk-1-all-on-one-why = One army stands in Cedar, but { $second } can place three more before anybody moves (Z2, Z14). That makes four at most. With your three new armies, you can send five from Dogwood, and two of them survive (Z6). Four wouldn’t be enough, because equal forces destroy each other (Z16). So all five must go, and here it doesn’t matter that Dogwood is empty afterward.

tasks-simultaneous-risk-2-three-are-enough-name = Out of reach
tasks-simultaneous-risk-2-three-are-enough-task = As { $first }, hold three territories at the end of this turn, and have at least four armies.
tasks-simultaneous-risk-2-three-are-enough-why = You can’t save Gannet: five armies may come from Heron. But nobody can reach the Woods this turn. So place your new armies in Cedar (Z14). From there, send some to Ash and some to Dogwood (Z2), and keep at least one in Cedar. That’s three territories and four armies, whatever happens to Gannet.

tasks-simultaneous-risk-3-out-of-the-eye-name = In all directions
tasks-simultaneous-risk-3-out-of-the-eye-task = As { $first }, hold six territories at the end of this turn.
tasks-simultaneous-risk-3-out-of-the-eye-why = { $second } has one army and gets three more, enough to take one territory from you or to walk into an empty one. Jade has four empty neighbors that { $second } can’t reach, because Gannet is two steps from Jade. With three new armies (Z14), you have five in Jade: one for each neighbor, and one to hold Jade (Z2). Together with Egret and Heron, that’s seven territories, so you can afford to lose one.

tasks-simultaneous-risk-4-two-may-fall-name = Two may fall
tasks-simultaneous-risk-4-two-may-fall-task = As { $first }, hold five territories at the end of this turn.
tasks-simultaneous-risk-4-two-may-fall-why = Finch and Ash may both fall: Egret is next to both, and one movement can go to two at once (Z2). So you need five other territories: Jade and its four remaining neighbors (Dogwood, Iron, Kaolin and Lead). With three new armies (Z14), you have five in Jade: one for each of those neighbors, and one to hold Jade. True, Heron is next to Lead and Finch. But a movement out of Heron can’t reach Ash, and { $second } has only one movement a turn.

tasks-simultaneous-risk-5-the-ring-name = The ring
tasks-simultaneous-risk-5-the-ring-task = As { $first }, win this turn.
tasks-simultaneous-risk-5-the-ring-why = { $second } has one army and gets three more (Z14). These four can stay, or break out in one direction or several. Wherever they go, you need four armies to meet them, because equal forces destroy each other (Z16), even on a border (Z4). Three wouldn’t destroy them all. So bring every territory of the ring up to four armies, and march in with all four from at least one of them. A territory that splits its four can’t stop a breakout. When { $second } has no armies left, you win (Z18).

tasks-simultaneous-risk-6-from-two-sides-name = From two sides
tasks-simultaneous-risk-6-from-two-sides-task = As { $first }, hold Jade at the end of this turn.
tasks-simultaneous-risk-6-from-two-sides-why = Seven armies can stand in Jade: two that are already there, two from Finch, and three new ones (Z14). So you need eight. With your own three new armies, you have exactly eight. Bring them together from two territories (Z2), and leave both empty. If armies break out of Jade instead, they meet one of your columns on the border (Z4), and the other arrives.

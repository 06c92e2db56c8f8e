### The pictures of Ozymandia and Simultaneous Risk on their rules pages, each a position from a short match.
###
### For each picture: its caption, and what it shows (-shows), which a screen reader says in place of the picture. The
### first five of each game also have a title. Those named after a rule (z1 …) stand below that rule.

## Ozymandia, on a map of five islands: Red begins on Brine and Fern, Blue on Coral and Gull

areas-picture-ozymandia-march-title = One movement a turn, in secret
areas-picture-ozymandia-march-shows = Two arrows lead out of Brine: two armies to Drake, one to Bell City.
areas-picture-ozymandia-march = You and your opponent write commands without seeing each other’s. You move armies out of one area into any of its neighbors, or into one area from any of its neighbors. Here Red moves out of Brine. Dashed lines join areas across the water.

areas-picture-ozymandia-battle-title = Enemies in one area fight
areas-picture-ozymandia-battle-shows = After the battle in Drake, Red’s two armies are still there.
areas-picture-ozymandia-battle = Both players moved to Drake, two armies against one. The smaller force is destroyed. The larger one loses as many as the smaller one had, minus the difference: 1 − (2 − 1) = 0, so Red loses nothing.

areas-picture-ozymandia-bomb-title = Bombs fall last
areas-picture-ozymandia-bomb-shows = A star on Fern: two of Red’s three armies are left.
areas-picture-ozymandia-bomb = After all battles, each player may bombard one area. On this map, you have only one bomb for the whole match. A province loses half its armies, rounded down. A city loses them all.

areas-picture-ozymandia-border-title = Armies can meet on a border
areas-picture-ozymandia-border-shows = Arrows between Fern and Gull, one each way.
areas-picture-ozymandia-border = Red goes from Fern to Gull while Blue goes from Gull to Fern. They meet on the way, one against one. Nobody survives, and nobody arrives.

areas-picture-ozymandia-victory-title = Red wins with three cities
areas-picture-ozymandia-victory-shows = Red holds Bell City, Foam City and Dawn City.
areas-picture-ozymandia-victory = Every city you hold brings a new army each turn. Hold enough cities, and you win. Red holds three as the fourth turn begins. That’s enough on this map; on the big map you need five.

areas-picture-ozymandia-z1-shows = Red holds Drake, Bell City and Fern. Blue holds Coral and Gull. All cities but one are empty.
areas-picture-ozymandia-z1 = Colored areas are held by a player; pale ones are empty.

areas-picture-ozymandia-z2-shows = A new army in Brine, two arrows out of Fern, and a star on Cliff City.
areas-picture-ozymandia-z2 = All three in one turn: a new army, a movement out of Fern, and a bombardment.

areas-picture-ozymandia-z3-shows = A crossed-out arrow from Brine to Drake.
areas-picture-ozymandia-z3 = Red tries to send four armies out of Brine, but only three are there. The whole movement is void.

areas-picture-ozymandia-z4-shows = Arrows between Fern and Gull, one each way.
areas-picture-ozymandia-z4 = One army goes each way between Fern and Gull. They meet on the water.

areas-picture-ozymandia-z5-shows = Two red armies and a blue one, side by side in Drake.
areas-picture-ozymandia-z5 = Both players have reached Drake, and now they fight there.

areas-picture-ozymandia-z6-shows = After the battle in Drake, Red’s two armies are still there.
areas-picture-ozymandia-z6 = Two armies against one: Red loses 1 − (2 − 1) = 0 and keeps both armies.

areas-picture-ozymandia-z7-shows = A star on Fern, where two red armies are left.
areas-picture-ozymandia-z7 = Blue’s bomb hits Fern after everything else has happened.

areas-picture-ozymandia-z8-shows = A new army in Bell City, and another in Foam City.
areas-picture-ozymandia-z8 = Red holds two cities as the turn begins. Red places nothing, so each new army appears in its city.

areas-picture-ozymandia-z9-shows = Red’s army from Fern and Blue’s from Gull have met, and neither has arrived.
areas-picture-ozymandia-z9 = They fight one against one. Nobody holds a border, so nobody survives.

areas-picture-ozymandia-z10-shows = A star on Fern: two of Red’s three armies are left.
areas-picture-ozymandia-z10 = A province loses half its armies, rounded down: two of three are left. A city would lose all three.

areas-picture-ozymandia-z11-shows = Red holds Bell City, Foam City and Dawn City.
areas-picture-ozymandia-z11 = Three cities are enough to win on this small map, and Red has three.

areas-picture-ozymandia-z12-shows = Three red armies each in Brine and Fern, and three blue ones each in Coral and Gull.
areas-picture-ozymandia-z12 = A smaller setup: each player starts with three armies in one province and three in another.

areas-picture-ozymandia-z13-shows = Brine is selected; Bell City, Fern, Drake and Coral are marked.
areas-picture-ozymandia-z13 = Brine’s neighbors are marked: its own city, and the areas that dashed lines connect it to.

## Simultaneous Risk, on a map of three islands

areas-picture-risk-setup-title = First, you set up
areas-picture-risk-setup-shows = Heron and Lead are held; the territories where armies can be placed are marked.
areas-picture-risk-setup = You take turns placing armies in territories that are empty or already yours, and nothing is secret yet. Here you place five at a time. On the world map, you usually place one at a time, but you can also have them dealt at random.

areas-picture-risk-turn-title = Each turn, do up to three things
areas-picture-risk-turn-shows = New armies in Heron, three arrows out of Finch, and a star on Lead.
areas-picture-risk-turn = Place your new armies. Move armies out of one territory or into one. Bombard a territory if you like. Both players write their commands in secret, and then everything happens at once.

areas-picture-risk-bomb-title = Bombs fall last
areas-picture-risk-bomb-shows = A star on Lead, where nine of seventeen armies are left.
areas-picture-risk-bomb = Three new armies and four from Jade brought Lead to seventeen. The bomb falls after all movements and battles. It destroys half of the armies, rounded down.

areas-picture-risk-island-title = Whole islands bring more armies
areas-picture-risk-island-shows = Red holds Egret, Finch, Gannet and Heron. That’s all of The Roosts.
areas-picture-risk-island = Each turn you get one new army for every three territories you hold, but never fewer than three. Red now holds all of The Roosts, which bring four more. That makes seven.

areas-picture-risk-victory-title = Red wins the last battle
areas-picture-risk-victory-shows = After the battle in Lead, only Red’s armies are left.
areas-picture-risk-victory = Thirteen armies meet twelve. The smaller force is destroyed. The larger one loses as many as the smaller one had, minus the difference: 12 − (13 − 12) = 11. Two are left. The twelve were Blue’s last armies, so Red wins.

areas-picture-risk-z1-shows = Red holds Finch and Heron. Blue holds Jade and Lead. The rest is empty.
areas-picture-risk-z1 = Colored territories are held by a player; pale ones are empty.

areas-picture-risk-z2-shows = New armies in Heron, three arrows out of Finch, and a star on Lead.
areas-picture-risk-z2 = All three in one turn: new armies, a movement out of Finch, and a bombardment.

areas-picture-risk-z3-shows = A crossed-out arrow from Heron to Lead.
areas-picture-risk-z3 = Red tries to send fourteen armies out of Heron, but only thirteen are there, including three new ones. The whole movement is void.

areas-picture-risk-z4-shows = Arrows between Finch and Jade, one each way.
areas-picture-risk-z4 = One army goes each way between Finch and Jade. They meet on the water.

areas-picture-risk-z5-shows = Thirteen red armies and twelve blue ones, side by side in Lead.
areas-picture-risk-z5 = Both players have armies in Lead, and now they fight there.

areas-picture-risk-z6-shows = After the battle in Lead, two red armies are left.
areas-picture-risk-z6 = Thirteen armies against twelve: Red loses 12 − (13 − 12) = 11 and keeps two.

areas-picture-risk-z7-shows = A star on Lead, where nine blue armies are left.
areas-picture-risk-z7 = Red’s bomb hits Lead after everything else has happened.

areas-picture-risk-z11-shows = Only Red’s armies are left on the map.
areas-picture-risk-z11 = Red won this match in two turns. Without a winner, it would have been a draw after turn 40.

areas-picture-risk-z14-shows = Seven new armies in Heron and three in Lead.
areas-picture-risk-z14 = Red gets the minimum of three, plus four for The Roosts. Blue holds only Lead and gets three.

areas-picture-risk-z15-shows = Five red armies in Heron, and five blue ones in Lead.
areas-picture-risk-z15 = A smaller setup, five armies at a time: Red and Blue have each placed five.

areas-picture-risk-z16-shows = Red’s army from Finch and Blue’s from Jade have met, and neither has arrived.
areas-picture-risk-z16 = One against one: nobody survives. The same would happen inside a territory.

areas-picture-risk-z17-shows = A star on Lead: nine of seventeen blue armies are left.
areas-picture-risk-z17 = Half of seventeen, rounded down, is eight. The bomb destroys that many, and nine are left.

areas-picture-risk-z18-shows = Only Red’s armies are left on the map.
areas-picture-risk-z18 = Blue has no armies left.

### The lessons of Ozymandia and Simultaneous Risk, step by step.
###
### Each step has a title, one idea, and a request that ends in -do: what the player taps next. The player is Red, the
### other side is Blue. Words such as { ready } are the labels of buttons, which are translated elsewhere; that of { play }
### is only a sign, ▶. Titles have room for 17 letters on a phone.

# The four things that a player can choose at an area: they must be worded as on the buttons.
-areas-choice-new = New armies
-areas-choice-out = Move out of an area
-areas-choice-into = Move into an area
-areas-choice-out-of-territory = Move out of a territory
-areas-choice-into-territory = Move into a territory
-areas-choice-bombard = Bombard

## Ozymandia, on a map of five islands. BC, CC and DC are the cities’ short names on the map.

areas-lesson-ozymandia-title = Learn Ozymandia

areas-lesson-ozymandia-cities-title = Cities win
areas-lesson-ozymandia-cities = You’re Red, with three armies in Brine and three in Fern. Each island has a city. Hold three cities when a turn begins, and you win.
areas-lesson-ozymandia-cities-do = { -Tap } Brine.

areas-lesson-ozymandia-moving-title = One movement
areas-lesson-ozymandia-moving = Once a turn, you may move armies out of one area into one or more of its neighbors. One army is enough to hold an empty city.
areas-lesson-ozymandia-moving-do = { -Tap } Brine, Drake and Bell City (BC). Two armies go to Drake and one to BC. { -Tap } { add }.

areas-lesson-ozymandia-together-title = Both at once
areas-lesson-ozymandia-together = Blue is writing commands too. Neither of you sees the other’s commands until both are ready, and then they all happen at once.
areas-lesson-ozymandia-together-do = { -Tap } { ready }.

areas-lesson-ozymandia-watching-title = See what happens
areas-lesson-ozymandia-watching = Blue leaves Coral with two armies: one takes Cliff City (CC), the other runs into your two in Drake. With 2 against 1, you lose nothing.
areas-lesson-ozymandia-watching-do = { -Tap } { play } (▶), or step through to the end.

areas-lesson-ozymandia-new-title = New armies
areas-lesson-ozymandia-new = Each city you hold brings one new army a turn. Place it in the city or in its province; it can move right away.
areas-lesson-ozymandia-new-do = { -Tap } { next-turn }, then Brine, “{ -areas-choice-new }” and { add }.

areas-lesson-ozymandia-gathering-title = From all sides
areas-lesson-ozymandia-gathering = You can also move into one area from several of its neighbors. Blue may want Drake again, so send your armies there.
areas-lesson-ozymandia-gathering-do = { -Tap } Drake, then “{ -areas-choice-into }”, Fern, Brine and { add }.

areas-lesson-ozymandia-battle-title = No luck needed
areas-lesson-ozymandia-battle = The smaller force is always destroyed. The larger one loses as many as the smaller one had, minus the difference: with 6 against 4, you lose 4 − 2 = 2.
areas-lesson-ozymandia-battle-do = { -Tap } { ready }, then { play } (▶), or step through to the end.

areas-lesson-ozymandia-bomb-title = Your only bomb
areas-lesson-ozymandia-bomb = Blue came with four, and four of your six survived. Now use your only bomb. It destroys every army in a city, but only half the armies in a province.
areas-lesson-ozymandia-bomb-do = { -Tap } { next-turn }, then Cliff City (CC), { -areas-choice-bombard } and { add }.

areas-lesson-ozymandia-waiting-title = Bombs fall last
areas-lesson-ozymandia-waiting = Bombs fall after all battles and hit your own armies too, so wait a turn before you take Cliff City. For now, move to Coral and Dawn City (DC).
areas-lesson-ozymandia-waiting-do = { -Tap } Drake, then Coral, Dawn City (DC) and { add }.

areas-lesson-ozymandia-unplaced-title = Unplaced armies
areas-lesson-ozymandia-unplaced = Bell City brings a new army this turn too. If you don’t place it, it appears in the city.
areas-lesson-ozymandia-unplaced-do = { -Tap } { ready }, then { play } (▶), or step through to the end.

areas-lesson-ozymandia-third-title = The third city
areas-lesson-ozymandia-third = Cliff City is empty, but Blue’s last army has slipped past you to Brine. Send one of your two armies into the city; the other stays.
areas-lesson-ozymandia-third-do = { -Tap } { next-turn }, Coral and Cliff City (CC). Set the number to 1 and { -tap } { add }.

areas-lesson-ozymandia-guarding-title = Safe at home
areas-lesson-ozymandia-guarding = What if Blue attacks Bell City? Three of your armies will be there. With 3 against 1, you lose nothing.
areas-lesson-ozymandia-guarding-do = { -Tap } { ready }.

areas-lesson-ozymandia-ending-title = Three cities
areas-lesson-ozymandia-ending = This turn still has to play out. When the next one begins, you’ll hold three cities.
areas-lesson-ozymandia-ending-do = { -Tap } { play } (▶), or step through to the end.

areas-lesson-ozymandia-farewell = Bell City, Dawn City and Cliff City are yours! The big map has nine cities: hold five to win, and use your three bombs well. One more thing: armies that cross the same border in opposite directions fight there, before they arrive.

## Simultaneous Risk, on a map of three islands. The Roosts is the island on the left.

areas-lesson-risk-title = Learn Simultaneous Risk

areas-lesson-risk-setup-title = To the last army
areas-lesson-risk-setup = You’re Red, and you win when Blue has no armies left. First, you and Blue take turns placing armies in empty territories or your own.
areas-lesson-risk-setup-do = { -Tap } Finch, on the left island.

areas-lesson-risk-island-title = A whole island
areas-lesson-risk-island = You have four armies to place. If you hold every territory on an island, you get extra armies each turn, so take all of The Roosts.
areas-lesson-risk-island-do = { -Tap } Egret, Gannet and Heron too, then { play-it }.

areas-lesson-risk-new-title = New armies
areas-lesson-risk-new = Each turn you get one new army for every three territories, but never fewer than three armies. The Roosts add four, so you get seven.
areas-lesson-risk-new-do = { -Tap } Finch, then { -areas-choice-new } and { add }.

areas-lesson-risk-moving-title = One movement
areas-lesson-risk-moving = Once a turn, you may move armies out of one territory into one or more of its neighbors. Leave one army in Finch to keep all of The Roosts.
areas-lesson-risk-moving-do = { -Tap } Finch, then Jade. Set the number to 7 and { -tap } { add }.

areas-lesson-risk-bomb-title = Your only bomb
areas-lesson-risk-bomb = You have one bomb for the whole match. It falls after all battles and destroys half the armies in a territory.
areas-lesson-risk-bomb-do = { -Tap } Lead, then { -areas-choice-bombard } and { add }.

areas-lesson-risk-together-title = Both at once
areas-lesson-risk-together = Blue is writing commands too. Neither of you sees the other’s commands until both are ready, and then they all happen at once.
areas-lesson-risk-together-do = { -Tap } { ready }.

areas-lesson-risk-watching-title = See what happens
areas-lesson-risk-watching = Blue sends one army from Jade to Finch, and it meets your seven on the border. Last of all, your bomb destroys half of Blue’s six armies in Lead.
areas-lesson-risk-watching-do = { -Tap } { play } (▶), or step through to the end.

areas-lesson-risk-sums-title = Count first
areas-lesson-risk-sums = Blue has three armies in Lead and gets three more, so expect six. The larger force loses as many as the smaller one had, minus the difference: with 8 against 6, you lose 6 − 2 = 4.
areas-lesson-risk-sums-do = { -Tap } { next-turn }, then Heron, { -areas-choice-new } and { add }.

areas-lesson-risk-gathering-title = From all sides
areas-lesson-risk-gathering = You can also move into one territory from several of its neighbors. With 15 against 6, you lose nothing. This ends the war, so you can leave Heron empty.
areas-lesson-risk-gathering-do = { -Tap } Lead, then “{ -areas-choice-into-territory }”, Heron, Jade and { add }.

areas-lesson-risk-equal-title = The last battle
areas-lesson-risk-equal = Beware of a fair fight: equal forces destroy each other, and nobody is left.
areas-lesson-risk-equal-do = { -Tap } { ready }.

areas-lesson-risk-ending-title = All together
areas-lesson-risk-ending = Your eight armies from Heron and your seven from Jade reach Lead together and fight as one force.
areas-lesson-risk-ending-do = { -Tap } { play } (▶), or step through to the end.

areas-lesson-risk-farewell = Blue has no armies left! Against a real opponent, ask yourself each turn: where could they strike, and what would they find there?

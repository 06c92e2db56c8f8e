### The rules of Ozymandia and of Simultaneous Risk, on their rules pages.
###
### Each rule has a number, Z1 to Z18, which is part of its message’s name; -title is the heading above it.
### The rules must stay exact. Ozymandia is played on areas (provinces and cities), Risk on territories.

## Ozymandia

areas-rule-ozymandia-z1-title = Areas
areas-rule-ozymandia-z1 = The map has two kinds of areas: provinces and cities. Each area is either empty or held by one player with at least one army. There are two players, and both take their turns at the same time.

areas-rule-ozymandia-z2-title = A turn
areas-rule-ozymandia-z2 = Each turn you can do three things. First, you place your new armies. Second, you may make one movement, and only one. A movement takes armies either out of one area into one or more neighbors, or into one area from one or more neighbors. Third, you may bombard one area. You have three bombs for the whole match, unless the scenario says otherwise. New armies can move in the turn they arrive.

areas-rule-ozymandia-z3-title = Void commands
areas-rule-ozymandia-z3 = Your placements, your movement and your bombardment are checked separately, and each is carried out in full or not at all. A movement is void if it takes more armies out of an area than are there, or starts in an area you don’t hold. It is also void if it goes between areas that aren’t neighbors, if it goes from several areas to several others, or if a number is 0. Two movements in one turn are both void, and so are two bombardments. A void bombardment doesn’t use up a bomb. If even one placement is illegal, all your placements that turn are void, and your new armies go where unplaced ones go (Z8). You may place fewer armies than you get.

areas-rule-ozymandia-z4-title = Battles on a border
areas-rule-ozymandia-z4 = Armies that cross the same border in opposite directions fight there, before they arrive. Each border has its own battle, and only the armies that cross it take part. Survivors move on.

areas-rule-ozymandia-z5-title = Battles in an area
areas-rule-ozymandia-z5 = After the border battles, the two players’ armies fight in every area where they meet. Each area has its own battle.

areas-rule-ozymandia-z6-title = Losses
areas-rule-ozymandia-z6 = The smaller force is destroyed. The larger force loses as many armies as the smaller one had, minus the difference between the two, but never less than zero. With 5 against 3, you lose 3 − 2 = 1. With 7 against 4, you lose 4 − 3 = 1. At two to one or better, you lose nothing.

areas-rule-ozymandia-z7-title = Bombardments
areas-rule-ozymandia-z7 = Bombs fall after all battles, and they don’t spare your own armies. If both players bombard the same area, both bombs take effect, one after the other. You may bombard an empty area, but that also uses up a bomb.

areas-rule-ozymandia-z8-title = New armies
areas-rule-ozymandia-z8 = At the start of a turn, you get one new army for each city you hold. Place it in that city or in the province with the same initial. The province is off limits if your opponent holds it at the start of the turn. Your placements are part of your secret commands. An army that you don’t place appears in its city.

areas-rule-ozymandia-z9-title = Equal forces
areas-rule-ozymandia-z9 = If equal forces fight in an area, one army survives. It belongs to the player who held the area at the start of the turn, before new armies arrived. If nobody held the area, or the battle is on a border, no army survives.

areas-rule-ozymandia-z10-title = What bombs destroy
areas-rule-ozymandia-z10 = In a city, a bomb destroys all the armies. In a province, it destroys half of them, rounded down.

areas-rule-ozymandia-z11-title = Winning
areas-rule-ozymandia-z11 = You win if you hold at least five cities when a turn begins, before new armies arrive. A scenario can set a different number. You can lose all your armies and still play on, but if neither player has any left, it’s a draw. A scenario can also have a last turn: if nobody has won by then, it’s a draw.

areas-rule-ozymandia-z12-title = Setup
areas-rule-ozymandia-z12 = In the standard game, the first player starts with three armies each in Atlantea, Mu and Wyvernia. The second player starts with three each in Valhalla, Halcyonna and Elysia. Before the match you can swap Atlantea with Valhalla, Mu with Halcyonna, and Wyvernia with Elysia: one pair, two or all three.

areas-rule-ozymandia-z13-title = The map
areas-rule-ozymandia-z13 = There are nine provinces, and each has a city with the same initial. A city borders nothing but its own province, unless a bridge connects it to another city. The original map from 1981 is lost. We kept everything that the original rules say about it and drew the rest ourselves. One half of our map mirrors the other.

## Simultaneous Risk

areas-rule-risk-z1-title = Territories
areas-rule-risk-z1 = Each territory is either empty or held by one player with at least one army. There are two players, and both take their turns at the same time.

areas-rule-risk-z2-title = A turn
areas-rule-risk-z2 = Each turn you can do three things. First, you place your new armies. Second, you may make one movement, and only one. A movement takes armies either out of one territory into one or more neighbors, or into one territory from one or more neighbors. Third, you may bombard one territory. You have three bombs for the whole match, unless the scenario says otherwise. New armies can move in the turn they arrive.

areas-rule-risk-z3-title = Void commands
areas-rule-risk-z3 = Your placements, your movement and your bombardment are checked separately, and each is carried out in full or not at all. A movement is void if it takes more armies out of a territory than are there, or starts in a territory you don’t hold. It is also void if it goes between territories that aren’t neighbors, if it goes from several territories to several others, or if a number is 0. Two movements in one turn are both void, and so are two bombardments. A void bombardment doesn’t use up a bomb. If even one placement is illegal, all your placements that turn are void, and your new armies go where unplaced ones go (Z14). You may place fewer armies than you get.

areas-rule-risk-z4-title = Battles on a border
areas-rule-risk-z4 = Armies that cross the same border in opposite directions fight there, before they arrive. Each border has its own battle, and only the armies that cross it take part. Survivors move on.

areas-rule-risk-z5-title = Battles in a territory
areas-rule-risk-z5 = After the border battles, the two players’ armies fight in every territory where they meet. Each territory has its own battle.

areas-rule-risk-z6-title = Losses
areas-rule-risk-z6 = The smaller force is destroyed. The larger force loses as many armies as the smaller one had, minus the difference between the two, but never less than zero. With 5 against 3, you lose 3 − 2 = 1. With 7 against 4, you lose 4 − 3 = 1. At two to one or better, you lose nothing.

areas-rule-risk-z7-title = Bombardments
areas-rule-risk-z7 = Bombs fall after all battles, and they don’t spare your own armies. If both players bombard the same territory, both bombs take effect, one after the other. You may bombard an empty territory, but that also uses up a bomb.

areas-rule-risk-z11-title = The last turn
areas-rule-risk-z11 = A scenario can have a last turn. If nobody has won by then, it’s a draw.

areas-rule-risk-z14-title = New armies
areas-rule-risk-z14 = At the start of a turn, you get one new army for every three territories you hold, rounded down. You always get at least three. For each continent you hold completely, you get its bonus as well. Place your new armies in your own territories. Your placements are part of your secret commands. Armies that you don’t place go to the territory where you had the most armies at the start of the turn; in a tie, to the one that comes first alphabetically. There are no cards.

areas-rule-risk-z15-title = Setup
areas-rule-risk-z15 = In the standard game, each player has 40 armies. You take turns placing one army in an empty territory or in one of your own, and you see each other’s placements. There are two options: place five at a time, or have all the armies dealt at random.

areas-rule-risk-z16-title = Equal forces
areas-rule-risk-z16 = Equal forces destroy each other, no matter who held the territory.

areas-rule-risk-z17-title = What bombs destroy
areas-rule-risk-z17 = A bomb destroys half the armies in a territory, rounded down.

areas-rule-risk-z18-title = Winning
areas-rule-risk-z18 = You win when your opponent has no armies left. If you both lose your last armies in the same turn, it’s a draw.

## How commands are written: the text beside each example; the example itself is never translated

areas-notation-ozymandia-new = New armies: two in Mu, one in Mystery City
areas-notation-risk-new = New armies. You can shorten a name if no other name starts the same way
areas-notation-move = A movement, with all its routes on one line
areas-notation-bomb = A bombardment
areas-notation-nothing = Do nothing
areas-notation-resign = Resign

## Two words of the original rules

areas-word-dispersal = Dispersal
areas-word-dispersal-ozymandia = A movement out of one area, into one or more of its neighbors
areas-word-dispersal-risk = A movement out of one territory, into one or more of its neighbors
areas-word-concentration = Concentration
areas-word-concentration-ozymandia = A movement into one area, from one or more of its neighbors
areas-word-concentration-risk = A movement into one territory, from one or more of its neighbors

### Campaigns of Ozz: the shipped puzzles. For each, its name, its task, and why the solution works, which is shown
### afterward. $munchkins and so on are the names of the players. Numbers like (C15.1) are rules and stay. English is
### also in the puzzle's file.

tasks-campaigns-1-the-horse-can-look-after-itself-name = The horse can look after itself
tasks-campaigns-1-the-horse-can-look-after-itself-task = As { $munchkins }, make sure you still have both units after the spears have acted.
tasks-campaigns-1-the-horse-can-look-after-itself-why = Cavalry may fall back before a melee, as long as the enemy has no cavalry in the space (C15.1), so spears on foot can’t catch it. Infantry can’t do that, and in 3L the spears would hit it in 4 out of 10 rolls. So pull your infantry back first. The spears start in 2C and get no farther than row 3. If your cavalry pulls back first, your infantry is left alone with the spears.

tasks-campaigns-2-around-the-guard-name = Around the guard
tasks-campaigns-2-around-the-guard-task = As { $munchkins }, eliminate a unit this turn without losing one. Your plan must work in at least 5 out of 10 rolls.
tasks-campaigns-2-around-the-guard-why = Cavalry must move two spaces to charge. That adds 1 to its strength, so your cavalry hits in 5 out of 10 rolls (C15.2). From 3L it attacks from the spears’ own row, so only a guard on that side may strike back (C15.8), and the spears have a guard only on the right. From 3R, that guard strikes back. From 2C, both spears do, and a move of one space isn’t a charge.

tasks-campaigns-3-above-the-spears-name = Above the spears
tasks-campaigns-3-above-the-spears-task = As { $munchkins }, make sure you still have both units at the end of this battle turn.
tasks-campaigns-3-above-the-spears-why = The balloon has to advance, and the marksmen have a range of two spaces. The only safe place is above the spears. A flying unit may stay aloft in a melee, and spears can’t reach it there (C15.4, C15.5). The marksmen may not fire at a space with units of their own side in it (C14.5). If the balloon goes to 3L and doesn’t stay aloft, the spears hit it in 4 out of 10 rolls.

tasks-campaigns-4-goats-love-hills-name = Goats love hills
tasks-campaigns-4-goats-love-hills-task = As { $gillikins }, eliminate a unit this turn without losing one. Your plan must work in at least 4 out of 10 rolls.
tasks-campaigns-4-goats-love-hills-why = The goat riders charge, so they attack with strength 4 + 1 = 5 (C15.2). The infantry strikes back with strength 3, minus 1 because the goats are at home in the hills (C15.10). The goats hit in 5 out of 10 rolls and survive in 8 out of 10, so this works in 40 out of 100 rolls. In the forest the infantry strikes back with its full 3, so the plan works in only 35 out of 100 rolls. The landwehr strikes back with only 2, but it’s at home on the plain. The goats hit it in 4 out of 10 rolls, so the plan works in only 32 out of 100 rolls.

tasks-campaigns-5-the-confused-archer-name = The confused archer
tasks-campaigns-5-the-confused-archer-task = As { $munchkins }, eliminate a unit this turn without losing one. Your plan must work in at least 4 out of 10 rolls.
tasks-campaigns-5-the-confused-archer-why = A confused unit can’t attack in melee, but it may still fire (C24.3). So Zoraster’s Guard moves into the marksmen’s space. It hits in 4 out of 10 rolls, and nobody strikes back. If the Guard fires at the marksmen from 3C instead, they fire back with strength 4, so the Guard hits and survives only 24 times out of 100. It could safely fire at the spears from 3C, because they have no ranged strength. But the spears are at home in the hills, so it would hit in only 3 out of 10 rolls (C15.10).

tasks-campaigns-6-together-name = Together
tasks-campaigns-6-together-task = As { $winkies }, eliminate the infantry without losing a unit. Your plan must work in at least 44 out of 100 rolls.
tasks-campaigns-6-together-why = If the spears attack one after the other, the infantry strikes back at each of them, so the plan works in only 40 out of 100 rolls. Evora is a Ruler and may coordinate (C13.2). Then both spears attack in one combat, and the infantry strikes back only once. At least one of the spears hits in 64 out of 100 rolls, and the infantry misses in 7 out of 10, so this works in 45 out of 100. But on a 10 the second unit doesn’t join (C13.3), and that leaves 44 out of 100.

tasks-campaigns-7-the-bell-left-behind-name = The Bell left behind
tasks-campaigns-7-the-bell-left-behind-task = As { $east }, make sure you hold 1C, 2R and 4L after the spells.
tasks-campaigns-7-the-bell-left-behind-why = Transport takes a unit to any space without enemy units, except one in the enemy’s first row (C24.3). When the spears go to 4L, they leave a hole in 1C. But they don’t carry the Bell, so it stays there. Transport takes effect before the Bell does (C11.8), so the Bell rings next and creates a skeleton in 1C (C19.5). Glenda can also send the Bell to 4L instead of the spears. Then it creates the skeleton there.

tasks-campaigns-8-somebody-has-to-stay-name = Somebody has to stay
tasks-campaigns-8-somebody-has-to-stay-task = As { $winkies }, win the match. Your plan must work in at least 9 out of 10 rolls. It’s the last turn, and { $north } has already moved.
tasks-campaigns-8-somebody-has-to-stay-why = You have 6 points: for two units, for Boarwallow and Tinmoor, and for the razed Wolfgate (C20.2). { $north } has 8 points for four units and four population centers. If you take just one of those centers, it’s 7 to 7, a draw. A stack with a Hero may move along two links and drop off units on the way (C5.1, C5.2). A unit that you drop off ends its move there, so you take both Thornholt and Milldale (C2.5) and win 8 to 6. The unit that arrives in Milldale took a trail, so you roll a die for it, but you lose it only on a 10 (C6.1).

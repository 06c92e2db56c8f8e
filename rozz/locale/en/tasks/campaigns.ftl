### Campaigns of Ozz: the shipped puzzles. For each its name, its task, and why the solution works, which is shown
### afterwards. $munchkins and so on are the names of the players. Numbers like (C15.1) are rules and stay. English is
### also in the puzzle's file.

tasks-campaigns-1-the-horse-can-look-after-itself-name = The horse can look after itself
tasks-campaigns-1-the-horse-can-look-after-itself-task = As { $munchkins }, make sure you still have both units after the spears have acted.
tasks-campaigns-1-the-horse-can-look-after-itself-why = Cavalry may retreat before melee, as long as the enemy has no cavalry in the space (C15.1). Spears on foot can’t catch it. Infantry can’t do that: in 3L the spears hit it in 4 of 10 rolls. So your infantry goes back first. From 2C the spears get no farther than row 3. If the horse moves first, the infantry stands alone.

tasks-campaigns-2-around-the-guard-name = Around the guard
tasks-campaigns-2-around-the-guard-task = As { $munchkins }, eliminate a spear this turn without losing a unit. Your plan must work in at least 5 of 10 rolls.
tasks-campaigns-2-around-the-guard-why = A charge needs two spaces and adds 1, so your cavalry hits in 5 of 10 rolls (C15.2). From 3L it attacks from the same row. There only a guard on that side may strike back (C15.8), and the spears have one on the right side only. From 3R the guard strikes back. From 2C both spears do, and one space is too short for a charge.

tasks-campaigns-3-above-the-spears-name = Above the spears
tasks-campaigns-3-above-the-spears-task = As { $munchkins }, make sure you still have both units at the end of this battle turn.
tasks-campaigns-3-above-the-spears-why = The balloon has to advance, and the marksmen reach two spaces. The one safe place is above the spears. A flying unit may stay aloft in a melee, and spears can’t reach it there (C15.4, C15.5). The marksmen may not fire at a space with their own units in it (C14.5). If the balloon goes to 3L and doesn’t stay aloft, the spears hit it in 4 of 10 rolls.

tasks-campaigns-4-goats-love-hills-name = Goats love hills
tasks-campaigns-4-goats-love-hills-task = As { $gillikins }, eliminate a unit this turn without losing one. Your plan must work in at least 4 of 10 rolls.
tasks-campaigns-4-goats-love-hills-why = The goat riders charge, so they attack with 4 + 1 = 5 (C15.2). The infantry strikes back with 3. Goats are at home in the hills, and that takes 1 away (C15.10). They hit in 5 of 10 rolls and survive in 8 of 10, so this works in 40 of 100. In the forest the infantry strikes back with its full 3: that works in 35 of 100. The landwehr strikes back with only 2, but the plain is its home. The goats hit it in 4 of 10 rolls, and that works in 32 of 100.

tasks-campaigns-5-the-confused-archer-name = The confused archer
tasks-campaigns-5-the-confused-archer-task = As { $munchkins }, eliminate a unit this turn without losing one. Your plan must work in at least 4 of 10 rolls.
tasks-campaigns-5-the-confused-archer-why = A confused unit doesn’t attack in melee, but it may still fire (C24.3). So Zoraster’s Guard goes where the marksmen stand. It hits in 4 of 10 rolls, and nobody strikes back. If it fires at them from 3C, they fire back with 4, and that works in 24 of 100. From 3C it may fire at the spears safely, because spears don’t fire. But they are at home in the hills, so it hits in only 3 of 10 (C15.10).

tasks-campaigns-6-together-name = Together
tasks-campaigns-6-together-task = As { $winkies }, eliminate the infantry without losing a spear. Your plan must work in at least 44 of 100 rolls.
tasks-campaigns-6-together-why = If the spears attack one after the other, the infantry strikes back at each of them. That works in 40 of 100 rolls. Evora is a Ruler and may coordinate (C13.2). Then both spears attack in one combat, and the infantry strikes only once. At least one of the spears hits in 64 of 100 rolls, and the infantry misses in 7 of 10, so this works in 45 of 100. On a 10 the second spear doesn’t join (C13.3). That leaves 44 of 100.

tasks-campaigns-7-the-bell-left-behind-name = The Bell left behind
tasks-campaigns-7-the-bell-left-behind-task = As { $east }, make sure you hold 1C, 2R and 4L after the spells.
tasks-campaigns-7-the-bell-left-behind-why = Transport takes a unit to any space without enemy units, except the enemy’s first row (C24.3). The spears leave a hole in 1C. Nobody carries the Bell, so it stays there. Transports come before the Bell (C11.8). Then the Bell rings, and a skeleton stands in 1C (C19.5). Glenda may also send the Bell to 4L, and it rings there.

tasks-campaigns-8-somebody-has-to-stay-name = Somebody has to stay
tasks-campaigns-8-somebody-has-to-stay-task = As { $winkies }, win in at least 9 of 10 rolls. It’s the last turn, and { $north } has already moved.
tasks-campaigns-8-somebody-has-to-stay-why = You have 6 points for two units, Boarwallow, Tinmoor and the razed Wolfgate (C20.2). { $north } has 8 points for four units and four population centers. If you take one more center, it’s 7 to 7 and a draw. A stack with a Hero goes two links and may drop units on the way (C5.1, C5.2). A dropped unit ends its move there, so you take both Thornholt and Milldale (C2.5) and win 8 to 6. The unit that arrives in Milldale rolls one die for the trail, and only a 10 loses it (C6.1).

### The rules page of Campaigns of Ozz. An id has the number of the rule: c5-1 is rule C5.1, and c5-1-b is its second part.
###
### Words of this game, everywhere the same:
###   map and point (a place on it) · battleboard and space (a place on it) · road, trail, link (a road or a trail)
###   unit · leader, Hero, Ruler, witch, magic user · side, ally, captain · stack · force, group, garrison
###   Fortified Center, castle, capital, population center · intrinsic units · raze · refuge
###   order: Advance, Stand, Back · command: everything that a player gives · melee, fire · aloft · blown · turned
###   the option names (walls, limbering …) and the words of commands (fast, board, guns, off …) stay as they are

## Before the chapters.

campaigns-rule-preface-play = You lead one or more of the four nations of Ozz. On the map you move stacks of units and leaders to the points that you want to hold. If the enemy is there, you fight: on the battleboard, unit by unit, or quickly with a few dice. The scenario says how to win.
campaigns-rule-preface-published = This isn’t the published game: we don’t have its rulebook. Our version is built on one player’s house rules. Where they lack a rule, we made up the simplest one that works (a reconstruction). Where they leave a question open, we answered it (a ruling). An option is a house rule that you can change before a match (C23). Everything without a mark comes from the house rules, in our own words.

## C1

campaigns-rule-c1-title = The game in brief
campaigns-rule-c1-1 = You play on a map and on a battleboard. On the map, the sides take turns moving stacks of units and leaders. A stack that enters a point held by the enemy fights a battle there at once. You fight it on the battleboard, or settle it quickly with fast combat (C8). A campaign takes 45 to 90 minutes, a single battle about 20.
campaigns-rule-c1-2 = There are four nations: Munchkins (M), Quadlings (Q), Winkies (W) and Gillikins (G). Two to four players take part, and each plays one or more nations. A side is one player or several allies, and there are two to four sides. The scenario says who plays what.
campaigns-rule-c1-3 = Units fight. Heroes and witches are leaders, and leaders don’t count as units. A Ruler is a Hero who is also a magic user. The magic users are the Rulers, the witches and Rolf Guuf (C11.3).
campaigns-rule-c1-4 = The die has ten sides, 1 to 10. (A 0 on a real die counts as 10.) On the map and on the battleboard you want to roll low, so a modifier of +1 hurts you. In fast combat you want to roll high.
campaigns-rule-c1-5 = Besides dice, there are draws: random numbers from 1 to n, each equally likely. The program rolls all dice and makes all draws, one after another. C22.4 lists them all.
campaigns-rule-c1-5-b = If only one result is possible, the program doesn’t draw.
campaigns-rule-c1-6 = Nothing is hidden except the commands that players give in secret at the same time. You see them as soon as they are all in. Everyone can always see force pools, spells, groups and strengths.

## C2

campaigns-rule-c2-title = The map
campaigns-rule-c2-1 = The map is a network of points joined by links. Each link is a road or a trail. Measure the length of a link, or any distance in inches, in a straight line across the map (C24.1). A distance in links is the fewest links you need to get from one point to another through open points.
campaigns-rule-c2-2 = A point belongs to one nation or to none. Its terrain is plain, forest or hills. There are five kinds of points: castles, capitals, fortified points, population centers and open country. Each nation has one castle, the home of its Ruler, and one capital. Some points have specialists (C18.3), and some are Mercenary Recruiting Grounds (C18.4). If a nation isn’t in the scenario, its points are closed: you can’t enter them, pass through them or fly to them.
campaigns-rule-c2-3 = Fortified points, castles and capitals are Fortified Centers. Each has an intrinsic strength until it is razed: 2 standard infantry units (C17.1) in a fortified point, 3 in a castle, 4 in a capital. A razed Fortified Center counts as open country.
campaigns-rule-c2-4 = The printed map swaps two colors. Winkie points are purple, but Winkie counters are yellow. Gillikin points are yellow, but Gillikin counters are purple.
campaigns-rule-c2-4-b = Our map keeps this swap. Munchkin points and counters are both blue, and Quadling points and counters are both red. Every point also shows the letter of its nation.
campaigns-rule-c2-5 = Your side controls a point while it has units there. It also keeps control of a population center after its units leave, until a unit of another side ends a move there. At the start, each nation controls its own population centers.
campaigns-rule-c2-5-b = A unit ends a move at a point if it is there after a move, a drop-off, a retreat or a battle. Passing through changes nothing. If several allies have units at a point, the first of them in player order controls it. So an ally’s move can pass control from one of you to the other. Nothing else changes, because points, recruiting and the Rulers’ return depend on the side.
campaigns-rule-c2-6 = Only one side can have units and leaders at a point, except during a battle. A point can hold at most 8 units. Leaders, intrinsic units and the Bell don’t count. You can’t recruit a ninth unit or move one in, but a retreat may raise the number above 8.

## C3

campaigns-rule-c3-title = Units and leaders
campaigns-rule-c3-1 = Each unit has a melee strength. Some also have a ranged strength, with a range in spaces. The movement allowance is the number of spaces that a unit can move on the battleboard. The color of that number shows the unit’s home terrain; black means that it has none. A unit may be cavalry, flying, artillery or a giant. C24.2 lists all units.
campaigns-rule-c3-2 = A unit is either whole or gone. An eliminated unit goes back to its force pool.
campaigns-rule-c3-3 = A unit’s ID is the letter of its nation, its type and a number: MREG1. Mercenaries have an X and belong to the nation that hired them. Leaders have names. Units are alike if they have the same type, nation, force, marks and spells. If the only choice is between units that are alike, the program takes the ones with the highest numbers and doesn’t ask.
campaigns-rule-c3-3-b = The program sorts IDs alphabetically and then by number, with the Bell last. These count as marks, too: having moved, retreated or been transported, carrying the Bell, and being a flank guard. On the battleboard, independent units are never alike. Among units that are alike, an “L:” command must name the ones with the highest numbers.
campaigns-rule-c3-4 = Eliminated Heroes are out of the game. Eliminated witches go back to the mercenary pool. Rulers may return (C18.6).

## C4

campaigns-rule-c4-title = The campaign turn
campaigns-rule-c4 = A turn has five parts: initiative (C4.1), movement and battles (C4.2), recruiting (C18), the Ruler Return Phase (C18.6), and the end of the turn (C20).
campaigns-rule-c4-1 = Each side rolls a die. Subtract 1 for each of its Heroes on the map, and 1 more for each Ruler. Tied sides roll again. The side with the lowest total has the initiative, and its first player chooses to move first or second. With more than two sides, “second” means after all the others, who move in order of their totals, lowest first.
campaigns-rule-c4-1-b = Whenever sides are tied, they roll again, but only to settle the order among themselves.
campaigns-rule-c4-2 = In turn order (C4.1), each side activates one stack (C5) or passes. Then the first side goes again, and so on. If you pass, you are done for this turn. Allies take turns acting for their side, skipping anyone who has passed. Movement ends when everyone has passed.
campaigns-rule-c4-2-b = Allies act in player order. If you have no legal move, the program passes for you.
campaigns-rule-c4-3 = Each unit and each leader can move once a turn. To form a stack, choose any of your units and leaders at one point that haven’t moved this turn. You can’t mix your pieces with an ally’s.

## C5

campaigns-rule-c5-title = Moving on the map
campaigns-rule-c5-1 = A stack that is led by a Hero, or has only leaders, moves along one or two links. Any other stack moves along one. A stack stops and fights at a point with an enemy unit or an unrazed enemy Fortified Center. Leaders alone can’t enter such a point.
campaigns-rule-c5-1-b = To take a second link, a stack must include a Hero or have only leaders. This must be true at the start, and again after the stack drops off and picks up units.
campaigns-rule-c5-2 = A moving stack may drop off units at the first point that it enters, and then move on. Those units can’t move again this turn.
campaigns-rule-c5-2-b = You can’t drop off leaders, and at least one piece must move on. A stack can drop off or pick up units only if it takes a second link.
campaigns-rule-c5-3 = A stack may also pick up units or Heroes at a point that it moves through. Once the stack reaches its destination, the pieces that it picked up can’t move again this turn.
campaigns-rule-c5-3-b = The units and Heroes that you pick up must be yours and must not have moved this turn. You can’t pick up witches.
campaigns-rule-c5-4 = You may end a move, or drop off units, at a point with friendly units that haven’t moved yet. The units that were there before may still move later. The program remembers which units have moved, and keeps the stacks separate.
campaigns-rule-c5-5 = A stack made up entirely of flying units and leaders may fly to any open point within 8.5 inches, no matter where the links go. Exactly 8.5 inches is allowed. The stack checks for attrition as if it had moved by trail.
campaigns-rule-c5-5-b = A stack that flies needs at least one unit. It can’t drop off or pick up anyone.
campaigns-rule-c5-6 = If you move to a point that has enemy leaders but no enemy units and no unrazed Fortified Center, the leaders retreat (C16.6) before you arrive. Leaders without a refuge are eliminated.
campaigns-rule-c5-6-b = For the leaders’ retreat, your stack counts as an attacker that comes from the point it is about to leave. The leaders are marked as retreated.
campaigns-rule-c5-7 = The Bell moves only if a unit carries it, and flying units can’t carry it (C19).

## C6

campaigns-rule-c6-title = Attrition
campaigns-rule-c6-1 = After a move, and before any battle, check for attrition if the stack flew or took a trail. Count the units that flew or took a trail and are now at the destination. Roll one die, and add 1 for every two units beyond the second: +1 for four units, +2 for six, +3 for eight. On 10 or more, you lose one of these units, and you choose which. If there are none, you don’t roll. In a retreat, all units count, even if they took a road (C16.8).
campaigns-rule-c6-1-b = If attrition leaves no units to fight, there is no battle. The leaders and the Bell stay at the last point before the enemy.

## C7

campaigns-rule-c7-title = How a battle begins
campaigns-rule-c7-1 = The attacker is the stack that entered the point. The defender is everything that the other side has there: units, leaders and the point’s intrinsic strength. The attack comes from the stack’s last point before the battle, or from the point where it took off. After the battle, defenders may still move this turn if they haven’t moved yet and didn’t retreat.
campaigns-rule-c7-2 = Each side has a captain, who gives all its commands in this battle. The captain is the player with the most units at the point; if players are tied, the first of them in player order. If a side has only intrinsic units, the player of the point’s nation is captain.
campaigns-rule-c7-2-b = Intrinsic units don’t count as units here. If the only other units in your Fortified Center are an ally’s, that ally is the captain and also chooses the guns (C17.1).
campaigns-rule-c7-3 = First, the attacker may offer the honors of war if C17.4 allows it. Next, both captains secretly choose the type of combat: fast combat (“fast”) or the battleboard (“board”). A defender with intrinsic units also chooses how many of them are guns (C17.1). If both captains choose fast combat, it settles the battle (C8). Otherwise you fight on the battleboard (C9).

## C8

campaigns-rule-c8-title = Fast combat
campaigns-rule-c8 = Fast combat settles a battle without the battleboard: in each round, each side rolls one die. The option says whether captains may choose fast combat, must use it or can’t use it.
campaigns-rule-c8-1 = Each side rolls one die. Multiply the roll by the total strength of that side’s units, and divide by 10. The result is the strength that the enemy loses. For each unit, use the larger of its two strengths. Nothing is rounded: the program counts in tenths.
campaigns-rule-c8-1-b = Both sides take their losses at the same time.
campaigns-rule-c8-2 = If the rolling side has no magic user present, the enemy’s losses must come as close as possible to the result without exceeding it. The enemy loses at least one unit in any case. If several sets of units are equally close, the enemy captain chooses.
campaigns-rule-c8-2-b = If every unit is stronger than the result, the enemy loses one of its weakest units.
campaigns-rule-c8-3 = If the rolling side has a magic user, the enemy’s losses must reach the result. The enemy captain chooses them. If all units together are not enough, all are eliminated.
campaigns-rule-c8-3-b = The captain can’t give up a unit if the losses would reach the result without it.
campaigns-rule-c8-4 = Heroes and witches are eliminated if their side has no units left.
campaigns-rule-c8-5 = With the walls option, intrinsic units lower the attacker’s die by 1, or by 2 in a capital, but never below 1. The Bell has no strength here and is never destroyed. If its side has no units left, the enemy captures it. Spells, home terrain and unit types (C15) don’t matter.
campaigns-rule-c8-6 = After each round, both captains decide whether to retreat (C16). The rounds go on until only one side has units left.

## C9

campaigns-rule-c9-title = The battleboard
campaigns-rule-c9-1 = The battleboard has fifteen spaces in five rows. Each row has a center space, C, and two flanking spaces, L and R. Row 3, for example, has 3L, 3C and 3R. Row 1 is the attacker’s first row, and row 5 is the defender’s. “Closer to the enemy” means a higher row for the attacker, and a lower row for the defender.
campaigns-rule-c9-2 = The distance between two spaces is their difference in rows or in columns, whichever is larger. L to C is one column, and so is C to R. Spaces at distance 1 are adjacent. So C touches every space in the next row, but L and R never touch.
campaigns-rule-c9-3 = A space can hold any number of units from both sides. A side occupies a space if it has a unit there. Leaders and the Bell don’t occupy a space on their own.
campaigns-rule-c9-4 = You begin by deploying. Both captains secretly place everything in their own first two rows, as groups and single units. Intrinsic units form one force, the garrison, in one of those spaces. Its order is always Stand, and it never leaves its space.
campaigns-rule-c9-4-b = The garrison can’t carry the Bell.
campaigns-rule-c9-5 = A force is either a group led by a Hero or an independent unit.
campaigns-rule-c9-5-b = The garrison is a force too, and so is each leader without units. A group has at least one unit. If a group loses all its units, each of its leaders becomes a force. A unit that splits off becomes an independent unit. These new forces keep the group’s order. If the group has already been activated, they count as activated, too.
campaigns-rule-c9-6 = Each group has one Hero who leads it. If there is a Ruler in the group, the Ruler leads. A group can have up to three units, or four with a Ruler, and any number of other leaders. Witches can’t lead a group.
campaigns-rule-c9-7 = Every space has the terrain of the point where you fight. The scenario of a stand-alone battle may give spaces their own terrain.

## C10

campaigns-rule-c10-title = The battle turn
campaigns-rule-c10 = A battle turn has seven steps, C10.1 to C10.7. Orders, flank guards, activations and Transport last until the end of the turn.
campaigns-rule-c10-1 = Groups. From the second turn on, you may rearrange the groups in each space.
campaigns-rule-c10-1-b = In this step, you also name who carries the Bell. Artillery that was turned because it moved is turned back (C15.7).
campaigns-rule-c10-1-c = A Bell that was turned when it created a skeleton is turned back, too.
campaigns-rule-c10-2 = Spells. First, spells in effect may dissipate (C11.7). Then both captains cast spells (C11) and use the Bell (C19.5).
campaigns-rule-c10-3 = Orders. Each captain secretly gives each of their forces an order: Advance (A), Stand (S) or Back (B). Captains may also name flank guards (C15.8).
campaigns-rule-c10-4 = Initiative. After the orders are given, both sides roll as in C4.1, but only Heroes on the board count. The winner chooses whether to move first or second. Without this option, the attacker moves first.
campaigns-rule-c10-5 = Activations. The sides take turns activating one force each, until every force has been activated once. A side with no forces left to activate is skipped. A unit that splits off in this step keeps its group’s order. If its group hasn’t been activated yet, the unit can still be activated.
campaigns-rule-c10-6 = Lone leaders. Leaders without friendly units in their space go to the nearest friendly units (C15.9).
campaigns-rule-c10-7 = Retreat. Both captains decide whether to retreat (C16).
campaigns-rule-c10-8 = The battle ends as soon as one side has no units and no leaders on the board. The program checks this after every activation and after steps 2, 6 and 7. A side with only leaders retreats in step 7 without being asked, if it has a refuge. If not, the enemy keeps hunting its leaders. After step 7 of the last turn (turn 8, unless the scenario says otherwise), the attacker must retreat. Attacking pieces that can’t retreat are eliminated, and so are defending leaders who have neither units nor a refuge.
campaigns-rule-c10-8-b = If the attacker chooses to retreat in step 7 of the last turn and leaves nobody behind, the battle ends, and defending leaders without a refuge survive. In a stand-alone battle, you count points after the last turn instead (C20.3).

## C11

campaigns-rule-c11-title = Spells
campaigns-rule-c11-1 = Each magic user knows one or more spells (C24.3, C24.4). In the Spells step, each may cast one of them. Recasting a spell already in effect moves it to another unit. Caster and target must both be on the board, but can be any distance apart.
campaigns-rule-c11-1-b = A caster can’t cast a spell again on the unit that already has it from that caster.
campaigns-rule-c11-2 = A spell on a unit, friendly or enemy, is persistent. It lasts until its caster casts that spell on another unit, or until the unit is destroyed.
campaigns-rule-c11-2-b = A spell also ends if its caster dies or leaves the board. When a unit leaves the board, every spell on it ends. If a unit has the same spell twice, it counts only once.
campaigns-rule-c11-3 = The Quadling Hero Rolf Guuf is a magic user. Like each of the witches, he gets one random spell.
campaigns-rule-c11-3-b = When Rolf Guuf or a witch enters the game, the program rolls a die for the spell (C24.3). They keep that spell for good.
campaigns-rule-c11-4 = You can’t cast spells on Heroes. You can cast spells on the Bell.
campaigns-rule-c11-4-b = You can’t cast spells on witches either.
campaigns-rule-c11-5 = If a unit has both Good Luck and Poor Luck, they cancel out. Zoraster and Glenda know luck spells from the start. Mercenary witches may draw one.
campaigns-rule-c11-5-b = Both luck markers stay on the unit.
campaigns-rule-c11-6 = If a unit under Poppies or Confusion also has Fleet Feet, it may move 1 space a turn. With the limbering option, artillery that moves this way can’t fire that turn. With the bell-still option, a Bell that moves this way can’t create skeletons that turn.
campaigns-rule-c11-7 = At the start of the Spells step, roll a die for each spell in effect, in the order they were cast. On 1–3 the spell dissipates, and its marker is removed. Transport never dissipates.
campaigns-rule-c11-7-b = A caster can cast Fireball and Healing only once each per battle. The option says what dissipation does to them. With “Exempt”, the usual choice, they don’t dissipate. With “Again” they do, and then the caster may cast them again. With “Gone” they do, and the caster can’t cast them again.
campaigns-rule-c11-8 = Spells take effect once both sides have revealed them. First, all lasting spells get their markers. Then come Fireballs, then Transports, then the Bell. Within each kind, the attacker’s spells come first, and each side’s go in the order written.
campaigns-rule-c11-8-b = If the target of a Fireball is gone, you don’t roll. If enemies were just transported into a space, a Transport to that space does nothing. Either way, the spell still counts as cast. A spell that you cast again goes to the end of the casting order.

## C12

campaigns-rule-c12-title = Moving on the battleboard
campaigns-rule-c12-1 = A force moves one space at a time, always to an adjacent space, up to its allowance. When it enters a space that the enemy occupies, its move ends. You can always leave a space, even one that you share with enemies.
campaigns-rule-c12-1-b = Leaders without units can’t enter a space that the enemy occupies.
campaigns-rule-c12-2 = A force with the order Advance must move closer to the enemy’s side of the board, or sideways in its own row, to or from a flanking space. It may move sideways only into a space that the enemy occupies.
campaigns-rule-c12-2-b = Every step of an advance must follow this rule, but one step is enough. If no space qualifies, or if the force can’t move, it stays where it is.
campaigns-rule-c12-3 = A force with the order Back must move to a space closer to its own side. Units in their own first row may leave the board to retreat from the battle (C16.7).
campaigns-rule-c12-3-b = In its own first row, a force with the order Back may leave the board or stay. Leaving (“off”) is a step like any other, but only a force with this order can take it.
campaigns-rule-c12-4 = A force with the order Stand may move to a space in its row that is vacant or occupied by friendly units. It doesn’t matter if enemies share that space with the friendly units. The force can’t change rows or enter a space that only the enemy occupies.
campaigns-rule-c12-5 = Heroes without units may move two spaces. A Hero’s force moves at the speed of its slowest unit.
campaigns-rule-c12-5-b = Witches without units may also move two spaces.
campaigns-rule-c12-6 = If a Hero’s only unit has Fleet Feet or Transport, the Hero benefits as well. If a Hero’s only unit is under Poppies or Confusion, the Hero may still move and leave it behind.
campaigns-rule-c12-6-b = In a group with several units, one that can’t move holds back the whole group. A Hero who leaves the group’s only unit behind takes all other leaders along. They can move up to two spaces, and can’t start combat. The unit left behind counts as activated. A Bell that can’t move holds back its carrier, and the Hero can’t leave the two behind.
campaigns-rule-c12-7 = Fleet Feet adds 1 to a unit’s allowance. A unit that was transported doesn’t move when you activate it. Its order counts as carried out, and it may start combat.
campaigns-rule-c12-7-b = The rest of a transported unit’s force doesn’t move either.

## C13

campaigns-rule-c13-title = Order changes and coordination
campaigns-rule-c13-1 = When you activate a force, you may try to change its order. Roll a die, and subtract 1 for a group led by a Ruler. On 3 or less, you succeed, and the force gets the new order that you chose. On 4–7, you fail, and the force carries out its old order. On 8–10, there is chaos: the force gets a random order and must carry it out.
campaigns-rule-c13-1-b = You name the new order when you try, and it must be a different one. You can try once per activation, and never for the garrison. After the roll, the force moves and fights. Whatever you rolled, it can’t coordinate or join.
campaigns-rule-c13-2 = A Ruler’s group may coordinate if another force in its space has the same order. You say so when you activate the group. It doesn’t act yet, and its counters are turned.
campaigns-rule-c13-2-b = The Ruler must lead units, and a force that could join must be in the same space. Each side can have only one coordinating Ruler at a time.
campaigns-rule-c13-3 = When you activate another force with the same order in the Ruler’s space, you may try to add it. Roll a die. On 10, the force must carry out its order at once, on its own. On any other roll, it joins, and its counters are turned.
campaigns-rule-c13-3-b = If a force must act at once, give a new “A:” command for that force only, without changing its order.
campaigns-rule-c13-4 = Each time a force joins, the Ruler may carry out the order with all coordinated forces, or wait for more. Once all eligible forces have been activated, the Ruler can’t wait any longer and must act right after the last one joins or fails to join.
campaigns-rule-c13-4-b = The Ruler must also act right after the last eligible force acts on its own. If the enemy destroys the last eligible force, the Ruler must act in your next activation.
campaigns-rule-c13-5 = Coordinated forces move and fight as one force, along one path, at the slowest speed. Afterward they are separate forces again. Some forces are not eligible: the garrison, lone leaders, forces already activated, and forces that tried to change their order. If the Ruler dies or leaves the space before the coordinated forces act, their counters are turned back, and you may activate them.

## C14

campaigns-rule-c14-title = Combat
campaigns-rule-c14-1 = After a move, the moving player decides whether to start combat: by firing at a space in range, or by a melee in the force’s own space. If your force moves next to enemies and starts no combat, they can’t fire at it. Just moving never draws fire.
campaigns-rule-c14-1-b = A force can start one combat per activation. It can start a melee without moving if one of its units, or its Bell, can attack in it.
campaigns-rule-c14-2 = If a force moves into a space that the enemy occupies, a melee starts automatically.
campaigns-rule-c14-3 = If several enemy forces are in the space that you attack, all of them may take part. You can’t single one out.
campaigns-rule-c14-3-b = On the attacked side, all units that can take part do so, and any unit in the space can be lost, even one that can’t engage. On the attacking side, only the active force takes part, and only its units can be lost.
campaigns-rule-c14-4 = Enemy units in other spaces take no part, even if you are within their range.
campaigns-rule-c14-5 = Fire. Every unit of the force attacks with its ranged strength if its range covers the distance. At the same time, units in the target space fire back if their range covers it. At least one of your units must be able to fire. The target space must contain enemy units and no friendly units. You can’t fire from a space with enemy units.
campaigns-rule-c14-6 = Melee. All units that take part, on both sides, attack at the same time with their melee strength. Artillery and giants that may fire use their ranged strength instead if it is larger.
campaigns-rule-c14-6-b = Using ranged strength in a melee doesn’t count as ranged fire (C15.5). Under Confusion, artillery and giants don’t attack in melee at all.
campaigns-rule-c14-7 = Roll one die for each attack. It hits if the modified roll is no higher than the attacking unit’s strength plus its bonuses. The margin is the difference: 0 if they are equal. The attacker’s units roll first, in ID order, then the defender’s.
campaigns-rule-c14-7-b = These change the strength: +1 melee for a charge (C15.2), +1 melee with Phantom Allies, +1 ranged with Uncanny Marksmanship, −1 to both for a burning unit (Fireball). These change the die: −1 if the attacking unit has Good Luck, +1 if it has Poor Luck, 0 if it has both.
campaigns-rule-c14-7-c = A unit that is hit may have protection: +1 in its home terrain (C15.10), and +1 or +2 behind walls (C17.3). A flying unit has +1 when a unit that doesn’t fly fires at it (C15.5). Each +1 works like +1 on the attacker’s die, but you count it when you assign hits.
campaigns-rule-c14-7-d = Each unit rolls one die. A unit that shoots at a unit aloft (C15.5) rolls at its usual point in the order. The Bell rolls last on its side.
campaigns-rule-c14-8 = The captain whose units are hit assigns the hits. A unit can take a hit if its protection is no higher than the hit’s margin, and if this kind of attack can hit it (C15.5). No unit takes two hits. You must assign as many hits as possible; the rest have no effect. A unit that is hit is eliminated. A unit under Healing survives its first hit, and the spell is used up.
campaigns-rule-c14-8-b = Both captains choose at the same time. The program asks only if there’s a choice between different units.
campaigns-rule-c14-9 = Leaders are in danger when a combat leaves them in a space with enemy units but no friendly units. The enemy rolls for each of these leaders. On 1–2, the leader is eliminated. If enemy units move into a space with only leaders, those leaders are in danger too, and there is no other combat.
campaigns-rule-c14-9-b = A moving force puts lone enemy leaders in danger in each space that it enters along its path.

## C15

campaigns-rule-c15-title = Unit types, guards, lone leaders
campaigns-rule-c15-1 = Cavalry in an attacked space may fall back before a melee if the enemy has no cavalry there. It goes to an adjacent space closer to its own side, and nobody fires at it.
campaigns-rule-c15-1-b = Any enemy cavalry in the space prevents this, no matter which force it belongs to. Cavalry can’t fall back to a space with enemies. From its first row it leaves the board, if it has a point to retreat to (C16.7). If it was in a group, it becomes independent. Cavalry can’t fall back under Poppies or Confusion, or with the Bell.
campaigns-rule-c15-2 = Cavalry may charge: it moves two spaces and ends in a space that the enemy occupies. It gets +1 melee strength. Then it is blown, and its counter is turned. Blown cavalry can’t attack or strike back until after its next movement. In that movement it moves normally, and its counter is turned back.
campaigns-rule-c15-2-b = A charge is at least two spaces long, and the whole force must be cavalry. For blown cavalry, the next activation counts as its next movement, even if it stays where it is. It can’t charge in that activation. If a charge finds nobody left to fight, the cavalry isn’t blown.
campaigns-rule-c15-3 = A flying unit may fall back before a melee the way cavalry does (C15.1), if the enemy has no flying unit in the space.
campaigns-rule-c15-4 = A flying unit may stay aloft in a melee, whether its side attacks or defends. A unit that stays aloft takes no part in the melee.
campaigns-rule-c15-4-b = In the “A:” command, the moving player names the units that stay aloft. Under Poppies, a unit can’t stay aloft.
campaigns-rule-c15-5 = In melee, units that don’t fly can’t hit a unit aloft. If they have a ranged strength, they may shoot at it instead, with +1 to the die. Then they take no part in this melee, but they can still be lost in it. Their hits go only to units aloft.
campaigns-rule-c15-5-b = Flying units can always hit each other. The +1 for shooting at a unit aloft is the same as its +1 protection (C14.7), so add it only once. A unit that isn’t allowed to engage (C15.8) or to fire can’t shoot at a unit aloft either.
campaigns-rule-c15-6 = Artillery may fire when its own group starts combat, or when the enemy attacks its space. It can’t fire when the enemy attacks friendly units elsewhere, or when enemies move within its range. The same goes for giants.
campaigns-rule-c15-7 = Until artillery moves, it may fire in defense. Once it has moved, its counter stays turned until the next turn begins, and it can’t fire for the rest of the turn. There are two exceptions. With Fleet Feet, artillery may move one space and fire in the same turn. Artillery moved by Transport may fire too.
campaigns-rule-c15-8 = In the Orders step, you may name two units in a space as flank guards, one for the L side and one for the R side. If an enemy attacks from the same row, by moving in or by firing, only the guard on that side may engage. The guard is also the first to be eliminated. Any other losses fall on the whole force as usual.
campaigns-rule-c15-8-b = A guard covers its space until you next give orders. Without a guard on the attacked side, nobody there may engage. The first hit that can go to the guard must go to it. A guard that has left the space doesn’t count. Leaders can’t be guards.
campaigns-rule-c15-9 = At the end of a battle turn, each leader in a space without friendly units goes to the nearest space that has some. If two are equally near, the captain chooses. If no space on the board has friendly units, the leader retreats two rows toward the leader’s own side, off the board if need be (C16.7).
campaigns-rule-c15-9-b = A leader who retreats stays in the same column, and stops in the first row if leaving the board isn’t possible. Leaders go one by one in alphabetical order, the attacker’s first.
campaigns-rule-c15-9-c = Without this option, a leader alone with enemy units is eliminated, and other lone leaders stay where they are.
campaigns-rule-c15-10 = A unit with a colored allowance is harder to hit in its home terrain. Units that attack it there add 1 to their dice, in melee and in ranged fire. A unit with a black allowance has no home terrain.

## C16

campaigns-rule-c16-title = Retreat
campaigns-rule-c16-1 = At the end of each battle turn, and of each round of fast combat, both captains reveal at the same time whether they retreat. You don’t need slips of paper: the program keeps your secret.
campaigns-rule-c16-2 = When you retreat, all your units that can move leave the board. Intrinsic units must stay, and so must units under Poppies or Confusion. If any units stay, the battle goes on until only one side has units, and you aren’t asked again. All spells that the retreating side cast are canceled.
campaigns-rule-c16-2-b = Fleet Feet doesn’t let a unit under Poppies or Confusion retreat. Leaders always go along. The retreating pieces leave at once, the attacker’s before the defender’s. You choose a refuge, check for attrition, and then choose which mercenaries to keep (C18.8). Pieces that leave later follow to the same point when the battle ends. If your side doesn’t retreat, pieces that left the board by movement also wait until the battle ends.
campaigns-rule-c16-3 = All retreating units of a side go to the same point, including those that left the board by movement.
campaigns-rule-c16-3-b = If some units left by movement and the rest of your side won, those units still retreat. Only those units count when you determine their refuge.
campaigns-rule-c16-4 = Attackers retreat to the point from which they moved into the battle (C7.1).
campaigns-rule-c16-5 = Defenders never retreat to a point where a different nation has forces or an unrazed Fortified Center. Nor do they ever retreat to the point that the attacker came from.
campaigns-rule-c16-5-b = A nation counts as different if none of the retreating units belong to it, even if it is an ally. A refuge is an open point one link away. “Forces” here means units or leaders. If only leaders retreat, their nations count. A witch belongs to her player’s first nation.
campaigns-rule-c16-6 = Among the points that C16.5 allows, defenders must choose in this order. First: a point closer to their castle, if no enemy is in the castle. Second: a point closer to their national territory. Third: any other.
campaigns-rule-c16-6-b = A point counts as closer to the castle or territory if it is fewer links away from it than the battle is. The defenders’ nation is the one that most of the units belong to; in a tie, the first in player order. All points of that nation are its territory. If several points are equally good, the captain chooses.
campaigns-rule-c16-7 = If a force has no point to retreat to, it can’t retreat or leave the board.
campaigns-rule-c16-7-b = A force can leave the board only if it and the pieces that left earlier can all retreat to the same point. The rest of its side doesn’t count.
campaigns-rule-c16-8 = Retreating units check for attrition (C6.1).
campaigns-rule-c16-9 = Units that retreated can’t be activated on the map for the rest of the turn. They may retreat again if they are attacked again. Without this option, you may still activate retreated units that haven’t moved this turn.
campaigns-rule-c16-10 = If both sides retreat, both leave, and nothing changes at the point. Leaders go to the same point as any units that left before them. If no units did, C16.4 to C16.6 say where the leaders go. If the battle has a winner, the side that is still at the point controls it (C2.5).

## C17

campaigns-rule-c17-title = Sieges
campaigns-rule-c17-1 = When you defend a Fortified Center, you may turn one of its intrinsic units into medium artillery. In a capital you may turn two. Each gun replaces a standard infantry unit.
campaigns-rule-c17-1-b = Write “guns 0” or “guns 1”. In a capital, you can also write “guns 2”. If you don’t mention guns, you have none.
campaigns-rule-c17-1-c = A nation’s standard infantry unit is the REG. Intrinsic infantry units are numbered FREG1, FREG2 and so on, and guns FMED1 and FMED2.
campaigns-rule-c17-2 = Intrinsic units don’t come from the force pool. Every battle begins with all of them. If none are left when the battle ends, the Fortified Center is razed, and the attacker gets the credit.
campaigns-rule-c17-3 = Units that attack intrinsic units add 1 to their dice, or 2 in a capital.
campaigns-rule-c17-4 = The attacker may offer the honors of war. If the defender accepts, the intrinsic units march off. For each one that survived, a REG appears at an adjacent point, as if it had retreated (C16.5 to C16.9). The Fortified Center is razed without loss to the attacker.
campaigns-rule-c17-4-b = You can make the offer before you choose the type of combat, if the defender has no other units there. You can also make it in the retreat step, when the defender has only intrinsic units left. Offers and answers aren’t secret. If the defender declines, the battle goes on.
campaigns-rule-c17-4-c = The REG units come from the force pool, lowest numbers first, as long as it has any. Defending leaders go with them, and so do units that moved off the battleboard. Without a refuge, the defender can’t accept, so the program declines without asking. You can still make the offer after the defender has retreated (C16.2). Then the REG units go to the point that the defender retreated to.

## C18

campaigns-rule-c18-title = Recruiting and the Ruler’s return
campaigns-rule-c18-1 = In the recruiting segment, each Hero who hasn’t moved, fought or retreated this turn may recruit one unit at the Hero’s point. Each point gets only one unit a turn. All players choose at the same time, then draw in player order.
campaigns-rule-c18-1-b = Units are drawn in the order you listed your Heroes. If an earlier draw makes a later one impossible, the later Hero recruits nobody. You can name only one Hero at each point. Allies at the same point get only one unit between them, but after a mishap (C18.4) an ally may still try. New units may act from the next turn on.
campaigns-rule-c18-2 = Heroes recruit in their own nation, at an unrazed Fortified Center or at a population center that you control. You get a random unit from the nation’s force pool. Every counter in the pool is equally likely.
campaigns-rule-c18-2-b = National skeletons are never drawn. You always get the lowest-numbered unit of its kind. At the start, the pool contains all units listed in C24.2 except those that are set up.
campaigns-rule-c18-3 = If specialists are available at the point, you may choose them instead of a random unit from the whole pool. If more than one kind is available, you get one at random.
campaigns-rule-c18-4 = At a Recruiting Ground, a Hero may hire a kind of unit from its list, as long as the mercenary pool has one. First you roll the Recruiting Mishap die; on 8–10, nobody comes. Some grounds also list a witch (C11.3).
campaigns-rule-c18-5 = Winkies and Gillikins don’t roll the Recruiting Mishap die when they recruit their own specialists at a Recruiting Ground. Winged Apes are the Winkies’ own, and Dire Wolves are the Gillikins’.
campaigns-rule-c18-5-b = Winged Apes don’t count as mercenaries for the Winkies, nor do Dire Wolves for the Gillikins.
campaigns-rule-c18-6 = A Ruler who was killed doesn’t return in the Ruler Return Phase of the same turn. In every later recruiting segment, you roll a die, and on 5 or less the Ruler returns. Add 1 to the roll if the castle is razed, and 1 more for every two of the nation’s other Fortified Centers that are razed. Without this option, the Ruler returns in the Ruler Return Phase of the same turn.
campaigns-rule-c18-6-b = Starting with the turn after the Ruler’s death, the roll for the Ruler’s return comes first in the recruiting segment. You roll even if the Ruler has no place to return to. A Ruler who returns may recruit.
campaigns-rule-c18-7 = The Ruler returns to the castle. If that isn’t possible, the Ruler returns to a Fortified Center, or failing that, to a population center.
campaigns-rule-c18-7-b = The place must belong to the Ruler’s nation, must not be razed, and must not be under enemy control. If several are equally good, you choose. If there is none, the Ruler doesn’t return now.
campaigns-rule-c18-8 = An army may have only one kind of mercenary unit.
campaigns-rule-c18-8-b = An army is the units of one nation at one point. You can’t hire, move, pick up or drop off a unit if that would break this rule. If a battle or a retreat breaks it, you choose at once which kind to keep. The others go back to the pool. Skeletons are one kind, national ones included.

## C19

campaigns-rule-c19-title = The Bell
campaigns-rule-c19-1 = The Bell’s movement allowance is underlined because the Bell can’t move on its own. A combat unit that doesn’t fly must carry it. On the map and on the board, the Bell moves with its carrier. In commands you write the two together, as in “WREG1+Bell”.
campaigns-rule-c19-2 = On the battleboard the Bell moves one space a turn, even with a faster carrier. There is one exception: a carrier with Fleet Feet moves two spaces with the Bell.
campaigns-rule-c19-3 = Under Poppies or Confusion, the Bell can’t be moved, unless Fleet Feet is also in effect. Then it can move one space (C11.6).
campaigns-rule-c19-3-b = Poppies or Confusion may be on the Bell or on its carrier; the effect is the same. If the spell is on the carrier, the carrier itself needs Fleet Feet. If the spell is on the Bell, Fleet Feet on either one is enough.
campaigns-rule-c19-4 = The Bell is never destroyed. If ranged fire “eliminates” it, it stays, but it creates no more skeletons in this battle. If melee “eliminates” it, it is captured. Munchkins and Quadlings may capture and carry it, but they can’t create skeletons with it or use it in melee.
campaigns-rule-c19-4-b = For Winkies and Gillikins, the Bell has melee strength 2.
campaigns-rule-c19-4-c = A Fireball silences the Bell just as ranged fire does. You can assign a hit to the Bell only if no other unit can take it. A captured Bell stays in its space without a carrier, on the captor’s side. To use the Bell in melee, the captain must be playing the Winkies or the Gillikins. The Bell attacks only with a carrier that takes part. It has no protection, and shots at units aloft can’t hit it.
campaigns-rule-c19-5 = In the Spells step, the Bell may create a skeleton in its space. The skeleton is an independent unit.
campaigns-rule-c19-5-b = You get a national skeleton if the pool has one, or else a mercenary skeleton. If the pool has neither, you get nothing. Only the Winkie player gets national skeletons. The Bell doesn’t need a carrier for this.
campaigns-rule-c19-5-c = The Bell can’t create a skeleton while two that it created are on the board.
campaigns-rule-c19-6 = At the end of the battle, the only skeletons you keep are the two national ones and any that you hired for good (C18.4). You can still have only one kind of mercenary (C18.8): if you have other mercenaries, you keep either them or the skeletons.
campaigns-rule-c19-6-b = Mercenary skeletons that the Bell created are gone as soon as they leave the battle, before attrition.
campaigns-rule-c19-7 = A Bell that creates a skeleton can’t move that turn, and its counter is turned. There are two exceptions. If its carrier has Fleet Feet, the Bell may move one space afterward. Transport may move it in the same turn.
campaigns-rule-c19-7-b = Transport on the Bell or on its carrier moves both. Under Poppies or Confusion, the exception for Fleet Feet doesn’t apply (C11.6).
campaigns-rule-c19-8 = A Bell without a carrier stays where it is until you name a friendly unit there as its carrier. On the board you do this in the Groups step, and on the map in a move. If a carrier is lost to attrition on the way into a battle, the Bell stays with the stack. If a side retreats and no carrier can take its Bell along, the other side gets the Bell. The other side also gets it if the Bell’s side has no unit left at the point.
campaigns-rule-c19-8-b = A move on the map names the carrier. If you don’t write “+Bell” after a unit, you leave the Bell behind. Another of your units may take over the Bell from a carrier that hasn’t moved. You can’t take it from an ally’s carrier. If it lies beside your unit without a carrier, you may take it, even if an ally left it there. If the Bell lies at a point without units, enemy units that end a move there take it. On the map, the Bell itself is never marked as moved or retreated.

## C20

campaigns-rule-c20-title = Victory
campaigns-rule-c20 = A campaign ends early if a side wins outright (C20.1). Otherwise it ends after its last turn (C20.2). A stand-alone battle ends in its own way (C20.3). Players can also resign (C20.4).
campaigns-rule-c20-1 = A campaign lasts as many turns as its scenario says, usually 10. If your side razes its enemy’s castle, you win at once.
campaigns-rule-c20-1-b = Against several enemy nations, you need to raze all their castles, no matter which ally razes which. You still finish the current battle first.
campaigns-rule-c20-2 = Otherwise, points decide. Your side scores 1 for each of its units on the map and 1 for each population center that it controls. For each Fortified Center that it razed, it scores the center’s intrinsic strength: 2, 3 or 4. The side with the most points wins. A tie is a draw.
campaigns-rule-c20-2-b = The Bell and leaders score nothing.
campaigns-rule-c20-3 = You win a stand-alone battle if only your side has units on the board when it ends. After the last turn (C10.8), you count points instead. You score 1 for each enemy unit that you eliminated, but nothing for skeletons that the Bell created. You score 2 for a Hero, 3 for a Ruler, and 3 if you hold the Bell that the enemy brought. The side with the most points wins. A tie is a draw.
campaigns-rule-c20-3-b = Witches score nothing. To win without counting points, you need units on the board; leaders alone aren’t enough.
campaigns-rule-c20-4 = You can resign whenever the game asks you for a command. If several players act at once, your resignation takes effect when the commands are revealed. If only one side still has a player, it wins at once. Those who resigned win nothing. If nobody is left, it’s a draw. A side without a player can’t win, and its points don’t count, but its castles must still fall (C20.1).
campaigns-rule-c20-4-b = If you resign and the match goes on, your units and leaders stay on the map and defend themselves. They never move or recruit, and your Rulers don’t return. An ally who still plays commands them in battle. Without an ally, the default of C21 counts for them, and your opponent chooses between fast combat and the board. A battle that you are fighting without an ally ends: your side retreats as in C16, and everything that can’t is eliminated, even the garrison. If your stack was about to attack, it stops one point before.

## C21

campaigns-rule-c21-title = When you act
campaigns-rule-c21 = The game asks you for one command at a time. The table lists the moments when it asks, and who acts in each. If several players act at once, you give your commands in secret and reveal them together. If you have nothing to choose, the game skips you. If your command breaks a rule, the game refuses it and names the rule, and you try again. If a secret command turns out to be illegal, the default counts instead. Between moments, the game rolls the dice.
campaigns-rule-c21-b = You have nothing to choose if all legal commands have the same effect. The program then picks one for you. If what you type can’t be read, the game cites C22. If the command belongs to another moment, the game cites C21. If a command breaks several rules, the game may cite any of them. The program checks the number of guns, or the point you retreat to, as soon as you give the command.

## C22

campaigns-rule-c22-title = Written commands and the dice
campaigns-rule-c22 = You never need to type: you { -tap }, and the page writes the command for you. If you type, capitals, spaces and hyphens make no difference. A plus sign (+) joins pieces that move together. A semicolon (;) separates parts. A hyphen alone (-) means “nothing”.
campaigns-rule-c22-1 = On the map, “M:” moves a stack, and “pass” ends your moves for this turn. Write “drop” and “take” after the first point, and only if a second “>” follows. The Bell comes right after its carrier. To recruit, write “H:”.
campaigns-rule-c22-1-b = To drop or take several pieces, join them with “+”. The order of a list doesn’t matter.
campaigns-rule-c22-2 = In a battle, both captains give some commands at once. “D:” deploys, “G:” changes groups, “S:” casts spells, and “O:” gives orders. “D:” lists each space with its forces. “G:” does the same, but only for the spaces that change. In orders, name a group by its leading Hero. Forces that you don’t name stand. A flank guard guards the space where it is.
campaigns-rule-c22-2-b = If a group has several Heroes but no Ruler, the first one you name leads. You may leave the garrison out of “G:”. Write a Bell without a carrier as a force: “Bell”. To make all your forces stand, write “O: -”.
campaigns-rule-c22-3 = In the rest of the battle, “A:” activates a force, “R:” reacts to an attack, and “L:” names all the units you lose. To change an order, first write “A:” with “change”. After the roll, write “A:” for the same force again.
campaigns-rule-c22-3-b = Name a force by its leading Hero, by its unit, or with the word “garrison”.
campaigns-rule-c22-4 = The table lists every die roll and every draw. Low is good for the side that rolls, unless the table says otherwise.

## C23

campaigns-rule-c23-title = Options
campaigns-rule-c23 = Each option starts with the first value in the table. A scenario may change it, and you can too before the match begins.

## C24

campaigns-rule-c24-title = Map, units, spells and leaders
campaigns-rule-c24-1 = The map is 34 by 22 inches. We made up all the places on it.
campaigns-rule-c24-2 = The tables list the units of each nation, and the mercenaries. Ranged strength is shown with its range: 3/2 is strength 3 at up to two spaces. National skeletons come only from the Bell. We made up all the numbers.
campaigns-rule-c24-3 = The table lists the spells and the die roll that draws each one. Some are for friendly units, and some for enemy units. All of them persist except Transport.
campaigns-rule-c24-4 = The table lists the leaders and their spells. Most names come from the world of the published game. A * marks a name that we made up.
campaigns-rule-c24-5 = The table shows where each nation begins in every scenario with the standard setup.

## Notation: what each command in the list means. The commands themselves are the same in every language.

# Beside: I: first
campaigns-rule-notation-first = You move first. To move after the others, write “I: second”.
# Beside: M: Hardsole+MLGT1+MREG4 @ Ovengate > Pumpkin Fields drop MLGT1 take MREG5 > Harvest Cross
campaigns-rule-notation-march = A move along two links. On the way, the stack drops off one unit and picks up another.
# Beside: M: Evora+XAPE1 @ Zilkhold fly Dustway
campaigns-rule-notation-fly = A flight.
# Beside: pass
campaigns-rule-notation-pass = You move no more stacks this turn.
# Beside: resign
campaigns-rule-notation-resign = You leave the match (C20.4).
# Beside: B: board guns 1
campaigns-rule-notation-board = You fight on the battleboard, with one gun in your fortress. For fast combat, write “B: fast”.
# Beside: B: retreat > Munchton
campaigns-rule-notation-retreat = You retreat to Munchton. To fight on, write “B: stay”.
# Beside: B: honors
campaigns-rule-notation-honors = You offer the honors of war. To attack instead, write “B: assault”. The defender answers “B: accept > Milldale” or “B: decline”.
# Beside: D: 4C MREG3, Zoraster+MREG1+MREG2; 5C garrison; 5R MMED1
campaigns-rule-notation-deploy = You deploy forces in the spaces that you name.
# Beside: G: 4C MREG2, Zoraster+MREG1
campaigns-rule-notation-groups = You rearrange the groups in the spaces that you name.
# Beside: S: Evora Poppies > MREG2; Glenda Transport > QLGT1 @ 2R; Bell
campaigns-rule-notation-spells = Two spells and their targets. The Bell creates a skeleton.
# Beside: O: Zoraster A, MREG3 S; guard L MREG3
campaigns-rule-notation-orders = Orders (Advance, Stand, Back), and a guard for the left flank.
# Beside: A: Hardsole > 3C > 4C
campaigns-rule-notation-activate = Hardsole’s group takes two steps, and fights a melee if enemies are there.
# Beside: A: MMED1 fire 3C
campaigns-rule-notation-fire = The gun fires at a space. With “melee” in place of “fire 3C”, it attacks in its own space.
# Beside: A: XAPE1 > 3C aloft XAPE1
campaigns-rule-notation-aloft = The apes move in and stay aloft in the melee.
# Beside: A: MREG3 > off
campaigns-rule-notation-off = The unit leaves the board from its first row.
# Beside: A: Zerde change B
campaigns-rule-notation-change = Zerde’s group tries to change its order to Back.
# Beside: A: Zoraster coordinate
campaigns-rule-notation-coordinate = The Ruler coordinates. “A: MREG3 join” adds a force, and “A: wait” waits for more.
# Beside: R: back WZIL1 > 4L; aloft XAPE1
campaigns-rule-notation-answer = Your reaction to an attack: one unit falls back, another stays aloft.
# Beside: R: shoot MREG1
campaigns-rule-notation-shoot = The unit shoots at enemies aloft.
# Beside: L: MCAV1, MREG1
campaigns-rule-notation-lose = You lose these units. Name all of them.
# Beside: P: Zerde > 2C
campaigns-rule-notation-place = You place a leader.
# Beside: K: SKE
campaigns-rule-notation-keep = You keep this kind of mercenary.
# Beside: H: Sourdough; Zoraster special; Hardsole hire GIA
campaigns-rule-notation-recruit = You recruit a random unit, a specialist and a mercenary.
# Beside: -
campaigns-rule-notation-nothing = Nothing.

## Words. Each has a word and its meaning; the page puts them in order of the alphabet.

campaigns-rule-word-activate = activate
campaigns-rule-word-activate-means = To move a stack on the map, or to act with a force on the battleboard.
campaigns-rule-word-aloft = aloft
campaigns-rule-word-aloft-means = In the air and out of the melee. Only flying units can stay aloft.
campaigns-rule-word-attrition = attrition
campaigns-rule-word-attrition-means = A die roll after hard travel. It can cost you a unit.
campaigns-rule-word-battleboard = battleboard
campaigns-rule-word-battleboard-means = The board of fifteen spaces on which you fight a battle.
campaigns-rule-word-blown = blown
campaigns-rule-word-blown-means = Out of breath after a charge. Blown cavalry can’t attack until after its next movement.
campaigns-rule-word-captain = captain
campaigns-rule-word-captain-means = The player who commands a side in a battle.
campaigns-rule-word-charge = charge
campaigns-rule-word-charge-means = An attack by cavalry that moves two spaces to reach the enemy. It adds 1 to melee strength.
campaigns-rule-word-coordination = coordination
campaigns-rule-word-coordination-means = A Ruler’s call for several forces in the same space to act together.
campaigns-rule-word-dissipate = dissipate
campaigns-rule-word-dissipate-means = To fade. At the start of the Spells step, you roll a die for each spell to see if it fades.
campaigns-rule-word-flank-guard = flank guard
campaigns-rule-word-flank-guard-means = The unit that defends a space against attacks from one side of its row.
campaigns-rule-word-force = force
campaigns-rule-word-force-means = A group led by a Hero, or an independent unit.
campaigns-rule-word-fortified-center = Fortified Center
campaigns-rule-word-fortified-center-means = A castle, a capital or any other fortified point. It has intrinsic units until it is razed.
campaigns-rule-word-garrison = garrison
campaigns-rule-word-garrison-means = The intrinsic units of a Fortified Center, on the battleboard.
campaigns-rule-word-ground = ground
campaigns-rule-word-ground-means = A Mercenary Recruiting Ground, where Heroes hire units that belong to no nation.
campaigns-rule-word-group = group
campaigns-rule-word-group-means = A Hero with up to three units, or a Ruler with up to four. Other leaders may be with them.
campaigns-rule-word-honors-of-war = honors of war
campaigns-rule-word-honors-of-war-means = An agreement: the defenders give up a fortress and march off unharmed.
campaigns-rule-word-intrinsic-units = intrinsic units
campaigns-rule-word-intrinsic-units-means = The troops that belong to a Fortified Center. They never leave it.
campaigns-rule-word-margin = margin
campaigns-rule-word-margin-means = How far a hit’s roll is below the strength of the attack.
campaigns-rule-word-point = point
campaigns-rule-word-point-means = A place on the map.
campaigns-rule-word-protection = protection
campaigns-rule-word-protection-means = The margin you need to hit a unit in its home terrain, behind walls or in the air.
campaigns-rule-word-refuge = refuge
campaigns-rule-word-refuge-means = A point that you can retreat to.
campaigns-rule-word-ruler = Ruler
campaigns-rule-word-ruler-means = A Hero with spells who leads a nation.
campaigns-rule-word-space = space
campaigns-rule-word-space-means = A place on the battleboard.
campaigns-rule-word-specialist = specialist
campaigns-rule-word-specialist-means = A kind of unit that you can choose to recruit at certain points.
campaigns-rule-word-stack = stack
campaigns-rule-word-stack-means = Units and leaders that move together on the map.

## How it is played: five pictures of one day, and one picture in each chapter. “-shows” describes a picture to players who can’t see it.

campaigns-rule-picture-march = Stacks march on the map
campaigns-rule-picture-march-shows = The map. Hardsole’s stack is about to go from Ovengate through Pumpkin Fields to Albine Pass.
campaigns-rule-picture-march-says = The sides take turns moving one stack each. A stack with a Hero can take two links. On the way, Hardsole drops off a gun at Pumpkin Fields and picks up a regiment. A stack that meets enemies fights.
campaigns-rule-picture-orders = Secret orders
campaigns-rule-picture-orders-shows = The battleboard with both armies, and the Munchkins’ orders.
campaigns-rule-picture-orders-says = The Winkies attack Harvest Cross, and the battle moves to the battleboard. Both sides give every force an order: Advance, Stand or Back. Zoraster’s infantry can fire at an adjacent space, so he stands and waits.
campaigns-rule-picture-fire = One die per attack
campaigns-rule-picture-fire-shows = Zoraster’s group in 4C has fired at Zerde’s group in 3C, which has one unit left.
campaigns-rule-picture-fire-says = Zerde’s group moves up, and Zoraster’s group fires. A unit hits if its die is no higher than its strength. The Guard, strength 4, rolls a 4, and one regiment of spears is gone!
campaigns-rule-picture-charge = Cavalry charges
campaigns-rule-picture-charge-shows = The Munchkin cavalry is in 3C with Zerde, who has no units left.
campaigns-rule-picture-charge-says = The cavalry charges from two spaces away, with strength 5 instead of 4. The last of Zerde’s spears fall, and she escapes on a roll of 9. Now the cavalry is blown: for a while it can’t fight back.
campaigns-rule-picture-victory = How a side wins
campaigns-rule-picture-victory-shows = The map after the last turn. The Munchkins hold Harvest Cross.
campaigns-rule-picture-victory-says = The Winkies have retreated. This campaign lasts only one turn, so points decide who wins. You score for units, population centers and razed fortresses. The Munchkins win, 11 to 9. If your side razes the enemy’s castle, you win at once.

campaigns-rule-picture-c1-shows = The map, with the stacks of the Munchkins and the Winkies.
campaigns-rule-picture-c1-says = Two armies are close together, Zoraster’s at Harvest Cross and Evora’s at Straw Ferry. If they fight, the battle has its own board.
campaigns-rule-picture-c2-shows = The map: points of all nations, joined by roads and trails.
campaigns-rule-picture-c2-says = Bluekeep is the Munchkins’ castle, and Yellow Tower is the Winkies’. The Quadlings and the Gillikins aren’t in this war, so their points are closed.
campaigns-rule-picture-c3-shows = The map. Two leaders and six units are at Harvest Cross.
campaigns-rule-picture-c3-says = Zoraster and Sourdough have six units at Harvest Cross. Leaders don’t count as units, so two more units would fit.
campaigns-rule-picture-c4-shows = The Munchkins choose whether to move first or second.
campaigns-rule-picture-c4-says = The Munchkins have the initiative, and choose to move first.
campaigns-rule-picture-c5-shows = A march from Ovengate through Pumpkin Fields to Albine Pass.
campaigns-rule-picture-c5-says = Hardsole leads his stack along two links. The gun stays at Pumpkin Fields, and a regiment comes along.
campaigns-rule-picture-c6-shows = Hardsole with two units at Albine Pass.
campaigns-rule-picture-c6-says = Two units took the trail to Albine Pass, so they roll one die with no modifier. It’s a 9: lucky! A 10 would have cost a unit.
campaigns-rule-picture-c7-shows = The Winkies enter Harvest Cross, where the Munchkins are.
campaigns-rule-picture-c7-says = Evora’s army comes from Straw Ferry and attacks Zoraster’s.
campaigns-rule-picture-c8-shows = The Munchkins are about to choose fast combat at Harvest Cross.
campaigns-rule-picture-c8-says = The Munchkins could choose fast combat. But both sides must want it: if the Winkies don’t, the battle is fought on the battleboard.
campaigns-rule-picture-c9-shows = Both armies on the battleboard: Winkies in rows 1 and 2, Munchkins in rows 4 and 5.
campaigns-rule-picture-c9-says = The Winkies attack from row 1, and the Munchkins defend from row 5. The L and R spaces are the flanks.
campaigns-rule-picture-c10-shows = The Munchkins choose whether to act first or second.
campaigns-rule-picture-c10-says = Spells and orders come before initiative. The Munchkins won the roll and let the Winkies act first.
campaigns-rule-picture-c11-shows = A skeleton beside the Bell in 1C, and Poppies on the Munchkin gun in 5C.
campaigns-rule-picture-c11-says = Evora’s Poppies put the gun to sleep. Zoraster’s Good Luck helps MREG1 in 4C.
campaigns-rule-picture-c12-shows = Zerde’s group is about to go from 2C to 3C.
campaigns-rule-picture-c12-says = Zerde’s order is Advance. Her group moves one space closer to row 5, right up to the Munchkins.
campaigns-rule-picture-c13-shows = Sourdough’s group in 4L, about to try a new order.
campaigns-rule-picture-c13-says = Sourdough’s order is Advance. To change it to Stand, he must roll 3 or less.
campaigns-rule-picture-c14-shows = Zoraster’s group in 4C has fired at 3C, where one regiment of spears is left.
campaigns-rule-picture-c14-says = Three units roll three dice. The Guard rolls a 4, which hits because its strength is 4. The other two miss.
campaigns-rule-picture-c15-shows = The Munchkin cavalry falls back from 3C to 4C as a skeleton enters 3C.
campaigns-rule-picture-c15-says = The skeleton is not cavalry, so the Munchkin cavalry may fall back before the melee.
campaigns-rule-picture-c16-shows = The Winkies on the battleboard, about to retreat.
campaigns-rule-picture-c16-says = The Winkies choose to retreat. The Munchkins choose at the same time, in secret.
campaigns-rule-picture-c17-shows = The map with the fortresses of both nations.
campaigns-rule-picture-c17-says = Ovengate and Zilkhold each have 2 intrinsic units to defend them. A castle has 3, and a capital has 4.
campaigns-rule-picture-c18-shows = Tic-Tok recruits a specialist at Munchton.
campaigns-rule-picture-c18-says = Tic-Tok has stayed at Munchton all turn, so he may recruit. The specialists there are medium artillery.
campaigns-rule-picture-c19-shows = The Bell in 1C with the spears that carry it, and a new skeleton.
campaigns-rule-picture-c19-says = The Bell has created a skeleton in its own space, so the Bell can’t move this turn.
campaigns-rule-picture-c20-shows = The map after the last turn.
campaigns-rule-picture-c20-says = That was the last turn. The Munchkins win, 11 points to 9.
campaigns-rule-picture-c21-shows = The battleboard, with orders that only the Munchkins can see.
campaigns-rule-picture-c21-says = Orders are secret. Both captains give them at the same time.
campaigns-rule-picture-c22-shows = Zoraster’s group in 4C is about to fire at 3C.
campaigns-rule-picture-c22-says = This short command is enough: “A: Zoraster fire 3C”.
campaigns-rule-picture-c23-shows = The Winkie gun in 1C is about to fire at 4C.
campaigns-rule-picture-c23-says = With the limbering option, this gun can fire because it hasn’t moved.
campaigns-rule-picture-c24-shows = Counters of both nations on the battleboard.
campaigns-rule-picture-c24-says = WZIL1 in 2R is one of the Zilk lancers: melee 4, two spaces a turn. MGRD1 in 4C is Zoraster’s Guard.

### Campaigns of Ozz: why a command can’t be played. The page shows it below the commands, on a grayed button or after a tap.

## Each is a whole sentence. Units, leaders and forces have names such as “Spears 2”, “Evora” or “the Bell”; points have names
## such as “Straw Ferry”; spaces of the battleboard are like “3C”. Names can be lists.

campaigns-reason-over = The match is over.

# $seat is a player.
campaigns-reason-not-asked = { $seat } has nothing to decide right now.
campaigns-reason-other-moment = You can’t give this command right now.
campaigns-reason-one-command = Give one command at a time.

# $why says what is wrong in the text of the command.
campaigns-reason-unreadable = There’s a mistake in this command: { $why }

## Moving on the map

campaigns-reason-no-stack = Choose who moves from { $point }.
campaigns-reason-not-in-point = You don’t have { $name } at { $point }.
campaigns-reason-has-retreated = { $name } retreated this turn and can’t move until next turn.
campaigns-reason-has-moved = { $name } has already moved this turn.
campaigns-reason-closed = That point is closed because its nation isn’t playing.
campaigns-reason-no-link = No road or trail leads directly from { $one } to { $other }.
campaigns-reason-leaders-enter = The enemy holds { $point }. Leaders can’t go in without units.
campaigns-reason-needs-hero = Only a Hero can lead units on to a second point.
campaigns-reason-stops-there = The enemy holds { $point }, so the stack must stop there and fight.
campaigns-reason-drop-on-the-way = You can drop off or pick up units only if the stack goes on to a second point.
campaigns-reason-no-drop =
    { $why ->
        [leader] You can’t drop off leaders, only units.
        [all] You can’t drop off the whole stack. Someone must go on.
        [bell] You can drop off the Bell only together with its carrier.
       *[stranger] You can drop off only units that are in this stack.
    }

# Picking up $name on the way.
campaigns-reason-no-take =
    { $why ->
        [witch] { $name } is a witch, and witches can’t be picked up on the way.
        [bell] This stack already carries the Bell.
        [retreated] { $name } retreated this turn and can’t move until next turn.
       *[moved] { $name } has already moved this turn.
    }
campaigns-reason-no-flight =
    { $why ->
        [option] Flying isn’t part of this match.
        [units] A stack can fly only if all its units can. Leaders can’t fly without a unit.
        [far] That’s too far to fly. The limit is 8.5 inches.
       *[here] A flight must end at another point.
    }
campaigns-reason-no-room = There isn’t enough room at { $point }. A point holds at most eight units.

# $nation is Munchkins, Quadlings, Winkies or Gillikins.
campaigns-reason-mixed-army = An army can have only one kind of mercenary. The { $nation } at { $point } would have two kinds.
campaigns-reason-no-bell-here = You can’t take the Bell from { $point }.

## Before a battle

# Guns that the defender of a fortress can mount.
campaigns-reason-no-guns =
    { $most ->
        [0] You can’t mount guns in this battle.
        [one] There’s room for only one gun.
       *[other] There’s room for only { $most } guns.
    }
campaigns-reason-only-word =
    { $word ->
        [fast] This match allows only fast combat.
       *[board] This match doesn’t allow fast combat. Fight on the board.
    }

## Recruiting

campaigns-reason-no-recruit = { $hero } can’t recruit this turn. Only Heroes who haven’t moved, fought or retreated can.
campaigns-reason-one-recruit = Each turn, only one Hero can recruit at each point.
campaigns-reason-no-center = { $hero } finds no recruits at { $point }. Heroes recruit only at their own nation’s centers, as long as the nation has units left.
campaigns-reason-no-special = There are no specialists at { $point } right now.
campaigns-reason-no-hire =
    { $kind ->
        [witch] There’s no witch for hire at { $point }.
       *[units] There are no { $name } for hire at { $point }.
    }

# The Ruler $name was killed and returns.
campaigns-reason-no-return = { $name } can’t return there. Choose one of the marked points.
campaigns-reason-no-keep = This army has no mercenaries of that kind.

# A hard march costs a unit.
campaigns-reason-no-loss = Choose one of the units on the march.

## Placing the army, and forming groups

campaigns-reason-everything = Place each piece exactly once: { $names }.
campaigns-reason-own-rows = { $space } isn’t in your first two rows.
campaigns-reason-garrison-alone = The garrison stands alone. No group can include it.
campaigns-reason-no-group = { $names } can’t form a group. A group needs a Hero and at least one unit.
campaigns-reason-no-hero = A witch can’t lead a group. Add a Hero to { $names }.
campaigns-reason-too-many = { $leader } can lead at most { $most } units.
campaigns-reason-not-there = In { $space }, list each of these pieces exactly once: { $names }.
campaigns-reason-not-there-empty = Nobody in { $space } can form groups.
campaigns-reason-bell-carrier = { $unit } can’t carry the Bell. Only a unit that doesn’t fly can.
campaigns-reason-bell-carrier-nobody = The Bell can’t move by itself. Choose a unit to carry it.

## Spells, and the Bell

campaigns-reason-no-caster = { $caster } isn’t one of your leaders on the board.
campaigns-reason-unknown-spell = { $caster } doesn’t know { $spell }.
campaigns-reason-one-spell = { $caster } can cast only one spell a turn.
campaigns-reason-same-unit = { $caster } has already cast { $spell } on { $unit }, and the spell is still in effect.
campaigns-reason-on-leader = Spells don’t work on leaders. Choose a unit.
campaigns-reason-spent = { $caster } has already cast { $spell } in this battle.
campaigns-reason-no-target =
    { $whose ->
        [own] { $spell } works only on friendly units on the board.
       *[enemy] { $spell } works only on enemy units on the board.
    }

# The spell Uncanny Marksmanship improves shooting.
campaigns-reason-no-range = { $unit } has no ranged strength, so Uncanny Marksmanship can’t help.
campaigns-reason-transport = Transport needs a space without enemy units, outside the enemy’s first row.
campaigns-reason-no-space = Only Transport needs a space. For this spell, name just the unit.
campaigns-reason-fixed = Transport can’t move the garrison.
campaigns-reason-silent-bell = The Bell can’t create skeletons for you in this battle.
campaigns-reason-no-bell =
    { $why ->
        [none] The Bell isn’t in this battle.
        [enemy] The enemy has the Bell. Capture it first.
        [off] The Bell has left the board.
        [limit] The Bell already has two skeletons on the board. It can’t create more until one falls.
       *[pool] No skeletons are left for the Bell to create.
    }

## Orders

campaigns-reason-no-force = You have no force called { $force }.
campaigns-reason-garrison-stands = The garrison always stands. It takes no orders.
campaigns-reason-guards-off = Flank guards aren’t part of this match.
campaigns-reason-no-guard =
    { $why ->
        [leader] { $unit } can’t guard a flank. Choose a unit, not a leader.
        [stranger] { $unit } can’t guard a flank. Choose one of your units on the board.
        [twice] { $unit } can guard only one flank. Name it once.
       *[taken] That flank of { $space } already has a guard, so { $unit } can’t guard it too.
    }

## A force acts

campaigns-reason-is-done = You’ve already activated { $force } this turn.
campaigns-reason-is-turned = { $force } is waiting to act together with others.
campaigns-reason-forced = { $force } has already tried to change its order and must act now.
campaigns-reason-forced-alone = { $force } didn’t join the Ruler and must act now, with its current order.
campaigns-reason-forced-join = { $force } acts next, together with the forces that joined.
campaigns-reason-no-change =
    { $why ->
        [garrison] The garrison always stands. It takes no new order.
       *[same] { $force } already has this order.
    }

# $leader is the Ruler who is coordinating.
campaigns-reason-no-coordination =
    { $why ->
        [option] Rulers can’t coordinate in this match.
        [hero] { $force } can’t coordinate. Only a Ruler who leads units can.
        [second] { $leader } is already coordinating, so { $force } can’t.
       *[nobody] { $force } can’t coordinate. No force in this space can join. To join, a force needs units and the same order as the Ruler, and it can’t have acted yet.
    }
campaigns-reason-no-joining =
    { $why ->
        [garrison] The garrison acts alone. It can’t join a Ruler.
        [ruler] { $force } can’t join, because none of your Rulers is coordinating.
        [leader] { $force } can’t join { $leader }. Leaders without units act alone.
        [space] { $force } can’t join { $leader } from another space.
       *[order] { $force } can’t join { $leader }, because their orders differ.
    }
campaigns-reason-no-waiting = There’s nothing to wait for.

## Movement on the battleboard

campaigns-reason-garrison-stays = The garrison never leaves its space.

# $spell is Poppies, Confusion or both.
campaigns-reason-held = { $unit } can’t move because of { $spell }.

# Fleet Feet makes up for a spell that holds a unit.
campaigns-reason-held-but-fleet = { $unit } is under a spell, so even with Fleet Feet it moves only one space.
campaigns-reason-held-group = { $unit } can’t move, and that holds back the whole group.
campaigns-reason-was-transported = { $unit } was transported and can’t move again this turn.
campaigns-reason-bell-holds = The Bell is under a spell and can’t move.
campaigns-reason-bell-turned = The Bell created a skeleton and can’t move this turn.
campaigns-reason-bell-slow = The Bell is heavy and moves only one space a turn.
campaigns-reason-too-far =
    { $number ->
        [0] { $force } can’t move this turn.
        [one] That’s too far. { $force } moves only one space.
       *[other] That’s too far. { $force } moves at most { $number } spaces.
    }

# Several forces move together with a Ruler.
campaigns-reason-too-far-together =
    { $number ->
        [0] One of these forces can’t move, and that holds back the others.
        [one] That’s too far. Together, these forces can move only one space.
       *[other] That’s too far. Together, these forces can move at most { $number } spaces.
    }
campaigns-reason-not-adjacent = { $step } isn’t next to { $here }.
campaigns-reason-ends-there = A move ends where it meets enemy units.
campaigns-reason-leaders-alone = Leaders without units can’t enter a space with enemy units.
campaigns-reason-advance = { $force } has the order Advance. It must move forward, or sideways into a space with enemy units.
campaigns-reason-back = { $force } has the order Back. It must move toward its own side.
campaigns-reason-stand = { $force } has the order Stand. It can only move sideways, to a space that’s empty or has friendly units.
campaigns-reason-no-off = To leave the board, a force must be in its first row and have the order Back.
campaigns-reason-no-refuge = There’s nowhere to retreat to.

## Combat

campaigns-reason-automatic = Your units meet the enemy there, so they fight in melee and can’t fire.
campaigns-reason-no-melee =
    { $why ->
        [moved] { $force } meets no enemy units where it stops, so there’s no melee.
        [alone] { $force } can’t start a melee. There are no enemy units in its space.
        [leader] { $force } can’t start a melee without units.
        [aloft] { $force } can’t start a melee while everyone who could attack stays aloft.
       *[held] { $force } can’t attack while it’s under Poppies or Confusion.
    }
campaigns-reason-no-fire = { $force } can’t fire from { $here } at { $target }.
campaigns-reason-limbered = Artillery that moves can’t fire in the same turn.

# A spell holds the artillery, but Fleet Feet let it move.
campaigns-reason-limbered-asleep = Artillery under Poppies or Confusion can’t move and fire in the same turn.
campaigns-reason-leaves = A Hero who leaves a unit behind can’t fight.
campaigns-reason-no-aloft = { $unit } can’t stay aloft in this melee.

# Before a melee a unit of the side that is attacked falls back.
campaigns-reason-no-way-back =
    { $space ->
        [off] { $unit } can’t leave the board before this melee.
       *[other] { $unit } can’t fall back to { $space } before this melee.
    }

# Units that stay aloft are out of reach in melee, but others can shoot at them.
campaigns-reason-no-shot = { $unit } can’t shoot at the flyers in this melee.

## Losses and retreats

# $rule is the number of a rule: C8-2 and C8-3 are about fast combat, C15-8 about flank guards.
campaigns-reason-losses =
    { $rule ->
        [C8-2] These losses don’t match the damage. Come as close to it as possible without going over.
        [C8-3] These losses don’t match the damage. Cover all of it, but with no more units than you need.
       *[C15-8] The flank guard must take the first hit.
    }

# Choosing the units that are hit in a combat on the battleboard. $number is how many must be chosen.
campaigns-reason-hits =
    { $why ->
        [bell] The Bell takes a hit only if no unit can.
        [stranger] { $unit } isn’t one of your units in this combat.
        [safe] { $unit } can’t take any of these hits. Choose another unit.
        [share] You can’t assign one hit to each of these units. Choose other units.
       *[number]
            { $number ->
                [one] Choose exactly one unit. It takes the hit.
               *[other] Choose exactly { $number } units. Each takes a hit.
            }
    }
campaigns-reason-lower-numbers = Among identical units, the highest numbers are lost first.
campaigns-reason-no-place = { $name } must go to the nearest space with friendly units.
campaigns-reason-no-retreat = None of your pieces can retreat.

# C16-6 is the rule that troops retreat toward their home if they can.
campaigns-reason-refuge =
    { $rule ->
        [C16-6] Your troops can’t retreat to { $point } because they can get closer to home.
       *[other] Your troops can’t retreat to { $point }.
    }
campaigns-reason-honors =
    { $why ->
        [option] Honors of war aren’t part of this match.
        [attacker] Only the attacker can offer the honors of war.
        [garrison] There’s no garrison here to offer the honors of war to.
       *[others] You can offer the honors of war only when the garrison is all that’s left. The defender still has other units.
    }

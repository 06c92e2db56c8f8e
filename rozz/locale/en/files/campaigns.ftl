### What is wrong with a scenario or a position of Campaigns of Ozz.

## What was expected: follows “this must be”.

files-seats-to-nations = a mapping of seats to their nations
files-nations = a list of nations
files-sides = a list of sides
files-points-or-standard = `standard`, or a mapping of points
files-pieces = a list of units and leaders
files-some-pieces = units and leaders
files-a-piece = a unit or a leader
files-a-marked-piece = a unit or a leader, with or without a mark
files-units = a list of units
files-forces = a list of forces
files-a-casting = a caster and a spell

## The moment of a case. $moment is a word like “activate”, $players a list.

files-moment-of-campaign = the moment `{ $moment }` exists only in campaigns, not in single battles
files-moment-with-battle = the moment `{ $moment }` has no battle. Leave `battle` out, or name another moment
files-moment-without-battle = the moment `{ $moment }` needs a `position` with a `battle`
files-nobody-acts = nobody has anything to do at this moment
files-others-act =
    { $number ->
        [one] only { $players } can act at this moment
       *[other] these seats act at this moment: { $players }
    }
files-unused-dice =
    { $number ->
        [one] one roll too many
       *[other] { $number } rolls too many
    }

## Seats, sides and nations

# $kind is “campaign” or “battle”.
files-not-of-kind =
    { $kind ->
        [campaign] a campaign has no `{ $key }`
       *[battle] a battle has no `{ $key }`
    }
files-nations-of-seat = each seat plays at least one nation, and no two seats can play the same one
files-number-of-seats = there must be 2 to { $most } seats, not { $number }
files-battle-seats = a battle has two seats
files-bad-sides = list at least two sides, with each seat in exactly one of them
files-no-units = { $player } has no units
files-wrong-nation = { $name } doesn’t belong to the { $nations }
files-wrong-seat = { $name } doesn’t belong to { $player }
files-wrong-side = { $name } isn’t on { $player }’s side
files-resigned-sides = at least two sides need a player who hasn’t resigned
files-resigned-attacker = { $player } attacks in this battle, but nobody is left on that side

## On the map

files-nobody-set-up = the setup has no units or leaders
files-closed = { $point } is closed
files-closed-to-nation = { $point } is closed, because nobody plays the { $nation }
files-two-sides-here = two sides can’t be at the same point
files-enemy-center = { $point } is an enemy’s Fortified Center, so this army can’t start there
files-many-units = there are { $number } units here, but a point can hold only { $most }
files-mixed-army = the { $nation } have two kinds of mercenaries here, but an army can have only one
files-bell-alone = the Bell needs a unit here that can carry it
files-bell-carrier = put the Bell right after the unit that carries it. Leaders and flying units can’t carry it

## On the battleboard

files-no-force = { $name } isn’t a force on the board
files-not-on-board = { $name } isn’t on the board
files-not-turned = { $name } can’t have a mark. Only units and the Bell can be turned
files-no-such-force = a force is a unit, a leader, a group led by a Hero, or the garrison with its units
files-garrison = only the defender of a Fortified Center has a garrison
files-garrison-left = a garrison never leaves its space
files-other-state = this position doesn’t fit the scenario

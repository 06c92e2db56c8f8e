### Campaigns of Ozz: the battleboard in words, headings over the commands, and how a match ends.

## Before and after a match

# The heading over the cards of all kinds of units.
campaigns-caption-cards = Units

# Why a match ended, under “Ada won!” or “It’s a draw”.
campaigns-caption-ended-alone = No enemy units are left on the board.
campaigns-caption-ended-castles = Every enemy castle has been razed.

# $losers is a list of players, $number how many.
campaigns-caption-ended-resigned =
    { $number ->
       *[other] { $losers } resigned.
    }
campaigns-caption-ended-all-resigned = Everyone resigned.

# $points is like “Ada 7 and Ben 5”.
campaigns-caption-ended-points = Final score: { $points }.
campaigns-caption-ended-nobody = No units are left on the board.

# A player and points, in a list.
campaigns-caption-score = { $name } { $points }

## Headings over the commands of one player

campaigns-caption-heading-deploy = Your army
campaigns-caption-heading-groups = Your groups
campaigns-caption-heading-spells = Your spells
campaigns-caption-heading-orders = Your orders
campaigns-caption-heading-turn-order = Initiative
campaigns-caption-heading-activation = Your forces
campaigns-caption-heading-answer = You’re under attack!
campaigns-caption-heading-shots = Enemies in the air!
campaigns-caption-heading-losses = Your losses
campaigns-caption-heading-leaders = Lone leader
campaigns-caption-heading-withdraw = Fight on?

# “Initiative” with the totals: $heading is that word, $roll the player’s own total, $others a list such as “Ben 8 − 1 = 7”.
campaigns-caption-heading-rolled = { $heading }: { $roll } ({ $others })

# A question before a turn is submitted. $command is the command that is given instead, like “Lose Spears 3”.
campaigns-caption-no-command = You haven’t chosen anything. If you continue, you’ll give this command: { $command }.

## Losses

campaigns-caption-lost = { $name } has lost { $units } so far.

## A space of the battleboard

# $space is like “3C”.
campaigns-caption-space =
    { $terrain ->
        [forest] { $space }, forest
        [hills] { $space }, hills
       *[plain] { $space }
    }

# For screen readers.
campaigns-caption-space-in-full =
    { $terrain ->
        [forest] { $space }, forest
        [hills] { $space }, hills
       *[plain] { $space }, open ground
    }

# For screen readers. $space is like “3C” or “3C, hills”.
campaigns-caption-empty = { $space }: empty

# Who is in a space, after “3C, hills. ”. $forces is a list.
campaigns-caption-forces =
    { $owner ->
        [you] You: { $forces }
       *[other] { $name }: { $forces }
    }

# A button in the list of a player’s pieces. $place is like “3C” or “Munchton”, $pieces a list of units and leaders.
campaigns-caption-pieces = { $place }: { $pieces }

# Joins two sentences, such as “3C, hills” and “You: Evora and 3 units”.
campaigns-caption-then = { $text }. { $next }

# Joins two parts of a list whose parts are lists.
campaigns-caption-series = { $text }; { $next }

## A force, for screen readers

# $force is a group or a unit, $marks is a list of what follows below.
campaigns-caption-marked = { $force } ({ $marks })

# $group is like “Evora’s group”, $units a list.
campaigns-caption-members = { $group }: { $units }

campaigns-caption-under = under { $spell }
campaigns-caption-blown = blown and can’t attack
campaigns-caption-limbered = moved and can’t fire
campaigns-caption-guards =
    { $flank ->
        [L] guards the left flank
       *[R] guards the right flank
    }
campaigns-caption-bell = carries the Bell
campaigns-caption-order =
    { $order ->
        [A] order: Advance
        [S] order: Stand
       *[B] order: Back
    }

# This force acts later, together with a Ruler.
campaigns-caption-waits = waiting for the Ruler
campaigns-caption-done = has acted

# Who acts first in this turn of the battle. $totals is a list such as “Ada 6 − 2 = 4 and Ben 8”.
campaigns-caption-initiative = Initiative (lowest wins): { $totals }

## What a unit can do: parts of a list after its name, such as “melee 3, ranged 3 (range 1), moves 1 space”

campaigns-caption-melee = melee { $strength }
campaigns-caption-ranged = ranged { $strength } (range { $range })
campaigns-caption-moves =
    { $spaces ->
        [one] moves 1 space
       *[other] moves { $spaces } spaces
    }
campaigns-caption-never-moves = never moves
campaigns-caption-home =
    { $terrain ->
        [forest] harder to hit in the forest
        [hills] harder to hit in the hills
       *[plain] harder to hit on open ground
    }
campaigns-caption-arm =
    { $arm ->
        [cavalry] cavalry
        [flying] can fly
        [artillery] artillery
       *[giant] giant
    }
campaigns-caption-leader =
    { $rank ->
        [ruler] Ruler, leads up to 4 units in a battle, takes 2 off initiative rolls
        [hero] Hero, leads up to 3 units in a battle, takes 1 off initiative rolls
       *[witch] witch
    }

# $spells is a list of spells.
campaigns-caption-caster =
    { $rank ->
        [ruler] Ruler, leads up to 4 units in a battle, takes 2 off initiative rolls, casts { $spells }
        [hero] Hero, leads up to 3 units in a battle, takes 1 off initiative rolls, casts { $spells }
       *[witch] witch, casts { $spells }
    }

# A die says which spell, once for the whole match.
campaigns-caption-caster-by-chance =
    { $rank ->
        [ruler] Ruler, leads up to 4 units in a battle, takes 2 off initiative rolls, casts one random spell
        [hero] Hero, leads up to 3 units in a battle, takes 1 off initiative rolls, casts one random spell
       *[witch] witch, casts one random spell
    }
campaigns-caption-the-bell = creates skeletons, moves only when carried

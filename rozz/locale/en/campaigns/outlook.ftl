### Campaigns of Ozz: what a command is likely to do, said before it is given. One sentence each; several stand in a row.

## $chance and $chaos are percentages like 67, $space is like “3C”, $point a place on the map like “Straw Ferry”.

# $foes: how many enemy units are there.
campaigns-outlook-hit =
    { $foes ->
        [one] { $chance }% chance to destroy the unit in { $space }.
       *[other] { $chance }% chance to destroy at least one of the { $foes } units in { $space }.
    }

# Follows campaigns-outlook-hit.
campaigns-outlook-cleared =
    { $foes ->
        [2] { $chance }% chance to destroy both.
       *[other] { $chance }% chance to destroy all { $foes }.
    }

# $own: how many of the player’s own units fight.
campaigns-outlook-risk =
    { $own ->
        [one] { $chance }% chance of losing your unit.
       *[other] { $chance }% chance of losing at least one of your { $own } units.
    }
campaigns-outlook-safe =
    { $fire ->
        [fire] Nobody there can fire back.
       *[melee] Nobody there can strike back.
    }
campaigns-outlook-falls-back = Cavalry or flyers there may fall back instead.

# Attacked units stand and fight. $own: how many of them there are; $foes: how many attack.
campaigns-outlook-stand =
    { $own ->
        [one] { $chance }% chance of losing your unit if it stands and fights.
       *[other] { $chance }% chance of losing at least one of your { $own } units if they all stand and fight.
    }
campaigns-outlook-strike-back =
    { $foes ->
        [one] { $chance }% chance to destroy the attacker.
       *[other] { $chance }% chance to destroy at least one of the { $foes } attackers.
    }

# A die decides about a new order; on a high roll the order is random.
campaigns-outlook-change = { $chance }% chance of the new order, { $chaos }% of a random one. Otherwise the order stays the same.
campaigns-outlook-join = { $chance }% chance to join the Ruler.
campaigns-outlook-fireball =
    { $chance ->
        [0] The Fireball can’t destroy { $unit }, but will weaken it.
       *[other] { $chance }% chance to destroy { $unit }. Otherwise the unit catches fire and gets weaker.
    }

# What a spell does. $unit begins the sentence.
campaigns-outlook-good-luck = { $unit } will subtract 1 from each attack roll, so it hits more often.
campaigns-outlook-poor-luck = { $unit } will add 1 to each attack roll, so it hits less often.
campaigns-outlook-poppies = { $unit } falls asleep. It can’t move or attack.
campaigns-outlook-confusion = { $unit } can’t move or attack in melee.
campaigns-outlook-fleet-feet = { $unit } can go one space farther.
campaigns-outlook-transport = { $unit } jumps straight to { $space }, past everyone in between.
campaigns-outlook-healing = { $unit } will survive the first hit.
campaigns-outlook-marksmanship = { $unit } will fire with +1 strength.
campaigns-outlook-phantom-allies = { $unit } will attack in melee with +1 strength.

## On the map

# A battle is about to begin. Strength is the sum of all units’.
campaigns-outlook-attack = You attack { $point } with strength { $own } against { $foe }.

# $number: how many units the garrison has, which is also what razing the place is worth.
campaigns-outlook-garrison =
    { $number ->
        [one] The walls protect 1 defender. Razing the place is worth 1 point.
       *[other] The walls protect { $number } defenders. Razing the place is worth { $number } points.
    }
campaigns-outlook-controls = You take control of { $point }, worth 1 point.
campaigns-outlook-trail =
    { $number ->
        [one] { $chance }% chance of losing the unit on the trail.
       *[other] { $chance }% chance of losing one of the { $number } units on the trail.
    }
campaigns-outlook-flight =
    { $number ->
        [one] { $chance }% chance of losing the unit during the flight.
       *[other] { $chance }% chance of losing one of the { $number } units during the flight.
    }
campaigns-outlook-fast = In fast combat, you’d have strength { $own } against { $foe }. You’ll fight this way only if both sides choose it.
campaigns-outlook-retreat = { $chance }% chance of losing a unit on the way back.
campaigns-outlook-mishap = { $chance }% chance that { $hero } finds nobody.

### Campaigns of Ozz: why a hint suggests its plan. One to three sentences stand in a row below the plan.

## $units, $forces, $points and $spaces are lists; $number says how many, for the verb. $unit, $force, $leader and $hero begin a
## sentence unless the comment says otherwise. $point is a place on the map, $space like “3C”.

## On the map: who moves first

campaigns-why-first = The first to move can take the best points on the map.
campaigns-why-first-attack = Moving first, you can attack { $points } before anyone gets away or comes to help.
campaigns-why-first-defend = Moving first, you can defend { $points } before the enemy gets there.
campaigns-why-second = Moving second, you see where the others go before you decide.

## Moving a stack

# $name is a rival, who could attack with $number units.
campaigns-why-guards =
    { $number ->
        [one] This guards { $point }, where { $name } could attack with 1 unit.
       *[other] This guards { $point }, where { $name } could attack with { $number } units.
    }

# A leader goes to units that stand at a point.
campaigns-why-leads =
    { $number ->
        [one] { $leader } joins your unit at { $point }. Led by a Hero, it can move twice as far.
       *[other] { $leader } joins your { $number } units at { $point }. Led by a Hero, they can move twice as far.
    }

# The same where another Hero leads already.
campaigns-why-leads-more =
    { $number ->
        [one] { $leader } joins your unit at { $point } as a second Hero.
       *[other] { $leader } joins your { $number } units at { $point }. With a second Hero, you can lead more of them in battle.
    }
campaigns-why-gathers = This brings { $number } of your units together at { $point }.

# A link is a road or trail from one point to the next.
campaigns-why-closer =
    { $number ->
        [one] From { $point } the enemy castle is only one move away.
       *[other] This brings your units closer to the enemy castle. From { $point } it’s { $number } roads or trails away.
    }
campaigns-why-alone = { $leader } travels alone, so no units are at risk.
campaigns-why-prepares = There’s nothing to gain right now, but the stack will be better placed next turn.
campaigns-why-pass = Every move that’s left risks more than it gains.

## Recruiting

campaigns-why-recruit-none = No Hero can recruit a useful unit right now.
campaigns-why-random =
    { $number ->
        [one] { $hero } gets the only unit left in your nation’s force pool.
       *[other] { $hero } gets one of { $number } units at random, and every unit is worth a point.
    }

# $kinds is a list with “or”.
campaigns-why-special = { $hero } is sure to get { $kinds }, and every unit is worth a point.
campaigns-why-hire = The { $kind } have strength { $strength }.
campaigns-why-witch = A witch brings a spell to { $hero }’s battles.

# $kind is a kind of mercenaries.
campaigns-why-keep = The { $kind } are worth the most to you.
campaigns-why-return = This is where your Ruler is most useful.

## Losses, and leaders who are alone

campaigns-why-lose =
    { $number ->
        [one] { $units } is the unit you’ll miss the least.
       *[other] { $units } are the units you’ll miss the least.
    }
campaigns-why-place = No other space with your units is nearer.
campaigns-why-refuge = This looks like the best point to retreat to.

## How to fight. $own and $foe are the strengths of all units together.

campaigns-why-assault = You attack with strength { $own } against { $foe }.
campaigns-why-honors = If the defender accepts, { $point } is razed, and you don’t lose anyone.
campaigns-why-accept =
    { $number ->
        [one] One unit marches out alive instead of dying behind the walls.
       *[other] { $number } units march out alive instead of dying behind the walls.
    }
campaigns-why-decline = Your garrison can hold out with strength { $own } against { $foe }.
campaigns-why-fast = Fast combat saves time, and its dice favor neither side.
campaigns-why-board =
    { $compared ->
        [less] You have strength { $own } against { $foe }. On the board, spells, terrain and good orders can make up for that.
        [more] You have strength { $own } against { $foe }. On the board, no single roll can turn that around.
       *[same] Both sides have strength { $own }. On the board, spells and good orders decide the battle.
    }
campaigns-why-stay-alone = In this battle, leaving the board means losing.
campaigns-why-stay =
    { $compared ->
        [less] You have strength { $own } against { $foe }, but leaving would cost you more than fighting on.
        [more] You have strength { $own } against { $foe }, so time is on your side.
       *[same] Both sides have strength { $own }, so there’s no reason to give up the field.
    }
campaigns-why-retreat = You have strength { $own } against { $foe }. A retreat saves your units for another battle.

## Placing the army

campaigns-why-deploy-groups =
    { $number ->
        [one] { $leader } stays with a unit, because the enemy can kill a leader caught alone.
       *[other] { $leader } leads { $number } units, which move and fight as one.
    }

# Artillery. $range is a number of spaces.
campaigns-why-deploy-guns =
    { $number ->
        [one] { $units } stays in the back and can fire up to { $range } spaces away.
       *[other] { $units } stay in the back and can fire up to { $range } spaces away.
    }

# Cavalry.
campaigns-why-deploy-riders =
    { $number ->
        [one] { $units } waits on the flank, free to charge.
       *[other] { $units } wait on the flank, free to charge.
    }
campaigns-why-deploy = Your units stand where they can help each other.
campaigns-why-groups = In bigger groups, more of your units act at once.
campaigns-why-same-groups = No new group would be better than the ones you have.

## Spells

# $spaces is the distance from a unit of the player to the nearest enemy, or (-foe) from an enemy unit to the nearest
# unit of the player.
campaigns-why-target =
    { $spaces ->
        [one] { $unit } is right next to the enemy, so the spell matters now.
       *[other] { $unit } is { $spaces } spaces from the enemy, so the spell will matter soon.
    }
campaigns-why-target-foe =
    { $spaces ->
        [one] { $unit } is right next to your units, so the spell matters now.
       *[other] { $unit } is { $spaces } spaces from your units, so the spell will matter soon.
    }
campaigns-why-ring = The Bell gives you one more unit, { $unit }.

# $spell and $unit stand within the sentence.
campaigns-why-keep-spell = { $spell } is still in effect on { $unit }. Casting it on another unit would end that.
campaigns-why-no-spell = No spell makes a clear difference this turn.

## Orders

campaigns-why-stand =
    { $number ->
        [one] { $forces } can fire at { $spaces } without moving.
       *[other] { $forces } can fire at { $spaces } without moving.
    }

# $spaces is how far the nearest of them is from the enemy.
campaigns-why-advance =
    { $spaces ->
        [0] { $forces } can keep fighting or move on.
        [one] { $number ->
            [one] { $forces } is next to the enemy and can attack.
           *[other] { $forces } can advance. At least one of them is already next to the enemy and can attack.
        }
       *[other] { $number ->
            [one] { $forces } must move closer first. The enemy is { $spaces } spaces away.
           *[other] { $forces } must move closer first. The enemy is { $spaces } spaces away.
        }
    }
campaigns-why-back =
    { $number ->
        [one] { $forces } pulls back, away from the enemy.
       *[other] { $forces } pull back, away from the enemy.
    }
campaigns-why-flanks = Without a flank guard, nobody can fight back against an attack from the side.
campaigns-why-wait = Standing still makes the enemy come to you.

## A force acts

campaigns-why-act-first = The first to act chooses where the fight begins.
campaigns-why-act-first-attack = Acting first, you can attack { $spaces } before the enemy there acts.
campaigns-why-act-first-danger = If you act first, your forces in { $spaces } can move before they’re attacked.
campaigns-why-act-second = Acting second, you see what the enemy does and have the last word.
campaigns-why-leaves = { $force } gets away alive.

# $order is Advance, Stand or Back.
campaigns-why-stays = { $force } has the order { $order }. This turn, nothing beats staying put.

# $spaces is how far the enemy is then.
campaigns-why-moves =
    { $way ->
        [nearer] { $spaces ->
            [one] { $force } moves right next to the enemy, ready to attack.
           *[other] { $force } moves closer. The enemy will be { $spaces } spaces away.
        }
        [farther] { $force } moves away from the enemy.
       *[aside] { $force } is better placed in { $space }, and just as close to the enemy.
    }
campaigns-why-change = The old order, { $order }, keeps this force from doing what’s needed now.
campaigns-why-change-attack = With the new order, the force could attack { $spaces }.
campaigns-why-together = Forces that act together hit harder than forces that act alone.
campaigns-why-falls-back =
    { $number ->
        [one] { $units } escapes the attack unharmed.
       *[other] { $units } escape the attack unharmed.
    }
campaigns-why-aloft =
    { $number ->
        [one] { $units } stays aloft, out of reach of most enemies.
       *[other] { $units } stay aloft, out of reach of most enemies.
    }
campaigns-why-shoots = Units on the ground can hit flyers aloft only by shooting.
campaigns-why-fights = Units that stay and fight can strike back.

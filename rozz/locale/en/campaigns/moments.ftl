### Campaigns of Ozz: what happened in a turn, its dice, and commands in words.

## The steps of a turn: titles

# Everybody’s secret commands are shown.
campaigns-moment-revealed = Commands revealed
campaigns-moment-revealed-brief = Commands
campaigns-moment-revealed-at-once = Everyone revealed their commands at the same time.

# On the battleboard.
campaigns-moment-title-deploy = The armies deploy
campaigns-moment-title-groups = New groups
campaigns-moment-title-spells = Spells
campaigns-moment-title-orders = Orders
campaigns-moment-title-turn-order = Initiative
campaigns-moment-title-activation = A force acts
campaigns-moment-title-answer = Before the melee
campaigns-moment-title-shots = Shots at flyers
campaigns-moment-title-clash = Combat
campaigns-moment-title-losses = Losses
campaigns-moment-title-leaders = Lone leaders
campaigns-moment-title-withdraw = The turn ends
campaigns-moment-title-turn-end = A new turn
campaigns-moment-title-turn-end-in-campaign = A new battle turn
campaigns-moment-title-decided = The battle is over

# On the map.
campaigns-moment-map-title-initiative = Initiative
campaigns-moment-map-title-activate = Movement
campaigns-moment-map-title-tasks = On the march
campaigns-moment-map-title-attrition = Attrition
campaigns-moment-map-title-refuge = Retreat
campaigns-moment-map-title-keep = Mercenaries leave
campaigns-moment-map-title-return = A Ruler returns
campaigns-moment-map-title-approach = Before the battle
campaigns-moment-map-title-honors = Honors of war
campaigns-moment-map-title-muster = Type of combat
campaigns-moment-map-title-fast = Fast combat
campaigns-moment-map-title-losses = Losses
campaigns-moment-map-title-withdraw = Fight on or retreat?
campaigns-moment-map-title-withdrawn = Fight on or retreat?
campaigns-moment-map-title-aftermath = After the battle
campaigns-moment-map-title-battle-end = After the battle
campaigns-moment-map-title-decided = The battle is over
campaigns-moment-map-title-recruit = Recruiting
campaigns-moment-map-title-hiring = Recruiting
campaigns-moment-map-title-turn-over = The turn ends

## The steps of a turn: one short word each, for a row of steps

campaigns-moment-brief-deploy = Deploy
campaigns-moment-brief-groups = Groups
campaigns-moment-brief-activation = Action
campaigns-moment-brief-answer = Reaction
campaigns-moment-brief-shots = Shots
campaigns-moment-brief-leaders = Leaders
campaigns-moment-brief-withdraw = End
campaigns-moment-brief-decided = Over
campaigns-moment-map-brief-activate = Move
campaigns-moment-map-brief-tasks = March
campaigns-moment-map-brief-keep = Dismissal
campaigns-moment-map-brief-return = Ruler
campaigns-moment-map-brief-approach = Approach
campaigns-moment-map-brief-honors = Honors
campaigns-moment-map-brief-muster = Combat
campaigns-moment-map-brief-withdraw = Retreat?
campaigns-moment-map-brief-withdrawn = Retreat?
campaigns-moment-map-brief-aftermath = After
campaigns-moment-map-brief-battle-end = After
campaigns-moment-map-brief-decided = Over
campaigns-moment-map-brief-recruit = Recruits
campaigns-moment-map-brief-hiring = Recruits
campaigns-moment-map-brief-turn-over = End

## What happened

campaigns-moment-lost = { $name } lost { $units }.

# All dice of a side in a combat together. An attack is one die.
campaigns-moment-attacks =
    { $attacks ->
        [one] { $hits ->
            [0] The attack missed.
           *[other] The attack hit.
        }
        [2] { $hits ->
            [0] Both attacks missed.
            [1] One of two attacks hit.
           *[other] Both attacks hit.
        }
       *[other] { $hits ->
            [0] All { $attacks } attacks missed.
            [one] 1 of { $attacks } attacks hit.
           *[other] { $hits } of { $attacks } attacks hit.
        }
    }

# The side that was attacked rolls too. The message above follows, for its dice.
campaigns-moment-fired-back = { $name } fired back.
campaigns-moment-fought-back = { $name } struck back.
campaigns-moment-no-losses = No units were lost.
campaigns-moment-left = { $name } took { $units } off the board.

# In the summary of a turn. $points is a list of places on the map.
campaigns-moment-attacked = { $name } attacked { $points }!
campaigns-moment-nothing = Nothing happened.
campaigns-moment-no-spells = Nobody cast a spell.
campaigns-moment-same-groups = All groups stayed the same.

## Dice: what each was thrown for. The page adds “: rolled 4 of 10” and the result

# $most is the highest roll that hits.
campaigns-moment-die-attack =
    { $attack ->
        [fire] { $name }’s { $unit } fires
        [fire-back] { $name }’s { $unit } fires back
        [fight-back] { $name }’s { $unit } strikes back
        [shot] { $name }’s { $unit } shoots at the flyers
       *[melee] { $name }’s { $unit } attacks
    } { $most ->
        [0] (can’t hit)
        [10] (hits on any roll)
       *[other] (hits on { $most } or less)
    }
campaigns-moment-die-fireball =
    { $most ->
        [0] Fireball at { $unit } (can’t hit)
       *[other] Fireball at { $unit } (hits on { $most } or less)
    }
campaigns-moment-die-initiative = { $name }’s initiative
campaigns-moment-die-dissipation = { $spell } on { $unit } (fades on 3 or less)
campaigns-moment-die-changed = New order for { $force }
campaigns-moment-die-chaos = Random order for { $force }
campaigns-moment-die-joined = { $force } tries to join the Ruler
campaigns-moment-die-danger = { $leader } in danger (killed on 1 or 2)
campaigns-moment-die-learned = { $leader }’s spell

# Both sides roll for how much strength the enemy loses.
campaigns-moment-die-fast = { $name }, strength { $strength }
campaigns-moment-die-attrition = Attrition
campaigns-moment-die-mishap = { $hero } looks for mercenaries
campaigns-moment-die-recruits = Random recruit for { $hero }
campaigns-moment-die-return = { $leader }’s return

## Dice: the result, after “rolled 4 of 10, ”

campaigns-moment-hit = hit
campaigns-moment-miss = miss

# Each Hero subtracts 1 from the roll, and a Ruler 1 more. $sum is like “6 − 1 = 5”.
campaigns-moment-total = { $sum } (−1 for each Hero, −1 more for a Ruler)

# A spell.
campaigns-moment-fades = it fades
campaigns-moment-lasts = it lasts

# A new order.
campaigns-moment-result =
    { $result ->
        [success] success
        [failure] no change
       *[chaos] chaos!
    }
campaigns-moment-joins = it joins
campaigns-moment-acts-alone = it acts on its own
campaigns-moment-killed = killed
campaigns-moment-safe = safe
campaigns-moment-damage = { $strength } damage
campaigns-moment-unit-lost = one unit lost
campaigns-moment-none-lost = no losses
campaigns-moment-no-one-comes = finds none
campaigns-moment-they-come = finds some
campaigns-moment-returns = back at last
campaigns-moment-not-yet = not yet

## Commands in words. Each has a short form for lists, and a full one with the player’s name, which can also stand in a
## sentence such as “If Ada moves first, they may reply”

campaigns-moment-first =
    { $form ->
        [short] Move first
       *[full] { $name } moves first
    }
campaigns-moment-second =
    { $form ->
        [short] Move second
       *[full] { $name } moves second
    }
campaigns-moment-pass =
    { $form ->
        [short] Pass
       *[full] { $name } passes
    }
campaigns-moment-resign =
    { $form ->
        [short] Resign
       *[full] { $name } resigns
    }

# $placed is like “Zoraster (with Regular infantry 1 and Medium artillery 1) in 4C”.
campaigns-moment-deploy =
    { $form ->
        [short] Deploy { $placed }
       *[full] { $name } deploys { $placed }
    }
campaigns-moment-regroup =
    { $form ->
        [short] New groups: { $placed }
       *[full] { $name } forms new groups: { $placed }
    }
campaigns-moment-regroup-none =
    { $form ->
        [short] Keep all groups as they are
       *[full] { $name } keeps all groups as they are
    }

# A part of the two above. $forces is a list.
campaigns-moment-in-space = { $forces } in { $space }
campaigns-moment-led = { $leader } (with { $units })

# $spells is a list of the two below.
campaigns-moment-cast =
    { $form ->
        [short] Cast { $spells }
       *[full] { $name } casts { $spells }
    }
campaigns-moment-cast-and-ring =
    { $form ->
        [short] Cast { $spells }, and ring the Bell
       *[full] { $name } casts { $spells }, and rings the Bell
    }
campaigns-moment-spell = { $caster }’s { $spell } on { $target }

# The spell Transport moves a unit to another space.
campaigns-moment-spell-to = { $caster }’s { $spell } on { $target }, to { $space }
campaigns-moment-ring =
    { $form ->
        [short] Ring the Bell
       *[full] { $name } rings the Bell
    }
campaigns-moment-cast-none =
    { $form ->
        [short] Cast no spells
       *[full] { $name } casts no spells
    }

# $orders are the parts below, between semicolons.
campaigns-moment-orders =
    { $form ->
        [short] Orders: { $orders }
       *[full] { $name }’s orders: { $orders }
    }
campaigns-moment-order-advance =
    { $number ->
        [one] { $forces } advances
       *[other] { $forces } advance
    }
campaigns-moment-order-back =
    { $number ->
        [one] { $forces } pulls back
       *[other] { $forces } pull back
    }
campaigns-moment-order-rest = any others stand
campaigns-moment-order-all = everyone stands
campaigns-moment-order-guard =
    { $flank ->
        [L] { $unit } guards the left flank
       *[R] { $unit } guards the right flank
    }

# A force acts. $target and $end are spaces like “3C”.
campaigns-moment-stay =
    { $form ->
        [short] { $combat ->
            [fire] Fire at { $target } with { $force }
            [melee] Attack with { $force }
           *[none] Keep { $force } in place
        }
       *[full] { $combat ->
            [fire] { $name } fires at { $target } with { $force }
            [melee] { $name } attacks with { $force }
           *[none] { $name } keeps { $force } in place
        }
    }
campaigns-moment-move =
    { $form ->
        [short] { $combat ->
            [fire] Move { $force } to { $end } and fire at { $target }
            [melee] Move { $force } to { $end } and attack
           *[none] Move { $force } to { $end }
        }
       *[full] { $combat ->
            [fire] { $name } moves { $force } to { $end } and fires at { $target }
            [melee] { $name } moves { $force } to { $end } and attacks
           *[none] { $name } moves { $force } to { $end }
        }
    }

# $way is a list of spaces.
campaigns-moment-move-through =
    { $form ->
        [short] { $combat ->
            [fire] Move { $force } through { $way } to { $end } and fire at { $target }
            [melee] Move { $force } through { $way } to { $end } and attack
           *[none] Move { $force } through { $way } to { $end }
        }
       *[full] { $combat ->
            [fire] { $name } moves { $force } through { $way } to { $end } and fires at { $target }
            [melee] { $name } moves { $force } through { $way } to { $end } and attacks
           *[none] { $name } moves { $force } through { $way } to { $end }
        }
    }
campaigns-moment-leave =
    { $form ->
        [short] Move { $force } off the board
       *[full] { $name } moves { $force } off the board
    }
campaigns-moment-leave-through =
    { $form ->
        [short] Move { $force } through { $way } and off the board
       *[full] { $name } moves { $force } through { $way } and off the board
    }
campaigns-moment-change =
    { $form ->
        [short] { $order ->
            [A] Try a new order for { $force }: Advance
            [S] Try a new order for { $force }: Stand
           *[B] Try a new order for { $force }: Back
        }
       *[full] { $order ->
            [A] { $name } tries a new order for { $force }: Advance
            [S] { $name } tries a new order for { $force }: Stand
           *[B] { $name } tries a new order for { $force }: Back
        }
    }

# A Ruler will act together with other forces.
campaigns-moment-coordinate =
    { $form ->
        [short] Tell { $force } to wait for other forces
       *[full] { $name } tells { $force } to wait for other forces
    }
campaigns-moment-join =
    { $form ->
        [short] Have { $force } try to join the Ruler
       *[full] { $name } has { $force } try to join the Ruler
    }
campaigns-moment-wait =
    { $form ->
        [short] Wait for more forces
       *[full] { $name } waits for more forces
    }

# Before a melee. $reactions is a list of the four below.
campaigns-moment-react =
    { $form ->
        [short] { $reactions }
       *[full] { $name } reacts: { $reactions }
    }
campaigns-moment-react-none =
    { $form ->
        [short] Stand and fight
       *[full] { $name } stands and fights
    }
campaigns-moment-falls-back = { $unit } falls back to { $space }
campaigns-moment-leaves = { $unit } leaves the board
campaigns-moment-aloft = { $unit } stays aloft
campaigns-moment-shoots = { $unit } shoots at the flyers

campaigns-moment-lose =
    { $form ->
        [short] Lose { $units }
       *[full] { $name } loses { $units }
    }

# A leader is placed in a space or at a point.
campaigns-moment-place =
    { $form ->
        [short] Place { $leader } in { $place }
       *[full] { $name } places { $leader } in { $place }
    }
campaigns-moment-assault =
    { $form ->
        [short] Assault the fortress
       *[full] { $name } assaults the fortress
    }
campaigns-moment-offer =
    { $form ->
        [short] Offer the honors of war
       *[full] { $name } offers the honors of war
    }
campaigns-moment-accept =
    { $form ->
        [short] Accept the honors of war
       *[full] { $name } accepts the honors of war
    }

# The garrison marches out to $point.
campaigns-moment-accept-to =
    { $form ->
        [short] Accept the honors of war and march to { $point }
       *[full] { $name } accepts the honors of war and marches to { $point }
    }
campaigns-moment-decline =
    { $form ->
        [short] Decline the honors of war
       *[full] { $name } declines the honors of war
    }

# $guns is the number of guns that a fortress mounts.
campaigns-moment-fast =
    { $form ->
        [short] { $guns ->
            [0] Ask for fast combat
            [one] Ask for fast combat and mount 1 gun
           *[other] Ask for fast combat and mount { $guns } guns
        }
       *[full] { $guns ->
            [0] { $name } asks for fast combat
            [one] { $name } asks for fast combat and mounts 1 gun
           *[other] { $name } asks for fast combat and mounts { $guns } guns
        }
    }
campaigns-moment-board =
    { $form ->
        [short] { $guns ->
            [0] Fight on the board
            [one] Fight on the board and mount 1 gun
           *[other] Fight on the board and mount { $guns } guns
        }
       *[full] { $guns ->
            [0] { $name } wants to fight on the board
            [one] { $name } wants to fight on the board and mounts 1 gun
           *[other] { $name } wants to fight on the board and mounts { $guns } guns
        }
    }
campaigns-moment-fight-on =
    { $form ->
        [short] Fight on
       *[full] { $name } fights on
    }
campaigns-moment-retreat =
    { $form ->
        [short] Retreat
       *[full] { $name } retreats
    }
campaigns-moment-retreat-to =
    { $form ->
        [short] Retreat to { $point }
       *[full] { $name } retreats to { $point }
    }

# A stack of units and leaders moves on the map. $start, $through and $end are points.
campaigns-moment-march =
    { $form ->
        [short] Move { $stack } from { $start } to { $end }
       *[full] { $name } moves { $stack } from { $start } to { $end }
    }
campaigns-moment-fly =
    { $form ->
        [short] Fly { $stack } from { $start } to { $end }
       *[full] { $name } flies { $stack } from { $start } to { $end }
    }

# The stack can drop off and pick up units in the point that it goes through.
campaigns-moment-march-through =
    { $form ->
        [short] { $stop ->
            [drop] Move { $stack } from { $start } through { $through } to { $end }, and drop off { $drop } on the way
            [take] Move { $stack } from { $start } through { $through } to { $end }, and pick up { $take } on the way
            [both] Move { $stack } from { $start } through { $through } to { $end }, drop off { $drop } on the way, and pick up { $take }
           *[none] Move { $stack } from { $start } through { $through } to { $end }
        }
       *[full] { $stop ->
            [drop] { $name } moves { $stack } from { $start } through { $through } to { $end }, and drops off { $drop } on the way
            [take] { $name } moves { $stack } from { $start } through { $through } to { $end }, and picks up { $take } on the way
            [both] { $name } moves { $stack } from { $start } through { $through } to { $end }, drops off { $drop } on the way, and picks up { $take }
           *[none] { $name } moves { $stack } from { $start } through { $through } to { $end }
        }
    }

# An army can have only one kind of mercenaries. The others leave.
campaigns-moment-keep =
    { $form ->
        [short] Keep the { $kind }
       *[full] { $name } keeps the { $kind }
    }

# $recruits is a list of the next message.
campaigns-moment-recruit =
    { $form ->
        [short] Recruit { $recruits }
       *[full] { $name } recruits { $recruits }
    }
campaigns-moment-recruited-by =
    { $method ->
        [random] a random unit for { $hero }
        [special] a specialist for { $hero }
        [witch] a witch for { $hero }
       *[hire] { $kind } for { $hero }
    }
campaigns-moment-recruit-none =
    { $form ->
        [short] Recruit nobody
       *[full] { $name } recruits nobody
    }

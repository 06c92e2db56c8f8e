### Campaigns of Ozz: what to do next, above the board, and the buttons for it.

## What to do next. $name, $unit, $hero and $force are names such as “Spears 2”, “Evora” or “Evora’s group”. “3C” is a space of
## the battleboard, “Straw Ferry” a point of the map. “-open” is for a moment in which only one player is asked: their command
## is played at once. “-trial” is for a what-if.

campaigns-offer-none = You have nothing to decide right now.
campaigns-offer-set = Your command is set.

# Placing the army before a battle. A place for each piece is suggested.
campaigns-offer-deploy = { -Tap } a space to move its pieces. When your army is in place, { -tap } { ready }.
campaigns-offer-deploy-open = { -Tap } a space to move its pieces. When your army is in place, { -tap } { play-it }.
campaigns-offer-deploy-trial = { -Tap } a space to move its pieces. When your army is in place, { -tap } { play-out }.
campaigns-offer-deploy-in-hand = { -Tap } a space for { $name }.
campaigns-offer-groups = { -Tap } a space to change its groups, or just { -tap } { ready }.
campaigns-offer-groups-open = { -Tap } a space to change its groups, or just { -tap } { play-it }.
campaigns-offer-groups-trial = { -Tap } a space to change its groups, or just { -tap } { play-out }.
campaigns-offer-groups-in-hand = Choose a group for { $name } to join.
campaigns-offer-groups-in-hand-leave = { $name } can leave the group.
campaigns-offer-groups-in-hand-none = There’s no group for { $name } to join.
campaigns-offer-groups-bell = Choose a unit to carry the Bell.

# Each magic user can cast one spell.
campaigns-offer-spells = { -Tap } a magic user, or choose a spell. Each magic user can cast one spell this turn.
campaigns-offer-spells-bell = Ring the Bell to create a skeleton, or do nothing.
campaigns-offer-spells-in-hand = { -Tap } a target for { $spell }.

# The spell Transport moves $unit to a space.
campaigns-offer-spells-where = Where should { $unit } go? { -Tap } a marked space.

# An order for each force is suggested.
campaigns-offer-orders = { -Tap } a space to change its orders. When they look right, { -tap } { ready }.
campaigns-offer-orders-open = { -Tap } a space to change its orders. When they look right, { -tap } { play-it }.
campaigns-offer-orders-trial = { -Tap } a space to change its orders. When they look right, { -tap } { play-out }.
campaigns-offer-orders-in-hand = Choose an order for each force in { $space }.
campaigns-offer-turn-order = You have the lower total, so you choose: move first or second?
campaigns-offer-activation = Choose a force to activate.

# $choice is what the force can do next. “more” is optional: $then says what it is.
campaigns-offer-activation-in-hand =
    { $choice ->
        [more] { $then ->
            [both] { $force } can move on or fire. { -Tap } a marked space or { play-it }.
            [move] { $force } can move on. { -Tap } a marked space or { play-it }.
            [fire] { $force } can also fire. { -Tap } a marked space or { play-it }.
           *[other] Continue with { $force }, or { -tap } { play-it }.
        }
        [both] Where should { $force } move or fire? { -Tap } a marked space.
        [move] Where should { $force } move? { -Tap } a marked space.
        [fire] Where should { $force } fire? { -Tap } a marked space.
       *[other] What should { $force } do?
    }

# The force can do nothing more. $space is where it moves, attacks or fires; $order is the order it may get.
campaigns-offer-activation-set =
    { $does ->
        [coordinates] { $force } will wait for other forces to join. { -Tap } { play-it }.
        [joins] { $force } will try to join the Ruler. { -Tap } { play-it }.
        [changes] { $order ->
            [A] { $force } will try to change its order to Advance. { -Tap } { play-it }.
            [S] { $force } will try to change its order to Stand. { -Tap } { play-it }.
           *[B] { $force } will try to change its order to Back. { -Tap } { play-it }.
        }
        [fires] { $force } will fire at { $space }. { -Tap } { play-it }.
        [attacks] { $force } will attack in { $space }. { -Tap } { play-it }.
        [stays] { $force } will stay in { $space }. { -Tap } { play-it }.
        [leaves] { $force } will leave the board. { -Tap } { play-it }.
       *[moves] { $force } will move to { $space }. { -Tap } { play-it }.
    }

# $why is a whole sentence with its rule: why the force can’t carry out its order.
campaigns-offer-activation-still = { $why } What should { $force } do?

# $why is a whole sentence, $rule the number of a rule such as “C19.7”.
campaigns-offer-refused = { $why } See { $rule }.
campaigns-offer-forced = { $force } must act now.
campaigns-offer-answer = The enemy attacks! Fall back, or stand and fight?
campaigns-offer-shots = Flyers above! Choose who shoots at them.

# $number is how many units you lose, $chosen how many you have chosen, and $left how many are left to choose.
campaigns-offer-losses =
    { $chosen ->
        [0] { $number ->
            [one] You’re hit! Choose a unit to lose.
           *[other] You’re hit! Choose { $number } units to lose.
        }
       *[other] { $left ->
            [one] Choose 1 more unit to lose.
           *[other] Choose { $left } more units to lose.
        }
    }
campaigns-offer-losses-set = You’ll lose { $units }. { -Tap } { ready }.
campaigns-offer-losses-set-open = You’ll lose { $units }. { -Tap } { play-it }.
campaigns-offer-losses-set-trial = You’ll lose { $units }. { -Tap } { play-out }.

# In fast combat you lose units with a total strength. $strength is like “11.2”.
campaigns-offer-losses-at-most = Choose which units to lose. Their total strength must be as close to { $strength } as possible, but no higher.
campaigns-offer-losses-at-least = Choose which units to lose. Their total strength must be at least { $strength }. Don’t choose more than you need.

# A number with one decimal: “11.2”, “4”.
campaigns-offer-decimal =
    { $tenths ->
        [0] { $whole }
       *[other] { $whole }.{ $tenths }
    }

# $leader has no units left in its space and goes to another.
campaigns-offer-leaders = { $leader } is alone and must join friendly units. { -Tap } a marked space.

# $choice is what is chosen now.
campaigns-offer-withdraw =
    { $choice ->
        [retreat] { -Tap } { ready } to retreat, or choose to fight on.
        [honors] { -Tap } { ready } to offer the honors of war, or choose to fight on.
       *[stay] { -Tap } { ready } to fight on, or choose to retreat.
    }
campaigns-offer-withdraw-open =
    { $choice ->
        [retreat] { -Tap } { play-it } to retreat, or choose to fight on.
        [honors] { -Tap } { play-it } to offer the honors of war, or choose to fight on.
       *[stay] { -Tap } { play-it } to fight on, or choose to retreat.
    }
campaigns-offer-withdraw-trial =
    { $choice ->
        [retreat] { -Tap } { play-out } to retreat, or choose to fight on.
        [honors] { -Tap } { play-out } to offer the honors of war, or choose to fight on.
       *[stay] { -Tap } { play-out } to fight on, or choose to retreat.
    }
campaigns-offer-initiative = Your total is the lowest, so you have the initiative. Move first or second?
campaigns-offer-activate = { -Tap } a stack to move it, or pass.

# $stack is one name, or “Evora and Spears 1”.
campaigns-offer-activate-in-hand = Where should { $stack } go? { -Tap } a marked point.
campaigns-offer-activate-stack = Where should this stack go? { -Tap } a marked point.
campaigns-offer-activate-more = { -Tap } another marked point to go on, or { -tap } { play-it }.
campaigns-offer-activate-set = The march is set. { -Tap } { play-it }.
campaigns-offer-activate-pass = Pass for the rest of the turn? { -Tap } { play-it }.
campaigns-offer-activate-nobody = Nobody is coming along yet. Choose who moves.
campaigns-offer-attrition = Attrition costs you a unit. Choose which one.
campaigns-offer-approach = You’re at the walls of { $point }. Assault, or offer the honors of war?
campaigns-offer-honors = Accept the honors of war? Your garrison goes free, but { $point } falls.

# $name is the player who attacks, unless it is “you”.
campaigns-offer-muster =
    { $who ->
        [you] You attack { $point }! Fight on the board, or ask for fast combat?
       *[other] { $name } attacks { $point }! Fight on the board, or ask for fast combat?
    }
# $choice is the point that is chosen now, or “stay”.
campaigns-offer-refuge =
    { $choice ->
        [stay] Your troops must retreat. { -Tap } a marked point.
       *[other] Your troops will retreat to { $choice }. { -Tap } { ready }.
    }
campaigns-offer-refuge-open =
    { $choice ->
        [stay] Your troops must retreat. { -Tap } a marked point.
       *[other] Your troops will retreat to { $choice }. { -Tap } { play-it }.
    }
campaigns-offer-refuge-trial =
    { $choice ->
        [stay] Your troops must retreat. { -Tap } a marked point.
       *[other] Your troops will retreat to { $choice }. { -Tap } { play-out }.
    }
campaigns-offer-keep = This army can have only one kind of mercenary. Choose which kind stays.
campaigns-offer-return = Your Ruler is back! { -Tap } a marked point.
campaigns-offer-recruit = { -Tap } a Hero to recruit a unit.
campaigns-offer-recruit-in-hand = Choose a recruit for { $hero }.

## Buttons for placing the army and forming groups. Where several of a kind stand together, “-heading” is their heading, and
## “-brief” is on each button: below “Joins” stand “Evora” and “Zerde”.

campaigns-offer-place = Place in { $space }
campaigns-offer-joins = Joins { $leader }
campaigns-offer-joins-heading = Joins
campaigns-offer-joins-brief = { $leader }
campaigns-offer-leaves-group = Leave the group
campaigns-offer-carried = Carried by { $unit }
campaigns-offer-carried-heading = Carried by
campaigns-offer-carried-brief = { $unit }
campaigns-offer-carried-nobody = Carried by nobody
campaigns-offer-carried-nobody-heading = Carried by
campaigns-offer-carried-nobody-brief = nobody

## Spells. The target that is chosen stands beside the spell.

campaigns-offer-casts = { $caster } casts { $spell }
campaigns-offer-casts-heading = { $caster } casts
campaigns-offer-casts-brief = { $spell }
campaigns-offer-on = on { $unit }

# What a spell does, beside its name while it has no target yet.
campaigns-offer-spell-note =
    { $spell ->
        [good-luck] better rolls
        [poor-luck] worse rolls
        [poppies] unit falls asleep
        [confusion] no moving or melee
        [fleet-feet] 1 space farther
        [transport] to any space
        [fireball] may kill a unit
        [healing] absorbs one hit
        [uncanny-marksmanship] ranged +1
       *[phantom-allies] melee +1
    }
campaigns-offer-ring = Ring the Bell

# Beside it: what it costs this turn. $force carries the Bell and can move at most $spaces, 0 or 1.
campaigns-offer-ring-note =
    { $spaces ->
        [0] { $force } can’t move
       *[other] { $force } moves only 1 space
    }

# No spells at all, and no ringing.
campaigns-offer-nothing = Do nothing

# A space that the spell Transport can move a unit to.
campaigns-offer-transport = To { $space }

## Orders

campaigns-offer-orders-of = Orders in { $space }
campaigns-offer-all =
    { $order ->
        [A] All advance
        [S] All stand
       *[B] All back
    }
campaigns-offer-all-heading = All
campaigns-offer-all-brief =
    { $order ->
        [A] Advance
        [S] Stand
       *[B] Back
    }

# Below the three buttons for all forces: what each order allows.
campaigns-offer-all-meaning =
    { $order ->
        [A] Advance: The force must move forward, or sideways into a space with enemy units.
        [S] Stand: It may stay, or move sideways to a space that’s empty or has friendly units.
       *[B] Back: It must move toward its own side. From its first row it may leave the board.
    }
campaigns-offer-order =
    { $order ->
        [A] { $force }: Advance
        [S] { $force }: Stand
       *[B] { $force }: Back
    }
campaigns-offer-order-heading = { $force }
campaigns-offer-order-brief =
    { $order ->
        [A] Advance
        [S] Stand
       *[B] Back
    }

# $unit is like “Spears 2”.
campaigns-offer-guard =
    { $flank ->
        [L] Left guard: { $unit }
       *[R] Right guard: { $unit }
    }
campaigns-offer-guard-heading =
    { $flank ->
        [L] Left guard
       *[R] Right guard
    }
campaigns-offer-guard-brief = { $unit }

## A force acts

# Beside the name of a force: its space and its order.
campaigns-offer-stands =
    { $order ->
        [A] { $space } · Advance
        [S] { $space } · Stand
       *[B] { $space } · Back
    }
campaigns-offer-move = Move to { $space }
campaigns-offer-attack-space = Attack { $space }
campaigns-offer-fire = Fire at { $space }
campaigns-offer-melee = Attack
campaigns-offer-stay = Stay

# The spaces here are no-break spaces: they keep the words on one button.
campaigns-offer-off = Leave the board

campaigns-offer-aloft = Keep { $unit } aloft
campaigns-offer-coordinate = Coordinate
campaigns-offer-join = Join

# A Ruler waits for more forces.
campaigns-offer-wait = Wait

# A die decides whether the force gets the order.
campaigns-offer-change =
    { $order ->
        [A] New order: Advance
        [S] New order: Stand
       *[B] New order: Back
    }
campaigns-offer-change-heading = New order
campaigns-offer-change-brief =
    { $order ->
        [A] Advance
        [S] Stand
       *[B] Back
    }

## Answers to an attack, losses, retreat

# The spaces here are no-break spaces: they keep the words on one button.
campaigns-offer-all-fight = All stand and fight
campaigns-offer-falls-back = { $unit } falls back to { $space }
campaigns-offer-leaves = { $unit } leaves the board
campaigns-offer-stays-aloft = { $unit } stays aloft
campaigns-offer-nobody-shoots = Nobody shoots

campaigns-offer-shoots = { $unit } shoots

# Beside a unit that may be lost.
campaigns-offer-strength = strength { $number }
campaigns-offer-fight-on = Fight on
campaigns-offer-retreat = Retreat

## Who moves first

campaigns-offer-first = First
campaigns-offer-second = Second

## Moving on the map

campaigns-offer-march = March to { $point }
campaigns-offer-attack-point = Attack { $point }
campaigns-offer-fly = Fly to { $point }
campaigns-offer-pass = Pass

# Beside “Pass”.
campaigns-offer-no-more = no more moves this turn

# Beside a name: whether it moves with the stack.
campaigns-offer-goes = comes along
campaigns-offer-stays = stays behind
campaigns-offer-carries = { $unit } carries the Bell
campaigns-offer-leave-bell = Leave the Bell here

# Beside what is chosen.
campaigns-offer-chosen = chosen

# On the way, at $point. $name can be like “Spears 1 with the Bell”.
campaigns-offer-drop = Drop off { $name }
campaigns-offer-drop-heading = Drop off at { $point }
campaigns-offer-drop-brief = { $name }
campaigns-offer-take = Pick up { $name }
campaigns-offer-take-heading = Pick up at { $point }
campaigns-offer-take-brief = { $name }

## Before a battle on the map

campaigns-offer-assault = Assault
campaigns-offer-offer = Offer the honors of war
campaigns-offer-accept = Accept
campaigns-offer-decline = Decline
campaigns-offer-fast = Ask for fast combat
campaigns-offer-board = Fight on the board

# The guns that a fortress mounts. The spaces here are no-break spaces: they keep the two words on one button.
campaigns-offer-guns =
    { $number ->
        [0] No guns
        [one] 1 gun
       *[other] { $number } guns
    }

# Beside the number of guns.
campaigns-offer-in-fortress = in the fortress

## Recruiting

# $nation is Munchkins, Quadlings, Winkies or Gillikins. “-heading” is the heading over both buttons. The spaces in “Random unit”
# are no-break spaces: they keep the words on one button.
campaigns-offer-random = Random unit
campaigns-offer-random-heading = From the { $nation }
campaigns-offer-random-brief = Random unit

# Beside it: how many units it is drawn from.
campaigns-offer-random-note =
    { $number ->
        [one] the last one
       *[other] one of { $number }
    }

# $kinds is a list with “or”.
campaigns-offer-special = Specialist: { $kinds }
campaigns-offer-special-heading = From the { $nation }
campaigns-offer-special-brief = { $kinds }
campaigns-offer-special-note =
    { $number ->
        [one] specialist
       *[other] random specialist
    }

# $kind is like “Dire Wolves” or “a witch”.
campaigns-offer-hire = Hire { $kind }
campaigns-offer-hire-heading = Hire mercenaries
campaigns-offer-hire-brief = { $kind }

# Beside it: you roll a die, and nobody comes on a higher roll.
campaigns-offer-roll = roll { $most } or less
campaigns-offer-no-roll = no roll needed

# The spaces here are no-break spaces: they keep the words on one button.
campaigns-offer-recruit-nobody = Recruit nobody

# Beside it.
campaigns-offer-this-turn = this turn

## The choices before a match. $name is like “Flying stacks”, $rule is the number of a rule.

campaigns-offer-option = { $name } ({ $rule })

### The cards of the pieces, and the names of pieces in reports.

## The card of a piece, a sentence for each of its traits. $item and $items are abbreviations such as INF. “(R4.4)” is the
## number of a rule: leave it.

rozz-card-price = { $name }: ${ $cost }.
rozz-card-no-price = { $name }: not for sale.
rozz-card-aid = Gives another player $1. Name their color or the tile of their headquarters (R4.4).
rozz-card-message = Lets you send one secret message on any later turn (R4.5).
rozz-card-own = Belongs to one player.
rozz-card-neutral = Neutral: it works for the player who controls its tile.
rozz-card-occupies = Holds its tile.
rozz-card-occupies-weakly = Holds its tile until enemy ground troops move in.
rozz-card-headquarters = Can’t be struck or destroyed (R7).
rozz-card-limit =
    { $number ->
        [one] Only one per tile.
       *[other] At most { $number } per tile.
    }
rozz-card-limit-exclusive =
    { $number ->
        [one] Only one per tile. If you buy one, other players lose theirs there.
       *[other] At most { $number } per tile. If you buy one, other players lose theirs there.
    }

# $reach is one of the messages rozz-card-reach-….
rozz-card-move = Moves { $reach }. One command can move any number of pieces.
rozz-card-move-few =
    { $number ->
        [one] Moves { $reach }. Each piece needs its own command.
       *[other] Moves { $reach }. One command can move up to { $number } pieces.
    }
rozz-card-carried = Can’t move by itself, but other pieces can carry it.
rozz-card-immobile = Never moves.

# $cargo is an abbreviation such as INF, or rozz-card-portable.
rozz-card-carries = Carries up to { $number } { $cargo }.
rozz-card-carries-any = Carries any number of { $cargo }.
rozz-card-portable = portable neutral pieces

# $step is a number, $items a list of abbreviations.
rozz-card-captures = Captures enemy { $items } once no enemy ground troops are left (combat step { $step }).
rozz-card-trades = Trades one for one with enemy { $items } (combat step { $step }).
rozz-card-trades-entering = Trades one for one with enemy { $items } that just moved in (combat step { $step }).
rozz-card-destroys = Destroys all enemy { $items } (combat step { $step }).
rozz-card-destroys-entering = Destroys all enemy { $items } that just moved in (combat step { $step }).

# Several kinds can be in $items; then it destroys the kind $first before the others. If there is one, $first is “none”.
rozz-card-destroys-some =
    { $first ->
        [none] Destroys up to { $number } enemy { $items } (combat step { $step }). Isn’t used up.
       *[other] Destroys up to { $number } enemy { $items }, { $first } first (combat step { $step }). Isn’t used up.
    }
rozz-card-destroys-some-entering =
    { $first ->
        [none] Destroys up to { $number } enemy { $items } that just moved in (combat step { $step }). Isn’t used up.
       *[other] Destroys up to { $number } enemy { $items } that just moved in, { $first } first (combat step { $step }). Isn’t used up.
    }

# $what is one of the messages rozz-card-strike-…. $warhead is “nuclear”, “neutron” or a word of the scenario, or “none”.
# $spent is “yes” if the piece is used up, like a missile.
rozz-card-strike = Its strike destroys { $what }. Range: { $reach }.{ $warhead ->
        [none] {""}
        [nuclear] {" "}Nuclear warhead.
        [neutron] {" "}Neutron warhead.
       *[other] {" "}Warhead: { $warhead }.
    }{ $spent ->
        [yes] {" "}Used up when it strikes.
       *[no] {""}
    }
rozz-card-strike-one = one piece of your choice
rozz-card-strike-one-except = one piece of your choice, but not { $spared }
rozz-card-strike-one-of = one { $only }
rozz-card-strike-one-of-except = one { $only }, but not { $spared }
rozz-card-strike-all = everything
rozz-card-strike-all-except = everything except { $spared }
rozz-card-strike-all-of = all { $only }
rozz-card-strike-all-of-except = all { $only }, but not { $spared }

# $kinds is like “nuclear or neutron”; it stops the kind $first before the others. With one kind, $first is “none”.
rozz-card-shield-spent =
    { $number ->
        [one] { $first ->
            [none] Stops one incoming { $kinds } missile and is used up (R8.6).
           *[other] Stops one incoming { $kinds } missile and is used up. It stops { $first } missiles first (R8.6).
        }
       *[other] { $first ->
            [none] Stops up to { $number } incoming { $kinds } missiles and is used up (R8.6).
           *[other] Stops up to { $number } incoming { $kinds } missiles and is used up. It stops { $first } missiles first (R8.6).
        }
    }
rozz-card-shield =
    { $number ->
        [one] { $first ->
            [none] Stops one incoming { $kinds } missile every turn (R8.6).
           *[other] Stops one incoming { $kinds } missile every turn. It stops { $first } missiles first (R8.6).
        }
       *[other] { $first ->
            [none] Stops up to { $number } incoming { $kinds } missiles every turn (R8.6).
           *[other] Stops up to { $number } incoming { $kinds } missiles every turn. It stops { $first } missiles first (R8.6).
        }
    }
rozz-card-warhead =
    { $kind ->
        [nuclear] nuclear
        [neutron] neutron
       *[other] { $kind }
    }

# $gains is a list such as “$5 and 1 INF”.
rozz-card-gives = Gives { $gains } every turn (R11).
rozz-card-commands =
    { $number ->
        [one] Gives one command every turn (R3.2).
       *[other] Gives { $number } commands every turn (R3.2).
    }
rozz-card-doomsday = Part of a doomsday device: base, charge and mechanism in one tile, bought on different turns (R10.6).

## How far a piece moves or strikes, after “Moves”, “reaches” or “Range:”.

rozz-card-reach-any = any distance
rozz-card-reach-from = { $number } tiles or more
rozz-card-reach-own = only its own tile
rozz-card-reach-exactly =
    { $number ->
        [one] exactly 1 tile
       *[other] exactly { $number } tiles
    }
rozz-card-reach-up-to =
    { $number ->
        [one] up to 1 tile
       *[other] up to { $number } tiles
    }
rozz-card-reach-between = { $least } to { $most } tiles

## The names of pieces on their cards.

rozz-card-name-hq = Headquarters
rozz-card-name-inf = Infantry Division
rozz-card-name-armor = Armored Division
rozz-card-name-bomber = Bomber
rozz-card-name-jet = Jet
rozz-card-name-srnuke = Short-Range Nuclear Missile
rozz-card-name-mrnuke = Mid-Range Nuclear Missile
rozz-card-name-lrnuke = Long-Range Nuclear Missile
rozz-card-name-srnute = Short-Range Neutron Missile
rozz-card-name-mrnute = Mid-Range Neutron Missile
rozz-card-name-lrnute = Long-Range Neutron Missile
rozz-card-name-trap = Tank Trap
rozz-card-name-patriot = Patriot Missile
rozz-card-name-mds = Missile Defense System
rozz-card-name-ads = Air Defense System
rozz-card-name-trans = Infantry Transport
rozz-card-name-cc = Command Center
rozz-card-name-iu = Industry Unit
rozz-card-name-ic = Industry Complex
rozz-card-name-gov = Government Control
rozz-card-name-corr = Correspondence
rozz-card-name-aid = Foreign Aid
rozz-card-name-dbase = Doomsday Base
rozz-card-name-dcharge = Doomsday Charge
rozz-card-name-dmech = Doomsday Activating Mechanism

## Kinds of pieces within a sentence: “Ada’s infantry”, “Ben lost 3 jets to air defense”.

rozz-card-kind-hq = headquarters
rozz-card-kind-inf = infantry
rozz-card-kind-armor = armor
rozz-card-kind-bomber = bomber
rozz-card-kind-jet = jet
rozz-card-kind-srnuke = short-range nuke
rozz-card-kind-mrnuke = mid-range nuke
rozz-card-kind-lrnuke = long-range nuke
rozz-card-kind-srnute = short-range neutron missile
rozz-card-kind-mrnute = mid-range neutron missile
rozz-card-kind-lrnute = long-range neutron missile
rozz-card-kind-trap = tank trap
rozz-card-kind-patriot = Patriot
rozz-card-kind-mds = missile defense system
rozz-card-kind-ads = air defense
rozz-card-kind-trans = transport
rozz-card-kind-cc = command center
rozz-card-kind-iu = industry unit
rozz-card-kind-ic = industry complex
rozz-card-kind-gov = government
rozz-card-kind-corr = correspondence
rozz-card-kind-aid = foreign aid
rozz-card-kind-dbase = doomsday base
rozz-card-kind-dcharge = doomsday charge
rozz-card-kind-dmech = doomsday mechanism

## A number of pieces within a sentence: “Ada lost 3 infantry”.

# Pieces that exist in only one scenario. $item is the piece’s name if $number is 1, otherwise its abbreviation.
rozz-card-pieces = { $number } { $item }

# Pieces with the abbreviation that buttons use: “3 industry units (IU)”.
rozz-card-pieces-with-code = { $pieces } ({ $item })

rozz-card-pieces-hq = { $number } headquarters
rozz-card-pieces-inf = { $number } infantry
rozz-card-pieces-armor =
    { $number ->
        [one] { $number } armored division
       *[other] { $number } armored divisions
    }
rozz-card-pieces-bomber =
    { $number ->
        [one] { $number } bomber
       *[other] { $number } bombers
    }
rozz-card-pieces-jet =
    { $number ->
        [one] { $number } jet
       *[other] { $number } jets
    }
rozz-card-pieces-srnuke =
    { $number ->
        [one] { $number } short-range nuke
       *[other] { $number } short-range nukes
    }
rozz-card-pieces-mrnuke =
    { $number ->
        [one] { $number } mid-range nuke
       *[other] { $number } mid-range nukes
    }
rozz-card-pieces-lrnuke =
    { $number ->
        [one] { $number } long-range nuke
       *[other] { $number } long-range nukes
    }
rozz-card-pieces-srnute =
    { $number ->
        [one] { $number } short-range neutron missile
       *[other] { $number } short-range neutron missiles
    }
rozz-card-pieces-mrnute =
    { $number ->
        [one] { $number } mid-range neutron missile
       *[other] { $number } mid-range neutron missiles
    }
rozz-card-pieces-lrnute =
    { $number ->
        [one] { $number } long-range neutron missile
       *[other] { $number } long-range neutron missiles
    }
rozz-card-pieces-trap =
    { $number ->
        [one] { $number } tank trap
       *[other] { $number } tank traps
    }
rozz-card-pieces-patriot =
    { $number ->
        [one] { $number } Patriot
       *[other] { $number } Patriots
    }
rozz-card-pieces-mds =
    { $number ->
        [one] { $number } missile defense system
       *[other] { $number } missile defense systems
    }
rozz-card-pieces-ads =
    { $number ->
        [one] { $number } air defense system
       *[other] { $number } air defense systems
    }
rozz-card-pieces-trans =
    { $number ->
        [one] { $number } transport
       *[other] { $number } transports
    }
rozz-card-pieces-cc =
    { $number ->
        [one] { $number } command center
       *[other] { $number } command centers
    }
rozz-card-pieces-iu =
    { $number ->
        [one] { $number } industry unit
       *[other] { $number } industry units
    }
rozz-card-pieces-ic =
    { $number ->
        [one] { $number } industry complex
       *[other] { $number } industry complexes
    }
rozz-card-pieces-gov =
    { $number ->
        [one] { $number } government
       *[other] { $number } governments
    }
rozz-card-pieces-corr =
    { $number ->
        [one] { $number } secret message
       *[other] { $number } secret messages
    }
rozz-card-pieces-aid =
    { $number ->
        [one] { $number } unit of foreign aid
       *[other] { $number } units of foreign aid
    }
rozz-card-pieces-dbase =
    { $number ->
        [one] { $number } doomsday base
       *[other] { $number } doomsday bases
    }
rozz-card-pieces-dcharge =
    { $number ->
        [one] { $number } doomsday charge
       *[other] { $number } doomsday charges
    }
rozz-card-pieces-dmech =
    { $number ->
        [one] { $number } doomsday mechanism
       *[other] { $number } doomsday mechanisms
    }

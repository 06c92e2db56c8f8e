### Campaigns of Ozz: the map in words, headings over the commands on it, goals and points.

## The boards

# The name of the map, for screen readers.
campaigns-map-title = The map of Ozz

# Two tabs.
campaigns-map-tab-battle = Battleboard
campaigns-map-tab-map = Map

# Stands on the empty battleboard.
campaigns-map-no-battle = No battle right now

# North, on the compass. One letter.
campaigns-map-north = N

# The deserts around the country.
campaigns-map-desert-north = The Impassable Desert
campaigns-map-desert-south = The Great Sandy Waste
campaigns-map-desert-west = The Shifting Sands
campaigns-map-desert-east = The Deadly Desert

## During a match

# Beside a player’s name.
campaigns-map-score =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } · { $units ->
        [one] 1 unit
       *[other] { $units } units
    }

# $score is like “5 points · 7 units”, $nations are the allies.
campaigns-map-allied = { $score } · allied with the { $nations }

# A heading over the commands in a battle of a campaign. $heading is like “Your orders”.
campaigns-map-battle-turn = { $heading } · battle turn { $turn }

## Headings over the commands of one player

campaigns-map-heading-initiative = Initiative
campaigns-map-heading-activate = Your move

# A long march can cost a unit.
campaigns-map-heading-attrition = A hard road
campaigns-map-heading-refuge = Retreat
campaigns-map-heading-keep = Which mercenaries stay?
campaigns-map-heading-return = Your Ruler is back!

# An attack on a fortress begins.
campaigns-map-heading-approach = At the walls

# The enemy offers the honors of war.
campaigns-map-heading-honors = An offer
campaigns-map-heading-muster = Battle!
campaigns-map-heading-losses = Your losses
campaigns-map-heading-withdraw = Fight on?
campaigns-map-heading-recruit = Recruiting

## A point of the map

# $nation is like “Munchkins”.
campaigns-map-kind =
    { $kind ->
        [castle] castle of the { $nation }
        [capital] capital of the { $nation }
        [fortified] fortified point of the { $nation }
       *[population] population center of the { $nation }
    }

# The same for a point of no nation.
campaigns-map-kind-free =
    { $kind ->
        [castle] castle
        [capital] capital
        [fortified] fortified point
       *[population] population center
    }

# $kind is one of the two above.
campaigns-map-ground =
    { $terrain ->
        [forest] { $kind }, forest
        [hills] { $kind }, hills
       *[plain] { $kind }
    }

# A point with no building.
campaigns-map-country =
    { $terrain ->
        [forest] forest
        [hills] hills
       *[plain] open country
    }

# What is known of a point, in a list after its name and kind.
campaigns-map-closed = closed because its nation isn’t playing
campaigns-map-razed =
    { $owner ->
        [you] razed by you
       *[other] razed by { $name }
    }
campaigns-map-garrison =
    { $number ->
        [one] garrison of 1 unit
       *[other] garrison of { $number } units
    }

# Explains a mark on the map: a shield with the number of units in it.
campaigns-map-shield = Shield { $number }: a garrison of { $number } units defends this place and never leaves it. If it’s defeated, the place is razed.
campaigns-map-controlled =
    { $owner ->
        [you] controlled by you
       *[other] controlled by { $name }
    }
campaigns-map-battle = battle in progress

# For screen readers. $point is like “Straw Ferry, open country”.
campaigns-map-empty = { $point }, no army here

# The owner of a stack of counters. A player can have several nations.
campaigns-map-owner =
    { $owner ->
        [you] You
       *[other] { $name }
    }
campaigns-map-owner-nation =
    { $owner ->
        [you] You ({ $nation })
       *[other] { $name } ({ $nation })
    }

# For screen readers. $owner is like “Ada (Munchkins)”.
campaigns-map-stack = { $owner }: { $units }

# For screen readers. $mark is one of the three below.
campaigns-map-marked = { $unit } ({ $mark })
campaigns-map-moved = has moved
campaigns-map-retreated = has retreated
campaigns-map-fought = has fought

# $points is a list of points, $number is how many.
campaigns-map-roads =
    { $number ->
        [one] Road to { $points }
       *[other] Roads to { $points }
    }
campaigns-map-trails =
    { $number ->
        [one] Trail to { $points }
       *[other] Trails to { $points }
    }

# $kinds is a list of kinds of units.
campaigns-map-specialists = Specialists: { $kinds }
campaigns-map-for-hire = For hire: { $kinds }

## What stacks can reach. Follows “Winkies can bring” and precedes “from Zilkhold”.

campaigns-reach-units =
    { $number ->
        [one] 1 unit
       *[other] { $number } units
    }
campaigns-reach-leader = a leader

## What the marks on the board count in each step, or why there are none

campaigns-reach-note-marches = Shows where each stack could go with one move this turn.
campaigns-reach-note-deploy = Both armies are still being placed in secret, so nothing is in reach yet. Each army starts in the two rows at its own end of the board.
campaigns-reach-note-groups = Groups can still change, so it’s too early to tell who can reach what. Look again in the next step.
campaigns-reach-note-spells = Shows what forces could do this turn with any order, and with Fleet Feet or Transport.
campaigns-reach-note-orders = Shows what forces could do this turn with any order.
campaigns-reach-note-activations = Shows what forces can still do this turn with the orders they have.
campaigns-reach-note-recruit = Movement is over for this turn. New units can move next turn.
campaigns-reach-note-muster = Nobody is on the battleboard yet, so nothing is in reach.
campaigns-reach-note-combat = A fight is going on. Nobody else moves until it’s over.
campaigns-reach-note-other = Nobody moves or fires in this step.

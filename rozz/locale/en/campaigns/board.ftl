### Campaigns of Ozz: what is written on the boards, what a tap on them does, and the legends.

## The boards

# At the two ends of the battleboard. C is the middle column.
campaigns-board-edge =
    { $side ->
        [A] C (center) · { $name } attacks
       *[D] C (center) · { $name } defends
    }

# For screen readers. $place is a space or a point with its forces, $action one of the next six.
campaigns-board-may = { $place }; { $action }
campaigns-board-may-own = you can select this

# Several forces are here, and a tap selects one after another.
campaigns-board-may-next = selected; press again for the next force here
campaigns-board-may-target = you can choose this
campaigns-board-may-move = you can move here
campaigns-board-may-attack = you can attack here
campaigns-board-may-fire = you can fire here

# For screen readers. $note says what would come of it.
campaigns-board-noted = { $place }: { $note }

## The legend of the battleboard

campaigns-board-legend-group = A group and its Hero share a frame. Sp1 is Spears 1. 2/4 is strength 2 in melee, 4 when firing.
campaigns-board-legend-unit = A single unit: nation, type, strength. Defenders have square corners.
campaigns-board-legend-far = Zoomed out: unit types, and how many of each
campaigns-board-legend-A = Order: Advance
campaigns-board-legend-S = Order: Stand
campaigns-board-legend-B = Order: Back
campaigns-board-legend-done = Has acted this turn
campaigns-board-legend-turned = Turned: cavalry that charged can’t attack, and guns that moved can’t fire
campaigns-board-legend-spells = Spells on this unit, abbreviated: here Good Luck and Poppies
campaigns-board-legend-guard = Guards the left flank
campaigns-board-legend-ghost = Where a force will end up if you play this command
campaigns-board-legend-aimed = What you’ll attack if you play this command
campaigns-board-legend-forest = Forest
campaigns-board-legend-hills = Hills
campaigns-board-legend-move = You can { -tap } this
campaigns-board-legend-attack = Moving here starts a melee
campaigns-board-legend-fire = You can fire here

## The legend of the map

campaigns-board-map-castle = A castle, home of a Ruler
campaigns-board-map-capital = A capital
campaigns-board-map-fortified = A fortified point
campaigns-board-map-population = A population center: 1 point for the side that controls it
campaigns-board-map-nation = The letter says whose it is. Winkie points are purple and Winkie units yellow; for the Gillikins it’s the other way around.
campaigns-board-map-plain = Open country
campaigns-board-map-walls = A garrison, with its number of units. It defends the place and never leaves it. Defeat it to raze the place.
campaigns-board-map-razed = Razed: its conqueror scores 1 point for each garrison unit
campaigns-board-map-road = A road
campaigns-board-map-trail = A trail: marching on it can cost you a unit
campaigns-board-map-unit = Units of one type, with their number
campaigns-board-map-leader = A Hero
campaigns-board-map-ruler = A Ruler
campaigns-board-map-spent = Has already moved this turn
campaigns-board-map-bell = The Bell
campaigns-board-map-battle = A battle is being fought here

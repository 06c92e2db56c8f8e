### The legend of the maps of Ozymandia and Simultaneous Risk: the text beside each mark.

# $player is the name of a color, such as Red.
areas-legend-held = { $player }’s land, with its army count
areas-legend-empty = Empty land
areas-legend-both = Both players are here and will fight
areas-legend-city = A city, inside its province

# On maps whose cities have initials. $city is one of them, such as “Bell City”, $initials are its own.
areas-legend-city-named = A city, inside its province. A small map shows only its initials: { $initials } is { $city }. Zoom in or { -tap } it to see its name.
areas-legend-lane = Neighbors across water or a bridge
areas-legend-rim = Edge of a continent
areas-legend-move = Two armies moving
areas-legend-draft = A movement that isn’t in your list yet
areas-legend-void = A void movement
areas-legend-new = New armies
areas-legend-bomb = A bombardment
areas-legend-choice = You can { -tap } this

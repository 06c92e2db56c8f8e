### The board of Rozz: what screen readers say about tiles, and the legend.

## A tile

# $contents is like “yours, ARMOR 1, INF 4; SRNUKE 1”.
rozz-tile = { $tile }: { $contents }

# One player’s pieces in a tile. $owner is a name or “yours”, $pieces is like “ARMOR 1, INF 4”.
rozz-tile-owner = { $owner }, { $pieces }

# Pieces of one kind in that list. A no-break space keeps the number with its kind.
rozz-tile-pieces = { $item } { $number }

rozz-yours = yours
rozz-tile-empty = { $tile }: empty

# Below, what the player’s commands do there this turn. $pieces is a list of the next two texts.
rozz-tile-planned = Planned: { $pieces }
rozz-tile-comes = +{ $number } { $item }
# $left is how many of the kind will stay.
rozz-tile-leaves = −{ $number } { $item } ({ $left } left)

# $label is a tile with its contents, $may is one of the next two texts.
rozz-tile-in-reach = { $label }; { $may }
rozz-may-move = you can move here
rozz-may-strike = you can strike here

# The heading of the place for commands without a tile.
rozz-off-board = Messages & aid

## The legend

rozz-legend-move = Move
rozz-legend-strike = Strike

# The command you are choosing.
rozz-legend-draft = Not added yet
rozz-legend-failed = Void or failed

# A piece with a number.
rozz-legend-token = Piece and count

# The sample shows “…2”.
rozz-legend-more = Two more pieces. Zoom in or { -tap } the tile to see them.

# The sample shows a small flag with a player’s letter, as below two pieces in a small tile.
rozz-legend-banner = Headquarters. On a crowded tile, the flag is below the pieces.

# The sample shows a tile from afar: a flag and a number.
rozz-legend-home = When you zoom out, a tile shows its owner and how many pieces it has. A flag means a headquarters.

# The letter on the pieces of a player, for people who don’t see colors.
rozz-legend-seat = { $name }, letter { $letter }

# Two players begin with the same letter, so one has another letter.
rozz-legend-seat-other = { $name }, letter { $letter } ({ $initial } is { $other })

# A kind of piece: “Infantry Division (INF)”.
rozz-legend-piece = { $piece } ({ $abbreviation })

rozz-legend-planned = Arriving this turn
rozz-legend-fresh = Bought this turn
rozz-legend-destroyed = Destroyed this turn
rozz-legend-neutral = Neutral piece: the tile’s owner controls it
rozz-legend-may-move = You can move here
rozz-legend-may-strike-at-others = You can strike here
rozz-legend-may-strike-at-own = Friendly fire: you have pieces here
rozz-legend-may-strike-at-none = You can strike here, but the tile is empty

# A tile that wins the match.
rozz-legend-goal = Win the match here
rozz-legend-lit = Involved in this step

### What is wrong with a board of tiles in a scenario.

## What was expected: follows “this must be”.

files-a-tile = a tile
files-tiles = a mapping of tiles
files-territories = a mapping of territories to [u, v]
files-a-territory = a territory
files-a-territory-name = the name of a territory
files-pair-of-tiles = a pair of tiles
files-pairs-of-tiles = a list of pairs of tiles
# $form is like “[u, v]”.
files-two-numbers = two whole numbers { $form }
files-coordinates = a pair of numbers between -1000 and 1000
files-a-prefix = a prefix of one to three letters
files-points = a list of points [x, y]
files-point = a point [x, y]
files-point-in-range = a point [x, y] with numbers up to 10000

## Whole sentences

files-empty-board = the board has no tiles. Add `territories` or `tiles`
files-no-tile = there’s no tile { $tile }
files-no-territory = there’s no territory { $territory }
files-two-tiles = two tiles are named { $tile }
files-two-territories = two territories are named { $territory }
# $place is like “[9, 0]”.
files-same-place = { $tile } and { $other } are in the same place, { $place }
files-tile-name = a tile can’t be named { $name }. Use only letters and digits
files-territory-name = a territory can’t be named { $name }. Use only letters and digits
files-needs-prefix = { $territory } begins with a digit, so give it a `prefix` for its tiles
# $first and $last are names of tiles, like “B1” and “B6”.
files-same-prefix = { $one } and { $other } would both have tiles { $first } to { $last }. Give one of them a `prefix`
files-touches-itself = { $tile } can’t be its own neighbor
files-hex-or-polygon = a tile needs either `hex: [q, r]` or `polygon: [[x, y], …]`
files-flat-polygon = a polygon needs at least three points that aren’t all on one line
files-many-tiles = a board can have at most { $most } tiles
files-many-corners = the polygons of a board can have at most { $most } corners in total
files-nothing-to-cut = { $path }: { $one } and { $other } don’t touch, so there’s nothing to cut

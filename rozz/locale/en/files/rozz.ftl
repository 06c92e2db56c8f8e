### What is wrong with a scenario or a position of Rozz.

## What was expected: follows “this must be”.

files-an-abbreviation = an abbreviation of letters and digits
files-an-item = an item
files-items = a list of items
files-some-items = a list of at least one item
files-items-by-name = a mapping of items
files-items-to-numbers = a mapping of items to numbers
files-cargo = a mapping of items, or `portable`, to numbers
files-a-range = a range [least, most]
files-a-warhead = the name of a warhead
files-warheads = a list of warheads
files-some-warheads = a list of at least one warhead
files-stack = a mapping of colors, or `neutral`, to pieces
files-rows = a list of rows
files-piece-row = a row with a tile, an owner, an item and a number
files-colors = a list of colors
files-a-color = a color: one word, letters only, and not `neutral`

## The catalog of items

files-no-item = there’s no item { $item }
files-item-reserved = the rules use the word { $item }, so no item can have this name
files-not-in-catalog = { $item } isn’t in this scenario’s catalog
files-change-doomsday = { $item } is only in scenarios with the objective `doomsday`, so you can’t change it here
files-change-left-out = { $item } isn’t in `only`, so you can’t change it
files-add-known = { $item } is already in the catalog. Put it under `change`
files-effect-off-board = items off the board (`owner: none`) must have an `effect`, and no other items can have one
files-off-board-traits = items off the board can have only a name, a cost and an effect
files-colored-only = only colored items can be headquarters, occupy tiles or govern
files-neutral-clash = a neutral item that moves or is portable can’t have a `clash`
files-not-produced = nothing can produce { $item }
files-range-reversed = the minimum distance, { $least }, is greater than the maximum, { $most }
files-clause-kind = a clause needs either `against` or `converts`
files-clause-converts = a clause with `converts` can contain only `converts` and `step`
files-warhead-twice = a warhead appears twice
files-peaceful = { $item } occupies tiles but has no `clash`, so if two players have it in the same tile, nobody occupies that tile

## Pieces on the board

files-off-board = { $item } is never on the board, so it can’t be in a tile
files-under-a-color = { $item } belongs to a player, so put it under a color, not under `neutral`
files-under-neutral = { $item } is neutral, so put it under `neutral`, not under { $owner }
files-wrong-owner = { $item } can’t belong to { $owner }
# $colors is a list of two players or more.
files-would-fight = ground troops of { $colors } can’t share { $tile }
files-over-limit = { $tile } has { $number } { $item }, but only { $most } can be there
files-two-headquarters-here = { $tile } has more than one headquarters
files-two-headquarters = { $color } has more than one headquarters

## The whole scenario

files-no-players = there are no players. Name at least one color
files-turn-limit = the limit of { $limit } turns is lower than the { $turns } turns that the objective takes
files-much-work = a turn would take too long: { $players } players and { $tiles } tiles, with { $kinds } kinds of pieces that are produced or fight. Multiplied together, these three numbers can be at most { $most }
files-original-without = the objective `original` needs a territory, but the board has none
files-few-tiles = the objective needs { $number } tiles, but the board has only { $tiles }
# $kind is “item”, “color” or “rules”.
files-tile-named-like =
    { $kind ->
        [item] the tile { $tile } has the same name as an item. Rename the tile
        [color] the tile { $tile } has the same name as a player. Rename the tile
       *[rules] the rules use the word { $tile }, so no tile can have this name. Rename the tile
    }
files-no-headquarters = { $color } has no headquarters, but the objective is `headquarters`
files-no-pieces = { $color } starts without pieces
files-central-taken = nobody can start in the central territory (R10.4)
files-won-at-start =
    { $number ->
        [one] { $colors } already meets the objective at the start
       *[other] { $colors } already meet the objective at the start
    }

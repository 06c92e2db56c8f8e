### What is wrong with a scenario or a position of Ozymandia or Simultaneous Risk.

## What was expected: follows “this must be”.

files-an-area = an area
files-areas = a mapping of areas
files-area-kind = a kind of area
files-a-province = a province of this map
files-pair-of-areas = a pair of areas
files-pairs-of-areas = a list of pairs of areas
files-continents = a mapping of continents
files-list-of-territories = a list of territories
files-swapped-areas = a list of areas to swap
files-by-player = a mapping of players
files-a-player = one word of letters only
files-two-players = a list of two players
files-number-up-to = a number no greater than { $most }
files-army-row = a row with an area, a player and a number
files-some-points = a list of at least { $least } points [x, y]
files-drawing-number = a number between -10000 and 10000
files-view-box = a view box [x, y, width, height]
files-lines = a list of lines

## The map

files-few-areas = the map needs at least two areas. Add `areas` or `continents`
files-many-areas = the map has { $number } areas, but it can have only { $most }
files-small-map = this map is too small for placing armies. It needs at least six areas
files-no-area = there’s no area { $name }
# $areas is a list with “or”.
files-ambiguous-area = { $name } could mean { $areas }
files-area-name = an area can’t be named { $name }. Begin with a letter, then use letters, digits, spaces and hyphens
files-area-reserved = an area can’t be named { $name }, because that’s a command
files-area-arrow = an area can’t be named { $name }, because commands read the word `to` as an arrow
files-same-area-name = { $name } would mean both { $one } and { $other }
files-city-of = a city needs `of` and the name of its province, and no other area can have `of`
files-two-cities = a province can have only one city
files-two-continents = { $territory } already belongs to another continent
files-empty-continent = a continent needs at least one territory
files-borders-itself = { $area } can’t border itself
files-border-twice = the border of { $one } and { $other } appears twice
files-not-drawn = { $area } isn’t drawn

## The scenario and its armies

files-setup-or-placing = a scenario needs either `setup` or `placing`
files-bad-players = name two different players, each in one word of letters only
files-shared-area = only one player can hold { $area }, not { $players }
files-cities-to-win = winning must take more than half of the cities: { $least } to { $most }
files-no-option = there’s no option { $name }
files-no-armies = { $player } starts without armies
files-has-won = { $player } has already won at the start
files-impossible-unplaced = the players can’t have { $first } and { $second } armies left to place

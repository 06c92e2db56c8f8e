### What is wrong with a puzzle.

## What was expected: follows “this must be”.

files-plans = a list with one list of commands for each turn
files-a-task = the task, in one line
files-an-explanation = an explanation of the solution
files-turns = a list of turns
files-a-fraction = a chance such as 3/4, more than 0 and at most 1
files-a-place = a place
files-places = a list of places
files-others-to-numbers = a mapping of other seats to numbers

## Whole sentences

files-moment-alone = `moment` needs a `position`
files-no-position = puzzles of this game start from their scenario, so leave `position` out
files-no-dice = this game has no dice, so leave `chance` out
# $players and $goals are lists.
files-seats-of-scenario = these must be the scenario’s seats: { $players }
files-no-goal = name at least one goal: { $goals }

## Too much to prove. $name is a player.

files-large-puzzle = it’s larger than { $most } MB, and no puzzle is that large
files-long-plans = this puzzle has more than { $most } commands in its solutions
files-long-before = too much happens before this puzzle begins
files-many-lists = { $name } has more than { $most } possible lists of commands. Limit them with `commands`
files-many-rolls = one `moment` has more than { $most } possible dice rolls
files-many-dice = more than { $most } dice can be rolled in one `moment`
files-many-moments = the others can go on for more than { $most } moments in a row
files-many-commands = { $name } has too many possible commands to list at `{ $moment }`

files-starts-with-dice = `{ $moment }` starts with dice here, but a puzzle has to start with a choice
files-dice-before = this turn needs dice, but nothing can be rolled before a puzzle begins

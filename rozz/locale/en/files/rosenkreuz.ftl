### What is wrong with a scenario or a position of RosenKreuz.

## What was expected: follows “this must be”.

files-eight-rows = eight rows of eight letters (R r C c and .), rank 8 first
files-list-of-rows = a list of eight rows
files-a-row = a row of eight letters
files-one-seat = a list of at most one seat
files-by-side = a mapping with the keys ROSE and CROSS
files-moves = a list of moves
files-statuses = a list of `done` and `void`

## Whole sentences

files-number-of-rows =
    { $number ->
        [one] the board needs eight rows, not one
       *[other] the board needs eight rows, not { $number }
    }
files-length-of-row =
    { $number ->
        [one] the row for rank { $rank } has one letter instead of eight
       *[other] the row for rank { $rank } has { $number } letters instead of eight
    }
files-unknown-letter = { $square } has { $letter }. Use only `R`, `r`, `C`, `c` or `.`
files-many-of-a-kind = the board has { $number } of { $letter }, but only { $most } are allowed (K2)
# $squares is a list.
files-unbalanced = the group on { $squares } is unbalanced, but no group can be unbalanced before a move (K7)
files-lost-at-start = a player who starts with no black pieces or no white pieces has already lost (K9)
files-no-first-move = { $player } can’t make a first move and so has already lost (K9)
files-position-or-scenario = give either a `position` or a `scenario`

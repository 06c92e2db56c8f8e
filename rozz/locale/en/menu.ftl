### The menu, the settings, and what the players of one table decide together.

## The menu

menu = Menu
keys = Keyboard
menu-take-turn = Take all of { $moment } back
menu-take-back = Take the last turn back
menu-take-back-open = Take the last move back
menu-resign = Resign
menu-draw = Agree to a draw

# The switch above is on.
on = on

# The switch above is off.
off = off

## Settings

language = Language
theme = Light or dark
theme-system = As the device
theme-light = Light
theme-dark = Dark

## The list of positions

places = Positions
by-owner = By owner
by-distance = By distance from { $place }
places-near = Positions

# In the list of positions: the place that is picked up.
in-hand = here

# In the list of positions: the distance from the place that is picked up.
steps-away =
    { $number ->
        [one] one step away
       *[other] { $number } steps away
    }

no-way-there = no way leads there

# A heading in the list of positions, beside the names of players.
nobodys = Nobody’s

empty-places = Empty

## What all must agree to

ask-take-turn = Take all of { $moment } back?
ask-take-turn-how = When all agree, { $moment } is played again from its first moment.
ask-take-back = Take { $moment } back?
ask-take-back-how-open = When all agree, it is as if { $moment } had not been played.
ask-take-back-how = When all agree, { $moment } is ordered again. Its commands come back as drafts; what has been written or handed in since then is dropped.
ask-draw = End the match in a draw?
ask-draw-how = When all agree, the match is over and nobody has won.
agrees = { $name }: agree
ask-seats = Shall others play?
ask-seats-how = When all agree, it is so from now on; what was handed in stays. Who has left the table is agreed for by those who stay.
seat-goes-to = { $colour }: { $after } in place of { $before }
seat-changed = { $colour } is played by { $name } now
seats-how = Commands that were handed in stay as they are, and the history keeps who played what.
seats-change = Change
take-over = Take over, at this device
has-left = out of the match
play-on = Play on
turn-taken-back = { $moment } was taken back. Give its commands again, or change them
moves-taken-back = Taken back: { $moves }. { $name } is at { $moment } again

# $moment is like “move 12”.
move-of = { $name }’s { $moment }

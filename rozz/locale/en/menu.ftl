### The menu, the settings, and what the players of one table decide together.

## The menu

menu = Menu
keys = Keyboard

# Asks the other players at this device. $moment is like “turn 3”.
menu-take-turn = Take back all of { $moment }
menu-take-back = Take back last turn

# In games with alternating moves.
menu-take-back-open = Take back last move

# In place of the two above, after a player has resigned.
menu-resignation-back = Take back resignation
menu-resign = Resign
menu-draw = Offer a draw

# A PIN protects one player’s commands from the others at this device. Entries of the menu, titles and buttons of panels.
set-pin = Set a PIN
change-pin = Change PIN
remove-pin = Remove PIN
set-pin-how = Nobody can see your commands and guesses without this PIN. You also need it to agree to anything, such as a draw. Nothing changes for the others.
set-pin-forgotten = If you forget it, you can reset it, but you’ll lose what you wrote that turn.
pin-first = PIN (four digits)
pin-current = Current PIN
pin-new = New PIN (four digits)
pin-again = Confirm PIN
pin-differs = The PINs don’t match.
pin-is-set = PIN set. You’ll need it each time you take the device.
pin-changed = PIN changed.
pin-removed = PIN removed.

# The switch above is on.
on = on

# The switch above is off.
off = off

## Settings

language = Language

# The player has chosen a language that is not on the device yet. $name is its own name.
language-coming = Loading { $name }…

# Its texts could not be loaded, so the page stays in the language that it has.
language-offline = { $name } isn’t on this device yet. Go online, then choose it again.
language-refused = { $name } couldn’t be loaded. If a new version of Rozz is ready, update first. Then choose { $name } again.

# At the start, when the texts of the chosen language did not arrive: this is in English.
language-missed = { $name } couldn’t be loaded, so Rozz is in English for now. To try again, choose { $name } in the menu.

# In the menu, followed by “: on” or “: off”. A reveal shows what happened in a turn, step by step.
reveal-switch = Autoplay reveals

# Like reveal-switch: marches, clashes, strikes and victories are heard.
sound-switch = Sound

theme = Theme
theme-system = System theme
theme-light = Light
theme-dark = Dark

## The list of places

places = Places
by-owner = By owner
by-distance = By distance from { $place }
places-near = Places

# In the list of places. $text says what is there, $may what a tap there would do (or “none”), $distance is one of the
# next three messages.
place-row =
    { $may ->
        [none] { $text }; { $distance }
       *[other] { $text }; { $may }; { $distance }
    }

# The place that is picked up.
in-hand = here

# The distance from the place that is picked up, and for a neighbor the direction in degrees (or “none”).
steps-away =
    { $number ->
        [one] one step away
       *[other] { $number } steps away
    }{ $direction ->
       *[none] {""}
        [0] , to the right
        [45] , to the lower right
        [90] , below
        [135] , to the lower left
        [180] , to the left
        [225] , to the upper left
        [270] , above
        [315] , to the upper right
    }

# In place of a distance.
no-way-there = out of reach

# A heading in the list of places, beside the names of players.
nobodys = Neutral

empty-places = Empty

## What all must agree to

# $moment is like “turn 3”.
ask-take-turn = Take back all of { $moment }?
ask-take-turn-how = If everyone agrees, you play { $moment } again from the start.
ask-take-back = Take back { $moment }?
ask-take-back-how-open = If everyone agrees, it’s as if { $moment } never happened.
ask-take-back-how = If everyone agrees, you redo your commands for { $moment }. Your old commands come back as drafts. You lose anything you’ve drafted or submitted since then.

# In place of the question above, if a player resigned in the last moment. $names are one player or more.
ask-resignation-back =
    { $number ->
        [one] Take back { $names }’s resignation?
       *[other] Take back the resignations of { $names }?
    }

# The same if nobody else plays at this device.
ask-resignation-back-own = Take back your resignation?
ask-resignation-back-how = If everyone agrees, you play on from { $moment }.

# Follows one of the messages above: computer players have moved since then.
ask-also-undone = Everything after that is taken back too.

# Follows “ask-take-turn-how”.
ask-resignation-too =
    { $number ->
        [one] { $names }’s resignation is taken back too.
       *[other] The resignations of { $names } are taken back too.
    }
ask-draw = End the match in a draw?
ask-draw-how = If everyone agrees, the match is over and nobody wins.

# A button for each player.
agrees = { $name } agrees
ask-seats = Change who plays?
ask-seats-how = If everyone agrees, the change takes effect right away. Submitted commands still count.
# Follows the message before, if at least three people play.
ask-seats-left = If a player has left, the others decide for them.
seat-goes-to = { $colour }: { $after } replaces { $before }
# Follows the message before. $before has already submitted commands; $moment is like “turn 3”.
seat-goes-later = What { $before } submitted for { $moment } still counts.
seat-changed = { $name } plays { $colour } now.
# The player before has already submitted commands. $moment is like “Turn 3”.
seat-changed-later = { $moment } goes ahead as submitted. After that, { $name } plays { $colour }.
# Below a question such as “Take back turn 3?”. Each player is asked alone; $name gets the device next.
vote-in-turn = Everyone votes, one after another. { $name } is next.
vote-so-far =
    { $number ->
        [one] { $names } agrees.
       *[other] { $names } agree.
    }
seats-how = Submitted commands still count, and the history shows who played each seat.
seats-change = Change players
take-over = Take over on this device
has-left = out of the match
play-on = Keep playing
# A computer player moved meanwhile, so what was asked is no longer about the current position.
vote-ended = The vote ended because the match moved on. Nothing was decided.

# $moment is like “Turn 3”.
turn-taken-back = { $moment } taken back. Your commands are drafts again.

# The only player here has taken back resigning.
resignation-undone = Resignation taken back.

# $moves are like “Ada’s move 12”, $moment like “move 12”.
moves-taken-back = Took back { $moves }. { $name } is back at { $moment }.

# $moment is like “move 12”.
move-of = { $name }’s { $moment }

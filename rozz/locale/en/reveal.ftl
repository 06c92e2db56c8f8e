### The reveal: a turn is shown step by step.

# A heading. $moment is like “Turn 3”.
revealed = { $moment }: what happened
step = Step { $number } of { $total }: { $title }
first = First step
previous = Previous step
next = Next step
last = Last step
next-turn = Next turn
previous-turn = Previous turn

# After a move in games with alternating moves.
next-move = Next move
to-result = See the result

# While the player rewatches an old move: buttons that show the moves before and after it.
move-before = Previous move
move-after = Next move

# The same between the parts of one turn. $part is like “activation”.
same-turn-before = Previous: { $part }
same-turn-after = Next: { $part }

# The heading of a column with the names of the players.
player = Player

## After a player has resigned or lost, while the others play on

# A button that leads to the home page follows.
out-looking-on = You’re out of this match. You can keep watching.

## The end of a match, as the last step of its last turn

# The names of the last step.
step-victory = Victory!
step-draw = Draw

# The last step after a resignation, or if only players elsewhere or the computer won.
step-result = The result

# A heading. $names is a list.
victory-for = Victory for { $names }!

# A heading over the turn after which the winners were far ahead. $who is “you” for a lone player who has won.
best-turn =
    { $who ->
        [you] Your best turn
       *[other] The winning side’s best turn
    }

# $moment is like “turn 4”.
best-turn-watch = Watch { $moment }

## The shown turn as a picture

share-picture = Share picture

# The heading of the picture. $moment is like “Turn 3”, $step is the name of a step.
picture-heading = { $moment }: { $step }

# Goes along with the picture. $heading is picture-heading, $match the name of the match.
picture-said = { $match } · { $heading }

picture-painted = Drawing the picture…
picture-shared = Picture shared
picture-saved = Picture saved
picture-failed = This browser can’t draw the picture.

## The shown turn as a short film

share-animation = Share animation

# Goes along with the film. $match is the name of the match, $moment is like “Turn 3”.
animation-said = { $match } · { $moment }

animation-recorded = Recording the animation…
animation-shared = Animation shared
animation-saved = Animation saved
animation-failed = This browser can’t record the animation. Share a picture instead.

## What happened in a turn

gave-none = { $name } gives no commands

# A player and a command. Commands are not translated.
ordered = { $name }: { $command }

# A command of the past that did nothing, and the text beside such a command in a list. $command is a whole sentence
# without its end, like “Ada moves 2 INF from B3 to B4”.
ordered-in-vain =
    { $status ->
        [failed] { $command } (failed)
       *[void] { $command } (void)
    }
in-vain =
    { $status ->
        [failed] failed
       *[void] void
    }

turns = Turns

# For screen readers: a row of buttons, one for each step.
steps = Steps
speed = Speed
speed-0 = Slow
speed-1 = Normal
speed-2 = Fast

# Plays the steps one after another.
play = Play

# For screen readers: the buttons to play, pause and step.
playing = Playback
pause = Pause

# The heading over what happened in one tile this turn.
story = { $tile } this turn

no-story = Nothing happened here.

# A card in the row of boards: the board after that turn.
turn-card = After { $moment }

dice = Dice
dice-thrown = Dice: { $faces }

# In that list, for screen readers: a player’s dice, and a die that hits.
dice-of = { $name } { $faces }
die-hit = { $face } (hit)
die = Rolled { $face } (d{ $sides })

# $what the die is thrown for.
die-for = { $what }: rolled { $face } (d{ $sides })

die-noted = { $what }: rolled { $face } (d{ $sides }), { $note }
copy-report = Copy report

# The first line of the copied report. $moment is like “turn 3”.
report-of = { $scenario }, { $moment }

# The report of the turn.
copied = Report copied
copy-refused = This browser blocks copying. Select the report and copy it yourself.

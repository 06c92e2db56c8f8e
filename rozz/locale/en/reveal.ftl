### The reveal: a turn is shown step by step.

revealed = { $moment }: what happened
step = Step { $number } of { $total }: { $title }
first = First step
previous = Step back
next = Step on
last = Last step
next-turn = Next turn
next-move = Go on playing
to-result = See the result
player = Player
gave-none = { $name } gives no commands

# A player and a command. Commands are not translated.
ordered = { $name }: { $command }

turns = Turns
steps = Steps of the turn
speed = Speed
speed-0 = Slow
speed-1 = Usual
speed-2 = Quick
play = Play
playing = Play the turn
pause = Pause

# The heading over what happened in one tile this turn.
story = { $tile } this turn

no-story = Nothing happened here.

# A card in the row of boards: the board after that turn.
turn-card = After { $moment }

report-of-moment = { $scenario }, { $moment }
dice = Dice
dice-thrown = Dice: { $faces }
die = A die shows { $face } of { $sides }

# $what the die is thrown for.
die-for = { $what }: { $face } of { $sides }

die-noted = { $what }: { $face } of { $sides }, { $note }
copy-report = Copy the report
report-of = { $scenario }, turn { $turn }

# The report of the turn.
copied = The report is on the clipboard

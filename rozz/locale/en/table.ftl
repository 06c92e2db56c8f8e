### The table: the board, the commands of one player, and passing the device on.

## Commands

clear = Clear all
cleared = All commands were cleared

# A tap beside the marked places dropped what was picked up.
let-go = That place is not marked: what was in hand is let go.

add = Add
resigning = Your list now says that you resign. Undo brings your commands back.
cancel = Cancel
commands-now = { $name } commands

# The heading of a moment with a name of its own. $name is the player.
chooses-now = { $name }: { $moment }

dispatch = Dispatch
no-orders = No commands yet.
fewer = One fewer
more = One more

# A button that takes all of them.
all = All { $number }

# A button that adds several at once.
leap = { $number } more

how-many = How many

# What would be used up after adding this command. $tally is like “1 of 2 commands”.
with-it = With it: { $tally }

delete-order = Delete command { $number }
raise-order = Move command { $number } up
close = Close
resigns-next = You resign, and give no other command.
then-ready = { $button } is next.
but-unread =
    { $number ->
        [one] But a line of the text cannot be read: mend or delete it.
       *[other] But { $number } lines of the text cannot be read: mend or delete them.
    }
pieces-here = What stands here
edit-order = Change this command
choices = What can be done here
nothing-chosen = Nothing is chosen yet. { $expects }
# $why is a whole sentence, $rule the number of a rule such as “K4”, or “none”.
cannot-play =
    { $rule ->
        [none] You can’t play { $command }. { $why }
       *[other] You can’t play { $command }. { $why } ({ $rule })
    }

## Commands as text

typed = The same as text, a command a line
typed-move = The same as text
typed-example = For example: { $command }
typed-looks = A command looks like this: { $command }

# $sentence says what is wrong in that line.
mistake = Line { $line }: { $sentence }

not-understood = { $word } is not understood, expected { $expected }

# Added to “expected …” when a word looks mistyped.
or-meant = { $expected }; did you mean { $meant }?

missing-after = something is missing after { $word }, expected { $expected }
at-column = column { $column }
mistakes = { $number } lines cannot be read.
mistakes-more = And { $number } more.

# A heading in games in which players can write to each other.
letters = Letters

writes = { $name } writes: { $text }
too-many-lines = The text has more than { $most } lines: too long to be read, so the list stays as it was.

## Ready: is that all?

ready = Ready

# The button that plays a move in games with alternating moves.
play-it = Play

# A heading in games with alternating moves.
moves = Moves

hand-in = Hand in
write-on = Keep writing
doubts = Hand in?
doubts-seal = Seal?
doubts-play-it = Play?
doubts-sealed = What is sealed can never be changed.

# A command in the list that will do nothing; $why is a sentence that says why.
command-faulty =
    { $status ->
        [failed] Fails: { $why }
       *[void] Void: { $why }
    }

# $text is the command, $why a sentence that says why.
doubt-void = Command { $number } won’t work: { $text }. { $why }

doubt-unread = This line cannot be read and would be left out: { $text }
doubt-unread-more = And { $number } more lines that cannot be read.

# $expects says what is missing.
doubt-in-hand = A command is in hand, not finished, and would be left out. { $expects }

doubt-unsent = This was begun and is not in the list: { $what }.
doubt-resign = { $name } resigns: that ends the match for this player when the turn is over.
all-in = All commands are in.
show-everyone = Show everyone

## Passing the device on

pass-to = Pass to { $name }
begins-turn = { $name } begins this turn. Last turn, the other player began.
pass-safe = Everything on this page is safe to show. Behind the button are { $name }’s commands: { $name } goes on when nobody else is looking.
i-am = I am { $name }
take-back = { $name }: take it back
take-back-how = Only { $name } should: the page is passed to { $name } first, and what { $name } has given is shown after that.

## What if

what-if = What if
menu-resign-trial = Resign in this what-if
resigning-trial = In this what-if { $name } now resigns; the match knows nothing of it.
back-to-match = Back to the match
try-out = Try it out
play-out = Play it out
what-if-put-away = What was tried out is put away.
what-if-waits = What was tried out is put away; it is there for { $name }.
what-if-dropped = Back in the match. What was tried out is put away.
what-if-left = What was tried out is gone: a what-if stays while its page is looked at. The match is as it was.

## Computer players

thinks = { $name } is thinking
thought-so-far = How far that is
do-not-wait = Do not wait
thinker-failed = { $name } could not think to the end, and gave what it had.
level-unknown = { $name } is of a level that this version does not know; { $level } plays instead.

## The board and the bar above it

goal = The goal:
how-played = How it is played
zoom-in = Zoom in
zoom-out = Zoom out
fit = Whole board
turn-board = Turn the board
ways = Ways
rule = Rule { $rule }
legend = What the marks mean

# In the bar: opens the list of players.
who-plays-here = Players

boards = Boards
board-marked = marked places
map-tools = The map

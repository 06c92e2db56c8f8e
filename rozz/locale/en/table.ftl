### The table: the board, the commands of one player, and passing the device on.

## Commands

clear = Clear all
cleared = All commands cleared

# After a tap outside the marked places, which has dropped the current command. A sentence with the reason can follow.
let-go = You can’t go there. Selection cleared.
# After a drag that ended on a place where it cannot go. A sentence with the reason can follow.
no-target = You can’t go there.
# After a drag on the board has discarded a complete command that had not been added to the list.
discarded = Discarded “{ $command }”.
# A command in a sentence; several of them are a list.
quoted-command = “{ $command }”
# More of them than are named. $commands are quoted commands with commas.
commands-and-more =
    { $number ->
        [one] { $commands } and one more
       *[other] { $commands } and { $number } more
    }
# A command has been added, and void commands that would have made it void are gone. $commands are quoted commands.
replaced-void = Removed { $commands }, which wouldn’t have worked.
# After a drag on the board has put a command into the list, or changed one there.
drag-added = Added “{ $command }”.
drag-changed = Changed to “{ $command }”.
# The button beside either: opens the command in the list, where its number can be set.
change-number = Change number
# The same, and $lost is a complete command that had not been added and is gone.
drag-added-instead = Added “{ $command }”. “{ $lost }” was discarded.
# A drag from another place has ended an edit. $command is the listed command, which stays as it was.
change-discarded = Your change to “{ $command }” was discarded.

add = Add
# Two buttons beside the heading. The first drops the command that was begun; the second leaves a listed command as it
# was before it was opened for editing. Short: they stand beside a sentence.
cancel = Deselect
cancel-edit = Keep as is

# Back to the command that the game suggests, such as a deployment, without the player’s changes.
start-over = Start over

# A heading: this player chooses commands now.
commands-now = Your turn, { $name }

# A button in place of “Deselect”, while the current command leads to a place with the player’s own pieces: it selects
# that place.
select-instead = Select { $place } instead

# The heading of a moment with a name of its own. $name is the player, $moment is like “move 12”.
chooses-now = { $name }: { $moment }

# The heading over the list of commands.
dispatch = Your commands
no-orders = No commands yet.

# In its place, where a button gives the only command. $button is like “Ready”, $command like “Lose Spears 3”.
command-of-button = { $button } gives this command: { $command }

# Buttons beside a number. $what is a kind of pieces, such as INF; it is not translated.
fewer = One fewer
fewer-of = One fewer { $what }
more = One more
more-of = One more { $what }

# A button that takes all of them.
all = All { $number }
# Instead of “All”, when something else sets the limit, such as how many you can pay for.
at-most = Max { $number }
# $note says what the number consists of.
all-with-note = All { $number } ({ $note })

# A button that adds several at once.
leap = { $number } more
leap-of = { $number } more { $what }

how-many = How many

# What would be used up after adding this command. $tally is like “1 of 2 commands”.
with-it = After: { $tally }

delete-order = Delete command { $number }
raise-order = Move command { $number } up
close = Close
resigns-next = You’re resigning, so you can’t give other commands.

# Follows a sentence: nothing more can be commanded. $button is the name of the button, such as “Ready”.
then-ready = { -Tap } { $button }.

# Stands in place of then-ready.
but-unread =
    { $number ->
        [one] But one line of your text can’t be read. Fix or delete it.
       *[other] But { $number } lines of your text can’t be read. Fix or delete them.
    }
pieces-here = Pieces here
edit-order = Edit this command
choices = What you can do here

# In a first match: the heading above a few options, and the toggle that shows the rest.
choices-most-used = Most useful
choices-more = More to buy

# Below choices that are not possible now: which ones, and a sentence that says why.
choices-refused = { $names }: { $why }

# $expects is a sentence: what to do first.
nothing-chosen = Nothing chosen yet. { $expects }

# $why is a whole sentence, $rule the number of a rule such as “K4”, or “none”.
cannot-play =
    { $rule ->
        [none] You can’t play { $command }. { $why }
       *[other] You can’t play { $command }. { $why } ({ $rule })
    }

## Commands as text

# The heading over the player’s places, each a button.
own-places = Your pieces
# The same with their number, where the buttons are folded. $name is that heading.
own-places-number = { $name } ({ $number })
# Ready was tapped while the current command was not in the list yet, so it was added.
added-too = The command you were choosing is in your list now: “{ $command }”.
# By link: Seal was tapped while the current command was not in the list yet, so it was added and nothing was sealed.
added-unsealed = Added to your list. Nothing is sealed yet. Check the list, then seal it.
# The same on the page for the next player.
added-unseen = The command you were choosing was added too.
# Buttons that open the box in which commands are written as text.
type-commands = Type commands
type-move = Type a move
typed = Edit as text, one command per line
typed-move = Edit as text
typed-example = For example: { $command }
typed-looks = A command looks like this: { $command }

# What is wrong in a line. $word is a word of it. $meant is “none” if nothing looks similar; then $expected says
# what should be there, like “a tile”. Otherwise did-you-mean follows.
not-understood =
    { $meant ->
        [none] Line { $line }: can’t read “{ $word }”. Expected { $expected }.
       *[other] Line { $line }: can’t read “{ $word }”.
    }
missing-after =
    { $meant ->
        [none] Line { $line }: something is missing after “{ $word }”. Expected { $expected }.
       *[other] Line { $line }: something is missing after “{ $word }”.
    }
# A button that puts $meant, a name or a line that looks similar, into the text.
did-you-mean = Did you mean { $meant }?
# Something else. $sentence says what is wrong.
mistake = Line { $line }: { $sentence }
at-column = column { $column }
mistakes = { $number } lines can’t be read.
mistakes-more =
    { $number ->
        [one] And one more.
       *[other] And { $number } more.
    }

# A heading in games in which players can write to each other.
letters = Messages

writes = { $name } writes: { $text }
too-many-lines = Your text can have up to { $most } lines. Shorten it, then try again. Your commands haven’t changed.

## Ready: is that all?

ready = Ready

# The button that plays a move in games with alternating moves.
play-it = Play

# The heading above a list of moves that players have made, such as “Move first”, in games with alternating moves.
moves = Latest moves

hand-in = Submit

# A command in the list that will do nothing; $why is a sentence that says why.
command-faulty =
    { $status ->
        [failed] Fails: { $why }
       *[void] Void: { $why }
    }

# The same with the number of the rule, like R5.2.
command-faulty-rule =
    { $status ->
        [failed] Fails: { $why } ({ $rule })
       *[void] Void: { $why } ({ $rule })
    }

# Closes the question and goes back to the commands.
write-on = Keep editing
doubts = Submit commands?

# Sealed commands are in a link. Nobody can read or change them.
doubts-seal = Seal commands?

# In games with alternating moves.
doubts-play-it = Play this now?
doubts-sealed = You can’t change your commands once they’re sealed.

# $text is the command, $why a sentence that says why.
doubt-void = Command { $number } won’t work: { $text }. { $why }

doubt-unread = This line can’t be read, so it will be left out: { $text }
doubt-unread-more =
    { $number ->
        [one] And one more line that can’t be read.
       *[other] And { $number } more lines that can’t be read.
    }

# $expects is a sentence: what is missing.
doubt-in-hand = One command isn’t finished, so it will be left out. { $expects }

# $what is what was written, such as a message.
doubt-unsent = You started this but didn’t add it: { $what }.
doubt-resign = You resign as { $name } and leave the match after this turn.

# The same if the turn goes on after these secret commands.
doubt-resign-reveal = You resign as { $name } and leave the match once all commands are in.

# The same in games in which players move one after another.
doubt-resign-move = You resign as { $name } and leave the match right away.

# One of these follows the messages above. $names are one winner or more.
then-wins =
    { $number ->
        [one] Then { $names } wins.
       *[other] Then { $names } win.
    }
then-nobody-wins = Then nobody wins.
then-ally-commands = Then your ally { $name } commands your army in battle.
then-others-play = The others play on.
all-in = All commands are in!

# The title of the tab.
title-all-in = All commands are in

# Shows everyone’s commands and what they did.
show-everyone = Reveal commands

## Passing the device on

pass-to = Pass to { $name }
# Who gets the device first, not who moves first.
begins-turn = { $name } writes commands first this turn. Next turn, someone else does. All commands take effect at the same time.
pass-safe = Nothing on this page is secret. { $name }, your commands are behind the button. { -Tap } it when nobody else is looking.
i-am = I’m { $name }

# The player takes back commands that were just given. The device may be in another player’s hands.
take-back = Take back { $name }’s commands
# Players who had submitted took their commands back and saw them again. On the page for the next player.
looked-again =
    { $number ->
        [one] { $names } has taken another look at their submitted commands.
       *[other] { $names } have taken another look at their submitted commands.
    }
# The same when all commands are in.
looked-again-all =
    { $number ->
        [one] { $names } has taken another look at their commands.
       *[other] { $names } have taken another look at their commands.
    }
# Instead of pass-safe, for a player with a PIN.
pass-pin = Nothing on this page is secret. { $name }, enter your PIN when nobody else is looking.

# The box for the PIN, and links and notes around it.
pin-of = { $name }’s PIN
pin-forgotten = Forgot your PIN?
pin-wrong = Wrong PIN. Try again.
pin-wrong-wait =
    { $seconds ->
        [one] Wrong PIN. Try again in 1 second.
       *[other] Wrong PIN. Try again in { $seconds } seconds.
    }
# The PIN was not even looked at.
pin-wait =
    { $seconds ->
        [one] Too many wrong PINs. Wait 1 second before each new try.
       *[other] Too many wrong PINs. Wait { $seconds } seconds before each new try.
    }
pin-digits = Enter four digits.
reset-pin-question = Reset { $name }’s PIN?
reset-pin-how = This removes the PIN and deletes everything { $name } has written this turn but not submitted, including any commands taken back. The match itself is safe, and everyone will see that the PIN was reset.
reset-pin = Reset PIN
keep-pin = Keep PIN
# On the pages for all players, until the turn is over. Commands that were submitted stay.
pin-was-reset = { $name }’s PIN was reset. Commands not submitted by then are gone.

take-back-how = Only { $name } should { -tap } this. The commands appear once { $name } has the device.

## What-if

# A board on which to try things. The match does not change.
what-if = What-if

# The same in the bar, with the moment. $moment is like “Turn 3”.
what-if-at = What-if · { $moment }

# Whose turn it is, as the title of the tab and for screen readers. $moment is like “turn 3”.
player-at = { $name }, { $moment }

# The same in a what-if. $moment is like “Ada, turn 3”.
title-what-if = What-if: { $moment }
menu-resign-trial = Resign in this what-if
resigning-trial = { $name } resigns, but only in this what-if. The match stays as it is.
back-to-match = Back to match

# Begins a what-if, with the commands in the list or before a past turn.
try-out = Try a what-if

# Plays the turn in a what-if.
play-out = Play it out

# In a what-if, as long as another player has no commands in it. The players are in the bar above the board.
what-if-others = { -Tap } a player above to plan for that player too.

# In a what-if that began with guesses. $names are the players who were guessed about.
what-if-guessed =
    { $number ->
        [one] Your guess for { $names } is used here.
       *[other] Your guesses for { $names } are used here.
    }

# A button to undo follows, which opens the what-if again.
what-if-put-away = Your what-if is closed.
what-if-waits = The what-if is closed. { $name } can open it again.
what-if-dropped = Back in the match. Your what-if is closed.
what-if-left = The what-if is gone. It lasts only while it’s on screen. The match hasn’t changed.

## Computer players

thinks = { $name } is thinking

# For screen readers: a bar that grows.
thought-so-far = Progress
do-not-wait = Don’t wait
thinker-failed = { $name } couldn’t finish thinking and played its best plan so far.
level-unknown = This version doesn’t know { $name }’s level, so { $level } plays instead.

## The board and the bar above it

# For screen readers, before a sentence that says how to win.
goal = Goal:

# The heading over pictures of a short match.
how-played = How to play
zoom-in = Zoom in
zoom-out = Zoom out
fit = Whole board
turn-board = Flip board

# For screen readers: the menu and the links beside it.
ways = Top bar

# For screen readers: a link to this rule.
rule = Rule { $rule }
legend = Legend

# In the bar: opens the list of players.
who-plays-here = Players

# For screen readers: tabs in games with several boards.
boards = Boards

# For screen readers, in parentheses after the name of a board.
board-marked = has marked places

# For screen readers: buttons to zoom and more.
map-tools = Map tools

# The name of the match in the bar, after the turn; a narrow bar leaves it out.
bar-match = · { $name }

### The keyboard: what each key does. Keys themselves are not translated.

## The list of all keys

key-walk = Move around the board, or along a row of buttons
key-aside = Move diagonally on the board, as on a number pad
key-pan = Scroll the board when it’s zoomed in
key-board = Back to where you were on the board
key-other-board = Switch boards (in games with several)
key-own = Your next place (Shift: previous)
key-places = List of places, with distances
key-where = Read out where you are and what’s left to do
key-more = One more
key-fewer = One fewer
key-ready = Ready (again to confirm)
key-hand-in = Ready, even while you type
key-ready-seal = Seal (again to confirm)
key-hand-in-seal = Seal, even while you type
key-back = Previous step
key-on = Next step
key-next = Next turn, during a replay
key-zoom = Zoom in (Shift: zoom out)

# A switch. “on” or “off” follows, see menu.ftl.
letters-switch = Single-key shortcuts
letters-about = Turn these shortcuts off if they get in your way, for example when you use voice input. To change a shortcut, type another key in its box.

# For screen readers. $what is one of the texts in this list.
key-for = Key for: { $what }
key-enter = Select a place or a target (again to add)

# The keys are the first letters of what can be done here.
key-choose = Choose by first letter (again: next, Shift: previous)
key-reach = Show threats (again: what you can reach, then off; Shift: next turn too)
key-guesses = Show or hide your guesses
key-target = Next legal target (Shift: previous)
key-add = Add the command
key-undo = Undo the last change
key-cancel = Clear the selection, or close a panel
key-play = Play or pause
key-fit = Show the whole board
key-search = Search the rules, on the rules page
key-help = This list

## The line of keys that work now: one to three words each, each after its key

now-pick = select
now-walk = move around
now-let-go = clear selection
now-undo = undo
now-play = play or pause
now-own = your places
now-choose = choose
now-target = next target
now-number = how many
now-add = add

# Also stands beside a player who is ready.
now-ready = ready
now-seal = seal
now-steps = step by step

# The next place that the step mentions.
now-spoken-of = next place mentioned
now-next = continue
now-help = all keys

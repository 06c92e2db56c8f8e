### The keyboard: what each key does. Keys themselves are not translated.

## The list of all keys

key-walk = Walk over the board; on one line of buttons from one to the next
key-aside = On the board: aside upwards and downwards, as on a number pad
key-pan = On the board: move the map, where it is zoomed
key-board = To the board, where you were
key-other-board = To the other board, in games that have several
key-own = Next place of your own (with Shift: the one before)
key-places = List of positions, with distances
key-where = Say where you are and what is left
key-more = One more
key-fewer = One fewer
key-ready = Ready; again where it is asked whether that is all
key-hand-in = Ready, also while you write text
key-ready-seal = Seal; again where it is asked whether that is all
key-hand-in-seal = Seal, also while you write text
key-back = Step back through a turn
key-on = Step on through a turn
key-next = On to the next turn, when one is shown
key-zoom = Nearer (with Shift: farther)
letters-switch = Keys that write a character
letters-about = Switch them off if they are in your way, for instance when you speak to your device. All of them but the letters of the sheet can be another: write it in its box.
key-for = Key for: { $what }
key-enter = Take the tile in hand, or choose it as target; again to add
key-choose = The first letter of what the sheet offers; again for the next (with Shift: the one before)
key-target = Next legal target (with Shift: the one before)
key-add = Add the command
key-undo = Undo the last change of the list
key-cancel = Let go, or close a panel
key-play = Play a turn, or pause
key-fit = Show the whole board
key-help = This list

## The line of keys that work now: one to three words each

now-pick = pick
now-walk = walk over the board
now-let-go = let go
now-undo = undo
now-play = play or pause
now-own = your places
now-choose = choose
now-target = next marked
now-number = how many
now-add = add
now-ready = ready
now-seal = seal
now-steps = step by step
now-spoken-of = next it tells of
now-next = go on
now-help = all keys

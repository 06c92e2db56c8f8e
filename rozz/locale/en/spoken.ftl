### What a screen reader says. Nobody sees these texts.

letters-on = Keys that write a character work.
letters-off = Keys that write a character do nothing now.
key-changed = The key is changed.
key-taken = That key cannot be used: it is none, or a game has it.
no-way = There is no place in that direction.
none-there = There is none.
no-more = More than { $most } is not possible.
no-less = Less than { $least } is not possible.
nothing-to-add = There is nothing to add. { $expects }
nothing-to-undo = There is nothing to undo.
undone = Undone.
taken-out = Out of the list: { $command }.
put-in = In the list: { $command }.
list-of =
    { $number ->
        [one] One command in the list.
       *[other] { $number } commands in the list.
    }
raised = Command { $number } is number { $before } now.
in-what-if = What if: { $moment }. Nothing of it touches the match.

## Where a place lies from the one in hand

lies-0 = on the right
lies-45 = on the lower right
lies-90 = below
lies-135 = on the lower left
lies-180 = on the left
lies-225 = on the upper left
lies-270 = above
lies-315 = on the upper right

### What a screen reader says. Nobody sees these texts.

letters-on = Single-key shortcuts are on.
letters-off = Single-key shortcuts are off.
key-changed = Key changed.
key-taken = Choose another key. That one isn’t a single character, or a game needs it.
no-way = There’s nothing that way.

# No place of yours, no marked place, or nothing with that letter. A sentence can follow: what to do now.
none-there = None found.
no-more = You can’t go above { $most }.
no-less = You can’t go below { $least }.

nothing-to-add = Nothing to add.

# $expects is a sentence: what to do first.
nothing-to-add-yet = Nothing to add. { $expects }
nothing-to-undo = Nothing to undo.
undone = Undone.
taken-out = Removed: { $command }.
put-in = Added: { $command }.
list-of =
    { $number ->
        [one] One command in your list.
       *[other] { $number } commands in your list.
    }
raised = Command { $number } is now number { $before }.

# $moment is like “Turn 3”.
in-what-if = What-if: { $moment }. Nothing here changes the match.

# What a tap on a place would do, and more about it.
may-noted = { $may }: { $note }

### The frame around a lesson. The steps of each lesson are written elsewhere.

# The step of the lesson: “3 of 12”.
lesson-step = { $number } of { $total }
lesson-done = Done!
lesson-next = Continue

# The program does what the step asks for.
lesson-show = Show me
lesson-leave = Leave lesson

# A small button on phones: shows and hides the words of the step, above what the step asks for.
lesson-words = Explain

# $request is a sentence: what the step asks for.
lesson-not-yet = Not yet. { $request } Or { -tap } “{ lesson-show }”.

# After a wrong command was added; it is not in the list. $request is a sentence: what the step asks for.
lesson-try-again = That’s not it yet. { $request } Or { -tap } “{ lesson-show }”.

# $commands are quoted commands, $request is a sentence.
lesson-not-that = The lesson doesn’t need { $commands } now. { $request } Or { -tap } “{ lesson-show }”.
lesson-not-with-that = Not yet. The lesson says what to fix in your list.

# $commands and $wanted are quoted commands. lesson-stray-how or lesson-stray-done follows.
lesson-stray = Your list has { $commands }, which the lesson doesn’t need.
lesson-stray-for = Your list has { $commands } instead of { $wanted }.

# Follows lesson-stray. $number is how many commands are in $commands.
lesson-stray-how =
    { $number ->
        [one] { -Tap } ✕ beside it, or { -tap } “{ lesson-show }”.
       *[other] { -Tap } ✕ beside them, or { -tap } “{ lesson-show }”.
    }
lesson-stray-done =
    { $number ->
        [one] { -Tap } ✕ beside it.
       *[other] { -Tap } ✕ beside them.
    }

# The heading at the end of the lesson.
lesson-over = Victory!
lesson-again = Repeat lesson
first-match = Your first { $game } match

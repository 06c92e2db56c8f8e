### The review of a finished match.

review = Review
review-about = See how everyone’s chances changed, and which turns cost them the most. A computer player finds better plans, using only what was known at the time, and tests them against what the others really did.
review-done = { $percent }% done
review-stop = Stop
review-stopped = The review isn’t finished.
review-go-on = Start again
review-failed = The review couldn’t finish. Try again.

# The heading over a chart: each player’s chance to win after each turn.
review-curve = Winning chances
review-chances = Chance to win, in percent
review-points = Turning points
review-no-points = Nobody gave away much in a single turn.

# Instead of turning points, where the curve drops all the same. $turn is like “turn 3”.
review-drop = { $name }’s chances fell the most in { $turn }, from { $before }% to { $after }%. But given what was known then, the review found no clearly better plan.

# $turn is like “turn 3”.
review-resigned = { $name } resigned in { $turn }, with a { $before }% chance to win.
review-loss =
    { $loss ->
        [one] { $name }’s commands were 1 point worse than the best plan found.
       *[other] { $name }’s commands were { $loss } points worse than the best plan found.
    }
review-measured = One point is a 1% chance to win. The curve judges the position after each turn, when everyone’s commands have taken effect. So the curve can rise even in a turn where a better plan would have gained more. A hint’s percentage can differ from it, too. A plan that was about as good as the best one, given what was known then, doesn’t count as a mistake.

# Two headings side by side, over commands and what they did.
review-was = What { $name } did
review-would = A better plan
review-gained = With the better plan, { $name } would also have held { $places }.
# What speaks against the better plan.
review-lost = But with the better plan, { $name } would not have held { $places }.

# Both in one.
review-gained-and-lost = With the better plan, { $name } would have held { $gained } instead of { $lost }.

# Under a move in RosenKreuz, like hint-saves and hint-threatens: what it leaves to be taken. $places are squares.
review-hangs =
    { $number ->
        [one] Leaves { $name }’s piece on { $places } open to capture.
       *[other] Leaves { $name }’s pieces on { $places } open to capture.
    }

# More pieces than can be named.
review-hangs-many = Leaves many of { $name }’s pieces open to capture.
review-hangs-none = Leaves none of { $name }’s pieces open to capture.

# A heading over what the opponent will do.
review-answer = Best answer:

# A button: the boards of this turning point appear, with the arrows of both plans.
review-show = Show on board

# $moment is like “turn 3”.
review-show-it = Show { $moment } on the board

review-try = Try the better plan

# $moment is like “turn 3”.
review-try-it = Try the better plan for { $moment }

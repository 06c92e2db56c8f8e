### Advice: hints, what the others might do, and commands that are repeated.

## Hint

hint = Hint
hint-about = From { $name }, the strongest computer player. It uses only what everyone can see, never secret commands.
hint-about-open = From { $name }, the strongest computer player. It looks ahead at possible replies.
hint-scale-open = The percentage is roughly your chance to win. { $name } looks a few moves ahead and judges where they lead.
hint-scale = The percentage is roughly your chance to win. { $name } judges the position after this turn, given what it expects the others to do.

# Follows hint-scale. hint-odds says how often each plan is picked.
hint-lots = Don’t always play the best plan, or others will see it coming. Instead, pick a plan at random, using the odds shown beside each one.
hint-thinking = { $name } is thinking
hint-plan = Plan { $number }

# Stands below “Plan 2”.
hint-worth = Alternative: about { $value }% chance to win

# The first of several good plans, and the others.
hint-good = Top choice: about { $value }% chance to win
hint-good-too = Also strong: about { $value }% chance to win

# In the first turns of some scenarios: the first of several good plans, and the others. They have no percentage.
hint-opening = Top choice: a proven opening
hint-opening-too = Also strong: another proven opening
hint-opening-about = These openings did best in thousands of games that the computer played against itself.

# Below a good plan in the list of plans: how often to pick it.
hint-odds =
    { $share ->
        [one] Pick this plan 1 time in 100
       *[other] Pick this plan { $share } times in 100
    }

hint-best = Best plan: about { $value }% chance to win
hint-another = Alternative: about { $value }% chance to win

# Stands in place of a list of commands.
hint-nothing = Nothing
hint-takes = Takes { $places }.
hint-keeps = Keeps { $places }.
hint-leaves = Gives up { $places }.

# A heading over a list of sentences about what will happen, as are those with a colon below.
hint-brings = What you get:
hint-unsaid =
    { $number ->
        [one] And one more like these.
       *[other] And { $number } more like these.
    }
hint-more =
    { $number ->
        [one] You’ll end the turn with one more piece than if you did nothing.
       *[other] You’ll end the turn with { $number } more pieces than if you did nothing.
    }
hint-safe = Safe against anything the others are likely to do.
hint-quiet = Nothing changes hands this turn.
hint-otherwise = If you do nothing:

# hint-cost can follow.
hint-worst = Worst case:
hint-worst-reply = Worst that can happen (case { $number }):
hint-cost = You would lose { $places }.
hint-then = What likely comes next:
hint-saves = Saves { $places } from capture.
hint-saves-any = Saves every piece from capture.
hint-threatens = Threatens { $places }.
# More pieces than can be named.
hint-threatens-any = Threatens many pieces.

# In a game of chess-like captures.
hint-hangs = An opponent can take { $places } in reply.

# More pieces than can be named.
hint-hangs-any = Many of your pieces are open to capture.

hint-hangs-none = Nobody can take anything from you in reply.
hint-threat = Otherwise:
hint-counts = Pieces after that: { $counts }.
hint-count = { $name } { $after } (now { $before })
hint-counts-same = Nobody loses a piece.

# $commands is like “Blue moves 2 INF from B3 to B4”.
hint-feared = Watch out for this with plan { $plan }: { $commands }.
hint-feared-reply = Watch out for case { $number } with plan { $plan }: { $commands }.

# The heading of a table: a row for each plan, a column for each case. A case is what the others might do this turn.
hint-table = Your chance to win with each plan in each case, in percent
hint-reply = Case { $number }

# A button that opens the rest of the hint.
hint-details = More

# $name is an opponent, $commands are commands like “Move 2 INF, B3 → B4; Buy 1 INF in B4, $1”, and $more is how many other
# commands there are.
hint-watch-out =
    { $more ->
        [0] Watch out, { $name } might do this: { $commands }.
        [one] Watch out, { $name } might do this: { $commands }, and 1 more command.
       *[other] Watch out, { $name } might do this: { $commands }, and { $more } more commands.
    }

# Several opponents do harm together. $commands are sentences like “Blue moves 2 INF from B3 to B4; Green moves 1 INF from C3
# to B4”.
hint-watch-out-several =
    { $more ->
        [0] Watch out, the others might do this: { $commands }.
        [one] Watch out, the others might do this: { $commands }, and 1 more command.
       *[other] Watch out, the others might do this: { $commands }, and { $more } more commands.
    }

# A button beside a plan: its arrows appear on the board.
hint-on-board = Show plan { $number }

hint-use-plan = Use plan { $number }

# A button below the best plan, where no other plan is in sight.
hint-use = Use this plan
hint-used = This plan is in your list now. “{ undo }” brings back what you had.
hint-failed = The computer player couldn’t finish thinking. Try again.

## What the others might do

# In a what-if: asks what the other players will probably do.
foretell = What might they do?
foretold = What they might do
foretold-about = From { $name }, the strongest computer player, who sees only what you see. The percentage on an arrow is the total for all plans that include that command.

# Beside a plan of another player. $share is like “20%”.
foretold-share = { $share } likely
foretold-rest = The remaining { $share } covers less likely plans.
foretold-let = Choose what the others do when you play this turn out. Otherwise, they use the commands in their lists or do nothing.
foretold-let-them = Let them do this
foretold-let-them-do = Let { $name } do this, { $share } likely

# $move is like “Move e2 → e4”.
foretold-after = You haven’t chosen a move yet. If you play the computer’s choice ({ $move }), these replies are likely:
foretold-none = Nobody else has anything to do.

## The same again at the next turns

# Stands over again-times.
again = Repeat for several turns, starting now
again-times = { $times } times
again-all = As often as possible: { $times } times
again-left =
    { $left ->
        [one] { $name } will repeat this once more.
       *[other] { $name } will repeat this { $left } more times.
    }
again-stop = Stop repeating

### Advice: hints, what the others might do, and commands that are repeated.

## Hint

hint = Hint
hint-about = This hint uses only what you can see, never secret commands.
hint-about-open = The computer looks ahead at possible replies.
# $rule is like “R6”. The reasons show such numbers as links.
hint-rules = { -Tap } codes such as { $rule } to read the rules.
hint-scale-open = The percentage is roughly your chance to win. The computer looks a few moves ahead and judges where they lead.
hint-scale = The percentage is roughly your chance to win. The computer judges the position after this turn, given what it expects the others to do.

# Follows hint-scale. hint-odds says how often each plan is picked.
hint-lots = Don’t always play the best plan, or others will see it coming. Instead, pick one at random. Each plan says how often to pick it.
hint-thinking = The computer is thinking
hint-plan = Plan { $number }

# The plan that the hint begins with, in the list of all plans.
hint-plan-above = Plan { $number }: shown above

# Stands below “Plan 2”.
hint-worth = Alternative: about { $value }% chance to win

# Another plan that is to be picked now and then.
hint-good-too = Also strong: about { $value }% chance to win

# In the first turns of some scenarios: the first of several good plans, and the others. They have no percentage.
hint-opening = Best plan: a proven opening
hint-opening-too = Also strong: another proven opening
hint-opening-about = These openings did best in thousands of games that the computer played against itself.

# Below a good plan in the list of plans: how often to pick it.
hint-odds = Pick this plan { $share }% of the time

# During the setup, where no percentage is shown.
hint-best-plan = Best plan
hint-other-plan = Alternative
hint-best = Best plan: about { $value }% chance to win
hint-another = Alternative: about { $value }% chance to win

# Stands in place of a list of commands.
hint-nothing = Nothing
hint-wins = Wins the match if nobody stops it.
# Before the result of a plan, if the others do what is most likely. $text is one or more whole sentences.
hint-likely = Likely: { $text }
hint-takes = Takes { $places }.
hint-keeps = Keeps { $places }.
hint-leaves = Gives up { $places }.

# A case is what the others might do this turn, as in the table of cases.
hint-chances = Wins the match in { $number } of the { $cases } cases that the computer tried.

# For plans without any other reason.
hint-equal = Other plans are about as good.
hint-found = The computer found nothing better.

# A heading over a list of sentences about what will happen; so are the messages below that end in a colon.
hint-brings = What this plan does:
# The same where the others may do something else, which is said below.
hint-brings-likely = What this plan likely does:
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
hint-hangs = Your opponent can take { $places } in reply.

# More pieces than can be named.
hint-hangs-any = Many of your pieces are open to capture.

hint-hangs-none = Your opponent can’t take anything in reply.
hint-threat = Otherwise:
# $counts is a list of the next two.
hint-counts = Pieces after that: { $counts }.
hint-count = { $name } { $after } instead of { $before }
hint-count-same = { $name } still { $after }
hint-counts-same = Nobody loses a piece.

# A heading over the others’ commands.
hint-feared = What hurts plan { $plan } most:

# The cases are numbered in a list.
hint-feared-reply = Case { $number } hurts plan { $plan } most.

# The heading of a table: a row for each plan, a column for each case. A case is what the others might do this turn.
hint-table = Your chance to win with each plan in each case, in percent
hint-reply = Case { $number }

# A button that opens the rest of the hint.
hint-details = More

# Headings over a list of commands: by one opponent, or by several whose commands together hurt the plan.
hint-watch-out = Watch out! { $name } might do this:
hint-watch-out-several = Watch out! The others might do this:
# The same where the hint’s result, introduced by hint-likely, assumes that they do something else this turn.
hint-watch-out-instead = Watch out! { $name } might do this instead:
hint-watch-out-several-instead = Watch out! The others might do this instead:

# The last line of that list.
hint-watch-out-more =
    { $more ->
        [one] And 1 more command.
       *[other] And { $more } more commands.
    }

# A button beside a plan: its arrows appear on the board.
hint-on-board = Show plan { $number }

hint-use-plan = Use plan { $number }

# A button below the best plan, where no other plan is in sight.
hint-use = Use this plan
hint-used = Plan added. “{ undo }” takes it back.
hint-failed = The computer player couldn’t finish thinking. Try again.

## What the others might do

# In a what-if: asks what the other players will probably do.
foretell = What might they do?
foretold = What they might do
foretold-about = This forecast uses only what you can see. An arrow’s percentage says how likely that command is.

# Beside a plan of another player. $share is like “20%”.
foretold-share = { $share } likely
foretold-rest = { $share } for all other plans.
foretold-let = Choose a plan for each of the others, then play this turn out. Anyone without a plan uses the commands in their own list, or does nothing if it’s empty.
foretold-let-them = Let them do this
foretold-let-them-do = Let { $name } do this ({ $share } likely)

# $move is like “Move e2 → e4”.
foretold-after = You haven’t chosen a move yet. If you play the computer’s choice ({ $move }), these replies are likely:
foretold-none = Nobody else has anything to do.

## The same again at the next turns

# Stands over again-times.
again = Repeat for several turns, starting now
again-times = { $times } times
again-all = As often as possible: { $times } times
# The command was not played, because a line of text beside it can’t be read.
again-unread =
    { $number ->
        [one] Nothing was played: one line can’t be read. Fix or delete it first.
       *[other] Nothing was played: { $number } lines can’t be read. Fix or delete them first.
    }
again-left =
    { $left ->
        [one] { $name } will repeat this once more.
       *[other] { $name } will repeat this { $left } more times.
    }
again-stop = Stop repeating

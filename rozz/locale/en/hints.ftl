### Advice: hints, threats, and commands that are repeated.

## What would you do?

hint = What would you do?
hint-about = By { $name }, the strongest computer player, from what everybody knows: nobody's orders are looked at.
hint-about-open = By { $name }, the strongest computer player: it looks ahead at what may be answered.
hint-scale-open = Worth 100 is a won match, worth 0 a lost one; between, about the chance to win that { $name } sees for you after the moves that it looked ahead.
hint-scale = Worth 100 is a won match, worth 0 a lost one; between, about the chance to win that { $name } sees for you at the end of this turn, against the replies that it expects.
hint-lots = Where several plans have a share, draw lots by these shares: then nobody can foresee yours.
hint-thinking = { $name } is thinking about it
hint-plan = Plan { $number }
hint-worth = left aside; worth { $value } of 100

# One of several good plans. Draw lots between them, by these shares.
hint-share = to be played { $share } times of 100; worth { $value } of 100

hint-best = the best that was found; worth { $value } of 100
hint-another = another; worth { $value } of 100
hint-nothing = Nothing
hint-takes = Takes { $places }.
hint-keeps = Keeps { $places }.
hint-leaves = Gives up { $places }.
hint-brings = What it brings:
hint-unsaid = And { $number } more of the kind.
hint-more =
    { $number ->
        [one] By it { $name } has one more piece on the board than by doing nothing.
       *[other] By it { $name } has { $number } more pieces on the board than by doing nothing.
    }
hint-safe = Not even the reply that hurts it most takes a place or a piece.
hint-quiet = No place changes hands by it this turn.
hint-otherwise = If nothing is done instead:
hint-worst = What hurts it most:
hint-worst-reply = What hurts it most, reply { $number }:
hint-cost = It would cost { $places }.
hint-then = What is expected then:
hint-saves = Saves from being taken: { $places }.
hint-saves-any = Prevents that any piece can be taken.
hint-threatens = Threatens to take: { $places }.
hint-threatens-any = Threatens to take any piece.

# In a game of chess-like captures.
hint-hangs = Can be taken after it: { $places }.

hint-hangs-any = Any piece can be taken after it.
hint-hangs-none = Nothing can be taken after it.
hint-threat = What threatens otherwise:
hint-counts = Pieces after that: { $counts }.
hint-count = { $name } { $after } (now { $before })
hint-counts-same = Nobody loses a piece in that.
hint-feared = To be feared with plan { $plan }: { $commands }.
hint-feared-reply = To be feared with plan { $plan }, reply { $number }: { $commands }.
hint-table = What each plan is worth, of 100, against each reply
hint-reply = Reply { $number }
hint-use-plan = Use plan { $number }
hint-used = The plan is in the list; Undo brings back what was there
hint-failed = The computer player could not think to the end. Ask again.

## What might they do?

foretell = What might they do?
foretold = What they might do
foretold-about = By { $name }, from what you may know. The number beside a plan says how likely it is; the number at an arrow on the board counts all plans that have that arrow.
foretold-rest = The other { $share }: plans that are less likely.
foretold-let = Choose what they do when you play it out; else they do what stands in their list, or nothing.
foretold-let-them = Let them do this
foretold-let-them-do = Let them do this: { $name }, { $share }
foretold-after = No move is in hand. If { $move }, as a computer player would, they may answer:
foretold-none = Nobody else is to do anything.

## The same again at the next turns

again = The same at your next turns too, this one included
again-times = { $times } times
again-all = All { $times } times
again-left = { $name } goes on so: { $left } more to come.
again-stop = Stop that

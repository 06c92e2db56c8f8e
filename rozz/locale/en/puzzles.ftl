### Puzzles.

puzzles = Puzzles
puzzles-about = Each puzzle has a solution that works against every reply. You command one side. If a reply can stop your plan, you’ll see it. In games with dice, your plan’s odds count, not your luck.

# Beside a puzzle in the list.
puzzle-solved = solved
puzzles-count = { $solved } of { $number } solved

# In the bar, with the name of the puzzle.
puzzle-at = Puzzle · { $name }

puzzle-task = Your task: { $task }
puzzle-left = { $left } of { $turns } turns left

# Under the task: the game that the puzzle is in.
puzzle-game = Game: { $game }

# Beside it, a button that opens the lesson of the game.
puzzle-learn = New to { $game }? Learn it first.

# $why is a sentence without its full stop.
puzzle-unprovable = Rozz can’t check your plan in this puzzle: { $why }.
puzzle-failed = The search for a reply didn’t finish, so it proved nothing. Try again.

# A heading while the program searches.
puzzle-looks = Looking for a reply that stops you
puzzle-is-solved = Solved!
puzzle-is-missed = Not this time
puzzle-no-reply = No reply could stop you. The one you saw was just an example.

# A heading while the program searches.
puzzle-reckons = Working out your odds

# $odds is one of odds, odds-about; so is $asked.
puzzle-odds = Your plan works in { $odds } rolls.
puzzle-certain = Your plan always works, no matter the roll or the reply.
puzzle-never = Your plan can’t work.
puzzle-few = Your plan works in { $odds } rolls. The task asks for { $asked }.
puzzle-few-certain = Your plan works in { $odds } rolls. The task asks for a plan that always works.
puzzle-few-now = Your last choice works in { $odds } rolls. Another choice works in { $asked }.
puzzle-few-sure = Your last choice works in { $odds } rolls. Another choice always works.
odds = { $number } out of { $whole }
odds-about = about { $number } out of { $whole }
puzzle-lucky = The dice were kind this time.
puzzle-unlucky = The dice were against you this time, but luck doesn’t count.
puzzle-fluke = The dice were kind this time, but luck doesn’t count.

# A list of commands follows.
puzzle-refuted = { $names } had an answer:
puzzle-idle = That doesn’t work. { $names } didn’t even need to respond.
puzzle-refuted-later = After that, no plan was certain to work.
puzzle-unmet = You didn’t complete the task.

# A heading in the solution: other commands that also solve the puzzle.
puzzle-also = These work too
puzzle-of-the-day = Puzzle of the day

# How hard a puzzle is.
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-try-again = Try again
puzzle-solution = Show solution
puzzle-the-solution = Solution

# A heading in the solution.
puzzle-turn = Turn { $turn }
# The same where the parts of one turn have headings.
puzzle-step = Step { $turn }

# Between two turns of the solution: a reply follows, as a list of commands, and then the turn that answers it.
# $names is one name or a list.
puzzle-for-example =
    { $number ->
        [one] For example, { $names } replies:
       *[other] For example, { $names } reply:
    }
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-share = Share

# A message that goes with a link.
note-puzzle = Can you solve “{ $name }”?
exported-puzzle = Saved as a file. To open it, choose “Open a file”.
no-puzzle = This puzzle isn’t here. A newer version of Rozz may have it.

# $sentence says why, in the words of the program.
not-a-puzzle = Can’t open that puzzle: { $sentence }

# Puzzles from one's own finished matches: a heading in the list.
own-puzzles = From your matches
own-puzzles-none = Review a finished match. Any winning plan you missed becomes a puzzle here.
own-puzzles-back-up = Back up these puzzles
own-puzzles-backed-up = Puzzles saved as a file. To get them back, choose “Open a file”.
own-puzzles-restored =
    { $number ->
        [0] You already have all the puzzles in this file.
        [one] 1 puzzle added.
       *[other] { $number } puzzles added.
    }
own-puzzles-full = You already have { $most } saved puzzles. Remove some to make room.
own-puzzles-unread =
    { $number ->
        [one] 1 puzzle can’t be read. It may be damaged or from a newer version of Rozz.
       *[other] { $number } puzzles can’t be read. They may be damaged or from a newer version of Rozz.
    }

# The name of a puzzle from a match. $name is a scenario, $moment is like “Turn 3”.
own-puzzle-name = { $name } · { $moment }

# $name is a player. The task of a puzzle from a match.
own-puzzle-win = As { $name }, win this turn.
own-puzzle-win-open =
    { $turns ->
        [one] As { $name }, win with this move.
       *[other] As { $name }, win in { $turns } moves.
    }
own-puzzle-unbeaten = As { $name }, don’t lose the match this turn.
own-puzzle-unbeaten-open = As { $name }, make a move that doesn’t lose right away.

# $places is a list of places on the board.
own-puzzle-hold = As { $name }, hold { $places } at the end of this turn.
own-puzzle-hold-open = As { $name }, make a move that holds { $places } against any reply.
own-puzzle-why = Rozz tried every possible reply, and none stops this plan.

# A heading over commands.
own-puzzle-given = In the match, { $name } did this
own-puzzle-remove = Remove

# $name is a puzzle.
own-puzzle-remove-it = Remove puzzle { $name }
own-puzzle-removed = Puzzle removed.
own-puzzle-is-back = The puzzle is back.
own-puzzle-keep = Keep this puzzle
own-puzzle-kept = The puzzle is now under “From your matches”.
own-puzzle-not-kept-full = There’s no room to keep this puzzle. You can still play it until you close the page.
own-puzzle-not-kept-forbidden = Your browser won’t let Rozz keep this puzzle. You can still play it until you close the page.
no-puzzle-in-link = This puzzle link is incomplete. Copy all of it and try again.

# A heading in the review of a match.
own-puzzles-here = Puzzles from this match
own-puzzles-found = On each of these turns, there was a plan that worked against every reply. Can you find it?
own-puzzles-not-here = No puzzles here. Nobody missed a plan that was sure to work.
own-puzzles-removed = You removed this match’s puzzles.
own-puzzles-look = Look for puzzles
own-puzzles-looking = Looking for puzzles in this match: { $percent }%

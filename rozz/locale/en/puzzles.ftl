### Puzzles.

puzzles = Puzzles
puzzles-about = Each puzzle has a solution that works against every reply. You command one side. If a reply can stop your plan, you’ll see it. In games with dice, your plan’s odds count, not your luck.

# Beside a puzzle in the list.
puzzle-solved = solved
puzzles-count = { $solved } of { $number } solved
puzzle = Puzzle
puzzle-task = Your task: { $task }
puzzle-left = { $left } of { $turns } turns left
puzzle-failed = The search for a reply didn’t finish, so nothing is proved. Try again.

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
puzzle-few-now = Your last choice works in { $odds } rolls. Another works in { $asked }.
puzzle-few-sure = Your last choice works in { $odds } rolls. Another always works.
odds = { $number } out of { $whole }
odds-about = about { $number } out of { $whole }
puzzle-lucky = The dice were kind this time.
puzzle-unlucky = The dice were against you this time, but luck doesn’t count.
puzzle-fluke = The dice were kind this time, but luck doesn’t count.

# A list of commands follows.
puzzle-refuted = { $names } had an answer:
puzzle-idle = That doesn’t work. { $names } didn’t even need an answer.
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
puzzle-turn = Turn { $turn }
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-share = Share

# A message that goes with a link.
note-puzzle = Can you solve “{ $name }”?
exported-puzzle = Saved as a file. To open it, choose “Open a file”.
no-puzzle = This puzzle isn’t here. A newer version of Rozz may have it.

# $sentence says why, in the words of the program.
not-a-puzzle = Can’t open that puzzle: { $sentence }

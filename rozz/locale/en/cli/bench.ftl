### What rozz bench prints: tables, and below each a line for each goal. Heads of columns and names of rows are short.

# Follows a number. $goal is a number.
cli-bench-at-most = goal: at most { $goal }
cli-bench-at-least = goal: at least { $goal }
# $package is the name of a program to compare with.
cli-bench-only-ours = { $package } isn’t installed, so only Rozz was measured. To install it, type: make bench

## Heads of columns. “min – max” is the spread of the rounds around their median.

cli-bench-each = µs each
cli-bench-spread = min – max
cli-bench-commands-a-second = commands/s
cli-bench-turns-a-second = turns/s
cli-bench-nodes = nodes
cli-bench-nodes-a-second = nodes/s
cli-bench-moments-a-second = moments/s
cli-bench-seats = seats
cli-bench-turns = turns
cli-bench-commands = commands
cli-bench-bytes = bytes
cli-bench-bits = bits each
cli-bench-characters = characters
cli-bench-ratio = ratio
cli-bench-level = level
cli-bench-a-turn = per turn
cli-bench-weighed = positions/s
cli-bench-seconds = seconds
cli-bench-slowest = slowest
cli-bench-taps = taps
cli-bench-median = median
cli-bench-most = max
cli-bench-paint = paint
cli-bench-then = kB later

## rozz bench. “resolve” and “after” are functions, one with a report and one without; $scenario is a scenario’s name.

cli-bench-tiles = Rozz, 6 players, { $tiles } tiles
cli-bench-resolve = { $scenario }, resolve(), per turn
cli-bench-after = { $scenario }, after(), per searched turn
cli-bench-moment-resolve = { $scenario }, resolve(), per moment
cli-bench-moment-after = { $scenario }, after(), per moment
cli-bench-diplomacy = diplomacy, Game.process(), 7 powers
cli-bench-phase = diplomacy, Game.process(), per phase
# “perft” counts the positions that can be reached in $depth moves. $program is RosenKreuz or python-chess.
cli-bench-perft = { $program }, perft { $depth }

# $goal is one of the first two messages.
cli-bench-larger = A command on 259 tiles takes { $ratio } times as long as on 7 tiles ({ $goal })
cli-bench-faster = In { $scenario }, resolve() takes { $ratio } times as long as after() ({ $goal })
cli-bench-beside = A command on 259 tiles takes { $ratio } times as long as one in the diplomacy package ({ $goal })
cli-bench-chess = RosenKreuz counts { $ratio } times as many nodes a second as python-chess ({ $goal })
cli-bench-campaigns = Campaigns of Ozz plays { $ratio } moments in the time that the diplomacy package takes for one phase

## rozz bench --links

# The kind of match. “marching”: armies march on the nearest enemies.
cli-bench-match =
    { $kind ->
        [random] random
        [marching] marching
       *[plausible] plausible
    }
cli-bench-address = full address
cli-bench-opening = Opening a link with 2 seats and { $turns } turns in the page: { $middle } ms ({ $least } – { $most }; { $goal })

## rozz bench --think: the same questions in this Python, and in the page

cli-bench-here = here, CPU time
cli-bench-there = in the page, elapsed time
cli-bench-differs = the page searched different positions than Python did here, but both must search the same ones

## rozz bench --page

# The head of the table. $pace: how many times slower than usual the processor is. $threats: whether the board shows threats.
cli-bench-tapping =
    { $threats ->
        [yes] { $pace ->
            [1] Tap to paint with threats (ms)
           *[other] Tap to paint with threats, CPU { $pace }× slower (ms)
        }
       *[no] { $pace ->
            [1] Tap to paint (ms)
           *[other] Tap to paint, CPU { $pace }× slower (ms)
        }
    }
# The same while guesses about all rivals are shown. $tiles: how many tiles the board has.
cli-bench-guessing =
    { $pace ->
        [1] Tap to paint with guesses, { $tiles } tiles (ms)
       *[other] The same, CPU { $pace }× slower (ms)
    }
cli-bench-all = all
# What was tapped. “let-go” is the button that cancels, “step” a step of a revealed turn.
cli-bench-tapped =
    { $kind ->
        [tile] a tile
        [piece] a piece
        [target] a target
        [add] Add
        [undo] Undo
        [step] a step
       *[let-go] Deselect
    }
# $part is what the program calls a part of its work, such as “update” or “view”.
cli-bench-part = { $part } alone
# 95 of 100 taps are faster.
cli-bench-under = goal: p95 under { $goal }
cli-bench-memory =
    { $heap ->
        [wasm] Python memory
       *[js] JavaScript memory
    }: { $early } MB at turn { $first }, { $late } MB at turn { $last }, { $ratio } times as much ({ $goal })
cli-bench-long-tasks =
    { $number ->
        [0] No long tasks (over 50 ms) in { $turns } turns with six players
        [one] 1 long task (over 50 ms) in { $turns } turns with six players: { $longest } ms
       *[other] { $number } long tasks (over 50 ms) in { $turns } turns with six players, the longest { $longest } ms
    }

## rozz bench --start. “bare” is a page that only loads Pyodide, “ours” is Rozz.

cli-bench-answer = Time to respond (ms)
cli-bench-start-bare = bare, first visit
cli-bench-start-bare-again = bare, again
cli-bench-start-first = ours, first visit
cli-bench-start-return = ours, return visit
cli-bench-start-offline = ours, offline
cli-bench-start-home = ours, first screen, nothing saved
# $number matches are saved.
cli-bench-start-shelf = ours, first screen, { $number } matches
cli-bench-start-bare-slow = bare, first visit, 10 Mbit/s
cli-bench-start-first-slow = ours, first visit, 10 Mbit/s
cli-bench-start-other-first = other build, first visit
cli-bench-start-other-home = other build, first screen, nothing saved
# A round repeats each visit once. It appears while the program measures.
cli-bench-start-round = Round { $number } of { $rounds }
# $folder is a folder that --against names.
cli-bench-start-not-built = { $folder } is not a built site. Build one with “rozz build” and name its folder.
# $one and $other are two of the rows above.
cli-bench-start-ratio = { $one } : { $other } = { $ratio } ({ $goal })
cli-bench-start-bytes = bytes of a first visit, ours : bare = { $ratio } ({ $goal })
cli-bench-start-other-bytes = bytes of a first visit, ours : other build = { $ratio } ({ $goal })
cli-bench-start-memory = Memory used by the page with the match open: Python { $python } MB, JavaScript { $javascript } MB

## What it refuses

cli-bench-playwright = rozz bench { $option } needs Playwright. Type: make setup
cli-bench-over = the random match ended in turn { $turn }. Choose another seed

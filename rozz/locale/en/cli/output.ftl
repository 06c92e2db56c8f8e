### What commands print. After “file: ” and in tables, a message begins with a lowercase letter and has no period.

## rozz check and rozz adjudicate

cli-ok = ok
# Follows “ok; ”. $remark is a text.
cli-warning = warning: { $remark }
# $place is the name of a value in a case, such as “bankroll.RED”.
cli-difference = { $place }: expected { $expected }, got { $got }

## rozz turn and rozz replay. $rule is the number of a rule, such as “R12”.

cli-rolled = rolled { $face } on a { $sides }-sided die ({ $rule })
# The game’s rules have changed since the match was saved. A position follows on the next line.
cli-other-rules = From turn { $turn } on, today’s rules lead to a different position. When this match was saved, the position was:
cli-final-position = Final position
cli-result-open = Result: the match isn’t over
cli-result-draw = Result: a draw ({ $rule })
# $names is a list.
cli-result-won = Result: { $names } won ({ $rule })

## rozz prove. All of it follows the name of a puzzle’s file.

cli-proved =
    { $turns ->
        [one] proved: the solution works in 1 turn
       *[other] proved: the solution works in { $turns } turns
    }, whatever the reply ({ $replies ->
        [one] 1 reply
       *[other] { $replies } replies
    } to the first turn, { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    } tried); { $solutions } of { $plans } ways to begin { $solutions ->
        [one] solves
       *[other] solve
    } the puzzle
# For games with dice. $odds is a fraction such as “1/2”, or “1” if the solution always works.
cli-proved-odds =
    { $odds ->
        [1] proved: the solution always works
       *[other] proved: the solution works with odds of { $odds }
    } in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } ({ $positions ->
        [one] 1 position
       *[other] { $positions } positions
    } tried); { $solutions } of { $plans } ways to begin { $solutions ->
        [one] solves
       *[other] solve
    } the puzzle
# $plan is a list of commands.
cli-also = also works: { $plan }
# $replies are the next two messages.
cli-refuted =
    { $positions ->
        [one] not proved: beaten by { $replies } (found after 1 position)
       *[other] not proved: beaten by { $replies } (found after { $positions } positions)
    }
cli-reply = { $seat }: { $plan }
cli-reply-none = { $seat }: no commands
cli-never = not proved: { $seat } never reaches the goal, whatever the others do
cli-worse = not proved: the solution works with odds of { $odds }, but the puzzle asks for { $asked }
cli-better = not proved: the solution works with odds of { $odds }, but { $plan } does better

## rozz arena. First a line about the matches, then how they ended, then a table.

cli-arena-games =
    { $games ->
        [one] { $scenario }, levels { $levels }, seed { $seed }, 1 match
       *[other] { $scenario }, levels { $levels }, seed { $seed }, { $games } matches
    }
# $reasons is a list of the next message.
cli-arena-ended = How the matches ended: { $reasons }
# $reason is another game’s own word for a victory, such as “headquarters”.
cli-arena-reason =
    { $reason ->
        [repeated] repetition ({ $number })
        [too-long] too long ({ $number })
       *[other] { $reason } ({ $number })
    }
# The headings of the columns. “decided”: the share of matches won, without draws. “evaluations” and “seconds”: for one
# turn, on average. “slowest”: the seconds of the slowest turn.
cli-arena-won = won
cli-arena-shared = shared
cli-arena-drawn = drawn
cli-arena-lost = lost
cli-arena-decided = decided
cli-arena-turns = turns
cli-arena-evaluations = evaluations
cli-arena-seconds = seconds
cli-arena-slowest = slowest
# The beginnings of the rows: all matches of a level, or those in one seat.
cli-arena-level = level { $level }
cli-arena-level-as = level { $level } as { $seat }

## rozz translations

cli-language = { $code }: { $done } of { $all } messages, { $percent }%
cli-language-lacks =
    { $number ->
        [one] { $code }: 1 of { $all } messages is missing. English stands in for it
       *[other] { $code }: { $number } of { $all } messages are missing. English stands in for them
    }

## rozz, which serves the page on this computer

cli-building = Building the page…
# $port and $first are numbers of ports, such as 8765.
cli-other-port = Port { $first } is taken, so the page’s address ends in { $port } this time.
cli-other-matches = Matches that you saved on port { $first } don’t appear at this address.
cli-serving = Rozz is at { $address } (Ctrl+C stops it)

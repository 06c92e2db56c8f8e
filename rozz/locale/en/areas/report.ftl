### The report of a turn of Ozymandia or Simultaneous Risk, and how a match ends.

## Names of players are in $name, $loser, $other, $owner, $keeper and $winner. $area, $start and $end are names of areas.

# A sentence with the armies before and after in notation, on the command line: “[Ada 6 → 4, Ben 4 → 0]”.
areas-report-line = { $sentence } [{ $counts }]

# $command is like “Bombard Drake”, $reason a sentence that says why it did nothing.
areas-report-void = { $name }’s command was void: { $command }. { $reason }


## New armies and movements

areas-report-set-up =
    { $number ->
        [one] { $name } placed 1 army in { $area }.
       *[other] { $name } placed { $number } armies in { $area }.
    }
areas-report-placed =
    { $number ->
        [one] { $name } got 1 new army in { $area }.
       *[other] { $name } got { $number } new armies in { $area }.
    }
# A city’s new army, placed in the city’s province.
areas-report-placed-from = { $name }’s new army from { $city } appeared in { $area }.

# They may still meet others on the way, so they have not arrived yet.
areas-report-left =
    { $number ->
        [one] { $name } sent 1 army from { $start } to { $end }.
       *[other] { $name } sent { $number } armies from { $start } to { $end }.
    }
areas-report-arrived =
    { $number ->
        [one] { $name }’s army arrived in { $area }.
       *[other] { $name }’s { $number } armies arrived in { $area }.
    }

## Battles. $larger and $smaller are numbers of armies.

# The larger force lost some armies: with 6 against 4, it loses 2 and keeps 4. The smallest possible case is 3 against 2.
areas-report-battle-won = { $name }’s { $larger } armies beat { $loser }’s { $smaller } in { $area }. { $name } lost { $lost } and kept { $left }.
areas-report-border-won = { $name }’s { $larger } armies beat { $loser }’s { $smaller } on the border between { $start } and { $end }. { $name } lost { $lost } and kept { $left }.

# The larger force was at least twice as large; it is at least 2.
areas-report-battle-won-freely = { $name }’s { $larger } armies beat { $loser }’s { $smaller } in { $area }. With at least twice as many, { $name } lost nothing.
areas-report-border-won-freely = { $name }’s { $larger } armies beat { $loser }’s { $smaller } on the border between { $start } and { $end }. With at least twice as many, { $name } lost nothing.

areas-report-battle-equal =
    { $number ->
        [one] { $name } and { $other } met in { $area } with 1 army each. Equal forces destroy each other, so nobody survived.
       *[other] { $name } and { $other } met in { $area } with { $number } armies each. Equal forces destroy each other, so nobody survived.
    }
areas-report-border-equal =
    { $number ->
        [one] { $name } and { $other } met on the border between { $start } and { $end } with 1 army each. Equal forces destroy each other, so nobody survived.
       *[other] { $name } and { $other } met on the border between { $start } and { $end } with { $number } armies each. Equal forces destroy each other, so nobody survived.
    }
# In Ozymandia one army of the player who held the area when the turn began survives a battle of equal forces.
areas-report-battle-kept =
    { $number ->
        [one] { $name } and { $other } met in { $area } with 1 army each. { $keeper } already held { $area }, so { $keeper }’s army survived.
       *[other] { $name } and { $other } met in { $area } with { $number } armies each. { $keeper } already held { $area }, so 1 of { $keeper }’s armies survived.
    }
areas-report-battle-unheld =
    { $number ->
        [one] { $name } and { $other } met in { $area } with 1 army each. Neither held { $area } when the turn began, so nobody survived.
       *[other] { $name } and { $other } met in { $area } with { $number } armies each. Neither held { $area } when the turn began, so nobody survived.
    }

## Bombs. $owner had $number armies in the area, of which $lost were destroyed and $left were not.

areas-report-bomb-hit =
    { $number ->
        [one] { $name }’s bomb destroyed { $owner }’s only army in { $area }!
       *[other] { $left ->
            [0] { $number ->
                [2] { $name }’s bomb destroyed both of { $owner }’s armies in { $area }!
               *[other] { $name }’s bomb destroyed all { $number } of { $owner }’s armies in { $area }!
            }
           *[other] { $name }’s bomb destroyed { $lost } of { $owner }’s { $number } armies in { $area }!
        }
    }
areas-report-bomb-survived = { $name }’s bomb hit { $area }, but { $owner }’s only army there survived.

# A bomb on the player’s own armies.
areas-report-bomb-own =
    { $number ->
        [one] { $name } bombed { $area } and lost their own army there.
       *[other] { $left ->
            [0] { $number ->
                [2] { $name } bombed { $area } and lost both of their own armies there.
               *[other] { $name } bombed { $area } and lost all { $number } of their own armies there.
            }
           *[other] { $name } bombed { $area } and lost { $lost } of their own { $number } armies there.
        }
    }
areas-report-bomb-own-survived = { $name } bombed { $area }, but their own army there survived.

areas-report-bomb-missed = { $name }’s bomb missed: nobody was in { $area }.
# $other is the opponent, whose armies were there when the turn began.
areas-report-bomb-missed-left =
    { $number ->
        [one] { $name }’s bomb missed: { $other }’s army had left { $area }.
       *[other] { $name }’s bomb missed: { $other }’s { $number } armies had left { $area }.
    }

## How a match ends

areas-victory-cities = { $winner } won by holding { $number } cities!
areas-victory-last = { $winner } won! { $loser } has no armies left.
areas-victory-resigned = { $winner } won! { $loser } has resigned.
areas-victory-both-without-armies = It’s a draw: nobody has any armies left.
areas-victory-turn-limit = It’s a draw: turn { $turn } was the last one.
areas-victory-both-resigned = It’s a draw: both players have resigned.

## Why it ended so, under “Ada won!” or “It’s a draw”

areas-ended-cities = { $winner } held { $number } cities.
areas-ended-last = { $loser } has no armies left.
areas-ended-resigned = { $loser } resigned.
areas-ended-both-without-armies = Nobody has any armies left.
areas-ended-turn-limit = Turn { $turn } was the last one.
areas-ended-both-resigned = Both players resigned.

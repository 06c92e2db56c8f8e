### What a hint says will happen if a plan is played: the messages of areas/report.ftl about the future, with the same facts.


## New armies and movements

ahead-areas-report-set-up =
    { $number ->
        [one] { $name } will place 1 army in { $area }.
       *[other] { $name } will place { $number } armies in { $area }.
    }
ahead-areas-report-placed =
    { $number ->
        [one] { $name } will get 1 new army in { $area }.
       *[other] { $name } will get { $number } new armies in { $area }.
    }
ahead-areas-report-placed-from = { $name }’s new army from { $city } will appear in { $area }.
ahead-areas-report-left =
    { $number ->
        [one] { $name } will send 1 army from { $start } to { $end }.
       *[other] { $name } will send { $number } armies from { $start } to { $end }.
    }
ahead-areas-report-arrived =
    { $number ->
        [one] { $name }’s army will arrive in { $area }.
       *[other] { $name }’s { $number } armies will arrive in { $area }.
    }

## Battles

ahead-areas-report-battle-won = { $name }’s { $larger } armies will beat { $loser }’s { $smaller } in { $area }, and { $left } will survive.
ahead-areas-report-border-won = { $name }’s { $larger } armies will beat { $loser }’s { $smaller } on the border between { $start } and { $end }, and { $left } will survive.
ahead-areas-report-battle-won-freely = { $name }’s { $larger } armies will beat { $loser }’s { $smaller } in { $area } without losing any.
ahead-areas-report-border-won-freely = { $name }’s { $larger } armies will beat { $loser }’s { $smaller } on the border between { $start } and { $end } without losing any.
ahead-areas-report-battle-equal =
    { $number ->
        [one] { $name } and { $other } will meet in { $area } with 1 army each, and nobody will survive.
       *[other] { $name } and { $other } will meet in { $area } with { $number } armies each, and nobody will survive.
    }
ahead-areas-report-border-equal =
    { $number ->
        [one] { $name } and { $other } will meet on the border between { $start } and { $end } with 1 army each, and nobody will survive.
       *[other] { $name } and { $other } will meet on the border between { $start } and { $end } with { $number } armies each, and nobody will survive.
    }
ahead-areas-report-battle-kept =
    { $number ->
        [one] { $name } and { $other } will meet in { $area } with 1 army each, and { $keeper }’s will survive.
       *[other] { $name } and { $other } will meet in { $area } with { $number } armies each, and 1 of { $keeper }’s will survive.
    }
ahead-areas-report-battle-unheld =
    { $number ->
        [one] { $name } and { $other } will meet in { $area } with 1 army each, and nobody will survive.
       *[other] { $name } and { $other } will meet in { $area } with { $number } armies each, and nobody will survive.
    }

## Bombs

ahead-areas-report-bomb-hit =
    { $left ->
        [0] { $number ->
            [one] { $name }’s bomb will destroy { $owner }’s only army in { $area }!
            [2] { $name }’s bomb will destroy both of { $owner }’s armies in { $area }!
           *[other] { $name }’s bomb will destroy all { $number } of { $owner }’s armies in { $area }!
        }
       *[other] { $name }’s bomb will destroy { $lost } of { $owner }’s { $number } armies in { $area }!
    }
ahead-areas-report-bomb-survived = { $name }’s bomb will hit { $area }, but { $owner }’s only army there will survive.
ahead-areas-report-bomb-own =
    { $left ->
        [0] { $number ->
            [one] { $name } will bomb { $area } and lose their own army there.
            [2] { $name } will bomb { $area } and lose both of their own armies there.
           *[other] { $name } will bomb { $area } and lose all { $number } of their own armies there.
        }
       *[other] { $name } will bomb { $area } and lose { $lost } of their own { $number } armies there.
    }
ahead-areas-report-bomb-own-survived = { $name } will bomb { $area }, but their own army there will survive.
ahead-areas-report-bomb-missed = { $name }’s bomb will miss, because nobody will be in { $area }.
ahead-areas-report-bomb-missed-left =
    { $number ->
        [one] { $name }’s bomb will miss, because { $other }’s army will have left { $area }.
       *[other] { $name }’s bomb will miss, because { $other }’s { $number } armies will have left { $area }.
    }

## How a match ends

ahead-areas-victory-cities = { $winner } will win by holding { $number } cities!
ahead-areas-victory-last = { $winner } will win, because { $loser } will have no armies left!
ahead-areas-victory-resigned = { $winner } will win, because { $loser } will resign.
ahead-areas-victory-both-without-armies = It will be a draw, because nobody will have any armies left.
ahead-areas-victory-turn-limit = It will be a draw, because turn { $turn } is the last one.
ahead-areas-victory-both-resigned = It will be a draw, because both players will resign.

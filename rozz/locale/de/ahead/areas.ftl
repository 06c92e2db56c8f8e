### Was nach einem Tipp geschieht, wenn man ihm folgt: die Berichte aus areas/report.ftl, meist wörtlich, denn auch sie stehen in der Gegenwart.


## Neue Armeen und Märsche

ahead-areas-report-set-up =
    { $number ->
        [one] { $name } setzt 1 Armee in { $area } ein.
       *[other] { $name } setzt { $number } Armeen in { $area } ein.
    }
ahead-areas-report-placed =
    { $number ->
        [one] { $name } bekommt 1 neue Armee in { $area }.
       *[other] { $name } bekommt { $number } neue Armeen in { $area }.
    }
ahead-areas-report-placed-from = { $name } setzt die neue Armee aus { $city } in { $area } ein.
ahead-areas-report-left =
    { $number ->
        [one] { $name } schickt 1 Armee von { $start } nach { $end }.
       *[other] { $name } schickt { $number } Armeen von { $start } nach { $end }.
    }
ahead-areas-report-arrived =
    { $number ->
        [one] { $name } erreicht { $area } mit 1 Armee.
       *[other] { $name } erreicht { $area } mit { $number } Armeen.
    }

## Schlachten

ahead-areas-report-battle-won =
    { $left ->
        [one] { $name } besiegt { $loser } in { $area } mit { $larger } Armeen gegen { $smaller } und behält eine.
       *[other] { $name } besiegt { $loser } in { $area } mit { $larger } Armeen gegen { $smaller } und behält { $left }.
    }
ahead-areas-report-border-won =
    { $left ->
        [one] { $name } besiegt { $loser } an der Grenze zwischen { $start } und { $end } mit { $larger } Armeen gegen { $smaller } und behält eine.
       *[other] { $name } besiegt { $loser } an der Grenze zwischen { $start } und { $end } mit { $larger } Armeen gegen { $smaller } und behält { $left }.
    }
ahead-areas-report-battle-won-freely =
    { $smaller ->
        [one] { $name } besiegt { $loser } in { $area } mit { $larger } Armeen gegen eine und verliert keine.
       *[other] { $name } besiegt { $loser } in { $area } mit { $larger } Armeen gegen { $smaller } und verliert keine.
    }
ahead-areas-report-border-won-freely =
    { $smaller ->
        [one] { $name } besiegt { $loser } an der Grenze zwischen { $start } und { $end } mit { $larger } Armeen gegen eine und verliert keine.
       *[other] { $name } besiegt { $loser } an der Grenze zwischen { $start } und { $end } mit { $larger } Armeen gegen { $smaller } und verliert keine.
    }
ahead-areas-report-battle-equal =
    { $number ->
        [one] { $name } und { $other } treffen mit je 1 Armee in { $area } aufeinander, und keine überlebt.
       *[other] { $name } und { $other } treffen mit je { $number } Armeen in { $area } aufeinander, und keine überlebt.
    }
ahead-areas-report-border-equal =
    { $number ->
        [one] { $name } und { $other } treffen mit je 1 Armee an der Grenze zwischen { $start } und { $end } aufeinander, und keine überlebt.
       *[other] { $name } und { $other } treffen mit je { $number } Armeen an der Grenze zwischen { $start } und { $end } aufeinander, und keine überlebt.
    }
ahead-areas-report-battle-kept =
    { $number ->
        [one] { $name } und { $other } treffen mit je 1 Armee in { $area } aufeinander, und die Armee von { $keeper } überlebt.
       *[other] { $name } und { $other } treffen mit je { $number } Armeen in { $area } aufeinander, und 1 Armee von { $keeper } überlebt.
    }
ahead-areas-report-battle-unheld =
    { $number ->
        [one] { $name } und { $other } treffen mit je 1 Armee in { $area } aufeinander, und keine überlebt.
       *[other] { $name } und { $other } treffen mit je { $number } Armeen in { $area } aufeinander, und keine überlebt.
    }

## Bomben

ahead-areas-report-bomb-hit =
    { $number ->
        [one] Die Bombe von { $name } zerstört die einzige Armee von { $owner } in { $area }!
       *[other] { $left ->
            [0] { $number ->
                [2] Die Bombe von { $name } zerstört beide Armeen von { $owner } in { $area }!
               *[other] Die Bombe von { $name } zerstört alle { $number } Armeen von { $owner } in { $area }!
            }
           *[other] Die Bombe von { $name } zerstört { $lost } der { $number } Armeen, die { $owner } in { $area } hat!
        }
    }
ahead-areas-report-bomb-survived = Die Bombe von { $name } trifft { $area }, aber die einzige Armee, die { $owner } dort hat, überlebt.
ahead-areas-report-bomb-own =
    { $number ->
        [one] { $name } bombardiert { $area } und verliert dort die eigene Armee.
       *[other] { $left ->
            [0] { $number ->
                [2] { $name } bombardiert { $area } und verliert dort beide eigenen Armeen.
               *[other] { $name } bombardiert { $area } und verliert dort alle { $number } eigenen Armeen.
            }
           *[other] { $name } bombardiert { $area } und verliert dort { $lost } der { $number } eigenen Armeen.
        }
    }
ahead-areas-report-bomb-own-survived = { $name } bombardiert { $area }, aber die eigene Armee dort überlebt.
ahead-areas-report-bomb-missed = Die Bombe von { $name } trifft niemanden, weil dann niemand in { $area } ist.
ahead-areas-report-bomb-missed-left =
    { $number ->
        [one] Die Bombe von { $name } trifft niemanden, weil die Armee von { $other } dann nicht mehr in { $area } ist.
       *[other] Die Bombe von { $name } trifft niemanden, weil die { $number } Armeen von { $other } dann nicht mehr in { $area } sind.
    }

## Wie eine Partie endet

ahead-areas-victory-cities = { $winner } gewinnt mit { $number } Städten!
ahead-areas-victory-last = { $loser } hat dann keine Armeen mehr. Sieg für { $winner }!
ahead-areas-victory-resigned = { $loser } gibt auf. Sieg für { $winner }!
ahead-areas-victory-both-without-armies = Unentschieden: Beide haben dann keine Armeen mehr.
ahead-areas-victory-turn-limit = Unentschieden: Runde { $turn } ist die letzte.
ahead-areas-victory-both-resigned = Unentschieden, weil beide aufgeben.

### Der Bericht über eine Runde von Ozymandia oder Simultaneous Risk, und wie eine Partie endet. Berichte stehen in der Gegenwart.

## Namen von Spielern sind $name, $loser, $other, $owner, $keeper und $winner. $area, $start und $end sind Gebiete.

# Ein Satz mit den Armeen davor und danach, auf der Kommandozeile: „[Ada 6 → 4, Ben 4 → 0]“.
areas-report-line = { $sentence } [{ $counts }]

# $command ist etwa „Drake bombardieren“, $reason sagt, warum er nichts bewirkt.
areas-report-void = Ein Befehl von { $name } ist ungültig: { $command }. { $reason }

## Neue Armeen und Märsche

areas-report-set-up =
    { $number ->
        [one] { $name } setzt 1 Armee in { $area } ein.
       *[other] { $name } setzt { $number } Armeen in { $area } ein.
    }
areas-report-placed =
    { $number ->
        [one] { $name } bekommt 1 neue Armee in { $area }.
       *[other] { $name } bekommt { $number } neue Armeen in { $area }.
    }

# Die neue Armee einer Stadt, in deren Provinz eingesetzt.
areas-report-placed-from = { $name } setzt die neue Armee aus { $city } in { $area } ein.

# Unterwegs können sie noch jemanden treffen, angekommen sind sie also noch nicht.
areas-report-left =
    { $number ->
        [one] { $name } schickt 1 Armee von { $start } nach { $end }.
       *[other] { $name } schickt { $number } Armeen von { $start } nach { $end }.
    }
areas-report-arrived =
    { $number ->
        [one] { $name } erreicht { $area } mit 1 Armee.
       *[other] { $name } erreicht { $area } mit { $number } Armeen.
    }

## Schlachten. $larger und $smaller sind Zahlen von Armeen.

areas-report-battle-won = { $name } besiegt { $loser } in { $area } mit { $larger } Armeen gegen { $smaller }, verliert { $lost } und behält { $left }.
areas-report-border-won = { $name } besiegt { $loser } an der Grenze zwischen { $start } und { $end } mit { $larger } Armeen gegen { $smaller }, verliert { $lost } und behält { $left }.

# Die größere Armee war mindestens doppelt so groß; sie ist mindestens 2.
areas-report-battle-won-freely =
    { $smaller ->
        [one] { $name } besiegt { $loser } in { $area } mit { $larger } Armeen gegen eine. Wer mindestens doppelt so viele hat, verliert keine.
       *[other] { $name } besiegt { $loser } in { $area } mit { $larger } Armeen gegen { $smaller }. Wer mindestens doppelt so viele hat, verliert keine.
    }
areas-report-border-won-freely =
    { $smaller ->
        [one] { $name } besiegt { $loser } an der Grenze zwischen { $start } und { $end } mit { $larger } Armeen gegen eine. Wer mindestens doppelt so viele hat, verliert keine.
       *[other] { $name } besiegt { $loser } an der Grenze zwischen { $start } und { $end } mit { $larger } Armeen gegen { $smaller }. Wer mindestens doppelt so viele hat, verliert keine.
    }
areas-report-battle-equal =
    { $number ->
        [one] { $name } und { $other } treffen mit je 1 Armee in { $area } aufeinander. Beide Seiten sind gleich stark, deshalb überlebt keine Armee.
       *[other] { $name } und { $other } treffen mit je { $number } Armeen in { $area } aufeinander. Beide Seiten sind gleich stark, deshalb überlebt keine Armee.
    }
areas-report-border-equal =
    { $number ->
        [one] { $name } und { $other } treffen mit je 1 Armee an der Grenze zwischen { $start } und { $end } aufeinander. Beide Seiten sind gleich stark, deshalb überlebt keine Armee.
       *[other] { $name } und { $other } treffen mit je { $number } Armeen an der Grenze zwischen { $start } und { $end } aufeinander. Beide Seiten sind gleich stark, deshalb überlebt keine Armee.
    }

# In Ozymandia überlebt bei gleich vielen Armeen eine von dem, der das Gebiet zu Beginn der Runde hielt.
areas-report-battle-kept =
    { $number ->
        [one] { $name } und { $other } treffen mit je 1 Armee in { $area } aufeinander. { $keeper } hielt das Gebiet schon vorher und verliert die eigene Armee deshalb nicht.
       *[other] { $name } und { $other } treffen mit je { $number } Armeen in { $area } aufeinander. { $keeper } hielt das Gebiet schon vorher und behält deshalb 1 Armee.
    }
areas-report-battle-unheld =
    { $number ->
        [one] { $name } und { $other } treffen mit je 1 Armee in { $area } aufeinander. Zu Beginn der Runde war das Gebiet leer, deshalb überlebt keine Armee.
       *[other] { $name } und { $other } treffen mit je { $number } Armeen in { $area } aufeinander. Zu Beginn der Runde war das Gebiet leer, deshalb überlebt keine Armee.
    }

## Bomben. $owner hatte $number Armeen im Gebiet; $lost sind zerstört, $left nicht.

areas-report-bomb-hit =
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
areas-report-bomb-survived = Die Bombe von { $name } trifft { $area }, aber die einzige Armee, die { $owner } dort hat, überlebt.

# Eine Bombe auf eigene Armeen.
areas-report-bomb-own =
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
areas-report-bomb-own-survived = { $name } bombardiert { $area }, aber die eigene Armee dort überlebt.
areas-report-bomb-missed = Die Bombe von { $name } trifft niemanden: { $area } ist leer.

# $other ist der Gegner, dessen Armeen zu Beginn der Runde dort waren.
areas-report-bomb-missed-left =
    { $number ->
        [one] Die Bombe von { $name } trifft niemanden: Die Armee von { $other } hat { $area } schon verlassen.
       *[other] Die Bombe von { $name } trifft niemanden: Die { $number } Armeen von { $other } haben { $area } schon verlassen.
    }

## Wie eine Partie endet

areas-victory-cities = { $winner } gewinnt mit { $number } Städten!
areas-victory-last = Sieg für { $winner }! { $loser } hat keine Armeen mehr.
areas-victory-resigned = Sieg für { $winner }! { $loser } hat aufgegeben.
areas-victory-both-without-armies = Unentschieden: Beide haben keine Armeen mehr.
areas-victory-turn-limit = Unentschieden: Runde { $turn } war die letzte.
areas-victory-both-resigned = Unentschieden: Beide haben aufgegeben.

## Warum, unter „Sieg für Ada!“ oder „Unentschieden“

areas-ended-cities = { $winner } hält { $number } Städte.
areas-ended-last = { $loser } hat keine Armeen mehr.
areas-ended-resigned = { $loser } hat aufgegeben.
areas-ended-both-without-armies = Beide haben keine Armeen mehr.
areas-ended-turn-limit = Runde { $turn } war die letzte.
areas-ended-both-resigned = Beide haben aufgegeben.

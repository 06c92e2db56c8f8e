### Was an einem Szenario oder einer Stellung von RosenKreuz nicht stimmt.

## Was dort stehen muss: zwischen „hier muss“ und „stehen“.

files-eight-rows = ein Brett aus acht Zeilen mit je acht Zeichen (`R`, `r`, `C`, `c` oder `.`; Reihe 8 zuerst)
files-list-of-rows = eine Liste von acht Zeilen
files-a-row = eine Zeile mit acht Zeichen
files-one-seat = eine Liste mit höchstens einem Platz
files-by-side = eine Zuordnung mit den Schlüsseln ROSE und CROSS
files-moves = eine Liste von Zügen
files-statuses = eine Liste von `done` und `void`

## Ganze Sätze

files-number-of-rows =
    { $number ->
        [one] das Brett braucht acht Zeilen, nicht eine
       *[other] das Brett braucht acht Zeilen, nicht { $number }
    }
files-length-of-row =
    { $number ->
        [one] die Zeile für Reihe { $rank } hat ein Zeichen statt acht
       *[other] die Zeile für Reihe { $rank } hat { $number } Zeichen statt acht
    }
files-unknown-letter = auf { $square } steht { $letter }. Nimm nur `R`, `r`, `C`, `c` oder `.`
files-many-of-a-kind = auf dem Brett steht { $number }-mal { $letter }, aber nur { $most }-mal ist erlaubt (K2)

# $squares ist eine Liste.
files-unbalanced = die Gruppe auf { $squares } ist unausgeglichen, aber vor einem Zug darf keine Gruppe unausgeglichen sein (K7)
files-lost-at-start = wer ohne schwarze oder ohne weiße Figuren beginnt, hat schon verloren (K9)
files-no-first-move = { $player } kann am Anfang nicht ziehen und hat deshalb schon verloren (K9)
files-position-or-scenario = nenne entweder eine `position` oder ein `scenario`

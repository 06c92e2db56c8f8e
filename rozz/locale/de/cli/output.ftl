### Was Befehle ausgeben. Nach „Datei: “ und in Tabellen beginnt es klein und hat keinen Punkt.

## rozz check und rozz adjudicate

cli-ok = ok

# Folgt auf „ok; “. $remark ist ein Text.
cli-warning = Warnung: { $remark }

# $place ist der Name eines Werts in einer Stellung, etwa „bankroll.RED“.
cli-difference = { $place }: { $expected } erwartet, { $got } erhalten

## rozz turn und rozz replay. $rule ist die Nummer einer Regel, etwa „R12“.

cli-rolled = { $face } gewürfelt (Würfel mit { $sides } Seiten, { $rule })

# Die Regeln haben sich geändert, seit die Partie gespeichert wurde. Eine Stellung folgt in der nächsten Zeile.
cli-other-rules = Ab Runde { $turn } führen die heutigen Regeln zu einer anderen Stellung. Als die Partie gespeichert wurde, sah die Stellung so aus:
cli-final-position = Endstellung
cli-result-open = Ergebnis: Die Partie läuft noch
cli-result-draw = Ergebnis: unentschieden ({ $rule })

# $names ist eine Liste.
cli-result-won = Ergebnis: Sieg für { $names } ({ $rule })

## rozz prove. Alles folgt auf den Namen der Datei eines Rätsels.

cli-proved =
    { $turns ->
        [one] bewiesen: Die Lösung gelingt in 1 Runde
       *[other] bewiesen: Die Lösung gelingt in { $turns } Runden
    } gegen jede Antwort ({ $replies ->
        [one] 1 Antwort
       *[other] { $replies } Antworten
    } auf die erste Runde, { $positions ->
        [one] 1 Stellung
       *[other] { $positions } Stellungen
    } geprüft); { $solutions } von { $plans } möglichen Anfängen { $solutions ->
        [one] führt
       *[other] führen
    } zur Lösung

# Für Spiele mit Würfeln. $odds ist ein Bruch wie „1/2“, oder „1“, wenn die Lösung immer gelingt.
cli-proved-odds =
    { $odds ->
        [1] bewiesen: Die Lösung gelingt immer
       *[other] bewiesen: Die Lösung gelingt mit einer Chance von { $odds }
    } in { $turns ->
        [one] 1 Runde
       *[other] { $turns } Runden
    } ({ $positions ->
        [one] 1 Stellung
       *[other] { $positions } Stellungen
    } geprüft); { $solutions } von { $plans } möglichen Anfängen { $solutions ->
        [one] führt
       *[other] führen
    } zur Lösung

# $plan ist eine Liste von Befehlen.
cli-also = auch das gelingt: { $plan }

# $replies sind die nächsten zwei Nachrichten.
cli-refuted =
    { $positions ->
        [one] nicht bewiesen: widerlegt durch { $replies } (nach 1 Stellung gefunden)
       *[other] nicht bewiesen: widerlegt durch { $replies } (nach { $positions } Stellungen gefunden)
    }
cli-reply = { $seat }: { $plan }
cli-reply-none = { $seat }: keine Befehle
cli-never = nicht bewiesen: { $seat } erreicht das Ziel nie, egal, was die anderen tun
cli-worse = nicht bewiesen: Die Lösung gelingt mit einer Chance von { $odds }, aber das Rätsel verlangt { $asked }
cli-better = nicht bewiesen: Die Lösung gelingt mit einer Chance von { $odds }, aber { $plan } hat eine bessere Chance

## rozz arena. Zuerst eine Zeile über die Partien, dann wie sie endeten, dann eine Tabelle.

cli-arena-games =
    { $games ->
        [one] { $scenario }, Stufen { $levels }, Startzahl { $seed }, 1 Partie
       *[other] { $scenario }, Stufen { $levels }, Startzahl { $seed }, { $games } Partien
    }

# $reasons ist eine Liste der nächsten Nachricht.
cli-arena-ended = So endeten die Partien: { $reasons }

# $reason ist das eigene Wort eines Spiels für einen Sieg, etwa „headquarters“.
cli-arena-reason =
    { $reason ->
        [repeated] Wiederholung ({ $number })
        [too-long] zu lang ({ $number })
       *[other] { $reason } ({ $number })
    }

# Die Köpfe der Spalten. „entschieden“: der Anteil gewonnener Partien, ohne Unentschieden. „Bewertungen“ und „Sekunden“: pro Runde, im Schnitt. „langsamste“: die Sekunden der langsamsten Runde.
cli-arena-won = gewonnen
cli-arena-shared = geteilt
cli-arena-drawn = unentschieden
cli-arena-lost = verloren
cli-arena-decided = entschieden
cli-arena-turns = Runden
cli-arena-evaluations = Bewertungen
cli-arena-seconds = Sekunden
cli-arena-slowest = langsamste

# Die Anfänge der Zeilen: alle Partien einer Stufe, oder die auf einem Platz.
cli-arena-level = Stufe { $level }
cli-arena-level-as = Stufe { $level } als { $seat }

## rozz translations

cli-language = { $code }: { $done } von { $all } Texten, { $percent } %
cli-language-lacks =
    { $number ->
        [one] { $code }: 1 von { $all } Texten fehlt und erscheint auf Englisch
       *[other] { $code }: { $number } von { $all } Texten fehlen und erscheinen auf Englisch
    }

## rozz, das die Seite auf diesem Computer bereitstellt

cli-building = Die Seite wird gebaut …

# $port und $first sind Nummern von Ports, etwa 8765.
cli-other-port = Port { $first } ist belegt, deshalb endet die Adresse der Seite diesmal auf { $port }.
cli-other-matches = Partien, die du unter Port { $first } gespeichert hast, siehst du unter dieser Adresse nicht.
cli-serving = Rozz läuft unter { $address } (Strg+C beendet das Programm)

### Was rozz bench ausgibt: Tabellen, und darunter eine Zeile für jedes Ziel.

cli-bench-at-most = Ziel: höchstens { $goal }
cli-bench-at-least = Ziel: mindestens { $goal }
cli-bench-only-ours = { $package } ist nicht installiert, also wurde nur Rozz gemessen. Zum Installieren tippe: make bench

## Spalten

cli-bench-each = µs (Median)
cli-bench-spread = von – bis
cli-bench-commands-a-second = Befehle/s
cli-bench-turns-a-second = Runden/s
cli-bench-nodes = Knoten
cli-bench-nodes-a-second = Knoten/s
cli-bench-moments-a-second = Abschnitte/s
cli-bench-seats = Plätze
cli-bench-turns = Runden
cli-bench-commands = Befehle
cli-bench-bytes = Bytes
cli-bench-bits = Bits/Befehl
cli-bench-characters = Zeichen
cli-bench-ratio = Faktor
cli-bench-level = Stufe
cli-bench-a-turn = je Runde
cli-bench-weighed = Stellungen/s
cli-bench-seconds = Sekunden
cli-bench-slowest = langsamste
cli-bench-taps = Anzahl
cli-bench-median = Median
cli-bench-most = max.
cli-bench-paint = Bild
cli-bench-then = kB danach

## rozz bench

cli-bench-tiles = Rozz, 6 Spieler, { $tiles } Felder
cli-bench-resolve = { $scenario }, resolve(), je Runde
cli-bench-after = { $scenario }, after(), je Runde einer Suche
cli-bench-moment-resolve = { $scenario }, resolve(), je Abschnitt
cli-bench-moment-after = { $scenario }, after(), je Abschnitt
cli-bench-diplomacy = diplomacy, Game.process(), 7 Mächte
cli-bench-phase = diplomacy, Game.process(), je Phase
cli-bench-perft = { $program }, perft { $depth }
cli-bench-larger = Ein Befehl auf 259 Feldern dauert { $ratio }-mal so lange wie auf 7 Feldern ({ $goal })
cli-bench-faster = In { $scenario } dauert resolve() { $ratio }-mal so lange wie after() ({ $goal })
cli-bench-beside = Ein Befehl auf 259 Feldern dauert { $ratio }-mal so lange wie einer im Paket diplomacy ({ $goal })
cli-bench-chess = RosenKreuz zählt { $ratio }-mal so viele Knoten in der Sekunde wie python-chess ({ $goal })
cli-bench-campaigns = In der Zeit, die das Paket diplomacy für eine Phase braucht, spielt Campaigns of Ozz { $ratio } Abschnitte

## rozz bench --links

cli-bench-match =
    { $kind ->
        [random] zufällig
        [marching] marschierend
       *[plausible] plausibel
    }
cli-bench-address = ganze Adresse
cli-bench-opening = Einen Link mit 2 Plätzen und { $turns } Runden auf der Seite öffnen: { $middle } ms ({ $least } – { $most }; { $goal })

## rozz bench --think

cli-bench-here = hier, Prozessorzeit
cli-bench-there = auf der Seite, verstrichene Zeit
cli-bench-differs = die Seite hat andere Stellungen geprüft als Python hier, aber beide müssen dieselben prüfen

## rozz bench --page

cli-bench-tapping =
    { $threats ->
        [yes] { $pace ->
            [1] Vom Tippen bis zum Bild, mit Bedrohungen (ms)
           *[other] Vom Tippen bis zum Bild, mit Bedrohungen, Prozessor { $pace }-fach gebremst (ms)
        }
       *[no] { $pace ->
            [1] Vom Tippen bis zum Bild (ms)
           *[other] Vom Tippen bis zum Bild, Prozessor { $pace }-fach gebremst (ms)
        }
    }
cli-bench-guessing =
    { $pace ->
        [1] Vom Tippen bis zum Bild, mit Vermutungen, { $tiles } Felder (ms)
       *[other] Dasselbe, Prozessor { $pace }-fach gebremst (ms)
    }
cli-bench-all = alle
cli-bench-tapped =
    { $kind ->
        [tile] ein Feld
        [piece] eine Figur
        [target] ein Ziel
        [add] Hinzufügen
        [undo] Rückgängig
        [step] ein Schritt
       *[let-go] Abwählen
    }
cli-bench-part = nur { $part }
cli-bench-under = Ziel: p95 unter { $goal }
cli-bench-memory =
    { $heap ->
        [wasm] Speicher von Python
       *[js] Speicher von JavaScript
    }: { $early } MB in Runde { $first }, { $late } MB in Runde { $last }, { $ratio }-mal so viel ({ $goal })
cli-bench-long-tasks =
    { $number ->
        [0] Keine langen Aufgaben (über 50 ms) in { $turns } Runden zu sechst
        [one] 1 lange Aufgabe (über 50 ms) in { $turns } Runden zu sechst: { $longest } ms
       *[other] { $number } lange Aufgaben (über 50 ms) in { $turns } Runden zu sechst, die längste { $longest } ms
    }

## rozz bench --start

cli-bench-answer = Bis zur Antwort (ms)
cli-bench-start-bare = nur Pyodide, erster Besuch
cli-bench-start-bare-again = nur Pyodide, noch einmal
cli-bench-start-first = Rozz, erster Besuch
cli-bench-start-return = Rozz, späterer Besuch
cli-bench-start-offline = Rozz, offline
cli-bench-start-home = Rozz, Startseite, ohne Partien
cli-bench-start-shelf = Rozz, Startseite, { $number } Partien
cli-bench-start-bare-slow = nur Pyodide, erster Besuch, 10 Mbit/s
cli-bench-start-first-slow = Rozz, erster Besuch, 10 Mbit/s
cli-bench-start-other-first = andere Version, erster Besuch
cli-bench-start-other-home = andere Version, Startseite, ohne Partien
# A round repeats each visit once. It appears while the program measures.
cli-bench-start-round = Durchgang { $number } von { $rounds }
# $folder is a folder that --against names.
cli-bench-start-not-built = { $folder } enthält keine gebaute Seite. Bau eine mit „rozz build“ und nenne ihren Ordner.
cli-bench-start-ratio = { $one } : { $other } = { $ratio } ({ $goal })
cli-bench-start-bytes = Bytes beim ersten Besuch, Rozz : nur Pyodide = { $ratio } ({ $goal })
cli-bench-start-other-bytes = Bytes beim ersten Besuch, Rozz : andere Version = { $ratio } ({ $goal })
cli-bench-start-memory = Speicherbedarf der Seite bei offener Partie: Python { $python } MB, JavaScript { $javascript } MB

## Was es ablehnt

cli-bench-playwright = rozz bench { $option } braucht Playwright. Tippe: make setup
cli-bench-over = die zufällige Partie war in Runde { $turn } zu Ende; wähle eine andere Startzahl

### Was `rozz --help` sagt, und `rozz BEFEHL --help`. Kurz: höchstens eine halbe Zeile, ohne Punkt. Wörter in Großbuchstaben stehen für
### das, was man tippt.

cli-help-rozz = Rozz: ein Strategiespiel auf Sechseckfeldern mit geheimen Befehlen, die gleichzeitig ausgeführt werden. Um zu spielen, gib einfach „rozz“ ein.

# Die Überschrift über der Liste der Befehle.
cli-help-commands = Befehle
cli-help-version = die Version ausgeben
cli-help-no-browser = die Seite bereitstellen, aber keinen Browser öffnen

## Was jeder Befehl tut

cli-help-adjudicate = die Runde jeder Stellung spielen und die Ergebnisse ausgeben: ein JSON-Objekt pro Zeile
cli-help-check = prüfen, ob jede Szenariodatei spielbar ist
cli-help-new = die Daten einer neuen Partie ausgeben
cli-help-turn = eine Runde spielen, den neuen Stand der Partie ausgeben und den Bericht auf die Fehlerausgabe schreiben
cli-help-replay = die Berichte einer gespeicherten Partie ausgeben, Runde für Runde
cli-help-link = einen Link ausgeben, mit dem man die aufgedeckten Runden einer Partie ansehen kann
cli-help-open = die Daten der Partie aus einem Link (oder aus einer Nachricht mit Link) ausgeben
cli-help-perft = die Zugfolgen ab der Aufstellung eines Szenarios zählen
cli-help-prove = prüfen, ob die Lösungen von Rätseln gegen jede Antwort des Gegners gelingen
cli-help-arena = Computergegner gegeneinander spielen lassen und eine Tabelle ausgeben
cli-help-build = die ganze Website in einen Ordner schreiben
cli-help-translations = zeigen, wie vollständig jede Übersetzung ist oder was in einer davon fehlt
cli-help-bench = die Geschwindigkeit messen und mit anderen Programmen vergleichen

## Was ein Befehl bekommt

cli-help-cases = YAML-Dateien mit je einer Stellung
cli-help-scenario-files = YAML-Dateien mit je einem Szenario
cli-help-puzzle-files = YAML-Dateien mit je einem Rätsel
cli-help-scenario = der Name eines mitgelieferten Szenarios oder eine Datei
cli-help-arena-scenario = der Name eines mitgelieferten Szenarios (als SPIEL/NAME, wenn es den Namen in zwei Spielen gibt)
cli-help-match = eine Datei mit einer Partie
cli-help-turn-commands = eine YAML-Datei mit den Befehlen jedes Spielers
cli-help-a-link = ein Link oder eine Nachricht mit einem Link
cli-help-depth = wie viele Züge
cli-help-folder = wohin geschrieben wird (Standard: dist)
cli-help-language = ein Sprachcode, etwa de

## Optionen. „Sonst“ ist, was ohne die Option gilt.

cli-help-help = nur diese Hilfe zeigen
cli-help-seed = dieselbe Startzahl ergibt dieselben Würfe und Entscheidungen (Standard: 0)
cli-help-json = JSON ausgeben, für Programme
cli-help-divide = eine Zeile für jeden ersten Zug ausgeben, dann die Summe
cli-help-levels = Stufen der Spieler, etwa 4,2; die letzte gilt für alle übrigen Plätze (Standard: 4,3)
cli-help-games = wie viele Partien gespielt werden (Standard: 20)
cli-help-jobs = wie viele Partien gleichzeitig laufen (Standard: 1)
cli-help-longest = eine Partie nach so vielen Abschnitten abbrechen (Standard: 150)
cli-help-file = eine Datei für fertige Partien, damit du unterbrechen und später weitermachen kannst
cli-help-fit = neue Gewichte für Rozz berechnen (nur in einem Checkout des Projekts); Szenarien mit + verbinden
cli-help-page = wie schnell die Seite in einem Browser antwortet und wie viel Speicher sie braucht
cli-help-start = wie schnell die Seite nach dem Start antwortet, im Vergleich zu Pyodide allein
cli-help-rounds = mit --start: wie oft jeder Besuch wiederholt wird (Standard: 10)
cli-help-against = mit --start: eine zweite gebaute Website, die im selben Lauf gemessen wird, etwa die einer früheren Version
cli-help-think = wie schnell Computergegner hier und auf der Seite denken
cli-help-links = wie lang Partien als Links sind
cli-help-seconds = wie lange jede Messung dauert (Standard: 3)

### Warum sich eine gespeicherte Partie nicht öffnen lässt, und warum sich Befehle nicht abgeben lassen.

## Die ganze Datei. $why ist eine andere Nachricht.

files-not-a-match = das ist keine gespeicherte Partie
files-unreadable-match = das ist keine gespeicherte Partie ({ $why })
files-damaged-match = diese Partie ist beschädigt ({ $why })
files-newer-match = diese Partie stammt aus einer neueren Version von Rozz. Aktualisiere diese Seite oder öffne die Partie in der neueren Version
files-too-much-work = diese Partie ist zu groß, um sie noch einmal durchzuspielen. Sie enthält zu viele Befehle, oder es geschieht darin zu viel

## Ihre Runden und Stellungen

files-turn-fields = eine Runde braucht `commands` und `check`
files-turn-after-end = vor dieser Runde war die Partie schon zu Ende
files-pending-after-end = es liegen Befehle bereit, aber die Partie ist zu Ende
files-other-position = spielt man die Runden noch einmal, ergibt sich eine andere Stellung
files-wrong-check = spielt man diese Befehle noch einmal, ergibt sich eine andere Stellung
files-a-check = eine Prüfsumme aus acht hexadezimalen Ziffern
files-an-id = die Kennung der Partie
files-other-review = dieser Rückblick gehört zu einer anderen Partie

## Würfel. $rule ist die Nummer der Regel, die den Wurf verlangt, oder „none“.

files-rolls = eine Liste von Würfen
files-spare-rolls = hier stehen mehr Würfe, als die Runde braucht
files-roll-missing =
    { $rule ->
        [none] ein Wurf fehlt
       *[other] ein Wurf für { $rule } fehlt
    }
files-impossible-roll = ein Würfel mit { $sides } Seiten kann nicht { $face } zeigen

## Wer auf jedem Platz spielt

files-seats = eine Liste von Plätzen
files-seat-fields = ein Platz braucht `colour`, `name` und `plays`
files-other-seats = das sind nicht die Plätze des Szenarios
files-who-plays = die Art des Spielers auf diesem Platz
files-earlier-players = eine Liste früherer Spieler
files-earlier-fields = jeder frühere Spieler braucht `until` und `seats`
files-earlier-order = hier muss eine spätere Runde stehen als im Eintrag davor
files-earlier-too-long = ein früherer Spieler war länger dabei, als die Partie bisher gedauert hat

## Befehle, die sich nicht abgeben lassen. $name ist ein Spieler.

files-match-over = die Partie ist zu Ende
files-owes-nothing = { $name } muss gerade keine Befehle geben
files-choose-something = { $name } muss einen Befehl geben

# $command ist ein Befehl in der Schreibweise des Spiels. $reason ist ein Satz.
files-illegal = { $command } ist nicht möglich: { $reason }
files-illegal-by-rule = { $command } ist nicht möglich ({ $rule }): { $reason }
files-illegal-solution = { $command } ist hier nicht erlaubt: { $reason }

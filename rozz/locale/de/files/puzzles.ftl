### Was an einem Rätsel nicht stimmt.

## Was dort stehen muss: zwischen „hier muss“ und „stehen“.

files-plans = für jede Runde eine Liste von Befehlen
files-a-task = die Aufgabe in einer Zeile
files-an-explanation = eine Erklärung der Lösung
files-turns = eine Liste von Runden
files-a-fraction = eine Chance wie 3/4 (mehr als 0, höchstens 1)
files-a-place = ein Feld oder Gebiet
files-places = eine Liste von Feldern oder Gebieten
files-others-to-numbers = eine Zuordnung anderer Plätze zu Zahlen

## Ganze Sätze

files-moment-alone = `moment` braucht eine `position`
files-no-position = Rätsel dieses Spiels beginnen mit ihrem Szenario, also lass `position` weg
files-no-dice = in diesem Spiel gibt es keine Würfel, also lass `chance` weg

# $players und $goals sind Listen.
files-seats-of-scenario = hier müssen die Plätze des Szenarios stehen: { $players }
files-no-goal = nenne mindestens ein Ziel: { $goals }

## Zu viel für einen Beweis. $name ist ein Spieler.

files-large-puzzle = die Datei ist größer als { $most } MB, und so groß ist kein Rätsel
files-long-plans = die Lösungen dieses Rätsels enthalten mehr als { $most } Befehle
files-long-before = bevor dieses Rätsel beginnt, geschieht zu viel
files-many-lists = für { $name } gibt es mehr als { $most } mögliche Listen von Befehlen. Beschränke sie mit `commands`
files-many-rolls = in einem einzigen `moment` sind mehr als { $most } Würfelergebnisse möglich
files-many-dice = in einem einzigen `moment` können mehr als { $most } Würfel fallen
files-many-moments = die anderen können mehr als { $most } Abschnitte lang weiterspielen
files-many-commands = { $name } hat im Abschnitt `{ $moment }` zu viele mögliche Befehle
files-starts-with-dice = `{ $moment }` beginnt hier mit Würfeln, aber ein Rätsel muss mit einer Entscheidung beginnen
files-dice-before = diese Runde braucht Würfel, aber bevor ein Rätsel beginnt, kann nicht gewürfelt werden

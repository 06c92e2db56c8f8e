### Was die erste Seite und die Liste der Szenarien von jedem Spiel sagen, und was ein Spiel ohne eigene Wörter sagt.

## Die Gruppen in der Liste der Szenarien

games-occasion-first = Für den Anfang
games-occasion-short = Eine halbe Stunde
games-occasion-long = Ein, zwei Stunden
games-occasion-evening = Ein ganzer Abend

## Wie lange Partien dauern

games-length-blocked = Gleich starke Spieler blockieren einander oft in der Mitte. Dann endet die Partie meist unentschieden.
games-length-limited = Anfängern reichen die Runden oft nicht. Dann endet die Partie unentschieden.

## Das Brett

games-may-choose = das kannst du wählen
games-place = { $place }: { $contents }
games-legend = Du kannst die markierten Felder wählen.
games-cards = Die Figuren

## Befehle

games-nothing-chosen = Du hast noch nichts gewählt.

## Die Szenarien der ersten Seite, gegen den Computer

games-start-rozz = Hauptquartiere zu zweit
games-start-rosenkreuz = RosenKreuz-Scharmützel
games-start-ozymandia = Fünf Inseln
games-start-simultaneous-risk = Archipel
games-start-campaigns = Scharmützel auf freiem Feld
games-begins = { $name }. { $goal }

## Rozz

games-capture-headquarters = Erobere das feindliche Hauptquartier.
games-rozz-goal-headquarters = Erobere ein feindliches Hauptquartier.
games-rozz-goal-original = Du brauchst in allen Territorien gleichzeitig Bodentruppen.
games-rozz-goal-elimination = Sobald einem Spieler nur noch ein Hauptquartier bleibt, gewinnt, wer die meisten Felder hat.
games-rozz-goal-central = Du brauchst in jedem Feld von { $territory } eine eigene Regierung.
games-rozz-goal-turns = Wer nach Runde { $number } die meisten Regierungen hat, gewinnt.
games-rozz-goal-doomsday = Kaufe Sockel, Sprengsatz und Zünder der Weltuntergangsmaschine in drei verschiedenen Runden. Dann zünde die Maschine.
games-rozz-goal-occupation =
    { $number ->
        [one] Besetze 1 Feld.
       *[other] Besetze { $number } Felder.
    }
games-rozz-goal-limit = Hat nach Runde { $turn } niemand gewonnen, endet die Partie unentschieden.
games-rozz-size =
    { $number ->
        [one] 1 Feld
       *[other] { $number } Felder
    }

## RosenKreuz

games-rosenkreuz-goal = Schlage alle schwarzen oder alle weißen Figuren deines Gegners.
games-rosenkreuz-size = { $number } Figuren

# In Listen der Spiele: dieses Spiel hat keine geheimen Befehle.
games-rosenkreuz-in-turns = Gezogen wird abwechselnd.

## Ozymandia und Simultaneous Risk

games-areas-goal-cities =
    { $turn ->
        [0] Halte zu Beginn einer Runde { $cities } Städte.
       *[other] Halte zu Beginn einer Runde { $cities } Städte. Hat nach Runde { $turn } niemand gewonnen, endet die Partie unentschieden.
    }
games-areas-goal-last =
    { $turn ->
        [0] Vernichte alle Armeen deines Gegners.
       *[other] Vernichte alle Armeen deines Gegners. Hat nach Runde { $turn } niemand gewonnen, endet die Partie unentschieden.
    }
games-areas-size =
    { $places ->
        [territories] { $number } Länder
       *[areas] { $number } Gebiete
    }

## Campaigns of Ozz

games-last-on-the-board = Wer als Letzter noch Einheiten auf dem Brett hat, gewinnt. Nach Runde { $turns } entscheiden die Punkte.
games-campaigns-goal = Du gewinnst, wenn du alle feindlichen Burgen schleifst oder nach Runde { $turns } die meisten Punkte hast.
games-campaigns-units =
    { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }
games-campaigns-nations =
    { $nations ->
        [one] 1 Nation
       *[other] { $nations } Nationen
    }

### Das Aufdecken: Eine Runde wird Schritt für Schritt gezeigt.

revealed = { $moment }: Was geschehen ist
step = Schritt { $number } von { $total }: { $title }
first = Erster Schritt
previous = Schritt zurück
next = Schritt vor
last = Letzter Schritt
next-turn = Nächste Runde
next-move = Weiterspielen
to-result = Zum Ergebnis
player = Spieler

## Das Ende einer Partie, als letzter Schritt ihrer letzten Runde

step-victory = Sieg!
step-draw = Unentschieden
victory-for = Sieg für { $names }!
turning-move = Wendepunkt
turning-watch = { $moment } ansehen

## Die gezeigte Runde als Bild

share-picture = Bild teilen
picture-heading = { $moment }: { $step }
picture-said = { $match } · { $heading }
picture-painted = Das Bild wird gezeichnet …
picture-shared = Bild geteilt
picture-saved = Bild gespeichert
picture-failed = Dieser Browser kann das Bild nicht zeichnen.

## Was in einer Runde geschah

gave-none = { $name } gibt keine Befehle
ordered = { $name }: { $command }
turns = Runden
steps = Schritte der Runde
speed = Tempo
speed-0 = Langsam
speed-1 = Normal
speed-2 = Schnell
play = Abspielen
playing = Runde abspielen
pause = Pause
story = { $tile } in dieser Runde
no-story = Hier ist nichts passiert.
turn-card = Nach { $moment }
report-of-moment = { $scenario }, { $moment }
dice = Würfel
dice-thrown = Würfel: { $faces }
die = Gewürfelt: { $face } (W{ $sides })
die-for = { $what }: { $face } gewürfelt (W{ $sides })
die-noted = { $what }: { $face } gewürfelt (W{ $sides }), { $note }
copy-report = Bericht kopieren
report-of = { $scenario }, Runde { $turn }
copied = Bericht kopiert

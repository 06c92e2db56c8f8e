### Das Aufdecken: Eine Runde wird Schritt für Schritt gezeigt.

revealed = { $moment }: Was geschehen ist
step = Schritt { $number } von { $total }: { $title }
first = Erster Schritt
previous = Schritt zurück
next = Schritt vor
last = Letzter Schritt
next-turn = Nächste Runde
previous-turn = Vorige Runde
next-move = Weiterspielen
move-before = Voriger Zug
move-after = Nächster Zug

# Dasselbe innerhalb einer Runde. $part ist etwa „Aktivierung“.
same-turn-before = Zurück: { $part }
same-turn-after = Weiter: { $part }
to-result = Zum Ergebnis
player = Spieler
out-looking-on = Du bist in dieser Partie nicht mehr dabei. Du kannst weiter zusehen.
step-victory = Sieg!
step-draw = Unentschieden
step-result = Das Ergebnis
victory-for = Sieg für { $names }!
best-turn =
    { $who ->
        [you] Deine beste Runde
       *[other] Die beste Runde der Siegerseite
    }
share-picture = Bild teilen
picture-heading = { $moment }: { $step }
picture-said = { $match } · { $heading }
picture-painted = Das Bild wird gezeichnet …
picture-shared = Bild geteilt
picture-saved = Bild gespeichert
picture-failed = Dieser Browser kann das Bild nicht erstellen.

share-animation = Animation teilen
animation-said = { $match } · { $moment }
animation-recorded = Die Animation wird aufgenommen …
animation-shared = Animation geteilt
animation-saved = Animation gespeichert
animation-failed = Dieser Browser kann die Animation nicht aufnehmen. Teile stattdessen ein Bild.
best-turn-watch = { $moment } ansehen
gave-none = { $name } gibt keine Befehle
ordered = { $name }: { $command }
ordered-in-vain =
    { $status ->
        [failed] { $command } (fehlgeschlagen)
       *[void] { $command } (ungültig)
    }
in-vain =
    { $status ->
        [failed] fehlgeschlagen
       *[void] ungültig
    }
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
dice = Würfel
dice-thrown = Würfel: { $faces }

# In dieser Liste, für Screenreader: die Würfel eines Spielers, und ein Würfel, der trifft.
dice-of = { $name } { $faces }
die-hit = { $face } trifft
die = Gewürfelt: { $face } (W{ $sides })
die-for = { $what }: { $face } gewürfelt (W{ $sides })
die-noted = { $what }: { $face } gewürfelt (W{ $sides }), { $note }
copy-report = Bericht kopieren
report-of = { $scenario }, { $moment }
copied = Bericht kopiert
copy-refused = Dieser Browser lässt die Seite nichts kopieren. Markiere den Bericht und kopiere ihn selbst.

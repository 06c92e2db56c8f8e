### Der Verlauf und das Ende einer Partie.

# Ein Name oder mehrere: „Ada hat gewonnen“, „Ada und Ben haben gewonnen“ – deshalb ohne Verb.
won = Sieg für { $names }!
won-here =
    { $result ->
        [won] Du hast gewonnen!
        [shared] Sieg für dich und { $names }!
       *[lost] Du hast verloren. Sieg für { $names }.
    }

has-resigned = { $name } hat aufgegeben.
draw = Unentschieden
rematch = Revanche
other-side = Seiten tauschen
another-match = Neue Partie
end-board = Das Brett am Ende
replay = Wiederholung
history = Verlauf
try-turn = Ausprobieren: { $moment }
moments =
    { $number ->
        [one] 1 Abschnitt
       *[other] { $number } Abschnitte
    }
moments-of = Abschnitte von { $turn }
history-about = Sieh dir an, wie das Brett nach jeder Runde aussah. Wenn du etwas anderes ausprobierst, bleibt die Partie, wie sie ist.
watch = Ansehen
watch-turn = { $moment } ansehen
charts = Runde für Runde
chart-said = { $title }: { $ends }
chart-ends = { $name } von { $first } auf { $last }
agreed-draw = Alle haben sich auf ein Unentschieden geeinigt.

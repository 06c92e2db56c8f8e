### Der Verlauf und das Ende einer Partie.

# Ein Name oder mehrere: „Ada hat gewonnen“, „Ada und Ben haben gewonnen“ – deshalb ohne Verb.
won = Sieg für { $names }!

has-resigned = { $name } hat aufgegeben.
draw = Unentschieden
rematch = Noch einmal
other-side = Seiten tauschen
another-match = Andere Partie
end-board = Das Brett am Ende der Partie
replay = Wiederholung
history = Verlauf
try-differently = Anders versuchen
try-turn = Anders versuchen: { $moment }
moments = { $number } Abschnitte
moments-of = Abschnitte von { $turn }
history-about = Jede Runde mit ihrem Brett. Ein Versuch ändert nie etwas an der Partie.
watch = Ansehen
watch-turn = { $moment } ansehen
charts = Runde für Runde
agreed-draw = Alle haben sich auf ein Unentschieden geeinigt.

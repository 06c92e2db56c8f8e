### RosenKreuz: die Namen der Szenarien, und eine Zeile über jedes.

scenarios-rosenkreuz-rosenkreuz-name = RosenKreuz
scenarios-rosenkreuz-rosenkreuz-about = Sechzehn Figuren auf jeder Seite, alle auf Feldern ihrer eigenen Farbe, wo niemand sie ersetzen kann. Nur zwei leere Reihen trennen die beiden Seiten, und ein Sprung aus deiner hinteren Reihe führt gleich in die erste davon.
scenarios-rosenkreuz-rosenkreuz-1-2-name = RosenKreuz auf Abstand
scenarios-rosenkreuz-rosenkreuz-1-2-about = Die üblichen sechzehn Figuren auf jeder Seite, aber mit dem Rücken zur Wand. Vor dir liegen vier leere Reihen, hinter dir keine.
scenarios-rosenkreuz-rosenkreuz-skirmish-name = { games-start-rosenkreuz }
scenarios-rosenkreuz-rosenkreuz-skirmish-about = Acht Figuren auf jeder Seite in einer einzigen Reihe, vier schwarze und vier weiße. Wer von einer der beiden Farben keine Figur mehr hat, verliert. Deshalb dauert eine Partie nur etwa zehn Minuten. Der Weg zur letzten Reihe ist von Anfang an offen.

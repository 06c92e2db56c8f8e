### Was die Kommandozeile ablehnt. Alles folgt auf einen Doppelpunkt oder steht allein, beginnt also klein und hat keinen Punkt.

# Strg+C wurde gedrückt.
cli-stopped = abgebrochen

# $near ist ein Befehl mit ähnlichem Namen, oder „none“.
cli-no-command =
    { $near ->
        [none] einen Befehl { $command } gibt es nicht; „rozz --help“ zeigt alle Befehle
       *[other] einen Befehl { $command } gibt es nicht. Meinst du { $near }?
    }

# $program ist „rozz“ oder „rozz new“. $problem kommt von Python, auf Englisch.
cli-arguments = { $program }: { $problem }; „{ $program } --help“ zeigt, was möglich ist
cli-not-whole = { $text } ist keine ganze Zahl von 0 bis { $most }

# „perft“ ist ein Befehl, der Stellungen zählt. $game ist der Name eines Spiels.
cli-perft-one-mover = perft funktioniert nur bei Spielen, in denen abwechselnd gezogen wird, nicht bei { $game }
cli-perft-dice = perft funktioniert nur bei Spielen ohne Würfel, aber diese Partie beginnt mit einem Wurf
cli-perft-depth = um die Zahl für jeden ersten Zug einzeln zu zeigen, braucht perft eine Tiefe von mindestens 1
cli-perft-picks = perft kann nicht alle Züge von { $game } zählen

# Eine Arena ist eine Datei mit Partien zwischen Computergegnern. $head ist ihre erste Zeile.
cli-arena-other = { $file } enthält die Partien eines anderen Laufs: { $head }
cli-arena-damaged = { $file } ist keine Arena-Datei
cli-no-level = eine Stufe { $level } gibt es nicht, nur { $levels }

# $install ist, was man tippt.
cli-no-cryptography = dafür brauchst du das Paket cryptography. So bekommst du es: { $install }
cli-no-language = { $code } ist kein Sprachcode wie de oder pt

# $folder ist ein Ordner des Projekts.
cli-needs-checkout = { $folder }/ gehört nicht zur Installation von Rozz; führe den Befehl in einem Checkout des Projekts aus

# „make browser“ ist, was man tippt; ebenso anderswo, was in solchen Zeichen steht: `rozz`.
cli-no-chromium = Chromium ist nicht installiert. Tippe: make browser
cli-ports-taken = die Ports { $ports } sind alle belegt. Läuft Rozz schon?

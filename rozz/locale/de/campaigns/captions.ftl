### Campaigns of Ozz: das Schlachtbrett in Worten, Überschriften über den Befehlen, und wie eine Partie endet.

## Vor und nach einer Partie

# Die Überschrift über den Karten aller Arten von Einheiten.
campaigns-caption-cards = Einheiten

# Warum eine Partie endete, unter „Sieg für Ada!“ oder „Unentschieden“.
campaigns-caption-ended-alone = Auf dem Brett sind keine feindlichen Einheiten mehr.
campaigns-caption-ended-castles = Alle feindlichen Burgen sind geschleift.

# $losers ist eine Liste von Spielern, $number wie viele.
campaigns-caption-ended-resigned =
    { $number ->
        [one] { $losers } hat aufgegeben.
       *[other] { $losers } haben aufgegeben.
    }
campaigns-caption-ended-all-resigned = Alle haben aufgegeben.

# $points ist etwa „Ada 7 und Ben 5“.
campaigns-caption-ended-points = Endstand: { $points }.
campaigns-caption-ended-nobody = Auf dem Brett sind keine Einheiten mehr.

# Ein Spieler und seine Punkte, in einer Liste.
campaigns-caption-score = { $name } { $points }

## Überschriften über den eigenen Befehlen

campaigns-caption-heading-deploy = Deine Armee
campaigns-caption-heading-groups = Deine Gruppen
campaigns-caption-heading-spells = Deine Zauber
campaigns-caption-heading-orders = Deine Aufträge
campaigns-caption-heading-turn-order = Initiative
campaigns-caption-heading-activation = Deine Verbände
campaigns-caption-heading-answer = Du wirst angegriffen!
campaigns-caption-heading-shots = Feinde in der Luft!
campaigns-caption-heading-losses = Deine Verluste
campaigns-caption-heading-leaders = Anführer ohne Einheiten
campaigns-caption-heading-withdraw = Weiterkämpfen?

# „Initiative“ mit den Ergebnissen: $heading ist dieses Wort, $roll das eigene Ergebnis, $others eine Liste wie „Ben 8 − 1 = 7“.
campaigns-caption-heading-rolled = { $heading }: { $roll } ({ $others })

# Eine Frage vor dem Abgeben.
campaigns-caption-no-command = Du hast nichts gewählt. Machst du weiter, ist das dein Befehl: { $command }.

## Verluste

campaigns-caption-lost = { $name } hat bisher { $units } verloren.

## Ein Feld des Schlachtbretts

# $space ist wie „3C“.
campaigns-caption-space =
    { $terrain ->
        [forest] { $space }, Wald
        [hills] { $space }, Hügel
       *[plain] { $space }
    }

# Für Screenreader.
campaigns-caption-space-in-full =
    { $terrain ->
        [forest] { $space }, Wald
        [hills] { $space }, Hügel
       *[plain] { $space }, offenes Gelände
    }

# Für Screenreader. $space ist wie „3C“ oder „3C, Hügel“.
campaigns-caption-empty = { $space }: leer

# Wer in einem Feld ist, nach „3C, Hügel. “. $forces ist eine Liste.
campaigns-caption-forces =
    { $owner ->
        [you] Du: { $forces }
       *[other] { $name }: { $forces }
    }

# Ein Knopf in der Liste deiner Figuren. $place ist etwa „3C“ oder „Munchton“, $pieces eine Liste von Einheiten und Anführern.
campaigns-caption-pieces = { $place }: { $pieces }

# Verbindet zwei Sätze, etwa „3C, Hügel“ und „Du: Evora und 3 Einheiten“.
campaigns-caption-then = { $text }. { $next }

# Verbindet zwei Teile einer Liste, die selbst Listen sind.
campaigns-caption-series = { $text }; { $next }

## Ein Verband, für Screenreader

# $force ist eine Gruppe oder eine Einheit, $marks eine Liste aus dem Folgenden.
campaigns-caption-marked = { $force } ({ $marks })

# $group ist wie „Gruppe Evora“, $units eine Liste.
campaigns-caption-members = { $group }: { $units }
campaigns-caption-under = verzaubert: { $spell }
campaigns-caption-blown = ist außer Atem und kann nicht angreifen
campaigns-caption-limbered = ist schon gezogen und kann nicht mehr schießen
campaigns-caption-guards =
    { $flank ->
        [L] bewacht die linke Flanke
       *[R] bewacht die rechte Flanke
    }
campaigns-caption-bell = trägt die Glocke
campaigns-caption-order =
    { $order ->
        [A] Auftrag: Vorrücken
        [S] Auftrag: Halten
       *[B] Auftrag: Zurück
    }

# Dieser Verband handelt später, zusammen mit einem Herrscher.
campaigns-caption-waits = wartet auf den Herrscher
campaigns-caption-done = hat schon gehandelt

# Wer in dieser Runde der Schlacht zuerst handelt. $totals ist eine Liste wie „Ada 6 − 2 = 4 und Ben 8“.
campaigns-caption-initiative = Initiative (die kleinste Zahl gewinnt): { $totals }

## Was eine Einheit kann: Teile einer Liste nach ihrem Namen, wie „Nahkampf 3, Fernkampf 3 (Reichweite 1), zieht 1 Feld weit“

campaigns-caption-melee = Nahkampf { $strength }
campaigns-caption-ranged = Fernkampf { $strength } (Reichweite { $range })
campaigns-caption-moves =
    { $spaces ->
        [one] zieht 1 Feld weit
       *[other] zieht { $spaces } Felder weit
    }
campaigns-caption-never-moves = zieht nie
campaigns-caption-home =
    { $terrain ->
        [forest] im Wald schwerer zu treffen
        [hills] in den Hügeln schwerer zu treffen
       *[plain] in offenem Gelände schwerer zu treffen
    }
campaigns-caption-arm =
    { $arm ->
        [cavalry] Kavallerie
        [flying] kann fliegen
        [artillery] Artillerie
       *[giant] Riese
    }
campaigns-caption-leader =
    { $rank ->
        [ruler] Herrscher, führt in der Schlacht bis zu 4 Einheiten, senkt den Initiativewurf um 2
        [hero] Held, führt in der Schlacht bis zu 3 Einheiten, senkt den Initiativewurf um 1
       *[witch] Hexe
    }

# $spells ist eine Liste von Zaubern.
campaigns-caption-caster =
    { $rank ->
        [ruler] Herrscher, führt in der Schlacht bis zu 4 Einheiten, senkt den Initiativewurf um 2, zaubert { $spells }
        [hero] Held, führt in der Schlacht bis zu 3 Einheiten, senkt den Initiativewurf um 1, zaubert { $spells }
       *[witch] Hexe, zaubert { $spells }
    }

# Ein Würfel sagt, welcher Zauber es ist, einmal für die ganze Partie.
campaigns-caption-caster-by-chance =
    { $rank ->
        [ruler] Herrscher, führt in der Schlacht bis zu 4 Einheiten, senkt den Initiativewurf um 2, hat einen zufälligen Zauber
        [hero] Held, führt in der Schlacht bis zu 3 Einheiten, senkt den Initiativewurf um 1, hat einen zufälligen Zauber
       *[witch] Hexe, hat einen zufälligen Zauber
    }
campaigns-caption-the-bell = ruft Skelette herbei, zieht nur mit einem Träger

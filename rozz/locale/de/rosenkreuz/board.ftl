### Das Brett von RosenKreuz: was ein Screenreader über ein Feld sagt, Zahlen, Karten, und die Schritte eines Zugs.

## Eine Figur, wie sie hier und auf den Karten heißt

# $piece ist eine von vier Arten; $name ist, wem sie gehört.
rosenkreuz-piece-of =
    { $piece ->
        [ROSE-black] schwarze Rose von { $name }
        [ROSE-white] weiße Rose von { $name }
        [CROSS-black] schwarzes Kreuz von { $name }
       *[CROSS-white] weißes Kreuz von { $name }
    }
rosenkreuz-piece =
    { $piece ->
        [ROSE-black] Schwarze Rose
        [ROSE-white] Weiße Rose
        [CROSS-black] Schwarzes Kreuz
       *[CROSS-white] Weißes Kreuz
    }

# Auf den Karten: wo eine Figur nicht ersetzt werden kann.
rosenkreuz-home =
    { $color ->
        [black] Auf schwarzen Feldern zu Hause. Auf einem weißen Feld kann eine gegnerische weiße Figur sie ersetzen, indem sie dorthin zieht.
       *[white] Auf weißen Feldern zu Hause. Auf einem schwarzen Feld kann eine gegnerische schwarze Figur sie ersetzen, indem sie dorthin zieht.
    }
rosenkreuz-cards-title = Die Figuren

## Ein Feld: sein Name, und was darauf steht. $what ist „schwarze Rose von Ada“.

rosenkreuz-square = { $square }: { $what }
rosenkreuz-square-on =
    { $color ->
        [black] { $square }: { $what } auf einem schwarzen Feld
       *[white] { $square }: { $what } auf einem weißen Feld
    }
rosenkreuz-square-empty = { $square }: leer
rosenkreuz-square-empty-on =
    { $color ->
        [black] { $square }: leer, schwarzes Feld
       *[white] { $square }: leer, weißes Feld
    }

# $label beschreibt ein Feld, $may sagt, was ein Tippen darauf bewirkt.
rosenkreuz-square-may = { $label }; { $may }

# $note sagt, was ein Zug dorthin bewirkt: „schlägt g5“.
rosenkreuz-square-note = { $label }: { $note }

# Auf diesem Feld wurde gerade eine Figur geschlagen.
rosenkreuz-square-fell = { $label }; hier verloren: { $what }
rosenkreuz-may-own = diese Figur kann ziehen
rosenkreuz-may-target = hierher kannst du ziehen
rosenkreuz-may-capture = hier kannst du schlagen
rosenkreuz-may-attain = hier erlangt deine Figur die Weihe
rosenkreuz-may-take = diese Figur kannst du nehmen
rosenkreuz-may-back = deine Figur kann hierher zurückkehren
rosenkreuz-may-back-capture = deine Figur kann hierher zurückkehren und dabei schlagen

## Die Schritte eines Zugs, wenn er gezeigt wird, und ein kürzerer Titel für die Reihe der Schritte

rosenkreuz-step-move = Der Zug
rosenkreuz-step-major = Große Schläge
rosenkreuz-step-attainment = Weihe
rosenkreuz-step-return = Große Schläge nach der Rückkehr
rosenkreuz-step-end = Das Ende
rosenkreuz-brief-return = Rückkehr

## Zahlen, Ziel und Zweifel

rosenkreuz-measure-black = Schwarze Figuren
rosenkreuz-measure-white = Weiße Figuren

# Neben einem Namen: die übrigen Figuren.
rosenkreuz-figures = { $black } schwarz · { $white } weiß
rosenkreuz-lost =
    { $black ->
        [0] Verluste von { $name }: { $white } weiße.
       *[other] { $white ->
            [0] Verluste von { $name }: { $black } schwarze.
           *[other] Verluste von { $name }: { $black } schwarze, { $white } weiße.
        }
    }

# Was der Gegner gleich nach diesem Zug schlagen kann. $squares nennt die ersten vier.
rosenkreuz-exposed =
    { $number ->
        [one] Nach diesem Zug ist deine Figur auf { $squares } in Gefahr.
        [2] Nach diesem Zug sind deine Figuren auf { $squares } in Gefahr.
        [3] Nach diesem Zug sind deine Figuren auf { $squares } in Gefahr.
        [4] Nach diesem Zug sind deine Figuren auf { $squares } in Gefahr.
       *[other] Nach diesem Zug sind { $number } deiner Figuren in Gefahr, auch die auf { $squares }.
    }
rosenkreuz-doubt-empty = Du hast noch nicht gezogen.

## Was eine Figur erreicht: immer nach „mit“ (Dativ), vor „aus c3“.

rosenkreuz-reach-black = einer schwarzen Figur
rosenkreuz-reach-white = einer weißen Figur

### Campaigns of Ozz: die Karte in Worten, Überschriften über den Befehlen auf ihr, Ziele und Punkte.

## Die Bretter

# Der Name der Karte, für Screenreader.
campaigns-map-title = Die Karte von Ozz

# Zwei Reiter.
campaigns-map-tab-battle = Schlachtbrett
campaigns-map-tab-map = Karte

# Steht auf dem leeren Schlachtbrett.
campaigns-map-no-battle = Gerade keine Schlacht

# Norden, auf dem Kompass. Ein Buchstabe.
campaigns-map-north = N
campaigns-map-desert-north = Die Unwegsame Wüste
campaigns-map-desert-south = Die Große Sandwüste
campaigns-map-desert-west = Der Wandernde Sand
campaigns-map-desert-east = Die Tödliche Wüste

## Während einer Partie

# Neben einem Namen.
campaigns-map-score =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } · { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }

# $score ist etwa „5 Punkte · 7 Einheiten“, $nations sind die Verbündeten.
campaigns-map-allied = { $score } · verbündet mit den { $nations }

# Eine Überschrift über den Befehlen in einer Schlacht eines Feldzugs. $heading ist etwa „Deine Aufträge“.
campaigns-map-battle-turn = { $heading } · Schlachtrunde { $turn }

## Überschriften über den eigenen Befehlen

campaigns-map-heading-initiative = Initiative
campaigns-map-heading-activate = Du bist am Zug

# Ein langer Marsch kann eine Einheit kosten.
campaigns-map-heading-attrition = Ein harter Marsch
campaigns-map-heading-refuge = Rückzug
campaigns-map-heading-keep = Welche Söldner bleiben?
campaigns-map-heading-return = Dein Herrscher ist zurück!

# Ein Angriff auf eine Festung beginnt.
campaigns-map-heading-approach = Vor den Mauern

# Der Feind bietet ehrenvollen Abzug an.
campaigns-map-heading-honors = Ein Angebot
campaigns-map-heading-muster = Schlacht!
campaigns-map-heading-losses = Deine Verluste
campaigns-map-heading-withdraw = Weiterkämpfen?
campaigns-map-heading-recruit = Anwerben

## Ein Ort der Karte

# $nation ist etwa „Munchkins“.
campaigns-map-kind =
    { $kind ->
        [castle] Burg der { $nation }
        [capital] Hauptstadt der { $nation }
        [fortified] befestigter Ort der { $nation }
       *[population] Siedlung der { $nation }
    }

# Dasselbe für einen Ort, der keiner Nation gehört.
campaigns-map-kind-free =
    { $kind ->
        [castle] Burg
        [capital] Hauptstadt
        [fortified] befestigter Ort
       *[population] Siedlung
    }

# $kind ist eines der beiden darüber.
campaigns-map-ground =
    { $terrain ->
        [forest] { $kind }, Wald
        [hills] { $kind }, Hügel
       *[plain] { $kind }
    }

# Ein Ort ohne Gebäude.
campaigns-map-country =
    { $terrain ->
        [forest] Wald
        [hills] Hügel
       *[plain] offenes Land
    }

# Was man von einem Ort weiß, in einer Liste nach Name und Art.
campaigns-map-closed = geschlossen (die Nation spielt nicht mit)
campaigns-map-razed =
    { $owner ->
        [you] von dir geschleift
       *[other] von { $name } geschleift
    }
campaigns-map-garrison =
    { $number ->
        [one] Garnison mit 1 Einheit
       *[other] Garnison mit { $number } Einheiten
    }

# Erklärt ein Zeichen auf der Karte: einen Schild mit der Zahl der Einheiten darin.
campaigns-map-shield = Schild { $number }: Eine Garnison aus { $number } Einheiten verteidigt diesen Ort und verlässt ihn nie. Wird sie besiegt, ist der Ort geschleift.
campaigns-map-controlled =
    { $owner ->
        [you] gehört dir
       *[other] gehört { $name }
    }
campaigns-map-battle = hier wird gekämpft

# Für Screenreader. $point ist etwa „Straw Ferry, offenes Land“.
campaigns-map-empty = { $point }, keine Armee

# Wem ein Stapel gehört. Jemand kann mehrere Nationen haben.
campaigns-map-owner =
    { $owner ->
        [you] Du
       *[other] { $name }
    }
campaigns-map-owner-nation =
    { $owner ->
        [you] Du ({ $nation })
       *[other] { $name } ({ $nation })
    }

# Für Screenreader. $owner ist etwa „Ada (Munchkins)“.
campaigns-map-stack = { $owner }: { $units }

# Für Screenreader. $mark ist eines der drei darunter.
campaigns-map-marked = { $unit } ({ $mark })
campaigns-map-moved = ist schon gezogen
campaigns-map-retreated = hat sich zurückgezogen
campaigns-map-fought = hat gekämpft

# $points ist eine Liste von Orten, $number wie viele.
campaigns-map-roads =
    { $number ->
        [one] Straße nach { $points }
       *[other] Straßen nach { $points }
    }
campaigns-map-trails =
    { $number ->
        [one] Pfad nach { $points }
       *[other] Pfade nach { $points }
    }

# $kinds ist eine Liste von Arten von Einheiten.
campaigns-map-specialists = Spezialisten: { $kinds }
campaigns-map-for-hire = Söldner: { $kinds }

## Was Stapel erreichen: immer nach „mit“ (Dativ), vor „aus Zilkhold“.

campaigns-reach-units =
    { $number ->
        [one] 1 Einheit
       *[other] { $number } Einheiten
    }
campaigns-reach-leader = 1 Anführer

## Was die Zeichen auf dem Brett in jedem Schritt zählen, oder warum keine da sind

campaigns-reach-note-marches = Du siehst, wohin jeder Stapel in dieser Runde mit einem Zug kommen könnte.
campaigns-reach-note-deploy = Beide Armeen werden noch geheim aufgestellt, deshalb ist noch nichts in Reichweite. Jede Armee beginnt in den zwei Reihen an ihrem Ende des Bretts.
campaigns-reach-note-groups = Die Gruppen können sich noch ändern, deshalb ist noch offen, wer was erreicht. Sieh im nächsten Schritt noch einmal nach.
campaigns-reach-note-spells = Du siehst, was Verbände in dieser Runde mit jedem möglichen Auftrag tun könnten, auch mit den Zaubern „Flinke Füße“ und „Versetzen“.
campaigns-reach-note-orders = Du siehst, was Verbände in dieser Runde mit jedem möglichen Auftrag tun könnten.
campaigns-reach-note-activations = Du siehst, was Verbände in dieser Runde mit ihren Aufträgen noch tun können.
campaigns-reach-note-recruit = Alle Züge dieser Runde sind vorbei. Neue Einheiten können erst in der nächsten Runde ziehen.
campaigns-reach-note-muster = Noch ist niemand auf dem Schlachtbrett, deshalb ist nichts in Reichweite.
campaigns-reach-note-combat = Gerade läuft ein Kampf. Solange er dauert, zieht sonst niemand.
campaigns-reach-note-other = In diesem Schritt zieht niemand, und niemand schießt.

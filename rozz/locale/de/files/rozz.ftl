### Was an einem Szenario oder einer Stellung von Rozz nicht stimmt.

## Was dort stehen muss: zwischen „hier muss“ und „stehen“.

files-an-abbreviation = eine Abkürzung aus Buchstaben und Ziffern
files-an-item = eine Figur
files-items = eine Liste von Figuren
files-some-items = eine Liste mit mindestens einer Figur
files-items-by-name = eine Zuordnung von Figuren
files-items-to-numbers = eine Zuordnung von Figuren zu Zahlen
files-cargo = eine Zuordnung von Figuren (oder `portable`) zu Zahlen
files-a-range = ein Bereich [mindestens, höchstens]
files-a-warhead = der Name eines Sprengkopfs
files-warheads = eine Liste von Sprengköpfen
files-some-warheads = eine Liste mit mindestens einem Sprengkopf
files-stack = eine Zuordnung von Farben (oder `neutral`) zu Figuren
files-rows = eine Liste von Zeilen
files-piece-row = eine Zeile aus Feld, Besitzer, Figur und Zahl
files-colors = eine Liste von Farben
files-a-color = eine Farbe (ein Wort nur aus Buchstaben, aber nicht `neutral`)

## Der Katalog der Figuren

files-no-item = eine Figur { $item } gibt es nicht
files-item-reserved = das Wort { $item } gehört zu den Regeln, deshalb darf keine Figur so heißen
files-not-in-catalog = { $item } steht nicht im Katalog dieses Szenarios
files-change-doomsday = { $item } gehört nur zu Szenarien mit dem Ziel `doomsday` und darf deshalb hier nicht in `change` stehen
files-change-left-out = { $item } steht nicht in `only` und darf deshalb auch nicht in `change` stehen
files-add-known = { $item } steht schon im Katalog und gehört deshalb in `change`
files-effect-off-board = was nicht aufs Brett kommt (`owner: none`), braucht einen `effect`, und nichts anderes darf einen haben
files-off-board-traits = was nicht aufs Brett kommt, darf nur einen Namen, einen Preis und eine Wirkung haben
files-colored-only = nur farbige Figuren können regieren, Felder besetzen oder Hauptquartier sein
files-neutral-clash = eine neutrale Figur, die zieht oder tragbar ist, darf kein `clash` haben
files-not-produced = keine Figur kann { $item } produzieren
files-range-reversed = der kleinste Abstand, { $least }, ist größer als der größte, { $most }
files-clause-kind = hier muss entweder `against` oder `converts` stehen
files-clause-converts = neben `converts` darf nur noch `step` stehen
files-warhead-twice = ein Sprengkopf steht zweimal in der Liste
files-peaceful = { $item } besetzt Felder, hat aber kein `clash`. Haben zwei Spieler { $item } im selben Feld, besetzt niemand dieses Feld

## Figuren auf dem Brett

files-off-board = { $item } kommt nie aufs Brett, also auch in kein Feld
files-under-a-color = { $item } gehört einem Spieler und muss unter einer Farbe stehen, nicht unter `neutral`
files-under-neutral = { $item } ist neutral und muss unter `neutral` stehen, nicht unter { $owner }
files-wrong-owner = { $item } kann nicht { $owner } gehören

# $colors ist eine Liste von mindestens zwei Spielern.
files-would-fight = Bodentruppen von { $colors } können nicht zusammen in { $tile } stehen
files-over-limit = zu viele { $item } in { $tile }: { $number } statt höchstens { $most }
files-two-headquarters-here = in { $tile } ist mehr als ein Hauptquartier
files-two-headquarters = { $color } hat mehr als ein Hauptquartier

## Das ganze Szenario

files-no-players = es gibt keine Spieler. Nenne mindestens eine Farbe
files-turn-limit = die Partie endet nach { $limit } Runden, aber für das Ziel sind { $turns } Runden nötig
files-much-work = eine Runde würde zu lange dauern: { $players } Spieler und { $tiles } Felder, dazu { $kinds } Arten von Figuren, die produziert werden oder kämpfen. Miteinander multipliziert dürfen diese drei Zahlen höchstens { $most } ergeben
files-original-without = das Ziel `original` braucht ein Territorium, aber das Brett hat keines
files-few-tiles = das Ziel braucht { $number } Felder, aber das Brett hat nur { $tiles }

# $kind ist „item“, „color“ oder „rules“.
files-tile-named-like =
    { $kind ->
        [item] das Feld { $tile } heißt wie eine Figur. Gib dem Feld einen anderen Namen
        [color] das Feld { $tile } heißt wie ein Spieler. Gib dem Feld einen anderen Namen
       *[rules] das Wort { $tile } gehört zu den Regeln, deshalb darf kein Feld so heißen. Gib dem Feld einen anderen Namen
    }
files-no-headquarters = { $color } hat kein Hauptquartier, aber das Ziel ist `headquarters`
files-no-pieces = { $color } beginnt ohne Figuren
files-central-taken = niemand darf im mittleren Territorium beginnen (R10.4)
files-won-at-start =
    { $number ->
        [one] { $colors } hat das Ziel schon am Anfang erreicht
       *[other] { $colors } haben das Ziel schon am Anfang erreicht
    }

### Was an einem Szenario oder einer Stellung von Campaigns of Ozz nicht stimmt.

## Was dort stehen muss: zwischen „hier muss“ und „stehen“.

files-seats-to-nations = eine Zuordnung von Plätzen zu ihren Nationen
files-nations = eine Liste von Nationen
files-sides = eine Liste von Seiten
files-points-or-standard = `standard` oder eine Zuordnung von Orten
files-pieces = eine Liste von Einheiten und Anführern
files-some-pieces = mindestens eine Einheit oder ein Anführer
files-a-piece = eine Einheit oder ein Anführer
files-a-marked-piece = eine Einheit oder ein Anführer (mit oder ohne Zeichen)
files-units = eine Liste von Einheiten
files-forces = eine Liste von Verbänden
files-a-casting = ein Anführer und ein Zauber

## Der Abschnitt einer Stellung. $moment ist ein Wort wie „activate“, $players eine Liste.

files-moment-of-campaign = den Abschnitt `{ $moment }` gibt es nur in Feldzügen, nicht in einzelnen Schlachten
files-moment-with-battle = im Abschnitt `{ $moment }` gibt es keine Schlacht. Lass `battle` weg oder nenne einen anderen Abschnitt
files-moment-without-battle = der Abschnitt `{ $moment }` braucht eine `position` mit einer `battle`
files-nobody-acts = in diesem Abschnitt hat niemand etwas zu tun
files-others-act =
    { $number ->
        [one] in diesem Abschnitt ist nur { $players } dran
       *[other] in diesem Abschnitt sind diese Plätze dran: { $players }
    }
files-unused-dice =
    { $number ->
        [one] ein Wurf zu viel
       *[other] { $number } Würfe zu viel
    }

## Plätze, Seiten und Nationen

# $kind ist „campaign“ oder „battle“.
files-not-of-kind =
    { $kind ->
        [campaign] ein Feldzug hat kein `{ $key }`
       *[battle] eine Schlacht hat kein `{ $key }`
    }
files-nations-of-seat = zu jedem Platz gehört mindestens eine Nation, und keine Nation darf zu zwei Plätzen gehören
files-number-of-seats = es müssen 2 bis { $most } Plätze sein, nicht { $number }
files-battle-seats = eine Schlacht hat zwei Plätze
files-bad-sides = nenne mindestens zwei Seiten. Jeder Platz muss zu genau einer davon gehören
files-no-units = { $player } hat keine Einheiten
files-wrong-nation = { $name } gehört nicht zu den { $nations }
files-wrong-seat = { $name } gehört nicht { $player }
files-wrong-side = { $name } ist nicht auf der Seite von { $player }
files-resigned-sides = auf mindestens zwei Seiten muss jemand sein, der nicht aufgegeben hat
files-resigned-attacker = { $player } greift in dieser Schlacht an, aber auf dieser Seite ist niemand mehr übrig

## Auf der Karte

files-nobody-set-up = in der Aufstellung gibt es weder Einheiten noch Anführer
files-closed = { $point } ist geschlossen
files-closed-to-nation = { $point } ist geschlossen, weil niemand die { $nation } spielt
files-two-sides-here = zwei Seiten können nicht am selben Ort sein
files-enemy-center = { $point } ist eine feindliche Festung, also kann diese Armee dort nicht beginnen
files-many-units = hier sind { $number } Einheiten, aber an einen Ort passen nur { $most }
files-mixed-army = die { $nation } haben hier zwei Sorten Söldner, aber eine Armee kann nur eine haben
files-bell-alone = die Glocke braucht hier eine Einheit, die sie tragen kann
files-bell-carrier = schreib die Glocke direkt hinter die Einheit, die sie trägt. Anführer und fliegende Einheiten können sie nicht tragen

## Auf dem Schlachtbrett

files-no-force = { $name } ist kein Verband auf dem Brett
files-not-on-board = { $name } ist nicht auf dem Brett
files-not-turned = { $name } darf hier kein Zeichen haben. Das Zeichen bedeutet „gedreht“ und gilt nur für Einheiten und die Glocke
files-no-such-force = ein Verband ist eine Einheit, ein Anführer, eine Gruppe unter einem Helden oder die Garnison mit ihren Einheiten
files-garrison = nur wer eine Festung verteidigt, hat eine Garnison
files-garrison-left = eine Garnison verlässt ihr Feld nie
files-other-state = diese Stellung passt nicht zum Szenario

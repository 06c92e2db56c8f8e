### Campaigns of Ozz: was als Nächstes zu tun ist, über dem Brett, und die Tasten dafür.

## Was als Nächstes zu tun ist. $name, $unit, $hero und $force sind Namen wie „Speerträger 2“, „Evora“ oder „Gruppe Evora“. „3C“ ist ein Feld des Schlachtbretts, „Straw Ferry“ ein Ort der Karte. „-open“ gilt, wenn nur ein Spieler gefragt ist: Sein Befehl wird gleich ausgeführt. „-trial“ gilt in einer Probe.

campaigns-offer-none = Gerade hast du nichts zu entscheiden.
campaigns-offer-set = Dein Befehl ist fertig.

# Die Armee vor einer Schlacht. Für jede Figur ist ein Platz vorgeschlagen.
campaigns-offer-deploy = { -Tippe-auf } ein Feld, um die Figuren dort umzustellen. Steht deine Armee richtig, { -tippe-auf } „{ ready }“.
campaigns-offer-deploy-open = { -Tippe-auf } ein Feld, um die Figuren dort umzustellen. Steht deine Armee richtig, { -tippe-auf } „{ play-it }“.
campaigns-offer-deploy-trial = { -Tippe-auf } ein Feld, um die Figuren dort umzustellen. Steht deine Armee richtig, { -tippe-auf } „{ play-out }“.
campaigns-offer-deploy-in-hand = { -Tippe-auf } ein Feld für { $name }.
campaigns-offer-groups = { -Tippe-auf } ein Feld, um die Gruppen dort zu ändern, { -oder-auf } „{ ready }“.
campaigns-offer-groups-open = { -Tippe-auf } ein Feld, um die Gruppen dort zu ändern, { -oder-auf } „{ play-it }“.
campaigns-offer-groups-trial = { -Tippe-auf } ein Feld, um die Gruppen dort zu ändern, { -oder-auf } „{ play-out }“.
campaigns-offer-groups-in-hand = Wähle eine Gruppe für { $name }.
campaigns-offer-groups-in-hand-leave = { $name } kann die Gruppe verlassen.
campaigns-offer-groups-in-hand-none = Für { $name } gibt es hier keine Gruppe.
campaigns-offer-groups-bell = Wähle, welche Einheit die Glocke trägt.

# Wer zaubern kann, hat einen Zauber frei.
campaigns-offer-spells = { -Tippe-auf } jemanden, der zaubern kann, oder wähle einen Zauber. Jeder darf in dieser Runde einmal zaubern.
campaigns-offer-spells-bell = Läute die Glocke, um ein Skelett zu rufen, oder tu nichts.
campaigns-offer-spells-in-hand = { -Tippe-auf } ein Ziel für „{ $spell }“.

# Der Zauber Versetzen bringt $unit in ein Feld.
campaigns-offer-spells-where = Wohin soll { $unit }? { -Tippe-auf } ein markiertes Feld.

# Für jeden Verband ist ein Auftrag vorgeschlagen.
campaigns-offer-orders = { -Tippe-auf } ein Feld, um die Aufträge dort zu ändern. Wenn alles passt, { -tippe-auf } „{ ready }“.
campaigns-offer-orders-open = { -Tippe-auf } ein Feld, um die Aufträge dort zu ändern. Wenn alles passt, { -tippe-auf } „{ play-it }“.
campaigns-offer-orders-trial = { -Tippe-auf } ein Feld, um die Aufträge dort zu ändern. Wenn alles passt, { -tippe-auf } „{ play-out }“.
campaigns-offer-orders-in-hand = Wähle für jeden Verband in { $space } einen Auftrag.
campaigns-offer-turn-order = Du hast das niedrigere Ergebnis. Willst du zuerst oder zuletzt ziehen?
campaigns-offer-activation = Wähle einen Verband, der handeln soll.
campaigns-offer-activation-in-hand =
    { $choice ->
        [more] { $then ->
            [both] { $force } kann weiterziehen oder schießen. { -Tippe-auf } ein markiertes Feld oder „{ play-it }“.
            [move] { $force } kann weiterziehen. { -Tippe-auf } ein markiertes Feld oder „{ play-it }“.
            [fire] { $force } kann auch schießen. { -Tippe-auf } ein markiertes Feld oder „{ play-it }“.
           *[other] { $force } kann noch mehr tun. Mach weiter, oder { -tippe-auf } „{ play-it }“.
        }
        [both] Wohin soll { $force } ziehen oder schießen? { -Tippe-auf } ein markiertes Feld.
        [move] Wohin soll { $force } ziehen? { -Tippe-auf } ein markiertes Feld.
        [fire] Wohin soll { $force } schießen? { -Tippe-auf } ein markiertes Feld.
       *[other] Was soll { $force } tun?
    }

# Mehr kann der Verband nicht tun. $space ist das Feld, in das er zieht, in dem er angreift oder auf das er schießt; $order ist der Auftrag, den er bekommen kann.
campaigns-offer-activation-set =
    { $does ->
        [coordinates] { $force } wartet auf andere Verbände. { -Tippe-auf } „{ play-it }“.
        [joins] { $force } versucht, sich dem Herrscher anzuschließen. { -Tippe-auf } „{ play-it }“.
        [changes] { $order ->
            [A] { $force } versucht, den Auftrag in „Vorrücken“ zu ändern. { -Tippe-auf } „{ play-it }“.
            [S] { $force } versucht, den Auftrag in „Halten“ zu ändern. { -Tippe-auf } „{ play-it }“.
           *[B] { $force } versucht, den Auftrag in „Zurück“ zu ändern. { -Tippe-auf } „{ play-it }“.
        }
        [fires] { $force } schießt auf { $space }. { -Tippe-auf } „{ play-it }“.
        [attacks] { $force } greift in { $space } an. { -Tippe-auf } „{ play-it }“.
        [stays] { $force } bleibt in { $space }. { -Tippe-auf } „{ play-it }“.
        [leaves] { $force } verlässt das Brett. { -Tippe-auf } „{ play-it }“.
       *[moves] { $force } zieht nach { $space }. { -Tippe-auf } „{ play-it }“.
    }

# $why ist ein ganzer Satz mit seiner Regel: warum der Verband seinen Auftrag nicht ausführen kann.
campaigns-offer-activation-still = { $why } Was soll { $force } tun?

# $why ist ein ganzer Satz, $rule die Nummer einer Regel wie „C19.7“.
campaigns-offer-refused = { $why } Siehe { $rule }.
campaigns-offer-forced = { $force } muss jetzt handeln.
campaigns-offer-answer = Der Feind greift an! Willst du ausweichen oder bleiben und kämpfen?
campaigns-offer-shots = Flieger über dir! Wähle, wer auf sie schießt.

# $number ist, wie viele Einheiten du verlierst, $chosen, wie viele du gewählt hast, und $left, wie viele noch fehlen.
campaigns-offer-losses =
    { $chosen ->
        [0] { $number ->
            [one] Du wurdest getroffen! Wähle, welche Einheit du verlierst.
           *[other] Du wurdest getroffen! Wähle, welche { $number } Einheiten du verlierst.
        }
       *[other] { $left ->
            [one] Wähle noch 1 Einheit, die du verlierst.
           *[other] Wähle noch { $left } Einheiten, die du verlierst.
        }
    }
campaigns-offer-losses-set = Du verlierst { $units }. { -Tippe-auf } „{ ready }“.
campaigns-offer-losses-set-open = Du verlierst { $units }. { -Tippe-auf } „{ play-it }“.
campaigns-offer-losses-set-trial = Du verlierst { $units }. { -Tippe-auf } „{ play-out }“.

# Im schnellen Kampf verliert man Einheiten mit einer Stärke zusammen. $strength ist wie „11,2“.
campaigns-offer-losses-at-most = Wähle, welche Einheiten du verlierst. Ihre Stärke darf zusammen höchstens { $strength } betragen. Komm so nah wie möglich an diese Zahl heran.
campaigns-offer-losses-at-least = Wähle, welche Einheiten du verlierst. Ihre Stärke muss zusammen mindestens { $strength } betragen. Nimm nicht mehr Einheiten als nötig.

# Eine Zahl mit einer Stelle nach dem Komma: „11,2“, „4“.
campaigns-offer-decimal =
    { $tenths ->
        [0] { $whole }
       *[other] { $whole },{ $tenths }
    }

# $leader hat keine Einheiten mehr im Feld und geht in ein anderes.
campaigns-offer-leaders = { $leader } hat keine Einheiten mehr und muss in ein Feld mit deinen Einheiten gehen. { -Tippe-auf } ein markiertes Feld.

# $choice ist, was gerade gewählt ist.
campaigns-offer-withdraw =
    { $choice ->
        [retreat] { -Tippe-auf } „{ ready }“, um dich zurückzuziehen, oder kämpfe weiter.
        [honors] { -Tippe-auf } „{ ready }“, um ehrenvollen Abzug anzubieten, oder kämpfe weiter.
       *[stay] { -Tippe-auf } „{ ready }“, um weiterzukämpfen, oder zieh dich zurück.
    }
campaigns-offer-withdraw-open =
    { $choice ->
        [retreat] { -Tippe-auf } „{ play-it }“, um dich zurückzuziehen, oder kämpfe weiter.
        [honors] { -Tippe-auf } „{ play-it }“, um ehrenvollen Abzug anzubieten, oder kämpfe weiter.
       *[stay] { -Tippe-auf } „{ play-it }“, um weiterzukämpfen, oder zieh dich zurück.
    }
campaigns-offer-withdraw-trial =
    { $choice ->
        [retreat] { -Tippe-auf } „{ play-out }“, um dich zurückzuziehen, oder kämpfe weiter.
        [honors] { -Tippe-auf } „{ play-out }“, um ehrenvollen Abzug anzubieten, oder kämpfe weiter.
       *[stay] { -Tippe-auf } „{ play-out }“, um weiterzukämpfen, oder zieh dich zurück.
    }
campaigns-offer-initiative = Dein Ergebnis ist das niedrigste, also hast du die Initiative. Willst du zuerst oder zuletzt ziehen?
campaigns-offer-activate = { -Tippe-auf } einen Stapel, um mit ihm zu ziehen, oder passe.
campaigns-offer-activate-in-hand = { -Tippe-auf } einen markierten Ort als Ziel für { $stack }.
campaigns-offer-activate-stack = Wohin soll dieser Stapel ziehen? { -Tippe-auf } einen markierten Ort.
campaigns-offer-activate-more = { -Tippe-auf } einen weiteren markierten Ort, um weiterzuziehen, { -oder-auf } „{ play-it }“.
campaigns-offer-activate-set = Der Marsch ist geplant. { -Tippe-auf } „{ play-it }“.
campaigns-offer-activate-pass = Bis zum Ende der Runde passen? { -Tippe-auf } „{ play-it }“.
campaigns-offer-activate-nobody = Noch kommt niemand mit. Wähle, wer ziehen soll.
campaigns-offer-attrition = Der Marsch kostet dich eine Einheit. Wähle, welche.
campaigns-offer-approach = Du stehst vor den Mauern von { $point }. Willst du die Festung stürmen oder ehrenvollen Abzug anbieten?
campaigns-offer-honors = Nimmst du den ehrenvollen Abzug an? Deine Garnison darf dann abziehen, aber { $point } fällt.

# $name greift an, außer bei „you“.
campaigns-offer-muster =
    { $who ->
        [you] Du greifst { $point } an! Willst du auf dem Brett kämpfen oder einen schnellen Kampf vorschlagen?
       *[other] { $name } greift { $point } an! Willst du auf dem Brett kämpfen oder einen schnellen Kampf vorschlagen?
    }
campaigns-offer-refuge =
    { $choice ->
        [stay] Deine Truppen müssen sich zurückziehen. { -Tippe-auf } einen markierten Ort.
       *[other] Rückzug nach { $choice }. { -Tippe-auf } „{ ready }“.
    }
campaigns-offer-refuge-open =
    { $choice ->
        [stay] Deine Truppen müssen sich zurückziehen. { -Tippe-auf } einen markierten Ort.
       *[other] Rückzug nach { $choice }. { -Tippe-auf } „{ play-it }“.
    }
campaigns-offer-refuge-trial =
    { $choice ->
        [stay] Deine Truppen müssen sich zurückziehen. { -Tippe-auf } einen markierten Ort.
       *[other] Rückzug nach { $choice }. { -Tippe-auf } „{ play-out }“.
    }
campaigns-offer-keep = Diese Armee kann nur eine Sorte Söldner haben. Wähle, welche Sorte bleibt.
campaigns-offer-return = Dein Herrscher ist zurück! { -Tippe-auf } einen markierten Ort.
campaigns-offer-recruit = { -Tippe-auf } einen Helden, um eine Einheit anzuwerben.
campaigns-offer-recruit-in-hand = Wähle, wen { $hero } anwirbt.

## Tasten beim Aufstellen und beim Bilden von Gruppen. Stehen mehrere einer Art beisammen, ist „-heading“ ihre Überschrift, und „-brief“ steht auf jeder Taste: unter „Zu“ stehen „Evora“ und „Zerde“.

campaigns-offer-place = Nach { $space }
campaigns-offer-joins = Zu { $leader }
campaigns-offer-joins-heading = Zu
campaigns-offer-joins-brief = { $leader }
campaigns-offer-leaves-group = Gruppe verlassen
campaigns-offer-carried = Träger: { $unit }
campaigns-offer-carried-heading = Träger
campaigns-offer-carried-brief = { $unit }
campaigns-offer-carried-nobody = Träger: niemand
campaigns-offer-carried-nobody-heading = Träger
campaigns-offer-carried-nobody-brief = niemand

## Zauber. Das gewählte Ziel steht neben dem Zauber.

campaigns-offer-casts = { $caster } zaubert „{ $spell }“
campaigns-offer-casts-heading = { $caster } zaubert
campaigns-offer-casts-brief = { $spell }
campaigns-offer-on = auf { $unit }

# Was ein Zauber bewirkt, neben seinem Namen, solange er kein Ziel hat.
campaigns-offer-spell-note =
    { $spell ->
        [good-luck] bessere Würfe
        [poor-luck] schlechtere Würfe
        [poppies] schläfert ein
        [confusion] kein Zug, kein Nahkampf
        [fleet-feet] 1 Feld weiter
        [transport] in jedes Feld
        [fireball] vernichtet vielleicht
        [healing] fängt einen Treffer ab
        [uncanny-marksmanship] Fernkampf +1
       *[phantom-allies] Nahkampf +1
    }
campaigns-offer-ring = Glocke läuten

# Daneben: was es in dieser Runde kostet. $force trägt die Glocke und kommt höchstens $spaces Felder weit, 0 oder 1.
campaigns-offer-ring-note =
    { $spaces ->
        [0] { $force } kann nicht ziehen
       *[other] { $force } zieht nur 1 Feld weit
    }

# Keine Zauber und kein Läuten.
campaigns-offer-nothing = Nichts tun

# Ein Feld, in das der Zauber Versetzen eine Einheit bringen kann.
campaigns-offer-transport = Nach { $space }

## Aufträge

campaigns-offer-orders-of = Aufträge in { $space }
campaigns-offer-all =
    { $order ->
        [A] Alle: Vorrücken
        [S] Alle: Halten
       *[B] Alle: Zurück
    }
campaigns-offer-all-heading = Alle:
campaigns-offer-all-brief =
    { $order ->
        [A] Vorrücken
        [S] Halten
       *[B] Zurück
    }

# Unter den drei Knöpfen für alle Verbände: was jeder Auftrag erlaubt.
campaigns-offer-all-meaning =
    { $order ->
        [A] Vorrücken: Der Verband muss nach vorn ziehen oder seitwärts in ein Feld, das der Feind besetzt.
        [S] Halten: Er darf bleiben oder seitwärts in ein Feld ziehen, das leer oder von eigenen Einheiten besetzt ist.
       *[B] Zurück: Er muss zur eigenen Seite ziehen. Aus der eigenen ersten Reihe darf er das Brett verlassen.
    }
campaigns-offer-order =
    { $order ->
        [A] { $force }: Vorrücken
        [S] { $force }: Halten
       *[B] { $force }: Zurück
    }
campaigns-offer-order-heading = { $force }
campaigns-offer-order-brief =
    { $order ->
        [A] Vorrücken
        [S] Halten
       *[B] Zurück
    }

# $unit ist wie „Speerträger 2“.
campaigns-offer-guard =
    { $flank ->
        [L] Linke Wache: { $unit }
       *[R] Rechte Wache: { $unit }
    }
campaigns-offer-guard-heading =
    { $flank ->
        [L] Linke Wache
       *[R] Rechte Wache
    }
campaigns-offer-guard-brief = { $unit }

## Ein Verband handelt

# Neben dem Namen eines Verbands: sein Feld und sein Auftrag.
campaigns-offer-stands =
    { $order ->
        [A] { $space } · Vorrücken
        [S] { $space } · Halten
       *[B] { $space } · Zurück
    }
campaigns-offer-move = Nach { $space } ziehen
campaigns-offer-attack-space = { $space } angreifen
campaigns-offer-fire = Auf { $space } schießen
campaigns-offer-melee = Angreifen
campaigns-offer-stay = Bleiben

# Mit geschützten Leerzeichen: Die Wörter bleiben auf einer Taste beisammen.
campaigns-offer-off = Brett verlassen
campaigns-offer-aloft = { $unit } bleibt in der Luft
campaigns-offer-coordinate = Koordinieren
campaigns-offer-join = Anschließen

# Ein Herrscher wartet auf weitere Verbände.
campaigns-offer-wait = Warten

# Ein Würfel entscheidet, ob der Verband den Auftrag bekommt.
campaigns-offer-change =
    { $order ->
        [A] Neuer Auftrag: Vorrücken
        [S] Neuer Auftrag: Halten
       *[B] Neuer Auftrag: Zurück
    }
campaigns-offer-change-heading = Neuer Auftrag
campaigns-offer-change-brief =
    { $order ->
        [A] Vorrücken
        [S] Halten
       *[B] Zurück
    }

## Antworten auf einen Angriff, Verluste, Rückzug

# Mit geschützten Leerzeichen: Die Wörter bleiben auf einer Taste beisammen.
campaigns-offer-all-fight = Alle kämpfen
campaigns-offer-falls-back = { $unit } weicht nach { $space } aus
campaigns-offer-leaves = { $unit } verlässt das Brett
campaigns-offer-stays-aloft = { $unit } bleibt in der Luft
campaigns-offer-nobody-shoots = Niemand schießt
campaigns-offer-shoots = { $unit } schießt

# Neben einer Einheit, die verloren gehen kann.
campaigns-offer-strength = Stärke { $number }
campaigns-offer-fight-on = Weiterkämpfen
campaigns-offer-retreat = Rückzug

## Wer zuerst zieht

campaigns-offer-first = Zuerst
campaigns-offer-second = Zuletzt

## Auf der Karte ziehen

campaigns-offer-march = Nach { $point } marschieren
campaigns-offer-attack-point = { $point } angreifen
campaigns-offer-fly = Nach { $point } fliegen
campaigns-offer-pass = Passen

# Neben „Passen“.
campaigns-offer-no-more = keine Züge mehr in dieser Runde

# Neben einem Namen: ob er mit dem Stapel zieht.
campaigns-offer-goes = geht mit
campaigns-offer-stays = bleibt zurück
campaigns-offer-carries = { $unit } trägt die Glocke
campaigns-offer-leave-bell = Glocke hierlassen

# Neben dem, was gewählt ist.
campaigns-offer-chosen = gewählt

# Unterwegs, in $point. $name kann „Speerträger 1 mit der Glocke“ sein.
campaigns-offer-drop = Absetzen: { $name }
campaigns-offer-drop-heading = Absetzen in { $point }
campaigns-offer-drop-brief = { $name }
campaigns-offer-take = Mitnehmen: { $name }
campaigns-offer-take-heading = Mitnehmen aus { $point }
campaigns-offer-take-brief = { $name }

## Vor einer Schlacht auf der Karte

campaigns-offer-assault = Stürmen
campaigns-offer-offer = Ehrenvollen Abzug anbieten
campaigns-offer-accept = Annehmen
campaigns-offer-decline = Ablehnen
campaigns-offer-fast = Schneller Kampf
campaigns-offer-board = Kampf auf dem Brett

# Die Geschütze einer Festung. Mit geschützten Leerzeichen: Die zwei Wörter bleiben auf einer Taste beisammen.
campaigns-offer-guns =
    { $number ->
        [0] Keine Geschütze
        [one] 1 Geschütz
       *[other] { $number } Geschütze
    }

# Neben der Zahl der Geschütze.
campaigns-offer-in-fortress = in der Festung

## Anwerben

# $nation ist Munchkins, Quadlings, Winkies oder Gillikins. „-heading“ ist die Überschrift über beiden Tasten. „Zufällige Einheit“ hat ein geschütztes Leerzeichen: Die Wörter bleiben auf einer Taste beisammen.
campaigns-offer-random = Zufällige Einheit
campaigns-offer-random-heading = Von den { $nation }
campaigns-offer-random-brief = Zufällige Einheit

# Daneben: aus wie vielen Einheiten gelost wird.
campaigns-offer-random-note =
    { $number ->
        [one] die letzte
       *[other] eine von { $number }
    }

# $kinds ist eine Liste mit „oder“.
campaigns-offer-special = Spezialisten: { $kinds }
campaigns-offer-special-heading = Von den { $nation }
campaigns-offer-special-brief = { $kinds }
campaigns-offer-special-note =
    { $number ->
        [one] Spezialist
       *[other] zufälliger Spezialist
    }

# $kind ist etwa „Schreckenswölfe“ oder „eine Hexe“.
campaigns-offer-hire = Söldner: { $kind }
campaigns-offer-hire-heading = Söldner anwerben
campaigns-offer-hire-brief = { $kind }

# Daneben: Ein Würfel entscheidet, bei einem höheren Wurf kommt niemand.
campaigns-offer-roll = höchstens { $most } würfeln
campaigns-offer-no-roll = ohne Wurf

# Mit geschützten Leerzeichen: Die Wörter bleiben auf einer Taste beisammen.
campaigns-offer-recruit-nobody = Niemanden anwerben

# Daneben.
campaigns-offer-this-turn = in dieser Runde

## Die Wahl vor einer Partie. $name ist etwa „Fliegende Stapel“, $rule die Nummer einer Regel.

campaigns-offer-option = { $name } ({ $rule })

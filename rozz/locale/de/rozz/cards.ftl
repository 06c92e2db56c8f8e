### Die Karten der Figuren, und die Namen der Figuren in Berichten.

## Die Karte einer Figur, ein Satz für jede Eigenschaft. { $item } und { $items } sind Abkürzungen; „(R4.4)“ ist eine Regel.

rozz-card-price = { $name }: { $cost } $.
rozz-card-no-price = { $name }: nicht zu kaufen.
rozz-card-aid = Gibt einem anderen Spieler 1 $. Nenne seine Farbe oder das Feld seines Hauptquartiers (R4.4).
rozz-card-message = Reicht für eine geheime Nachricht in einer beliebigen späteren Runde (R4.5).
rozz-card-own = Gehört einem Spieler.
rozz-card-neutral = Neutral: gehorcht dem, der das Feld besitzt.
rozz-card-occupies = Hält sein Feld.
rozz-card-occupies-weakly = Hält sein Feld, bis feindliche Bodentruppen kommen.
rozz-card-headquarters = Kann weder angegriffen noch zerstört werden (R7).
rozz-card-limit =
    { $number ->
        [one] Nur 1 pro Feld.
       *[other] Höchstens { $number } pro Feld.
    }
rozz-card-limit-exclusive =
    { $number ->
        [one] Nur 1 pro Feld. Kaufst du eine solche Figur, verlieren andere Spieler ihre Figuren dieser Art im selben Feld.
       *[other] Höchstens { $number } pro Feld. Kaufst du eine solche Figur, verlieren andere Spieler ihre Figuren dieser Art im selben Feld.
    }
rozz-card-move = Zieht { $reach }. Mit einem Befehl können beliebig viele Figuren ziehen.
rozz-card-move-few =
    { $number ->
        [one] Zieht { $reach }. Jede Figur braucht einen eigenen Befehl.
       *[other] Zieht { $reach }. Mit einem Befehl können bis zu { $number } Figuren ziehen.
    }
rozz-card-carried = Kann nicht allein ziehen, aber von anderen Figuren getragen werden.
rozz-card-immobile = Zieht nie.
rozz-card-carries = Trägt bis zu { $number } { $cargo }.
rozz-card-carries-any = Trägt beliebig viele { $cargo }.
rozz-card-portable = tragbare neutrale Figuren
rozz-card-captures = Erbeutet feindliche { $items }, sobald keine feindlichen Bodentruppen mehr da sind (Kampfschritt { $step }).
rozz-card-trades = Zerstört feindliche { $items } eins zu eins und geht dabei selbst verloren (Kampfschritt { $step }).
rozz-card-trades-entering = Zerstört gerade angekommene feindliche { $items } eins zu eins und geht dabei selbst verloren (Kampfschritt { $step }).
rozz-card-destroys = Zerstört alle feindlichen { $items } (Kampfschritt { $step }).
rozz-card-destroys-entering = Zerstört alle gerade angekommenen feindlichen { $items } (Kampfschritt { $step }).
rozz-card-destroys-some =
    { $first ->
        [none] Zerstört bis zu { $number } feindliche { $items } (Kampfschritt { $step }). Wird dabei nicht verbraucht.
       *[other] Zerstört bis zu { $number } feindliche { $items }, zuerst { $first } (Kampfschritt { $step }). Wird dabei nicht verbraucht.
    }
rozz-card-destroys-some-entering =
    { $first ->
        [none] Zerstört bis zu { $number } gerade angekommene feindliche { $items } (Kampfschritt { $step }). Wird dabei nicht verbraucht.
       *[other] Zerstört bis zu { $number } gerade angekommene feindliche { $items }, zuerst { $first } (Kampfschritt { $step }). Wird dabei nicht verbraucht.
    }
rozz-card-strike = Ein Angriff zerstört { $what }. Reichweite: { $reach }.{ $warhead ->
        [none] {""}
        [nuclear] {" "}Atomsprengkopf.
        [neutron] {" "}Neutronensprengkopf.
       *[other] {" "}Sprengkopf: { $warhead }.
    }{ $spent ->
        [yes] {" "}Die angreifende Figur ist danach verbraucht.
       *[no] {""}
    }
rozz-card-strike-one = eine Figur deiner Wahl
rozz-card-strike-one-except = eine Figur deiner Wahl, aber nicht { $spared }
rozz-card-strike-one-of = 1 { $only }
rozz-card-strike-one-of-except = 1 { $only }, aber nicht { $spared }
rozz-card-strike-all = alles
rozz-card-strike-all-except = alles außer { $spared }
rozz-card-strike-all-of = alle { $only }
rozz-card-strike-all-of-except = alle { $only }, aber nicht { $spared }
rozz-card-shield-spent =
    { $number ->
        [one] { $first ->
            [none] Fängt eine Rakete mit { $kinds } ab und ist dann verbraucht (R8.6).
           *[other] Fängt eine Rakete mit { $kinds } ab und ist dann verbraucht. Raketen mit { $first } werden zuerst abgefangen (R8.6).
        }
       *[other] { $first ->
            [none] Fängt bis zu { $number } Raketen mit { $kinds } ab und ist dann verbraucht (R8.6).
           *[other] Fängt bis zu { $number } Raketen mit { $kinds } ab und ist dann verbraucht. Raketen mit { $first } werden zuerst abgefangen (R8.6).
        }
    }
rozz-card-shield =
    { $number ->
        [one] { $first ->
            [none] Fängt jede Runde eine Rakete mit { $kinds } ab (R8.6).
           *[other] Fängt jede Runde eine Rakete mit { $kinds } ab. Raketen mit { $first } werden zuerst abgefangen (R8.6).
        }
       *[other] { $first ->
            [none] Fängt jede Runde bis zu { $number } Raketen mit { $kinds } ab (R8.6).
           *[other] Fängt jede Runde bis zu { $number } Raketen mit { $kinds } ab. Raketen mit { $first } werden zuerst abgefangen (R8.6).
        }
    }
rozz-card-warhead =
    { $kind ->
        [nuclear] Atomsprengkopf
        [neutron] Neutronensprengkopf
       *[other] { $kind }
    }
rozz-card-gives = Bringt jede Runde { $gains } (R11).
rozz-card-commands =
    { $number ->
        [one] Bringt jede Runde einen Befehl (R3.2).
       *[other] Bringt jede Runde { $number } Befehle (R3.2).
    }
rozz-card-doomsday = Ein Teil der Weltuntergangsmaschine. Kaufe Sockel, Sprengsatz und Zünder in verschiedenen Runden und bring alle drei ins selbe Feld (R10.6).

## Wie weit eine Figur zieht oder angreift

rozz-card-reach-any = beliebig weit
rozz-card-reach-from = mindestens { $number } Felder
rozz-card-reach-own = nur im selben Feld
rozz-card-reach-exactly =
    { $number ->
        [one] genau 1 Feld
       *[other] genau { $number } Felder
    }
rozz-card-reach-up-to =
    { $number ->
        [one] höchstens 1 Feld
       *[other] bis zu { $number } Felder
    }
rozz-card-reach-between = { $least } bis { $most } Felder

## Die Namen auf den Karten

rozz-card-name-hq = Hauptquartier
rozz-card-name-inf = Infanterie
rozz-card-name-armor = Panzer
rozz-card-name-bomber = Bomber
rozz-card-name-jet = Jet
rozz-card-name-srnuke = Kurzstrecken-Atomrakete
rozz-card-name-mrnuke = Mittelstrecken-Atomrakete
rozz-card-name-lrnuke = Langstrecken-Atomrakete
rozz-card-name-srnute = Kurzstrecken-Neutronenrakete
rozz-card-name-mrnute = Mittelstrecken-Neutronenrakete
rozz-card-name-lrnute = Langstrecken-Neutronenrakete
rozz-card-name-trap = Panzersperre
rozz-card-name-patriot = Patriot-Rakete
rozz-card-name-mds = Raketenabwehr
rozz-card-name-ads = Luftabwehr
rozz-card-name-trans = Truppentransporter
rozz-card-name-cc = Kommandozentrale
rozz-card-name-iu = Industrieanlage
rozz-card-name-ic = Industriekomplex
rozz-card-name-gov = Regierung
rozz-card-name-corr = Briefpapier
rozz-card-name-aid = Auslandshilfe
rozz-card-name-dbase = Sockel der Weltuntergangsmaschine
rozz-card-name-dcharge = Sprengsatz der Weltuntergangsmaschine
rozz-card-name-dmech = Zünder der Weltuntergangsmaschine

## Im Satz, ohne Artikel und ungebeugt

rozz-card-kind-hq = Hauptquartier
rozz-card-kind-inf = Infanterie
rozz-card-kind-armor = Panzer
rozz-card-kind-bomber = Bomber
rozz-card-kind-jet = Jet
rozz-card-kind-srnuke = Kurzstrecken-Atomrakete
rozz-card-kind-mrnuke = Mittelstrecken-Atomrakete
rozz-card-kind-lrnuke = Langstrecken-Atomrakete
rozz-card-kind-srnute = Kurzstrecken-Neutronenrakete
rozz-card-kind-mrnute = Mittelstrecken-Neutronenrakete
rozz-card-kind-lrnute = Langstrecken-Neutronenrakete
rozz-card-kind-trap = Panzersperre
rozz-card-kind-patriot = Patriot
rozz-card-kind-mds = Raketenabwehr
rozz-card-kind-ads = Luftabwehr
rozz-card-kind-trans = Transporter
rozz-card-kind-cc = Kommandozentrale
rozz-card-kind-iu = Industrieanlage
rozz-card-kind-ic = Industriekomplex
rozz-card-kind-gov = Regierung
rozz-card-kind-corr = Briefpapier
rozz-card-kind-aid = Auslandshilfe
rozz-card-kind-dbase = Sockel
rozz-card-kind-dcharge = Sprengsatz
rozz-card-kind-dmech = Zünder

## Eine Anzahl

rozz-card-pieces = { $number } { $item }
rozz-card-pieces-with-code = { $pieces } ({ $item })
rozz-card-pieces-hq =
    { $number ->
        [one] { $number } Hauptquartier
       *[other] { $number } Hauptquartiere
    }
rozz-card-pieces-inf =
    { $number ->
        [one] { $number } Infanterie
       *[other] { $number } Infanterien
    }
rozz-card-pieces-armor = { $number } Panzer
rozz-card-pieces-bomber = { $number } Bomber
rozz-card-pieces-jet =
    { $number ->
        [one] { $number } Jet
       *[other] { $number } Jets
    }
rozz-card-pieces-srnuke =
    { $number ->
        [one] { $number } Kurzstrecken-Atomrakete
       *[other] { $number } Kurzstrecken-Atomraketen
    }
rozz-card-pieces-mrnuke =
    { $number ->
        [one] { $number } Mittelstrecken-Atomrakete
       *[other] { $number } Mittelstrecken-Atomraketen
    }
rozz-card-pieces-lrnuke =
    { $number ->
        [one] { $number } Langstrecken-Atomrakete
       *[other] { $number } Langstrecken-Atomraketen
    }
rozz-card-pieces-srnute =
    { $number ->
        [one] { $number } Kurzstrecken-Neutronenrakete
       *[other] { $number } Kurzstrecken-Neutronenraketen
    }
rozz-card-pieces-mrnute =
    { $number ->
        [one] { $number } Mittelstrecken-Neutronenrakete
       *[other] { $number } Mittelstrecken-Neutronenraketen
    }
rozz-card-pieces-lrnute =
    { $number ->
        [one] { $number } Langstrecken-Neutronenrakete
       *[other] { $number } Langstrecken-Neutronenraketen
    }
rozz-card-pieces-trap =
    { $number ->
        [one] { $number } Panzersperre
       *[other] { $number } Panzersperren
    }
rozz-card-pieces-patriot =
    { $number ->
        [one] { $number } Patriot
       *[other] { $number } Patriots
    }
rozz-card-pieces-mds =
    { $number ->
        [one] { $number } Raketenabwehrsystem
       *[other] { $number } Raketenabwehrsysteme
    }
rozz-card-pieces-ads =
    { $number ->
        [one] { $number } Luftabwehrsystem
       *[other] { $number } Luftabwehrsysteme
    }
rozz-card-pieces-trans = { $number } Transporter
rozz-card-pieces-cc =
    { $number ->
        [one] { $number } Kommandozentrale
       *[other] { $number } Kommandozentralen
    }
rozz-card-pieces-iu =
    { $number ->
        [one] { $number } Industrieanlage
       *[other] { $number } Industrieanlagen
    }
rozz-card-pieces-ic =
    { $number ->
        [one] { $number } Industriekomplex
       *[other] { $number } Industriekomplexe
    }
rozz-card-pieces-gov =
    { $number ->
        [one] { $number } Regierung
       *[other] { $number } Regierungen
    }
rozz-card-pieces-corr =
    { $number ->
        [one] { $number } Bogen Briefpapier
       *[other] { $number } Bögen Briefpapier
    }
rozz-card-pieces-aid =
    { $number ->
        [one] { $number } Auslandshilfe
       *[other] { $number } Auslandshilfen
    }
rozz-card-pieces-dbase = { $number } Sockel
rozz-card-pieces-dcharge =
    { $number ->
        [one] { $number } Sprengsatz
       *[other] { $number } Sprengsätze
    }
rozz-card-pieces-dmech = { $number } Zünder

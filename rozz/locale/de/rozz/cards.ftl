### Die Figuren von Rozz. Bisher nur ihre Namen; was auf ihren Karten steht, fehlt noch.

## Auf den Karten

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
rozz-card-pieces-hq =
    { $number ->
        [one] { $number } Hauptquartier
       *[other] { $number } Hauptquartiere
    }
rozz-card-pieces-inf = { $number } Infanterie
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
rozz-card-pieces-mds = { $number } Raketenabwehr
rozz-card-pieces-ads = { $number } Luftabwehr
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
rozz-card-pieces-corr = { $number } Briefpapier
rozz-card-pieces-aid = { $number } Auslandshilfe
rozz-card-pieces-dbase = { $number } Sockel
rozz-card-pieces-dcharge =
    { $number ->
        [one] { $number } Sprengsatz
       *[other] { $number } Sprengsätze
    }
rozz-card-pieces-dmech = { $number } Zünder

## Wie weit eine Figur zieht oder angreift

rozz-card-reach-any = beliebig weit
rozz-card-reach-from = mindestens { $number } Felder
rozz-card-reach-own = nur im eigenen Feld
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

### Campaigns of Ozz: was in einer Runde geschah, ihre Würfel, und Befehle in Worten.

## Die Schritte einer Runde: Titel

# Die geheimen Befehle aller werden gezeigt.
campaigns-moment-revealed = Befehle aufgedeckt
campaigns-moment-revealed-brief = Befehle
campaigns-moment-revealed-at-once = Alle decken ihre Befehle gleichzeitig auf.

# Auf dem Schlachtbrett.
campaigns-moment-title-deploy = Die Armeen stellen sich auf
campaigns-moment-title-groups = Neue Gruppen
campaigns-moment-title-spells = Zauber
campaigns-moment-title-orders = Aufträge
campaigns-moment-title-turn-order = Initiative
campaigns-moment-title-activation = Ein Verband handelt
campaigns-moment-title-answer = Vor dem Nahkampf
campaigns-moment-title-shots = Schüsse auf Flieger
campaigns-moment-title-clash = Kampf
campaigns-moment-title-losses = Verluste
campaigns-moment-title-leaders = Anführer ohne Einheiten
campaigns-moment-title-withdraw = Ende der Runde
campaigns-moment-title-turn-end = Eine neue Runde
campaigns-moment-title-turn-end-in-campaign = Eine neue Schlachtrunde
campaigns-moment-title-decided = Die Schlacht ist vorbei

# Auf der Karte.
campaigns-moment-map-title-initiative = Initiative
campaigns-moment-map-title-activate = Bewegung
campaigns-moment-map-title-tasks = Auf dem Marsch
campaigns-moment-map-title-attrition = Schwund
campaigns-moment-map-title-refuge = Rückzug
campaigns-moment-map-title-keep = Söldner gehen
campaigns-moment-map-title-return = Ein Herrscher kehrt zurück
campaigns-moment-map-title-approach = Vor der Schlacht
campaigns-moment-map-title-honors = Ehrenvoller Abzug
campaigns-moment-map-title-muster = Art des Kampfes
campaigns-moment-map-title-fast = Schneller Kampf
campaigns-moment-map-title-losses = Verluste
campaigns-moment-map-title-withdraw = Kampf oder Rückzug?
campaigns-moment-map-title-withdrawn = Kampf oder Rückzug?
campaigns-moment-map-title-aftermath = Nach der Schlacht
campaigns-moment-map-title-battle-end = Nach der Schlacht
campaigns-moment-map-title-decided = Die Schlacht ist vorbei
campaigns-moment-map-title-recruit = Anwerben
campaigns-moment-map-title-hiring = Anwerben
campaigns-moment-map-title-turn-over = Ende der Runde

## Die Schritte einer Runde: je ein kurzes Wort, für eine Reihe von Schritten

campaigns-moment-brief-deploy = Aufstellung
campaigns-moment-brief-groups = Gruppen
campaigns-moment-brief-activation = Aktion
campaigns-moment-brief-answer = Reaktion
campaigns-moment-brief-shots = Schüsse
campaigns-moment-brief-leaders = Anführer
campaigns-moment-brief-withdraw = Ende
campaigns-moment-brief-decided = Vorbei
campaigns-moment-map-brief-activate = Zug
campaigns-moment-map-brief-tasks = Marsch
campaigns-moment-map-brief-keep = Entlassung
campaigns-moment-map-brief-return = Herrscher
campaigns-moment-map-brief-approach = Anmarsch
campaigns-moment-map-brief-honors = Abzug
campaigns-moment-map-brief-muster = Kampf
campaigns-moment-map-brief-withdraw = Rückzug?
campaigns-moment-map-brief-withdrawn = Rückzug?
campaigns-moment-map-brief-aftermath = Danach
campaigns-moment-map-brief-battle-end = Danach
campaigns-moment-map-brief-decided = Vorbei
campaigns-moment-map-brief-recruit = Anwerben
campaigns-moment-map-brief-hiring = Anwerben
campaigns-moment-map-brief-turn-over = Ende

## Was geschah

campaigns-moment-lost = { $name } verliert { $units }.

# Alle Würfel einer Seite in einem Kampf zusammen. Ein Angriff ist ein Würfel.
campaigns-moment-attacks =
    { $attacks ->
        [one] { $hits ->
            [0] Der Angriff geht daneben.
           *[other] Der Angriff trifft.
        }
        [2] { $hits ->
            [0] Beide Angriffe gehen daneben.
            [1] Einer von zwei Angriffen trifft.
           *[other] Beide Angriffe treffen.
        }
       *[other] { $hits ->
            [0] Alle { $attacks } Angriffe gehen daneben.
            [one] 1 von { $attacks } Angriffen trifft.
           *[other] { $hits } von { $attacks } Angriffen treffen.
        }
    }

# Die Seite, die angegriffen wird, würfelt auch. Es folgt die Nachricht oben, für ihre Würfel.
campaigns-moment-fired-back = { $name } schießt zurück.
campaigns-moment-fought-back = { $name } schlägt zurück.
campaigns-moment-no-losses = Niemand verliert eine Einheit.
campaigns-moment-left = { $name } zieht { $units } vom Brett ab.

# In der Zusammenfassung einer Runde. $points ist eine Liste von Orten.
campaigns-moment-attacked = { $name } greift { $points } an!
campaigns-moment-nothing = Es passiert nichts.
campaigns-moment-no-spells = Niemand zaubert.
campaigns-moment-same-groups = Alle Gruppen bleiben, wie sie sind.

## Würfel: wofür jeder geworfen wurde. Die Seite hängt „: 4 von 10“ und das Ergebnis an

# $most ist der höchste Wurf, der trifft.
campaigns-moment-die-attack =
    { $attack ->
        [fire] { $unit } von { $name } schießt
        [fire-back] { $unit } von { $name } schießt zurück
        [fight-back] { $unit } von { $name } schlägt zurück
        [shot] { $unit } von { $name } schießt auf die Flieger
       *[melee] { $unit } von { $name } greift an
    } { $most ->
        [0] (kann nicht treffen)
        [10] (trifft immer)
       *[other] (trifft bei höchstens { $most })
    }
campaigns-moment-die-fireball =
    { $most ->
        [0] Feuerball auf { $unit } (kann nicht treffen)
       *[other] Feuerball auf { $unit } (trifft bei höchstens { $most })
    }
campaigns-moment-die-initiative = Initiative von { $name }
campaigns-moment-die-dissipation = „{ $spell }“ auf { $unit } (vergeht bei 1 bis 3)
campaigns-moment-die-changed = Neuer Auftrag für { $force }
campaigns-moment-die-chaos = Zufälliger Auftrag für { $force }
campaigns-moment-die-joined = { $force } will sich dem Herrscher anschließen
campaigns-moment-die-danger = { $leader } in Gefahr (tödlich bei 1 oder 2)
campaigns-moment-die-learned = Zauber von { $leader }

# Beide Seiten würfeln, wie viel Stärke der Feind verliert.
campaigns-moment-die-fast = { $name }, Stärke { $strength }
campaigns-moment-die-attrition = Schwund
campaigns-moment-die-mishap = { $hero } sucht Söldner
campaigns-moment-die-recruits = Zufällige Einheit für { $hero }
campaigns-moment-die-return = Rückkehr von { $leader }

## Würfel: das Ergebnis, nach „4 von 10, “

campaigns-moment-hit = Treffer
campaigns-moment-miss = daneben

# Der Wurf wurde verändert. $total ist eine Zahl, vielleicht mit Minuszeichen.
campaigns-moment-total = { $sum } (−1 je Held, noch −1 je Herrscher)

# Ein Zauber.
campaigns-moment-fades = vergeht
campaigns-moment-lasts = bleibt

# Ein neuer Auftrag.
campaigns-moment-result =
    { $result ->
        [success] gelungen
        [failure] unverändert
       *[chaos] Chaos!
    }
campaigns-moment-joins = schließt sich an
campaigns-moment-acts-alone = handelt allein
campaigns-moment-killed = getötet
campaigns-moment-safe = davongekommen
campaigns-moment-damage = { $strength } Schaden
campaigns-moment-unit-lost = eine Einheit verloren
campaigns-moment-none-lost = keine Verluste
campaigns-moment-no-one-comes = niemand kommt
campaigns-moment-they-come = Söldner kommen
campaigns-moment-returns = endlich zurück
campaigns-moment-not-yet = noch nicht

## Befehle in Worten. Jeder hat eine kurze Form für Listen und eine volle mit dem Namen des Spielers, die auch mitten im Satz stehen kann

campaigns-moment-first =
    { $form ->
        [short] Zuerst ziehen
       *[full] { $name } zieht zuerst
    }
campaigns-moment-second =
    { $form ->
        [short] Zuletzt ziehen
       *[full] { $name } zieht zuletzt
    }
campaigns-moment-pass =
    { $form ->
        [short] Passen
       *[full] { $name } passt
    }
campaigns-moment-resign =
    { $form ->
        [short] Aufgeben
       *[full] { $name } gibt auf
    }

# $placed ist wie „Zoraster (Linieninfanterie 1, Mittlere Artillerie 1) in 4C“.
campaigns-moment-deploy =
    { $form ->
        [short] Aufstellen: { $placed }
       *[full] { $name } stellt auf: { $placed }
    }
campaigns-moment-regroup =
    { $form ->
        [short] Neue Gruppen: { $placed }
       *[full] { $name } bildet neue Gruppen: { $placed }
    }
campaigns-moment-regroup-none =
    { $form ->
        [short] Alle Gruppen behalten
       *[full] { $name } behält alle Gruppen
    }

# Ein Teil der beiden darüber. $forces ist eine Liste. Unter $units können „Mittlere Artillerie 1“ und „die Glocke“ sein: deshalb nicht nach „mit“.
campaigns-moment-in-space = { $forces } in { $space }
campaigns-moment-led = { $leader } ({ $units })

# $spells ist eine Liste der beiden darunter.
campaigns-moment-cast =
    { $form ->
        [short] Zaubern: { $spells }
       *[full] { $name } zaubert: { $spells }
    }
campaigns-moment-cast-and-ring =
    { $form ->
        [short] Die Glocke läuten und zaubern: { $spells }
       *[full] { $name } läutet die Glocke und zaubert: { $spells }
    }
campaigns-moment-spell = „{ $spell }“ von { $caster } auf { $target }

# Der Zauber Versetzen bringt eine Einheit in ein anderes Feld.
campaigns-moment-spell-to = „{ $spell }“ von { $caster } auf { $target }, nach { $space }
campaigns-moment-ring =
    { $form ->
        [short] Die Glocke läuten
       *[full] { $name } läutet die Glocke
    }
campaigns-moment-cast-none =
    { $form ->
        [short] Nicht zaubern
       *[full] { $name } zaubert nicht
    }

# $orders sind die Teile darunter, mit Strichpunkten dazwischen.
campaigns-moment-orders =
    { $form ->
        [short] Aufträge: { $orders }
       *[full] { $name } erteilt Aufträge: { $orders }
    }
campaigns-moment-order-advance =
    { $number ->
        [one] { $forces } rückt vor
       *[other] { $forces } rücken vor
    }
campaigns-moment-order-back =
    { $number ->
        [one] { $forces } geht zurück
       *[other] { $forces } gehen zurück
    }
campaigns-moment-order-rest = alle anderen halten die Stellung
campaigns-moment-order-all = alle halten die Stellung
campaigns-moment-order-guard =
    { $flank ->
        [L] { $unit } bewacht die linke Flanke
       *[R] { $unit } bewacht die rechte Flanke
    }

# Ein Verband handelt. $target und $end sind Felder wie „3C“.
campaigns-moment-stay =
    { $form ->
        [short] { $combat ->
            [fire] { $force } auf { $target } schießen lassen
            [melee] { $force } angreifen lassen
           *[none] { $force } nicht bewegen
        }
       *[full] { $combat ->
            [fire] { $name } lässt { $force } auf { $target } schießen
            [melee] { $name } lässt { $force } angreifen
           *[none] { $name } bewegt { $force } nicht
        }
    }
campaigns-moment-move =
    { $form ->
        [short] { $combat ->
            [fire] { $force } nach { $end } ziehen und auf { $target } schießen
            [melee] { $force } nach { $end } ziehen und angreifen
           *[none] { $force } nach { $end } ziehen
        }
       *[full] { $combat ->
            [fire] { $name } zieht { $force } nach { $end } und schießt auf { $target }
            [melee] { $name } zieht { $force } nach { $end } und greift an
           *[none] { $name } zieht { $force } nach { $end }
        }
    }

# $way ist eine Liste von Feldern.
campaigns-moment-move-through =
    { $form ->
        [short] { $combat ->
            [fire] { $force } über { $way } nach { $end } ziehen und auf { $target } schießen
            [melee] { $force } über { $way } nach { $end } ziehen und angreifen
           *[none] { $force } über { $way } nach { $end } ziehen
        }
       *[full] { $combat ->
            [fire] { $name } zieht { $force } über { $way } nach { $end } und schießt auf { $target }
            [melee] { $name } zieht { $force } über { $way } nach { $end } und greift an
           *[none] { $name } zieht { $force } über { $way } nach { $end }
        }
    }
campaigns-moment-leave =
    { $form ->
        [short] { $force } vom Brett abziehen
       *[full] { $name } zieht { $force } vom Brett ab
    }
campaigns-moment-leave-through =
    { $form ->
        [short] { $force } über { $way } vom Brett abziehen
       *[full] { $name } zieht { $force } über { $way } vom Brett ab
    }
campaigns-moment-change =
    { $form ->
        [short] { $order ->
            [A] Für { $force } um den Auftrag „Vorrücken“ würfeln
            [S] Für { $force } um den Auftrag „Halten“ würfeln
           *[B] Für { $force } um den Auftrag „Zurück“ würfeln
        }
       *[full] { $order ->
            [A] { $name } würfelt für { $force } um den Auftrag „Vorrücken“
            [S] { $name } würfelt für { $force } um den Auftrag „Halten“
           *[B] { $name } würfelt für { $force } um den Auftrag „Zurück“
        }
    }

# Ein Herrscher wird zusammen mit anderen Verbänden handeln.
campaigns-moment-coordinate =
    { $form ->
        [short] { $force } auf andere Verbände warten lassen
       *[full] { $name } lässt { $force } auf andere Verbände warten
    }
campaigns-moment-join =
    { $form ->
        [short] Versuchen, { $force } dem Herrscher anzuschließen
       *[full] { $name } versucht, { $force } dem Herrscher anzuschließen
    }
campaigns-moment-wait =
    { $form ->
        [short] Auf weitere Verbände warten
       *[full] { $name } wartet auf weitere Verbände
    }

# Vor einem Nahkampf. $reactions ist eine Liste der vier darunter.
campaigns-moment-react =
    { $form ->
        [short] { $reactions }
       *[full] { $name } reagiert: { $reactions }
    }
campaigns-moment-react-none =
    { $form ->
        [short] Bleiben und kämpfen
       *[full] { $name } bleibt und kämpft
    }
campaigns-moment-falls-back = { $unit } weicht nach { $space } aus
campaigns-moment-leaves = { $unit } verlässt das Brett
campaigns-moment-aloft = { $unit } bleibt in der Luft
campaigns-moment-shoots = { $unit } schießt auf die Flieger
campaigns-moment-lose =
    { $form ->
        [short] Verluste: { $units }
       *[full] { $name } verliert { $units }
    }

# Ein Anführer kommt in ein Feld oder an einen Ort.
campaigns-moment-place =
    { $form ->
        [short] { $leader } in { $place } einsetzen
       *[full] { $name } setzt { $leader } in { $place } ein
    }
campaigns-moment-assault =
    { $form ->
        [short] Die Festung stürmen
       *[full] { $name } stürmt die Festung
    }
campaigns-moment-offer =
    { $form ->
        [short] Ehrenvollen Abzug anbieten
       *[full] { $name } bietet ehrenvollen Abzug an
    }
campaigns-moment-accept =
    { $form ->
        [short] Den ehrenvollen Abzug annehmen
       *[full] { $name } nimmt den ehrenvollen Abzug an
    }

# Die Garnison zieht nach $point ab.
campaigns-moment-accept-to =
    { $form ->
        [short] Den ehrenvollen Abzug nach { $point } annehmen
       *[full] { $name } nimmt den ehrenvollen Abzug nach { $point } an
    }
campaigns-moment-decline =
    { $form ->
        [short] Den ehrenvollen Abzug ablehnen
       *[full] { $name } lehnt den ehrenvollen Abzug ab
    }

# $guns ist die Zahl der Geschütze in der Festung.
campaigns-moment-fast =
    { $form ->
        [short] { $guns ->
            [0] Schnellen Kampf vorschlagen
            [one] Schnellen Kampf vorschlagen und 1 Geschütz aufstellen
           *[other] Schnellen Kampf vorschlagen und { $guns } Geschütze aufstellen
        }
       *[full] { $guns ->
            [0] { $name } schlägt einen schnellen Kampf vor
            [one] { $name } schlägt einen schnellen Kampf vor und stellt 1 Geschütz auf
           *[other] { $name } schlägt einen schnellen Kampf vor und stellt { $guns } Geschütze auf
        }
    }
campaigns-moment-board =
    { $form ->
        [short] { $guns ->
            [0] Auf dem Brett kämpfen
            [one] Auf dem Brett kämpfen und 1 Geschütz aufstellen
           *[other] Auf dem Brett kämpfen und { $guns } Geschütze aufstellen
        }
       *[full] { $guns ->
            [0] { $name } will auf dem Brett kämpfen
            [one] { $name } will auf dem Brett kämpfen und stellt 1 Geschütz auf
           *[other] { $name } will auf dem Brett kämpfen und stellt { $guns } Geschütze auf
        }
    }
campaigns-moment-fight-on =
    { $form ->
        [short] Weiterkämpfen
       *[full] { $name } kämpft weiter
    }
campaigns-moment-retreat =
    { $form ->
        [short] Rückzug
       *[full] { $name } zieht sich zurück
    }
campaigns-moment-retreat-to =
    { $form ->
        [short] Rückzug nach { $point }
       *[full] { $name } zieht sich nach { $point } zurück
    }

# Ein Stapel von Einheiten und Anführern zieht auf der Karte. $start, $through und $end sind Orte.
campaigns-moment-march =
    { $form ->
        [short] { $stack } von { $start } nach { $end } führen
       *[full] { $name } führt { $stack } von { $start } nach { $end }
    }
campaigns-moment-fly =
    { $form ->
        [short] { $stack } von { $start } nach { $end } fliegen lassen
       *[full] { $name } lässt { $stack } von { $start } nach { $end } fliegen
    }

# Unterwegs kann der Stapel an einem Ort Einheiten absetzen und mitnehmen.
campaigns-moment-march-through =
    { $form ->
        [short] { $stop ->
            [drop] { $stack } von { $start } über { $through } nach { $end } führen und unterwegs { $drop } absetzen
            [take] { $stack } von { $start } über { $through } nach { $end } führen und unterwegs { $take } mitnehmen
            [both] { $stack } von { $start } über { $through } nach { $end } führen, unterwegs { $drop } absetzen und { $take } mitnehmen
           *[none] { $stack } von { $start } über { $through } nach { $end } führen
        }
       *[full] { $stop ->
            [drop] { $name } führt { $stack } von { $start } über { $through } nach { $end } und setzt unterwegs { $drop } ab
            [take] { $name } führt { $stack } von { $start } über { $through } nach { $end } und nimmt unterwegs { $take } mit
            [both] { $name } führt { $stack } von { $start } über { $through } nach { $end }, setzt unterwegs { $drop } ab und nimmt { $take } mit
           *[none] { $name } führt { $stack } von { $start } über { $through } nach { $end }
        }
    }

# Eine Armee kann nur eine Sorte Söldner haben. Die anderen gehen.
campaigns-moment-keep =
    { $form ->
        [short] { $kind } behalten
       *[full] { $name } behält { $kind }
    }

# $recruits ist eine Liste der nächsten Nachricht.
campaigns-moment-recruit =
    { $form ->
        [short] Anwerben: { $recruits }
       *[full] { $name } wirbt an: { $recruits }
    }
campaigns-moment-recruited-by =
    { $method ->
        [random] eine zufällige Einheit (durch { $hero })
        [special] einen Spezialisten (durch { $hero })
        [witch] eine Hexe (durch { $hero })
       *[hire] { $kind } (durch { $hero })
    }
campaigns-moment-recruit-none =
    { $form ->
        [short] Niemanden anwerben
       *[full] { $name } wirbt niemanden an
    }

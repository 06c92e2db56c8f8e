### Die Tabellen auf der Regelseite von Campaigns of Ozz. Zellen sind kurz, ohne Punkt, wenn sie keine ganzen Sätze sind.

## Titel

campaigns-table-title-moments = Abschnitte
campaigns-table-title-rolls = Würfe und Auslosungen
campaigns-table-title-options = Optionen

# $nation ist Munchkins, Quadlings, Winkies oder Gillikins.
campaigns-table-points = Orte der { $nation }
campaigns-table-title-free-points = Neutrale Orte

# $nation ist Munchkins, Quadlings, Winkies oder Gillikins.
campaigns-table-units = Einheiten der { $nation }
campaigns-table-title-mercenaries = Söldner
campaigns-table-title-spells = Zauber
campaigns-table-title-leaders = Anführer
campaigns-table-title-setup = Übliche Aufstellung

## Die Köpfe der Spalten

# Abschnitte.
campaigns-table-head-moment = Abschnitt
campaigns-table-head-who = Wer dran ist
campaigns-table-head-choices = Wahl
campaigns-table-head-default = Sonst gilt

# Würfe und Auslosungen.
campaigns-table-head-purpose = Wofür
campaigns-table-head-roll = Wurf
campaigns-table-head-modifiers = Modifikatoren
campaigns-table-head-result = Ergebnis

# Optionen. Der Name ist das Wort, das Regeln und Szenarien benutzen, etwa bell-still.
campaigns-table-head-option = Option
campaigns-table-head-name = Name
campaigns-table-head-rule = Regel
campaigns-table-head-values = Werte
campaigns-table-head-without = Ohne Option

# Orte.
campaigns-table-head-point = Ort
campaigns-table-head-kind = Art
campaigns-table-head-terrain = Gelände
campaigns-table-head-strength = Stammtruppen
campaigns-table-head-specialists = Spezialisten
campaigns-table-head-hire = Söldner

# Einheiten. „Steine“ ist, wie viele es von der Art gibt.
campaigns-table-head-unit = Einheit
campaigns-table-head-id = Kürzel
campaigns-table-head-melee = Nahkampf
campaigns-table-head-ranged = Fernkampf
campaigns-table-head-moves = Zieht
campaigns-table-head-home = Heimat
campaigns-table-head-notes = Anmerkungen
campaigns-table-head-counters = Steine

# Zauber.
campaigns-table-head-spell = Zauber
campaigns-table-head-die = Wurf
campaigns-table-head-target = Ziel
campaigns-table-head-effect = Wirkung

# Anführer, und die übliche Aufstellung.
campaigns-table-head-leader = Anführer
campaigns-table-head-nation = Nation
campaigns-table-head-rank = Rang
campaigns-table-head-spells = Zauber
campaigns-table-head-pieces = Figuren am Anfang

## Abschnitte: der Abschnitt, wer dran ist, was zu wählen ist, und was gilt, wenn niemand wählt.

campaigns-table-moment-initiative = Initiative
campaigns-table-moment-initiative-who = Der erste Spieler der Seite, die den Wurf gewonnen hat
campaigns-table-moment-initiative-choices = Zuerst oder zuletzt ziehen
campaigns-table-moment-initiative-default = Zuerst
campaigns-table-moment-activate = Bewegung
campaigns-table-moment-activate-who = Ein Spieler der Seite, die am Zug ist
campaigns-table-moment-activate-choices = Ziehen oder passen
campaigns-table-moment-activate-default = Passen
campaigns-table-moment-attrition = Schwund
campaigns-table-moment-attrition-who = Der Besitzer des Stapels
campaigns-table-moment-attrition-choices = Welche Einheit verloren geht
campaigns-table-moment-attrition-default = Die mit dem letzten Kürzel (C3.3)
campaigns-table-moment-approach = Anmarsch
campaigns-table-moment-approach-who = Der Angreifer
campaigns-table-moment-approach-choices = Stürmen oder Abzug anbieten
campaigns-table-moment-approach-default = Stürmen
campaigns-table-moment-honors = Ehrenvoller Abzug
campaigns-table-moment-honors-who = Der Verteidiger
campaigns-table-moment-honors-choices = Annehmen oder ablehnen
campaigns-table-moment-honors-default = Ablehnen
campaigns-table-moment-muster = Art des Kampfes
campaigns-table-moment-muster-who = Beide Feldherren
campaigns-table-moment-muster-choices = Schlachtbrett oder schneller Kampf; dazu die Zahl der Geschütze
campaigns-table-moment-muster-default = Schlachtbrett
campaigns-table-moment-deploy = Aufstellung
campaigns-table-moment-deploy-who = Beide Feldherren
campaigns-table-moment-deploy-choices = Ein Feld für jede Gruppe und jede einzelne Einheit
campaigns-table-moment-deploy-default = Alle in der Mitte der ersten Reihe
campaigns-table-moment-groups = Gruppen
campaigns-table-moment-groups-who = Beide Feldherren
campaigns-table-moment-groups-choices = Neue Gruppen in einem Feld
campaigns-table-moment-groups-default = Keine Änderung
campaigns-table-moment-spells = Zauber
campaigns-table-moment-spells-who = Feldherren mit einer Figur, die zaubern kann, oder mit der Glocke
campaigns-table-moment-spells-choices = Ein Zauber für jede Figur, die zaubern kann; ob die Glocke läutet
campaigns-table-moment-spells-default = Keine Zauber
campaigns-table-moment-orders = Aufträge
campaigns-table-moment-orders-who = Beide Feldherren
campaigns-table-moment-orders-choices = Vorrücken, Halten oder Zurück für jeden Verband; dazu die Flankenwachen
campaigns-table-moment-orders-default = Alle halten die Stellung; keine Flankenwachen
campaigns-table-moment-turn-order = Reihenfolge
campaigns-table-moment-turn-order-who = Der Feldherr, der den Wurf gewonnen hat
campaigns-table-moment-turn-order-choices = Zuerst oder zuletzt ziehen
campaigns-table-moment-turn-order-default = Zuerst
campaigns-table-moment-activation = Aktion
campaigns-table-moment-activation-who = Der Feldherr, der dran ist
campaigns-table-moment-activation-choices = Ein Zug, ein Kampf, ein neuer Auftrag oder Koordination
campaigns-table-moment-activation-default = Der erste Verband tut nur, was er muss
campaigns-table-moment-answer = Reaktion
campaigns-table-moment-answer-who = Der Feldherr der angegriffenen Seite
campaigns-table-moment-answer-choices = Welche Kavallerie und welche Flieger ausweichen; welche Flieger in der Luft bleiben
campaigns-table-moment-answer-default = Alle bleiben und kämpfen
campaigns-table-moment-shots = Schüsse auf Flieger
campaigns-table-moment-shots-who = Feldherren mit Einheiten, die schießen können
campaigns-table-moment-shots-choices = Welche Einheiten schießen
campaigns-table-moment-shots-default = Niemand schießt
campaigns-table-moment-losses = Verluste
campaigns-table-moment-losses-who = Feldherren, die eine Wahl haben
campaigns-table-moment-losses-choices = Welche Einheiten verloren gehen
campaigns-table-moment-losses-default = Die mit den letzten Kürzeln (C3.3)
campaigns-table-moment-leaders = Anführer ohne Einheiten
campaigns-table-moment-leaders-who = Der Feldherr des Anführers, wenn mehrere Felder gleich nah sind
campaigns-table-moment-leaders-choices = Eines der nächstgelegenen Felder
campaigns-table-moment-leaders-default = Das erste Feld (nach Reihen, dann nach Spalten geordnet)
campaigns-table-moment-withdraw = Bleiben oder Rückzug
campaigns-table-moment-withdraw-who = Beide Feldherren
campaigns-table-moment-withdraw-choices = Bleiben, sich zurückziehen oder Abzug anbieten
campaigns-table-moment-withdraw-default = Bleiben
campaigns-table-moment-refuge = Rückzug
campaigns-table-moment-refuge-who = Der Feldherr der Figuren, die sich zurückziehen
campaigns-table-moment-refuge-choices = Ein Ort für den Rückzug
campaigns-table-moment-refuge-default = Der alphabetisch erste Ort
campaigns-table-moment-keep = Söldner
campaigns-table-moment-keep-who = Der Besitzer der Armee
campaigns-table-moment-keep-choices = Welche Sorte Söldner bleibt
campaigns-table-moment-keep-default = Die Sorte mit den meisten Einheiten
campaigns-table-moment-recruit = Anwerben
campaigns-table-moment-recruit-who = Alle Spieler mit einem Helden, der anwerben kann
campaigns-table-moment-recruit-choices = Eine Einheit für jeden Helden
campaigns-table-moment-recruit-default = Keine Einheit
campaigns-table-moment-return = Rückkehr eines Herrschers
campaigns-table-moment-return-who = Der Besitzer des Herrschers
campaigns-table-moment-return-choices = Wohin der Herrscher zurückkehrt
campaigns-table-moment-return-default = Der alphabetisch erste Ort

## Würfe und Auslosungen: wofür, wie, was sie ändert, und was daraus folgt.

campaigns-table-roll-initiative = Initiative (C4.1, C10.4)
campaigns-table-roll-initiative-how = Ein Würfel für jede Seite (auf der Karte in der Spielerreihenfolge, in einer Schlacht zuerst für den Angreifer)
campaigns-table-roll-initiative-modifiers = −1 für jeden Helden, noch einmal −1 für jeden Herrscher
campaigns-table-roll-initiative-result = Der niedrigste Wurf gewinnt; bei Gleichstand wird noch einmal gewürfelt
campaigns-table-roll-attrition = Schwund (C6.1, C16.8)
campaigns-table-roll-attrition-how = Ein Würfel
campaigns-table-roll-attrition-modifiers = +1 für je zwei Einheiten über die zweite hinaus
campaigns-table-roll-attrition-result = Ab 10 geht eine Einheit verloren
campaigns-table-roll-fast = Schneller Kampf (C8.1)
campaigns-table-roll-fast-how = Ein Würfel für den Angreifer, dann einer für den Verteidiger
campaigns-table-roll-fast-modifiers = Angreifer −1 gegen Mauern (−2 gegen eine Hauptstadt), aber nie unter 1
campaigns-table-roll-fast-result = Stärke × Wurf ÷ 10; hoch ist gut
campaigns-table-roll-dissipation = Zauber vergehen (C11.7)
campaigns-table-roll-dissipation-how = Ein Würfel für jeden Zauber
campaigns-table-roll-dissipation-result = Bei 1–3 vergeht der Zauber
campaigns-table-roll-fireball = Feuerball (C24.3)
campaigns-table-roll-fireball-how = Ein Würfel
campaigns-table-roll-fireball-modifiers = Dazu der Schutz des Ziels (C14.7)
campaigns-table-roll-fireball-result = Bis 4: Die Einheit ist vernichtet
campaigns-table-roll-change = Ein neuer Auftrag (C13.1)
campaigns-table-roll-change-how = Ein Würfel; bei Chaos wird auch eine Zahl von 1 bis 3 ausgelost
campaigns-table-roll-change-modifiers = −1 für die Gruppe eines Herrschers
campaigns-table-roll-change-result = Bis 3: gelingt. 4–7: misslingt. Ab 8: Chaos.
campaigns-table-roll-join = Sich einem Herrscher anschließen (C13.3)
campaigns-table-roll-join-how = Ein Würfel
campaigns-table-roll-join-result = Bei 10 misslingt es
campaigns-table-roll-attack = Ein Angriff (C14.7)
campaigns-table-roll-attack-how = Ein Würfel für jede Einheit
campaigns-table-roll-attack-modifiers = Glück −1, Pech +1; was die Stärke ändert, steht in C14.7
campaigns-table-roll-attack-result = Bis zur Stärke der Einheit: Treffer
campaigns-table-roll-danger = Ein Anführer in Gefahr (C14.9)
campaigns-table-roll-danger-how = Ein Würfel für jeden Anführer, in alphabetischer Reihenfolge
campaigns-table-roll-danger-result = Bei 1–2 ist der Anführer tot
campaigns-table-roll-recruit = Anwerben (C18.2, C18.3)
campaigns-table-roll-recruit-how = Eine Einheit oder eine Einheitenart wird ausgelost
campaigns-table-roll-recruit-result = Du bekommst, was ausgelost wird
campaigns-table-roll-mishap = Vergebliche Suche (C18.4)
campaigns-table-roll-mishap-how = Ein Würfel
campaigns-table-roll-mishap-result = Bei 8–10 kommt niemand
campaigns-table-roll-spell = Ein Zauber für eine Hexe oder Rolf Guuf (C11.3)
campaigns-table-roll-spell-how = Ein Würfel
campaigns-table-roll-spell-result = Der Zauber mit dieser Nummer in C24.3
campaigns-table-roll-return = Rückkehr eines Herrschers (C18.6)
campaigns-table-roll-return-how = Ein Würfel
campaigns-table-roll-return-modifiers = +1, wenn die Burg geschleift ist; +1 für je zwei andere geschleifte Festungen
campaigns-table-roll-return-result = Bis 5: Der Herrscher kehrt zurück

## Optionen: wie jede heißt, und was ohne sie gilt.

campaigns-table-option-flying-stacks = Fliegende Stapel
campaigns-table-option-flying-stacks-without = Fliegende Einheiten ziehen nur über Verbindungen.
campaigns-table-option-fast-combat = Schneller Kampf
campaigns-table-option-fast-combat-without = Ihr schlagt jede Schlacht auf dem Schlachtbrett.
campaigns-table-option-battle-initiative = Initiative in der Schlacht
campaigns-table-option-battle-initiative-without = Der Angreifer zieht zuerst.
campaigns-table-option-dissipation = Zauber vergehen
campaigns-table-option-dissipation-without = Zauber vergehen nicht.
campaigns-table-option-one-shot = Einmalige Zauber

# Diese Option lässt sich nicht abschalten. C11.7 erklärt ihre drei Werte.
campaigns-table-option-one-shot-without = Diese Option lässt sich nicht abschalten; du wählst einen von drei Werten (C11.7).
campaigns-table-option-coordination = Koordination
campaigns-table-option-coordination-without = Herrscher können nicht koordinieren.
campaigns-table-option-limbering = Geschütze: ziehen oder schießen
campaigns-table-option-limbering-without = Artillerie darf in derselben Runde ziehen und schießen.
campaigns-table-option-flank-guards = Flankenwachen
campaigns-table-option-flank-guards-without = Jede Einheit darf kämpfen.
campaigns-table-option-lone-leaders = Anführer entkommen
campaigns-table-option-lone-leaders-without = Ein Anführer, der allein unter feindlichen Einheiten ist, stirbt.
campaigns-table-option-home-terrain = Heimatgelände
campaigns-table-option-home-terrain-without = Heimatgelände bietet keinen Schutz.
campaigns-table-option-retreat-spent = Kein Zug nach einem Rückzug
campaigns-table-option-retreat-spent-without = Einheiten, die sich vor ihrem Zug zurückgezogen haben, dürfen noch ziehen.
campaigns-table-option-fortress-guns = Festungsgeschütze
campaigns-table-option-fortress-guns-without = Alle Stammtruppen sind gewöhnliche Infanterie.
campaigns-table-option-walls = Mauern
campaigns-table-option-walls-without = Mauern bieten keinen Schutz.
campaigns-table-option-honors-of-war = Ehrenvoller Abzug
campaigns-table-option-honors-of-war-without = Niemand kann ehrenvollen Abzug anbieten.
campaigns-table-option-ruler-return = Herrscher kehren später zurück
campaigns-table-option-ruler-return-without = Ein getöteter Herrscher kehrt noch in derselben Runde zurück.
campaigns-table-option-bell-limit = Höchstens zwei Skelette
campaigns-table-option-bell-limit-without = Die Glocke darf beliebig viele Skelette rufen.
campaigns-table-option-bell-still = Glocke bleibt stehen
campaigns-table-option-bell-still-without = Die Glocke darf ziehen, nachdem sie ein Skelett gerufen hat.

# Was eine Option sein kann.
campaigns-table-value-true = An
campaigns-table-value-false = Aus
campaigns-table-value-choose = Wählen
campaigns-table-value-always = Immer
campaigns-table-value-never = Nie
campaigns-table-value-exempt = Ausgenommen
campaigns-table-value-again = Erneut
campaigns-table-value-gone = Verbraucht

## Orte, Einheiten, Anführer

campaigns-table-kind-castle = Burg
campaigns-table-kind-capital = Hauptstadt
campaigns-table-kind-fortified = Befestigter Ort
campaigns-table-kind-population = Siedlung
campaigns-table-kind-plain = Offenes Land
campaigns-table-terrain-plain = Ebene
campaigns-table-terrain-forest = Wald
campaigns-table-terrain-hills = Hügel

# Eine Hexe unter den Söldnern, in einer Liste von Einheiten.
campaigns-table-witch = Hexe
campaigns-table-note-cavalry = Kavallerie
campaigns-table-note-flying = Flieger
campaigns-table-note-artillery = Artillerie
campaigns-table-note-giant = Riesen

# Schreckenswölfe, Flügelaffen und Skelette.
campaigns-table-note-XWLF = Spezialisten der Gillikins
campaigns-table-note-XAPE = Flieger; Spezialisten der Winkies
campaigns-table-note-WSKE = Einheiten der Winkies; von der Glocke gerufen

# Eine Zeile unter den Einheiten der Winkies: Die Glocke zieht nie allein.
campaigns-table-bell = Die Glocke
campaigns-table-bell-moves = Wird getragen
campaigns-table-bell-notes = Siehe C19
campaigns-table-rank-ruler = Herrscher
campaigns-table-rank-hero = Held
campaigns-table-rank-witch = Hexe
campaigns-table-random-spell = Zufällig

## Zauber: auf wen sie wirken, und was sie tun.

campaigns-table-target-friend = Eine eigene Einheit
campaigns-table-target-enemy = Eine feindliche Einheit
campaigns-table-spell-good-luck = −1 auf die Angriffswürfe der Einheit
campaigns-table-spell-poor-luck = +1 auf die Angriffswürfe der Einheit
campaigns-table-spell-poppies = Die Einheit schläft und kann weder ziehen noch angreifen. Sie kann aber getroffen werden.
campaigns-table-spell-confusion = Die Einheit kann weder ziehen noch im Nahkampf angreifen. Schießen darf sie.
campaigns-table-spell-fleet-feet = +1 Feld (C12.6, C12.7, C11.6, C15.7, C19)
campaigns-table-spell-transport = Die Einheit kommt sofort in ein beliebiges Feld ohne feindliche Einheiten, nur nicht in die erste Reihe des Feindes. Ein Held, der nur diese Einheit führt, kommt mit. Eine Einheit aus einer größeren Gruppe geht allein. Der Zauber endet mit der Runde. Die Garnison lässt sich nicht versetzen.
campaigns-table-spell-fireball = Der Feuerball greift die Einheit sofort einmal mit Stärke 4 an. Überlebt sie, brennt sie: −1 auf ihre Nahkampf- und ihre Fernkampfstärke, solange der Zauber wirkt.
campaigns-table-spell-healing = Die Einheit übersteht den ersten Treffer, auch wenn er von einem Feuerball kommt. Danach ist der Zauber verbraucht.
campaigns-table-spell-uncanny-marksmanship = +1 Fernkampf, wenn die Einheit schießen kann
campaigns-table-spell-phantom-allies = +1 Nahkampf

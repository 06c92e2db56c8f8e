### Campaigns of Ozz: die Namen von Einheiten, Anführern, Arten, Aufträgen und Zaubern.
###
### Wörter dieses Spiels: map Karte · point Ort · road Straße · trail Pfad · link Verbindung · battleboard Schlachtbrett · space Feld
###   unit Einheit · leader Anführer · Hero Held · Ruler Herrscher · witch Hexe · stack Stapel · force Verband · group Gruppe
###   order Auftrag (Vorrücken, Halten, Zurück) · melee Nahkampf · charge Attacke · blown außer Atem · aloft in der Luft · raze schleifen
###   castle Burg · capital Hauptstadt · fortified point befestigter Ort · population center Siedlung · garrison Garnison
###   move first, second zuerst, zuletzt ziehen · national skeleton Winkie-Skelett · mercenary skeleton Söldnerskelett
###   honors of war ehrenvoller Abzug · fast combat schneller Kampf · mercenary Söldner · recruit anwerben · the Bell die Glocke
###
### Einheiten stehen in der Einzahl und ungebeugt („Speerträger 2 greift an“), in der Mehrzahl nur als Art („Speerträger“). Auch „die Glocke“
### und „die Garnison“ stehen so in Sätzen: deshalb nie nach „mit“ oder „von“.

## Einheiten. $number unterscheidet Einheiten einer Art: „Speerträger 2“

campaigns-name-unit-mreg = Linieninfanterie { $number }
campaigns-name-unit-mlwr = Landwehr { $number }
campaigns-name-unit-mgrd = Zorasters Garde { $number }
campaigns-name-unit-mcav = Kürassier { $number }
campaigns-name-unit-mlgt = Leichte Artillerie { $number }
campaigns-name-unit-mmed = Mittlere Artillerie { $number }
campaigns-name-unit-mbal = Ballon { $number }
campaigns-name-unit-qreg = Zentralinfanterie { $number }
campaigns-name-unit-qpro = Südmiliz { $number }
campaigns-name-unit-qgrn = Glendas Grenadier { $number }
campaigns-name-unit-qcav = Kavallerie { $number }
campaigns-name-unit-qlgt = Leichte Artillerie { $number }
campaigns-name-unit-qmed = Mittlere Artillerie { $number }
campaigns-name-unit-wreg = Speerträger { $number }
campaigns-name-unit-wmrk = Scharfschütze { $number }
campaigns-name-unit-wzil = Zilk-Lanzenreiter { $number }
campaigns-name-unit-wbor = Eberreiter { $number }
campaigns-name-unit-wmed = Mittlere Artillerie { $number }
campaigns-name-unit-wske = Winkie-Skelett { $number }
campaigns-name-unit-greg = Bogenschütze { $number }
campaigns-name-unit-gmus = Musketier { $number }
campaigns-name-unit-ggoa = Ziegenreiter { $number }
campaigns-name-unit-gber = Schreckensbär { $number }
campaigns-name-unit-glgt = Leichte Artillerie { $number }
campaigns-name-unit-gmed = Mittlere Artillerie { $number }
campaigns-name-unit-xwlf = Schreckenswolf { $number }
campaigns-name-unit-xape = Flügelaffe { $number }
campaigns-name-unit-xpmp = Kürbiskopf { $number }
campaigns-name-unit-xgia = Albine-Riese { $number }
campaigns-name-unit-xske = Skelett { $number }

# Truppen, die zu einer Festung gehören.
campaigns-name-unit-freg = Festungsinfanterie { $number }
campaigns-name-unit-fmed = Festungsgeschütz { $number }

# „First“ steht allein oder am Anfang eines Satzes, die anderen im Satz.
campaigns-name-bell-first = Die Glocke
campaigns-name-bell = die Glocke
campaigns-name-garrison-first = Die Garnison
campaigns-name-garrison = die Garnison

# In der schmalen Zeile über einem Stein auf dem Schlachtbrett. Daran soll man die vollen Namen von oben erkennen.
campaigns-name-short-bell = Glocke
campaigns-name-short-garrison = Garnison
campaigns-name-short-mreg = Infanterie { $number }
campaigns-name-short-mlwr = Landwehr { $number }
campaigns-name-short-mgrd = Garde { $number }
campaigns-name-short-mcav = Kürassier { $number }
campaigns-name-short-mlgt = Leichte Art. { $number }
campaigns-name-short-mmed = Mittl. Art. { $number }
campaigns-name-short-mbal = Ballon { $number }
campaigns-name-short-qreg = Infanterie { $number }
campaigns-name-short-qpro = Südmiliz { $number }
campaigns-name-short-qgrn = Grenadier { $number }
campaigns-name-short-qcav = Kavallerie { $number }
campaigns-name-short-qlgt = Leichte Art. { $number }
campaigns-name-short-qmed = Mittl. Art. { $number }
campaigns-name-short-wreg = Speerträger { $number }
campaigns-name-short-wmrk = Schütze { $number }
campaigns-name-short-wzil = Lanzenreiter { $number }
campaigns-name-short-wbor = Eberreiter { $number }
campaigns-name-short-wmed = Mittl. Art. { $number }
campaigns-name-short-wske = Skelett { $number }
campaigns-name-short-greg = Bogensch. { $number }
campaigns-name-short-gmus = Musketier { $number }
campaigns-name-short-ggoa = Ziegenreiter { $number }
campaigns-name-short-gber = Bär { $number }
campaigns-name-short-glgt = Leichte Art. { $number }
campaigns-name-short-gmed = Mittl. Art. { $number }
campaigns-name-short-xwlf = Wolf { $number }
campaigns-name-short-xape = Affe { $number }
campaigns-name-short-xpmp = Kürbiskopf { $number }
campaigns-name-short-xgia = Riese { $number }
campaigns-name-short-xske = Skelett { $number }

## Anführer. Alle anderen heißen wie „Zoraster“ und bleiben so.

campaigns-name-witch = Hexe { $number }

## Wer zusammengehört

campaigns-name-group = Gruppe { $leader }

# $units ist eine Liste: „Gruppe Zoraster (Linieninfanterie 1 und Kürassier 1)“.
campaigns-name-group-of = Gruppe { $leader } ({ $units })
campaigns-name-with-bell = { $unit } mit der Glocke

# Verbündete. $name ist der erste, $allies eine Liste der anderen.
campaigns-name-allies = { $name } mit { $allies }

## Arten von Einheiten, ohne Nummer: auf Karten und in Tabellen, und in einer Liste wie „Anzuwerben: Schreckenswölfe“

campaigns-name-kind-mreg = Linieninfanterie
campaigns-name-kind-mlwr = Landwehr
campaigns-name-kind-mgrd = Zorasters Garde
campaigns-name-kind-mcav = Kürassiere
campaigns-name-kind-mlgt = Leichte Artillerie
campaigns-name-kind-mmed = Mittlere Artillerie
campaigns-name-kind-mbal = Ballon
campaigns-name-kind-qreg = Zentralinfanterie
campaigns-name-kind-qpro = Südmiliz
campaigns-name-kind-qgrn = Glendas Grenadiere
campaigns-name-kind-qcav = Kavallerie
campaigns-name-kind-qlgt = Leichte Artillerie
campaigns-name-kind-qmed = Mittlere Artillerie
campaigns-name-kind-wreg = Speerträger
campaigns-name-kind-wmrk = Scharfschützen
campaigns-name-kind-wzil = Zilk-Lanzenreiter
campaigns-name-kind-wbor = Eberreiter
campaigns-name-kind-wmed = Mittlere Artillerie
campaigns-name-kind-wske = Winkie-Skelette
campaigns-name-kind-greg = Bogenschützen
campaigns-name-kind-gmus = Musketiere
campaigns-name-kind-ggoa = Ziegenreiter
campaigns-name-kind-gber = Schreckensbären
campaigns-name-kind-glgt = Leichte Artillerie
campaigns-name-kind-gmed = Mittlere Artillerie
campaigns-name-kind-xwlf = Schreckenswölfe
campaigns-name-kind-xape = Flügelaffen
campaigns-name-kind-xpmp = Kürbisköpfe
campaigns-name-kind-xgia = Albine-Riesen
campaigns-name-kind-xske = Skelette
campaigns-name-kind-witch = eine Hexe

## Aufträge

campaigns-name-order =
    { $order ->
        [A] Vorrücken
        [S] Halten
       *[B] Zurück
    }

## Zauber

campaigns-name-spell-good-luck = Glück
campaigns-name-spell-poor-luck = Pech
campaigns-name-spell-poppies = Mohn
campaigns-name-spell-confusion = Verwirrung
campaigns-name-spell-fleet-feet = Flinke Füße
campaigns-name-spell-transport = Versetzen
campaigns-name-spell-fireball = Feuerball
campaigns-name-spell-healing = Heilung
campaigns-name-spell-uncanny-marksmanship = Meisterschuss
campaigns-name-spell-phantom-allies = Geisterheer

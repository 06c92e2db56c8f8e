### Was an einem Szenario oder einer Stellung von Ozymandia oder Simultaneous Risk nicht stimmt.

## Was dort stehen muss: zwischen „hier muss“ und „stehen“.

files-an-area = ein Gebiet
files-areas = eine Zuordnung von Gebieten
files-area-kind = eine Gebietsart
files-a-province = eine Provinz dieser Karte
files-pair-of-areas = ein Paar von Gebieten
files-pairs-of-areas = eine Liste von Gebietspaaren
files-continents = eine Zuordnung von Kontinenten
files-list-of-territories = eine Liste von Ländern
files-swapped-areas = eine Liste von Gebieten zum Tauschen
files-by-player = eine Zuordnung nach Spielern
files-a-player = ein einziges Wort aus Buchstaben
files-two-players = eine Liste von zwei Spielern
files-number-up-to = eine Zahl bis { $most }
files-army-row = eine Zeile aus Gebiet, Spieler und Zahl
files-some-points = eine Liste von mindestens { $least } Punkten [x, y]
files-drawing-number = eine Zahl zwischen -10000 und 10000
files-view-box = ein Ausschnitt [x, y, Breite, Höhe]
files-lines = eine Liste von Zeilen

## Die Karte

files-few-areas = die Karte braucht mindestens zwei Gebiete; füge `areas` oder `continents` hinzu
files-many-areas = die Karte hat { $number } Gebiete, darf aber nur { $most } haben
files-small-map = wenn Armeen eingesetzt werden, braucht die Karte mindestens sechs Gebiete
files-no-area = ein Gebiet { $name } gibt es nicht

# $areas ist eine Liste mit „oder“.
files-ambiguous-area = { $name } kann { $areas } bedeuten
files-area-name = ein Gebiet darf nicht { $name } heißen; ein Name beginnt mit einem Buchstaben, danach sind Buchstaben, Ziffern, Leerzeichen und Bindestriche erlaubt
files-area-reserved = ein Gebiet darf nicht { $name } heißen, weil ein Befehl so heißt
files-area-arrow = ein Gebiet darf nicht { $name } heißen, weil `to` in Befehlen als Pfeil gilt
files-same-area-name = { $name } würde sowohl { $one } als auch { $other } bedeuten
files-city-of = eine Stadt braucht `of` und den Namen ihrer Provinz, und kein anderes Gebiet darf `of` haben
files-two-cities = eine Provinz kann nur eine Stadt haben
files-two-continents = { $territory } gehört schon zu einem anderen Kontinent
files-empty-continent = ein Kontinent braucht mindestens ein Land
files-borders-itself = { $area } kann nicht an sich selbst grenzen
files-border-twice = die Grenze zwischen { $one } und { $other } kommt zweimal vor
files-not-drawn = { $area } ist nicht gezeichnet

## Das Szenario und seine Armeen

files-setup-or-placing = ein Szenario braucht entweder `setup` oder `placing`
files-bad-players = nenne zwei verschiedene Spieler, jeden mit einem einzigen Wort aus Buchstaben
files-shared-area = nur ein Spieler kann { $area } halten, nicht { $players }
files-cities-to-win = für den Sieg muss mehr als die Hälfte der Städte nötig sein, also { $least } bis { $most }
files-no-option = eine Option { $name } gibt es nicht
files-no-armies = { $player } beginnt ohne Armeen
files-has-won = { $player } hat schon am Anfang gewonnen
files-impossible-unplaced = es kann nicht sein, dass die Spieler noch { $first } und { $second } Armeen einsetzen müssen

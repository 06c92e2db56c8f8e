### Was an einem Brett mit Feldern in einem Szenario nicht stimmt.

## Was dort stehen muss: zwischen „hier muss“ und „stehen“.

files-a-tile = ein Feld
files-tiles = eine Zuordnung von Feldern
files-territories = eine Zuordnung von Territorien zu [u, v]
files-a-territory = ein Territorium
files-a-territory-name = der Name eines Territoriums
files-pair-of-tiles = ein Paar von Feldern
files-pairs-of-tiles = eine Liste von Feldpaaren

# $form ist wie „[u, v]“.
files-two-numbers = ein Paar ganzer Zahlen { $form }
files-coordinates = ein Paar von Zahlen zwischen -1000 und 1000
files-a-prefix = ein Kürzel aus ein bis drei Buchstaben
files-points = eine Liste von Punkten [x, y]
files-point = ein Punkt [x, y]
files-point-in-range = ein Punkt [x, y] mit Zahlen bis 10000

## Ganze Sätze

files-empty-board = das Brett hat keine Felder; füge `territories` oder `tiles` hinzu
files-no-tile = das Feld { $tile } gibt es nicht
files-no-territory = das Territorium { $territory } gibt es nicht
files-two-tiles = zwei Felder heißen { $tile }
files-two-territories = zwei Territorien heißen { $territory }

# $place ist wie „[9, 0]“.
files-same-place = { $tile } und { $other } liegen beide an der Stelle { $place }
files-tile-name = ein Feld darf nicht { $name } heißen; nimm nur Buchstaben und Ziffern
files-territory-name = ein Territorium darf nicht { $name } heißen; nimm nur Buchstaben und Ziffern
files-needs-prefix = der Name von { $territory } beginnt mit einer Ziffer; gib den Feldern dieses Territoriums ein Kürzel (`prefix`)

# $first und $last sind Namen von Feldern, wie „B1“ und „B6“.
files-same-prefix = in { $one } und { $other } würden die Felder gleich heißen ({ $first } bis { $last }); gib einem der beiden Territorien ein Kürzel (`prefix`)
files-touches-itself = { $tile } kann nicht sein eigener Nachbar sein
files-hex-or-polygon = ein Feld braucht entweder `hex: [q, r]` oder `polygon: [[x, y], …]`
files-flat-polygon = ein Vieleck braucht mindestens drei Punkte, die nicht alle auf einer Geraden liegen
files-many-tiles = ein Brett darf höchstens { $most } Felder haben
files-many-corners = die Vielecke eines Bretts dürfen zusammen höchstens { $most } Ecken haben
files-nothing-to-cut = { $path }: { $one } und { $other } grenzen nicht aneinander, also gibt es nichts zu trennen

### Campaigns of Ozz: was auf den Brettern steht, was ein Tippen darauf bewirkt, und die Legenden.

## Die Bretter

# An beiden Enden des Schlachtbretts. C ist die mittlere Spalte.
campaigns-board-edge =
    { $side ->
        [A] C (Mitte) · { $name } greift an
       *[D] C (Mitte) · { $name } verteidigt
    }

# Für Screenreader. $place ist ein Feld oder ein Ort mit seinen Verbänden, $action eines der nächsten sechs.
campaigns-board-may = { $place }; { $action }
campaigns-board-may-own = das kannst du auswählen

# Hier sind mehrere Verbände, und ein Tippen wählt einen nach dem anderen.
campaigns-board-may-next = ausgewählt; drück noch einmal, um den nächsten Verband hier auszuwählen
campaigns-board-may-target = das kannst du wählen
campaigns-board-may-move = hierher kannst du ziehen
campaigns-board-may-attack = hier kannst du angreifen
campaigns-board-may-fire = hierher kannst du schießen

# Für Screenreader. $note sagt, was daraus würde.
campaigns-board-noted = { $place }: { $note }

## Die Legende des Schlachtbretts

campaigns-board-legend-group = Ein Rahmen umschließt eine Gruppe mit dem Helden, der sie führt; Sp1 ist Speerträger 1; 2/4 heißt Stärke 2 im Nahkampf und 4 beim Schießen
campaigns-board-legend-unit = Eine einzelne Einheit mit Nation, Art und Stärke; Verteidiger haben eckige Steine
campaigns-board-legend-far = Verkleinert: Zahl der Einheiten jeder Art
campaigns-board-legend-A = Auftrag: Vorrücken
campaigns-board-legend-S = Auftrag: Halten
campaigns-board-legend-B = Auftrag: Zurück
campaigns-board-legend-done = Hat in dieser Runde schon gehandelt
campaigns-board-legend-turned = Gedreht: Nach einer Attacke kann Kavallerie nicht angreifen, nach einem Zug können Geschütze nicht schießen
campaigns-board-legend-spells = Zauber auf dieser Einheit, abgekürzt: hier Good Luck (Glück) und Poppies (Mohn)
campaigns-board-legend-guard = Bewacht die linke Flanke
campaigns-board-legend-ghost = Hierher kommt der Verband, wenn du diesen Befehl gibst
campaigns-board-legend-aimed = Das greifst du an, wenn du diesen Befehl gibst
campaigns-board-legend-forest = Wald
campaigns-board-legend-hills = Hügel
campaigns-board-legend-move = Hier kannst du { -tippen }
campaigns-board-legend-attack = Ein Zug hierher führt zu einem Nahkampf
campaigns-board-legend-fire = Hierher kannst du schießen

## Die Legende der Karte

campaigns-board-map-castle = Eine Burg, Sitz eines Herrschers
campaigns-board-map-capital = Eine Hauptstadt
campaigns-board-map-fortified = Ein befestigter Ort
campaigns-board-map-population = Eine Siedlung: 1 Punkt für die Seite, der sie gehört
campaigns-board-map-nation = Der Buchstabe nennt die Nation. Die Orte der Winkies sind violett und ihre Einheiten gelb, bei den Gillikins ist es umgekehrt
campaigns-board-map-plain = Offenes Land
campaigns-board-map-walls = Eine Garnison und die Zahl ihrer Einheiten. Sie verteidigt den Ort und verlässt ihn nie. Wer sie besiegt, schleift den Ort
campaigns-board-map-razed = Geschleift: bringt dem Eroberer 1 Punkt für jede Einheit der Garnison
campaigns-board-map-road = Eine Straße
campaigns-board-map-trail = Ein Pfad: Ein Marsch darauf kann dich eine Einheit kosten
campaigns-board-map-unit = Einheiten einer Art und ihre Zahl
campaigns-board-map-leader = Ein Held
campaigns-board-map-ruler = Ein Herrscher
campaigns-board-map-spent = In dieser Runde schon gezogen
campaigns-board-map-bell = Die Glocke
campaigns-board-map-battle = Hier wird gekämpft

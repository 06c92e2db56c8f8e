### Das Brett von Rozz: was Screenreader über Felder sagen, und die Legende.

## Ein Feld

rozz-tile = { $tile }: { $contents }
rozz-tile-owner = { $owner }, { $pieces }
rozz-yours = deins
rozz-tile-empty = { $tile }: leer
rozz-tile-pieces = { $item } { $number }
rozz-tile-planned = Geplant: { $pieces }
rozz-tile-comes = +{ $number } { $item }
rozz-tile-leaves = −{ $number } { $item } (noch { $left })
rozz-tile-in-reach = { $label }; { $may }
rozz-may-move = hierher kannst du ziehen
rozz-may-strike = hier kannst du angreifen
rozz-off-board = Nachrichten & Auslandshilfe

## Die Legende

rozz-legend-move = Zug
rozz-legend-strike = Angriff
rozz-legend-draft = Noch nicht hinzugefügt
rozz-legend-failed = Ungültig oder fehlgeschlagen
rozz-legend-token = Figur und Anzahl
rozz-legend-more = Zwei weitere Figuren. Vergrößere das Brett oder { -tippe-auf } das Feld, um sie zu sehen.
rozz-legend-banner = Hauptquartier. Ist ein Feld voll, steht die Flagge unterhalb der Figuren.
rozz-legend-home = Verkleinerst du das Brett, zeigt jedes Feld, wem es gehört und wie viele Figuren dort sind. Eine Flagge steht für ein Hauptquartier.
rozz-legend-seat = { $name }, Buchstabe { $letter }
rozz-legend-seat-other = { $name }, Buchstabe { $letter } ({ $initial } ist { $other })
rozz-legend-piece = { $piece } ({ $abbreviation })
rozz-legend-planned = Kommt in dieser Runde an
rozz-legend-fresh = In dieser Runde gekauft
rozz-legend-destroyed = In dieser Runde zerstört
rozz-legend-neutral = Neutrale Figur: gehorcht dem, der das Feld besitzt
rozz-legend-may-move = Hierher kannst du ziehen
rozz-legend-may-strike-at-others = Hier kannst du angreifen
rozz-legend-may-strike-at-own = Vorsicht: Hier stehen eigene Figuren
rozz-legend-may-strike-at-none = Hier kannst du angreifen, aber das Feld ist leer
rozz-legend-goal = Hier entscheidet sich die Partie
rozz-legend-lit = Kommt in diesem Schritt vor

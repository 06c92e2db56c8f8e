### Was ein Screenreader sagt. Diese Texte sieht niemand.

letters-on = Kürzel mit nur einer Taste sind eingeschaltet.
letters-off = Kürzel mit nur einer Taste sind ausgeschaltet.
key-changed = Die Taste ist geändert.
key-taken = Wähle eine andere Taste. Diese steht nicht für ein einzelnes Zeichen, oder ein Spiel braucht sie.
no-way = In dieser Richtung liegt kein Feld.
none-there = Nichts gefunden.
no-more = Mehr als { $most } geht nicht.
no-less = Weniger als { $least } geht nicht.
nothing-to-add = Es gibt nichts hinzuzufügen.
nothing-to-add-yet = Es gibt nichts hinzuzufügen. { $expects }
nothing-to-undo = Es gibt nichts rückgängig zu machen.
undone = Rückgängig gemacht.
taken-out = Entfernt: { $command }.
put-in = Hinzugefügt: { $command }.
list-of =
    { $number ->
        [one] Ein Befehl in der Liste.
       *[other] { $number } Befehle in der Liste.
    }
raised = Befehl { $number } ist jetzt Nummer { $before }.
in-what-if = Was wäre, wenn: { $moment }. Nichts, was du hier tust, ändert die Partie.

# Was ein Tippen dort bewirkt, und mehr dazu.
may-noted = { $may }: { $note }

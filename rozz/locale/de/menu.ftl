### Das Menü, die Einstellungen, und was alle am Tisch gemeinsam entscheiden.

## Das Menü

menu = Menü
keys = Tastatur
menu-take-turn = { $moment } ganz zurücknehmen
menu-take-back = Letzte Runde zurücknehmen
menu-take-back-open = Letzten Zug zurücknehmen
menu-resignation-back = Aufgeben zurücknehmen
menu-resign = Aufgeben
menu-draw = Unentschieden anbieten
set-pin = PIN festlegen
change-pin = PIN ändern
remove-pin = PIN entfernen
set-pin-how = Deine Befehle und Vermutungen sind dann nur noch mit dieser PIN zu sehen. Du brauchst sie auch, wenn du zum Beispiel einem Unentschieden zustimmst. Für die anderen ändert sich nichts.
set-pin-forgotten = Vergisst du sie, kannst du sie zurücksetzen. Was du in dieser Runde eingegeben hast, ist dann aber weg.
pin-first = PIN (vier Ziffern)
pin-current = Aktuelle PIN
pin-new = Neue PIN (vier Ziffern)
pin-again = PIN wiederholen
pin-differs = Die PINs stimmen nicht überein.
pin-is-set = PIN festgelegt. Du brauchst sie jedes Mal, wenn du das Gerät bekommst.
pin-changed = PIN geändert.
pin-removed = PIN entfernt.
on = an
off = aus

## Einstellungen

language = Sprache
language-coming = { $name } wird geladen …
language-offline = { $name } ist noch nicht auf diesem Gerät. Geh online und wähle noch einmal { $name }.
language-refused = { $name } ließ sich nicht laden. Falls es eine neue Version von Rozz gibt, aktualisiere Rozz zuerst. Wähle dann noch einmal { $name }.
language-missed = { $name } ließ sich nicht laden. Deshalb ist Rozz vorerst auf Englisch. Wähle { $name } im Menü, um es noch einmal zu versuchen.
reveal-switch = Runden automatisch abspielen
sound-switch = Ton
theme = Hell oder dunkel
theme-system = Systemstandard
theme-light = Hell
theme-dark = Dunkel

## Die Liste der Felder

places = Felder
by-owner = Nach Besitzer
by-distance = Nach Abstand von { $place }
places-near = Felder
place-row =
    { $may ->
        [none] { $text }; { $distance }
       *[other] { $text }; { $may }; { $distance }
    }
in-hand = hier
steps-away =
    { $number ->
        [one] einen Schritt entfernt
       *[other] { $number } Schritte entfernt
    }{ $direction ->
       *[none] {""}
        [0] , rechts
        [45] , rechts unten
        [90] , unten
        [135] , links unten
        [180] , links
        [225] , links oben
        [270] , oben
        [315] , rechts oben
    }
no-way-there = nicht erreichbar
nobodys = Neutral
empty-places = Leer

## Was alle gemeinsam entscheiden

ask-take-turn = { $moment } ganz zurücknehmen?
ask-take-turn-how = Wenn alle zustimmen, beginnt { $moment } noch einmal von vorn.
ask-take-back = { $moment } zurücknehmen?
ask-take-back-how-open = Wenn alle zustimmen, ist es, als hätte es { $moment } nie gegeben.
ask-take-back-how = Wenn alle zustimmen, gebt ihr eure Befehle für { $moment } noch einmal. Die alten Befehle kommen als Entwurf zurück. Was ihr seitdem geplant oder abgegeben habt, geht verloren.
ask-resignation-back =
    { $number ->
        [one] Spielt { $names } doch weiter?
       *[other] Spielen { $names } doch weiter?
    }
ask-resignation-back-own = Doch nicht aufgeben?
ask-resignation-back-how = Wenn alle zustimmen, spielt ihr ab { $moment } weiter.
ask-also-undone = Alles, was danach passiert ist, wird auch zurückgenommen.
ask-resignation-too =
    { $number ->
        [one] Dann spielt auch { $names } wieder mit.
       *[other] Dann spielen auch { $names } wieder mit.
    }
ask-draw = Die Partie mit einem Unentschieden beenden?
ask-draw-how = Wenn alle zustimmen, ist die Partie zu Ende, und niemand hat gewonnen.
agrees = { $name } stimmt zu
ask-seats = Spieler wechseln?
ask-seats-how = Wenn alle zustimmen, gilt der Wechsel sofort. Abgegebene Befehle zählen weiter.
ask-seats-left = Für alle, die nicht mehr mitspielen, entscheiden die anderen.
seat-goes-to = { $colour }: { $after } statt { $before }
seat-goes-later = Was { $before } für { $moment } abgegeben hat, zählt weiterhin.
seat-changed = { $name } spielt jetzt { $colour }.
seat-changed-later = Für { $moment } gelten die abgegebenen Befehle. Danach spielt { $name } { $colour }.
vote-in-turn = Alle stimmen nacheinander ab. Jetzt ist { $name } dran.
vote-so-far =
    { $number ->
        [one] { $names } stimmt zu.
       *[other] { $names } stimmen zu.
    }
seats-how = Abgegebene Befehle zählen weiter, und im Verlauf steht, wer auf welchem Platz gespielt hat.
seats-change = Spieler wechseln
take-over = An diesem Gerät übernehmen
has-left = ausgeschieden
play-on = Weiterspielen
# Ein Computer hat inzwischen gezogen, die Frage passt also nicht mehr zur Lage.
vote-ended = Die Abstimmung ist vorbei, weil die Partie weitergegangen ist. Beschlossen wurde nichts.
turn-taken-back = { $moment } ist zurückgenommen. Deine Befehle sind wieder Entwürfe.
resignation-undone = Aufgeben zurückgenommen.
moves-taken-back = Zurückgenommen: { $moves }. { $name } ist wieder bei { $moment }.
move-of = { $moment } von { $name }

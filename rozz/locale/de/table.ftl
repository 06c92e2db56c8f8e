### Der Tisch: das Brett, die eigenen Befehle, das Weitergeben des Geräts.

## Befehle

clear = Alle löschen
cleared = Alle Befehle gelöscht
let-go = Dieses Ziel ist nicht möglich. Deine Auswahl ist aufgehoben.
no-target = Dieses Ziel ist nicht möglich.
discarded = Verworfen: „{ $command }“.
quoted-command = „{ $command }“
commands-and-more =
    { $number ->
        [one] { $commands } und ein weiterer
       *[other] { $commands } und { $number } weitere
    }
replaced-void = Entfernt, weil ungültig: { $commands }.
drag-added = Hinzugefügt: „{ $command }“.
drag-changed = Geändert: „{ $command }“.
# Der Knopf daneben: öffnet den Befehl in der Liste, wo sich die Anzahl einstellen lässt.
change-number = Anzahl ändern
drag-added-instead = Hinzugefügt: „{ $command }“. Verworfen: „{ $lost }“.
change-discarded = Verworfen: deine Änderung an „{ $command }“.
add = Hinzufügen
cancel = Abwählen
cancel-edit = So lassen
start-over = Von vorn
select-instead = Lieber { $place } auswählen
commands-now = Du bist dran, { $name }
chooses-now = { $name }: { $moment }
dispatch = Deine Befehle
no-orders = Noch keine Befehle.
command-of-button = „{ $button }“ gibt diesen Befehl: { $command }
fewer = Eins weniger
fewer-of = { $what }: eins weniger
more = Eins mehr
more-of = { $what }: eins mehr
all = Alle { $number }
at-most = Max. { $number }
# $note sagt, woraus die Zahl besteht.
all-with-note = Alle { $number } ({ $note })
leap = { $number } mehr
leap-of = { $what }: { $number } mehr
how-many = Wie viele
with-it = Danach: { $tally }
delete-order = Befehl { $number } löschen
raise-order = Befehl { $number } nach oben
close = Schließen
resigns-next = Du gibst auf, deshalb kannst du keine anderen Befehle geben.
then-ready = Weiter mit „{ $button }“.
but-unread =
    { $number ->
        [one] Aber eine Zeile ist nicht lesbar. Ändere oder lösche sie.
       *[other] Aber { $number } Zeilen sind nicht lesbar. Ändere oder lösche sie.
    }
pieces-here = Was hier steht
edit-order = Befehl ändern
choices = Was du hier tun kannst
choices-most-used = Für den Anfang
choices-more = Alles andere
choices-refused = { $names }: { $why }
nothing-chosen = Noch nichts gewählt. { $expects }
cannot-play =
    { $rule ->
        [none] { $command } ist nicht möglich. { $why }
       *[other] { $command } ist nicht möglich. { $why } ({ $rule })
    }

## Befehle als Text

own-places = Deine Figuren
own-places-number = { $name } ({ $number })
added-too = Auch der angefangene Befehl steht jetzt in deiner Liste: „{ $command }“.
added-unsealed = Der Befehl steht jetzt in der Liste. Noch ist nichts versiegelt: Prüfe deine Befehle und versiegle sie dann.
added-unseen = Auch der angefangene Befehl steht jetzt in der Liste.
type-commands = Befehle eintippen
type-move = Zug eintippen
typed = Als Text bearbeiten, ein Befehl pro Zeile
typed-move = Als Text bearbeiten
typed-example = Zum Beispiel: { $command }
typed-looks = So sieht ein Befehl aus: { $command }
not-understood =
    { $meant ->
        [none] Zeile { $line }: „{ $word }“ ist nicht lesbar. Erwartet: { $expected }.
       *[other] Zeile { $line }: „{ $word }“ ist nicht lesbar.
    }
missing-after =
    { $meant ->
        [none] Zeile { $line }: Nach „{ $word }“ fehlt etwas. Erwartet: { $expected }.
       *[other] Zeile { $line }: Nach „{ $word }“ fehlt etwas.
    }
did-you-mean = Meinst du { $meant }?
mistake = Zeile { $line }: { $sentence }
at-column = Zeichen { $column }
mistakes = { $number } Zeilen sind nicht lesbar.
mistakes-more =
    { $number ->
        [one] Und noch eine Zeile.
       *[other] Und noch { $number } Zeilen.
    }
letters = Nachrichten
writes = { $name } schreibt: { $text }
too-many-lines = Der Text darf höchstens { $most } Zeilen haben. Kürze ihn und versuch es noch einmal. Deine Befehle sind unverändert.

## Fertig: Ist das alles?

ready = Fertig
play-it = Ausführen
moves = Letzte Züge
hand-in = Abgeben
command-faulty =
    { $status ->
        [failed] Schlägt fehl: { $why }
       *[void] Ungültig: { $why }
    }
command-faulty-rule =
    { $status ->
        [failed] Schlägt fehl: { $why } ({ $rule })
       *[void] Ungültig: { $why } ({ $rule })
    }
write-on = Weiterplanen
doubts = Befehle abgeben?
doubts-seal = Befehle versiegeln?
doubts-play-it = Jetzt ausführen?
doubts-sealed = Versiegelte Befehle kannst du nicht mehr ändern.
doubt-void = Befehl { $number } bewirkt nichts: { $text }. { $why }
doubt-unread = Diese Zeile ist nicht lesbar und fällt weg: { $text }
doubt-unread-more =
    { $number ->
        [one] Und eine weitere Zeile ist nicht lesbar.
       *[other] Und { $number } weitere Zeilen sind nicht lesbar.
    }
doubt-in-hand = Ein Befehl ist noch nicht fertig und fällt weg. { $expects }
doubt-unsent = Angefangen, aber noch nicht hinzugefügt: { $what }.
doubt-resign = Du gibst als { $name } auf und verlässt nach dieser Runde die Partie.

# Dasselbe, wenn die Runde nach diesen geheimen Befehlen weitergeht.
doubt-resign-reveal = Du gibst als { $name } auf und verlässt die Partie, sobald alle Befehle da sind.
doubt-resign-move = Du gibst als { $name } auf und verlässt die Partie sofort.
then-wins =
    { $number ->
        [one] Dann gewinnt { $names }.
       *[other] Dann gewinnen { $names }.
    }
then-nobody-wins = Dann gewinnt niemand.
then-ally-commands = Deine Armee führt dann { $name } in die Schlacht.
then-others-play = Die anderen spielen weiter.
all-in = Alle Befehle sind da!
title-all-in = Alle Befehle sind da
show-everyone = Befehle aufdecken

## Das Gerät weitergeben

pass-to = Gib das Gerät an { $name } weiter
begins-turn = { $name } gibt in dieser Runde zuerst Befehle, in der nächsten jemand anderes. Alle Befehle gelten gleichzeitig.
pass-safe = Auf dieser Seite ist nichts geheim. { $name }, hinter dem Knopf findest du deine Befehle. Drück ihn erst, wenn sonst niemand hinsieht.
i-am = Ich bin { $name }
take-back = { $name }: Befehle zurücknehmen
looked-again =
    { $number ->
        [one] { $names } hat sich die eigenen Befehle nach dem Abgeben noch einmal angesehen.
       *[other] { $names } haben sich die eigenen Befehle nach dem Abgeben noch einmal angesehen.
    }
looked-again-all =
    { $number ->
        [one] { $names } hat sich die eigenen Befehle noch einmal angesehen.
       *[other] { $names } haben sich die eigenen Befehle noch einmal angesehen.
    }
pass-pin = Auf dieser Seite ist nichts geheim. { $name }, gib deine PIN ein, wenn sonst niemand hinsieht.
pin-of = PIN von { $name }
pin-forgotten = PIN vergessen?
pin-wrong = Falsche PIN. Versuch es noch einmal.
pin-wrong-wait =
    { $seconds ->
        [one] Falsche PIN. Versuch es in einer Sekunde noch einmal.
       *[other] Falsche PIN. Versuch es in { $seconds } Sekunden noch einmal.
    }
pin-wait =
    { $seconds ->
        [one] Die PIN war zu oft falsch. Warte vor jedem neuen Versuch eine Sekunde.
       *[other] Die PIN war zu oft falsch. Warte vor jedem neuen Versuch { $seconds } Sekunden.
    }
pin-digits = Gib vier Ziffern ein.
reset-pin-question = PIN von { $name } zurücksetzen?
reset-pin-how = Das löscht die PIN und alles, was { $name } in dieser Runde eingegeben, aber nicht abgegeben hat, auch zurückgenommene Befehle. Der Partie selbst passiert nichts. Alle sehen, dass die PIN zurückgesetzt wurde.
reset-pin = PIN zurücksetzen
keep-pin = PIN behalten
pin-was-reset = Die PIN von { $name } wurde zurückgesetzt. Befehle, die bis dahin nicht abgegeben waren, sind weg.
take-back-how = Nur { $name } darf diesen Knopf drücken. Die Befehle erscheinen, sobald das Gerät wieder bei { $name } ist.

## Was wäre, wenn

what-if = Was wäre, wenn
what-if-at = Was wäre, wenn · { $moment }
player-at = { $name }, { $moment }
title-what-if = Was wäre, wenn: { $moment }
menu-resign-trial = Nur zur Probe aufgeben
resigning-trial = { $name } gibt nur in „Was wäre, wenn“ auf. Die Partie bleibt davon unberührt.
back-to-match = Zurück zur Partie
try-out = Ausprobieren
play-out = Durchspielen
what-if-others = { -Tippe-auf } einen der anderen Spieler oben, um auch für ihn zu planen.
what-if-guessed =
    { $number ->
        [one] Deine Vermutung zu { $names } wird hier mitgespielt.
       *[other] Deine Vermutungen zu { $names } werden hier mitgespielt.
    }
what-if-put-away = Dein „Was wäre, wenn“ ist beendet.
what-if-waits = „Was wäre, wenn“ ist beendet. { $name } kann es wieder öffnen.
what-if-dropped = Zurück in der Partie. Dein „Was wäre, wenn“ ist beendet.
what-if-left = Dein „Was wäre, wenn“ ist weg. Es bleibt nur erhalten, solange es auf dem Bildschirm ist. Die Partie ist unverändert.

## Computergegner

thinks = { $name } überlegt
thought-so-far = Fortschritt
do-not-wait = Nicht warten
thinker-failed = { $name } ist nicht fertig geworden und hat den bis dahin besten Plan gespielt.
level-unknown = Diese Version kennt die Stufe von { $name } nicht. Stattdessen spielt { $level }.

## Das Brett und die Leiste darüber

goal = Ziel:
how-played = So wird gespielt
zoom-in = Vergrößern
zoom-out = Verkleinern
fit = Ganzes Brett
turn-board = Brett drehen
ways = Navigation
rule = Regel { $rule }
legend = Legende
who-plays-here = Spieler
boards = Bretter
board-marked = mit markierten Feldern
map-tools = Kartenwerkzeuge
bar-match = · { $name }

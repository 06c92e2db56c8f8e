### Die erste Seite: Partien beginnen, gespeicherte Partien, Hinweise zum Gerät.

## Der Anfang

title = Rozz
title-of = { $where } · Rozz
promise = Alle planen heimlich. Dann geschieht alles auf einmal.
promise-how = Ein Kriegsspiel für eine bis sechs Personen. Wer das feindliche Hauptquartier erobert, gewinnt. Ganz ohne Konto.
war-shown = Ein kurzer Krieg: Rot und Blau rücken vor und kämpfen in der Mitte. Rots Rakete schlägt ein, und Rot erobert Blaus Hauptquartier.
still = Animation anhalten
ways-to-begin = Spielen
door-computer = Gegen den Computer, etwa zwanzig Runden.
with-friends = Mit anderen spielen
together = An einem Gerät
door-together = Reicht dieses Gerät herum.
by-link = Über Links
door-by-link = Spielt aus der Ferne und schickt euch Links.
door-learn = Eine kurze Einführung, Schritt für Schritt.
door-puzzle = Finde den Plan, der gewinnt.
door-puzzle-solved = Gelöst. Morgen gibt es ein neues Rätsel.
all-games = Alle Spiele
more-ways = Mehr
more-to-learn = Mehr erfahren
this-device = Auf diesem Gerät
for-designers = Für Designer
design-page = Design-Referenz
settings = Einstellungen
new-match = Neue Partie
skip-ahead = Weiter zu „Neue Partie“
open-file = Datei öffnen
rules = Regeln
simulator = Link-Simulator
simulator-try = So bleibt das Spiel über Links fair
simulator-about = Warum kann in Partien über Links niemand schummeln? Sieh drei Geräten beim Spielen zu und lass eines davon lügen.
learn = Lernen
learn-game = { $game } lernen
learn-about = Mach weiter, wo du aufgehört hast.
learn-on = { $game } weiterlernen: Schritt { $number } von { $total }
learn-resume = Weiterlernen
home = Startseite
to-home = Rozz, zur Startseite
play-now = Jetzt spielen
play-game = Spielen
play-game-now = { $game } gegen den Computer spielen

## Gespeicherte Partien

shelf = Gespeicherte Partien
go-on = Weiterspielen
button-of-match = { $button }: { $match }
whole-shelf = Alle { $number } Partien zeigen
saved-here = Auf diesem Gerät gespeichert
nothing-saved = Noch keine Partie gespeichert.
a-match = Gespeicherte Partie
match-of-two = { $first } – { $second }
being-read = Wird geöffnet …
match-line = { $scenario } · { $moment }
played-today = Heute gespielt
played-yesterday = Gestern gespielt
played-on = Zuletzt am { $day } gespielt
match-over = { $scenario } · zu Ende nach { $moment }
delete = { $name } löschen
export = { $name } als Datei speichern
deleted =
    { $number ->
        [one] { $name } wurde gelöscht
       *[other] { $number } Partien wurden gelöscht
    }
undo = Rückgängig
deleted-elsewhere = { $name } wurde in einem anderen Tab gelöscht
address = Deine Partien sind nur in diesem Browser und nur unter dieser Adresse gespeichert.
against = Gegen { $name }, Stufe { $number } von { $most }
share = Als Datei speichern
more-saved = Weitere gespeicherte Partien
copy-of = Kopie: { $name }
copy-again = Kopie { $number }: { $name }
duplicated = Kopie von { $name } angelegt. Geheime Befehle bleiben im Original.
exported = Als Datei gespeichert, ohne geheime Befehle
duplicate = { $name } kopieren
ask-name = { $name } umbenennen
new-name = Name der Partie
keep-name = Speichern
look = Ansehen
waits-for = { $name } ist dran
waits-shown = { $moment }: Sieh, was geschehen ist

## Hinweise zum Gerät und zu gespeicherten Partien

not-a-match = Diese Datei lässt sich nicht öffnen – { $sentence }
is-a-scenario = das ist ein Szenario und keine Partie. Mit dem Befehl `rozz new` machst du daraus eine Partie, die du hier öffnen kannst.
unsaved-full = Der Speicher des Browsers ist voll, deshalb werden neue Änderungen nicht gespeichert. Was schon gespeichert war, ist noch da. Speichere die Partie als Datei oder lösche alte Partien.
unsaved-forbidden = Dieser Browser lässt die Seite nichts speichern. Vielleicht nutzt du ein privates Fenster, oder Websitedaten sind gesperrt. Wenn du diesen Tab schließt, ist die Partie weg. Speichere sie als Datei, um sie zu behalten.
may-be-forgotten = Wenn der Platz knapp wird, kann dein Browser Partien löschen. Speichere Partien, die du behalten willst, als Datei.
needs-https = Offline spielen, über Links spielen und teilen kannst du nur unter einer sicheren Adresse (https). Diese hier ist nicht sicher (http).
forgetful = Dieser Browser löscht die Daten von Websites, die du eine Woche lang nicht besuchst. Lege Rozz auf den Home-Bildschirm („Teilen“, dann „Zum Home-Bildschirm“): Dann bleiben deine Partien erhalten, und Rozz füllt den ganzen Bildschirm.
was-ended = Der Browser hat die Seite beim Start geschlossen, wahrscheinlich weil der Speicher knapp war. Alles bis zum letzten Speichern ist noch da.
newer = Es gibt eine neue Version.
use-newer = Jetzt aktualisieren
fell-back = Die letzte Änderung war beschädigt und ist verloren. Du siehst den Stand davor.
not-revealed-full = Der Speicher des Browsers ist voll. Lösche alte Partien, dann kannst du die Runde aufdecken. Solange die Runde nicht gespeichert ist, kann niemand sie sehen.
elsewhere = Diese Partie ist in einem anderen Tab offen
elsewhere-how = Im anderen Tab ist alles gespeichert. Eine Partie läuft immer nur in einem Tab.
go-on-here = Hier weiterspielen
absent = Diese Partie ist nicht auf diesem Gerät
absent-how = Eine Partie liegt in dem Browser, in dem sie gespielt wird. Ihre Adresse funktioniert nur dort.
absent-then = Willst du nur zusehen, lass dir einen Link schicken. Zum Weiterspielen brauchst du die Datei der Partie. Die bekommst du auf dem anderen Gerät mit „{ share }“.
copy-address = Adresse kopieren
address-copied = Adresse kopiert
address-copied-here = Adresse kopiert. Sie öffnet diese Partie nur in diesem Browser.
site-cleared = Dein Browser hat die Daten dieser Website gelöscht. Rozz hat die Partien aus deiner Liste neu gespeichert.
opened-here-already = Diese Partie war hier schon gespeichert. Nichts ist dazugekommen.
opened-beside = Hier war schon eine andere Fassung dieser Partie gespeichert. Jetzt hast du beide Fassungen.
rules-changed-from = Seit diese Partie gespeichert wurde, haben sich die Regeln geändert. Ab { $turn } sind die Ergebnisse anders.
rules-changed = Seit Beginn dieser Partie haben sich die Regeln geändert. Manche Ergebnisse können anders sein.
slow = Es dauert lange, diese Partie zu öffnen. Deshalb wird sie nur geöffnet, wenn du es willst.
link-of-unread = Die Partie zu diesem Link ist hier schon gespeichert, aber noch nicht geöffnet. Öffne sie auf der Startseite oder lösche sie, falls sie sich nicht öffnen lässt. Öffne danach den Link noch einmal.
link-of-another-kind = Hier ist schon eine andere Partie mit demselben Namen gespeichert. Speichere sie als Datei, wenn du sie behalten willst. Lösche sie dann hier und öffne den Link noch einmal.
damaged = Diese Partie bleibt gespeichert, lässt sich aber nicht öffnen – { $sentence }
our-fault = Da ist etwas schiefgegangen. Das liegt an uns, nicht an dir.
our-fault-how = Alles bis zum letzten Speichern ist noch da. Bitte melde uns den Fehler mit diesem Text:

### Partien über Links: Alle haben ein eigenes Gerät, und Links tragen die Befehle.
###
### Namen stehen ungebeugt, auch „die anderen“ und „die Spielleitung“: deshalb nach „an“ und „auf“ oder als Satzgegenstand, nie nach „von“ oder „mit“.

paste-link = Link einfügen
nothing-pasted = Hier steht noch nichts. Füge den Link ein, den du bekommen hast, oder die ganze Nachricht.
open-link = Link öffnen
named-by-link = { $colour } wählt beim Beitreten einen Namen
open-dice = { $game } kannst du nicht über Links spielen, weil in diesem Spiel offen gewürfelt wird.
by-link-messages = In einer Partie über Links kannst du keine geheimen Nachrichten kaufen. Schreib den anderen stattdessen direkt.
link-opening = Dein Link wird geöffnet …
link-own = Das ist dein eigener Link. Schick ihn an { $names }.
link-invited = Du bist zu einer Partie eingeladen
link-gathering =
    { $number ->
        [one] Eine Person fehlt noch
       *[other] Es fehlen noch { $number } Personen
    }
link-complete = Alle Plätze sind besetzt
link-waits-start = Warten auf den Start der Partie
link-composing = Runde { $turn }: Gib deine Befehle

# ✓: Ein Schritt ist getan.
link-sealed = Versiegelt ✓ Noch nicht gesendet
link-resigned = Aufgegeben ✓ Noch nicht gesendet
link-has-resigned = Aufgegeben ✓ Warten auf { $names }
link-played = Gezogen ✓ Noch nicht gesendet
link-opened = Aufgedeckt ✓ Noch nicht gesendet
link-voted = Abgestimmt ✓ Noch nicht gesendet
link-skipped = { $moment } geht ohne dich weiter
link-started = Begonnen ✓ Noch nicht gesendet
link-sent = Geteilt ✓ Warten auf { $names }
link-waits = Warten auf { $names }
link-reveal = Jetzt aufdecken: Link senden
still-to-come = Wer hat was geschickt?
owes-seal =
    { $number ->
        [one] { $name } hat noch keine Befehle versiegelt.
       *[other] { $name } haben noch keine Befehle versiegelt.
    }
owes-move =
    { $number ->
        [one] { $name } hat noch nicht gezogen.
       *[other] { $name } haben noch nicht gezogen.
    }
owes-reveal =
    { $number ->
        [one] { $name } hat die Befehle versiegelt, aber noch nicht aufgedeckt.
       *[other] { $name } haben die Befehle versiegelt, aber noch nicht aufgedeckt.
    }
owes-nothing-yet =
    { $number ->
        [one] { $name } hat die Befehle versiegelt und wartet auch.
       *[other] { $name } haben die Befehle versiegelt und warten auch.
    }
owes-nothing =
    { $number ->
        [one] { $name } hat für diese Runde alles erledigt.
       *[other] { $name } haben für diese Runde alles erledigt.
    }
seen-later = { $moment } wird für { $names } erst mit deinem nächsten Link sichtbar.
seen-with =
    { $number ->
        [one] Du siehst diese Runde, sobald { $names } den nächsten Link schickt.
       *[other] Du siehst diese Runde, sobald { $names } die nächsten Links schicken.
    }
resigned-elsewhere =
    { $number ->
        [one] { $name } hat aufgegeben.
       *[other] { $name } haben aufgegeben.
    }
# Follows the message above. $moment is like “turn 3”.
resigned-you-win = Spiel { $moment } zu Ende, dann gewinnst du.
sealed-already =
    { $number ->
        [one] { $name } hat die Befehle schon versiegelt und wartet auf dich.
       *[other] { $name } haben ihre Befehle schon versiegelt und warten auf dich.
    }
link-undecided = Alle haben ihre Befehle aufgedeckt. Nur die Computergegner müssen noch entscheiden. Öffne den neuesten Link von jemand anderem oder lass dieses Gerät entscheiden.
link-newer = Die Computergegner auf dieser Seite sind älter als die von { $names }. Lade die Seite neu, um neuere zu bekommen. Hilft das nicht, dann können die anderen beschließen, { $names } in dieser Runde zu überspringen.
link-decide = Dieses Gerät entscheiden lassen
link-not-recomputed = In dieser Runde hat eine andere Version der Computergegner gespielt. Diese Seite hat deren Befehle ungeprüft übernommen.
link-mind-failed = ein Computergegner ist nicht fertig geworden. Versuch es noch einmal
link-busy = Einen Moment. Dein Gerät prüft Unterschriften, und die Computergegner entscheiden.
link-over = Zu Ende nach Runde { $turn }
link-looking-on = Du siehst zu
looks-move = { $moment }: Warten auf { $names }.
looks-none = { $moment }: Noch hat niemand Befehle versiegelt. Warten auf { $names }.
looks-some =
    { $number ->
        [one] { $moment }: { $sealed } hat Befehle versiegelt, { $names } noch nicht.
       *[other] { $moment }: { $sealed } haben Befehle versiegelt, { $names } noch nicht.
    }
looks-opening = { $moment }: Alle Befehle sind versiegelt. Wer noch aufdecken muss: { $names }.
looks-opening-some =
    { $number ->
        [one] { $moment }: { $sealed } hat die Befehle versiegelt. Wer noch aufdecken muss: { $names }.
       *[other] { $moment }: { $sealed } haben ihre Befehle versiegelt. Wer noch aufdecken muss: { $names }.
    }
told-looking-on = Jemand hat diese Partie mit dir geteilt. Du siehst zu.
link-no-key = Dieses Gerät spielt in dieser Partie nicht mit.
link-made-here = Du hast diese Partie für andere angelegt.
link-others-play = Alle Plätze sind an andere vergeben.
link-lost-somehow = Du hast um einen Platz gebeten, aber die Spielleitung hat sich für andere entschieden. Du kannst zusehen.
link-verified = Runde { $turn } abgeschlossen · geprüft
link-send = Niemand kann deine Befehle lesen, bevor auch die der anderen versiegelt sind. Und dann kann niemand mehr seine Befehle ändern.
link-all-sealed = Alle Befehle sind versiegelt. Niemand kann sie mehr ändern.
link-unsaved = Dieser Browser kann gerade nichts speichern, deshalb kannst du auch nichts senden. Gib Speicher frei und lade dann die Seite neu.
link-copied = Kopiert. Füge den Link jetzt in eine Nachricht an { $names } ein.
link-shared = Der Link ist in der App, die du gewählt hast. Schick ihn dort an { $names }.
link-as-file = Als Datei gespeichert. Schick sie jetzt an { $names }.
not-shared-copied = Dieser Browser kann nichts teilen, deshalb ist der Link jetzt kopiert. Füge ihn in eine Nachricht ein.
link-unshared = Der Link ließ sich nicht teilen. Kopiere ihn stattdessen.
not-copied = Dieser Browser lässt die Seite nichts kopieren. Markiere den Link im Textfeld und kopiere ihn selbst.
changed-mind = Deine Anfrage kannst du nicht zurückziehen. Sag der Spielleitung, dass du nicht mitspielst. Dann kann jemand anderes um deinen Platz bitten.
given-up = Überlässt dir jemand seinen Platz?
given-up-how = Für alle Plätze gibt es schon Anfragen. Du kannst hier trotzdem um einen Platz bitten. Dann entscheidet { $maker }, wer spielt.
for-others = Du hast keinen Platz in dieser Partie. Lade alle ein, die mitspielen sollen, starte die Partie und sieh dann zu.
goes-along = Jetzt musst du nichts senden. Dein Zug steckt in deinem nächsten Link.

# Steht anstelle eines Namens, ungebeugt: wer noch nicht beigetreten ist.
player-of-color = Spieler { $colour }
not-got = Ist dein Link nicht angekommen?

# Steht anstelle eines Namens, ungebeugt: wer die Partie angelegt hat.
the-maker = die Spielleitung
everybody = alle
and-others = { $names } und { $number } weitere
the-others = die anderen
free-seat = frei
on-this-device = an diesem Gerät
join = Platz nehmen
which-seat = Platz
any-seat = Irgendein freier Platz
your-name = Dein Name
take-seat = Mitspielen
start-match = Partie starten
start-how = Nach dem Start kann niemand mehr dazukommen.
asks-with-words = { $name } ({ $words })
asks-for = { $name } möchte { $seats } spielen (Erkennungswörter: { $words })
here-as = { $name } an diesem Gerät
contested = { $names } wollen denselben Platz: { $colour }. Nur eine Person kann ihn bekommen.
contested-free-maker = Noch frei: { $free }. Schick den Link unten an alle, die denselben Platz wollen, damit jemand wechseln kann.
contested-none-maker = Kein anderer Platz ist frei. Entscheide, wer spielt, und sag es den anderen. Sie können mit deinen Links zusehen, oder du lädst sie zu einer anderen Partie ein.
contested-here = Nicht nur du möchtest { $colour } spielen, sondern auch { $names }. Nur einer von euch bekommt den Platz, und { $maker } entscheidet, wer.
contested-free-here = Noch frei: { $free }. Bitte auch um einen freien Platz, dann spielst du auf jeden Fall mit.
contested-none-here = Kein anderer Platz ist frei. Fällt die Wahl nicht auf dich, kannst du zusehen oder eine andere Partie anfangen.
enough = { $names } wollen { $seats } spielen. Die Plätze reichen für alle. Entscheide, wer welchen bekommt.
enough-here = Nicht nur du möchtest { $seats } spielen, sondern auch { $names }. Die Plätze reichen für euch alle, und { $maker } entscheidet, wer welchen bekommt.
too-few = Für { $seats } gibt es nur Anfragen von { $names }, und niemand kann auf zwei Plätzen spielen. Damit die Partie beginnen kann, muss noch jemand mitspielen.
too-few-here = Du möchtest { $seats } spielen, aber niemand kann auf zwei Plätzen spielen. Damit die Partie beginnen kann, muss noch jemand einen davon nehmen.
alike = Die Namen { $one } und { $other } sehen fast gleich aus. So kann die Partie nicht beginnen. Schick beiden Personen den Link unten. Eine von ihnen muss unter einem anderen Namen noch einmal anfragen.
alike-choose = Die Namen { $one } und { $other } sehen fast gleich aus. Wähle nur eine der beiden Personen.
alike-here-choose = Der Name { $name } sieht fast so aus wie deiner, { $own }. Nur einer von euch kann spielen. Frag unter einem anderen Namen noch einmal an.
alike-here = Der Name { $name } sieht fast so aus wie deiner, { $own }. So kann die Partie nicht beginnen. Frag unter einem anderen Namen noch einmal an.
alike-more = Auch andere Namen sehen fast gleich aus.

# Zwei Wörter unterscheiden zwei Personen mit demselben Namen.
two-words = Die zwei Wörter hinter einem Namen stehen auch in der Nachricht, die mit dem Link kam.
two-words-here = Falls noch jemand so ähnlich heißt wie du, erkennt dich { $maker } an den zwei Wörtern in deiner Nachricht.
asked-already = Du hast schon als { $name } um den Platz { $colour } gebeten. Nimm einen Namen, der deutlich anders aussieht.
link-lost = Du wolltest { $colour } spielen, aber die Spielleitung hat sich für { $name } entschieden. Du kannst zusehen.
several-joined = Wer spielt { $colour }?
several-names = Welcher Name für { $colour }?
choose-who = Entscheide, wer spielt
choose-first = Entscheide, wer { $seats } spielt, und starte dann die Partie.

# Acht Wörter, die auf allen Geräten gleich sein müssen.
words = Acht Wörter
words-how = Alle sollten dieselben acht Wörter sehen. Lest euch die Wörter gegenseitig vor. Stimmen sie überein, gibt sich niemand für jemand anderen aus.
share-link = Teilen
copy-link = Link kopieren
link-file = Als Datei speichern
the-link = Der Link
code = QR-Code
code-whole = Scanne den Code mit der Kamera eines anderen Geräts.
no-code = Dieser Link ist zu lang für einen QR-Code. Schick ihn oder speichere ihn als Datei.
you = du
key = Dein Schlüssel
key-why = Speichere jetzt deinen Schlüssel. Damit kannst du weiterspielen, auch wenn du dieses Gerät verlierst.
save-key = Schlüssel speichern
key-saved = Schlüssel gespeichert. Gib ihn nicht weiter: Wer ihn hat, kann auf deinem Platz spielen.
open-key = Du spielst schon mit? Öffne deine Schlüsseldatei
key-elsewhere = Spielst du schon auf einem anderen Gerät?
key-without-match = Dieser Schlüssel gehört zu einer Partie, die noch nicht auf diesem Gerät ist. Öffne zuerst einen Link zu dieser Partie.
key-is-here = Deinen Schlüssel hast du, aber als dieser Link entstand, hattest du noch keinen Platz. Öffne einen neueren Link.
rematch-link = Revanche
share-told = Link teilen
watch-shared = Der Link ist in der App, die du gewählt hast. Wer ihn bekommt, kann zusehen.
watch-copied = Link kopiert. Wer ihn bekommt, kann zusehen.
closing = Keine Antwort von { $name }?
closing-how = Wenn du die Partie schließt, bleibt sie unvollendet, und niemand gewinnt. Schickt jemand einen neuen Link, geht sie weiter.
close-unfinished = Als unvollendet schließen
take-up = Partie wieder öffnen
unfinished = Unvollendet
unfinished-how = Jemand hat nicht mehr geantwortet.
link-of = Meinen Link für { $moment } senden
link-of-again = Meinen Link für { $moment } noch einmal senden
link-on = Letzten Link weitergeben
start-again = Startlink noch einmal senden
start-on = Startlink noch einmal teilen
start-alone = Startlink vor deinen Befehlen senden
seal = Versiegeln
then-seal = Weiter mit „{ $button }“. Das ist endgültig.
own-sealed = Deine versiegelten Befehle
own-sealed-only-here = Nur dieses Gerät kann sie zeigen.
seal-how = Versiegelte Befehle lassen sich nicht mehr ändern, und niemand kann sie lesen, bevor alle versiegelt haben.
rounds-how = Jede Runde hat zwei Schritte: Erst versiegeln alle ihre Befehle, dann decken alle sie auf.
rounds-last = Nur du musst noch versiegeln. Schick dann deinen Link. Er deckt deine Befehle auch gleich auf.
round-one = Erster Schritt: Alle versiegeln ihre Befehle.
round-two = Zweiter Schritt: Alle decken ihre Befehle auf.
keep-told = Speichern
told-kept = Auf diesem Gerät gespeichert, bei deinen eigenen Partien.
not-shared = Diese Partie ist nicht lesbar und könnte Geheimnisse enthalten. Deshalb bleibt sie auf diesem Gerät.
own-scenario = Eigenes Szenario von { $name }
own-scenario-unnamed = Ein eigenes Szenario
own-differs = Das Szenario heißt wie eines, das es in Rozz schon gibt, aber manches ist anders: { $what }.
own-part-about = die Beschreibung
own-part-bankroll = das Startgeld
own-part-board = das Brett
own-part-bombs = die Zahl der Bomben
own-part-catalog = Figuren und Preise
own-part-forces = die Armeen
own-part-map = die Karte
own-part-objective = das Ziel
own-part-players = die Spieler
own-part-production = der Nachschub an Armeen
own-part-setup = die Aufstellung
own-part-terrain = das Gelände
own-part-turn_limit = die letzte Runde
own-part-turns = die letzte Runde
own-part-victory = das Ziel
own-part-other = einige Regeln
told-turns = Nach Runde { $number }
told-standing = So steht es
told-so-far = Jemand hat diese Partie mit dir geteilt. Die Runden sind nicht geprüft.
change-name = Namen ändern
new-name-here = Dein neuer Name
use-name = Diesen Namen nehmen
link-needs-https = Partien über Links brauchen eine sichere Adresse (https). Diese hier ist nicht sicher (http).

# Ein Browser, der eine Art von Unterschriften nicht kennt und den Ersatz nicht laden konnte.
keys-not-loaded = Damit du über Links spielen kannst, braucht dein Browser noch einen Teil von Rozz. Dieser Teil ließ sich nicht laden. Geh online, lade die Seite neu und versuch es noch einmal.
signature-unchecked = Dein Browser konnte eine Unterschrift nicht prüfen, deshalb hat sich nichts geändert. Lade die Seite neu und versuch es noch einmal.
key-failed = Dein Browser konnte deinen Schlüssel nicht benutzen, deshalb hat sich nichts geändert. Lade die Seite neu und versuch es noch einmal.
message = Deine Nachricht
add-note = Notiz hinzufügen
newest-enough = Der neueste Link reicht immer. Darin steckt die ganze Partie.
other-ways = Den Link anders senden
got-link = Hast du einen Link bekommen? Füge ihn hier ein
did-you-send = Hast du den Link gesendet?
did-you-send-how = Der Link geht nicht von selbst an { $names }. Du musst ihn senden.
sent-yes = Ja, gesendet
sent-not-yet = Noch nicht
sent-told = Vermerkt: gesendet an { $names }.
send-now = Senden
ending-unsent = Noch nicht gesendet
ending-how = Schick diesen Link jetzt an { $names }, damit das Ergebnis ankommt.
invite-again = Einladung noch einmal senden
changed-mind-title = Hast du es dir anders überlegt?
safety = Sicherheit & dein Schlüssel
link-seen = Diesen Link hast du schon einmal geöffnet. Es hat sich nichts geändert.
link-older = In diesem Link steht nichts Neues. Du hast schon alles, was er enthält.
keep-waiting = Weiter warten
wait-for = Auf { $name } warten
you-wait = Du willst auf { $name } warten, also warten alle.
vote-unsent = Deine Stimme ist noch nicht gesendet. Du kannst sie noch zurücknehmen.
vote-take-back = Zurücknehmen
vote-counts = Deine Stimme zählt nur, wenn alle anderen zustimmen.
late = Die Befehle von { $names } für Runde { $turn } kamen zu spät. Die anderen hatten schon beschlossen, { $names } zu überspringen.
late-here = Deine Befehle für Runde { $turn } kamen zu spät. Die anderen hatten dich schon übersprungen.
turn-replaced = Runde { $turn } ist anders ausgegangen, als du es hier gesehen hast.
turn-open-again = Runde { $turn } ist noch nicht vorbei.
drafts-again = Deine Befehle für die nächste Runde sind wieder Entwürfe. Nichts ist verloren.
heard-it = OK
link-replaced = { $name } spielt jetzt an einem neuen Gerät. Hier kannst du nur noch zusehen.
invite-one =
    { $number ->
        [one] Nur ein Platz ist frei, also schick den Link nur an eine Person.
       *[other] Alle brauchen verschiedene Plätze. Noch frei: { $seats }. Sag allen, wer welchen Platz nehmen soll.
    }
join-shared = Bittet noch jemand um denselben Platz, dann entscheidet { $maker }, wer spielt.
invite-unsent = Einladung bereit ✓ Noch nicht gesendet
join-unsent = Anfrage bereit ✓ Noch nicht gesendet
missed = Die Befehle von { $names } für Runde { $turn } kamen zu spät und zählen nicht.
keep-playing = Weiterspielen

## Der nächste Schritt: eine Überschrift über dem, was jetzt zu tun ist

path-send = Schick den Link an { $names }
path-send-opened = Jetzt aufdecken: Schick den Link an { $names }
path-send-voted = Schick deine Stimme an { $names }
path-send-back = Schick den Link zurück an { $names }
path-send-again = Link noch einmal senden
path-send-on = Link weitergeben
path-invite-rivals = Frag { $names }, wer wechselt. Noch frei: { $seats }
path-invite-more = Lade noch jemanden ein
path-invite-alike = Lass eine der beiden Personen einen anderen Namen wählen
path-send-start = Schick den Startlink an { $names }
path-invite-again = Möchte noch jemand mitspielen?
path-invite-how = Auch andere können um einen Platz bitten. Du entscheidest, wer spielt.
path-open =
    { $number ->
        [one] Öffne den nächsten Link, den { $names } schickt
       *[other] Öffne die nächsten Links, die { $names } schicken
    }
path-open-join = Öffne den Link, den du zurückbekommst
path-open-start = Warte auf { $names } und öffne dann den Startlink
path-open-next = Öffne den nächsten Link, den du bekommst
path-compose = Gib deine Befehle
path-newer = Lade diese Seite neu
path-decide = Lass die Computergegner entscheiden
path-to-all = Ein Link genügt für alle. Schick ihn an jeden einzeln oder einmal in euren Gruppenchat. Alle dürfen ihn weitergeben.
path-to-maker = Die Spielleitung hat keinen Platz, sieht aber zu. Schick ihr diesen Link auch.
path-look-on = Willst du weiter zusehen, lass dir die Links von jemandem schicken, der mitspielt. Du selbst musst nichts senden.
path-goes-along = Ohne diesen Link geht es für { $names } nicht weiter. Schick ihn jetzt oder später zusammen mit deinen nächsten Befehlen.
path-not-needed = Auf diesen Link wartet niemand. Dein nächster Link enthält alles, was in ihm steckt.
path-ask-again = Frag unter einem anderen Namen noch einmal an
path-ask-too = Bitte auch um einen freien Platz
path-open-newest = Öffne den neuesten Link deiner Partie
path-invite-guests = Schick den Link an { $names }
path-send-resigned = Du gibst auf: Schick den Link an { $names }
path-send-ending = Schick das Ergebnis an { $names }
path-invite =
    { $number ->
        [one] Lade jemanden ein, { $seats } zu spielen
       *[other] Lade Freunde ein, { $seats } zu spielen
    }

## Was danach kommt

after-invite = Wer mitspielen will, sucht sich einen Platz aus und schickt dir einen Link zurück. Den öffnest du hier.
after-join = Sind alle Plätze besetzt, kannst du die Partie starten.
after-start = Dann beginnt die Partie. Den nächsten Link schickst du an { $names }.
after-start-alone = Dann schickst du den Startlink an { $names }.
after-seat = Dann schickst du einen Link zurück an { $maker }.
after-back = Dann startet { $maker } die Partie und schickt dir einen Link.
after-compose = Dann schickst du deinen Link an { $names }.
after-open =
    { $number ->
        [one] Dann öffnest du den nächsten Link, den { $names } schickt.
       *[other] Dann öffnest du die nächsten Links, die { $names } schicken.
    }
after-open-next = Dann öffnest du den nächsten Link, den du bekommst.
after-resigning = Mehr musst du nicht tun. Du kannst weiter zusehen.
after-vote-compose = Dann gibst du deine Befehle.
after-return = Dann rufen die anderen dich an und stimmen ab.

## Eine Runde ohne jemanden spielen, der nicht antwortet

skipping = Dauert es dir zu lange?
skipping-how = Antwortet jemand nicht, dann könnt ihr diese Runde ohne diese Person spielen. Alle anderen müssen aber zustimmen.
skip-asked =
    { $who ->
        [you] Die anderen stimmen ab, ob sie dich in dieser Runde überspringen. Ja-Stimmen: { $names }.
       *[other] { $other } in dieser Runde überspringen? Ja-Stimmen: { $names }.
    }
skip-missing = Wer noch abstimmen muss: { $names }.
skip-agreed =
    { $who ->
        [you] Die anderen überspringen dich in dieser Runde. Ja-Stimmen: { $names }.
       *[other] { $other } wird in dieser Runde übersprungen. Ja-Stimmen: { $names }.
    }
skip-here = Du musst nichts senden. In der nächsten Runde spielst du wieder mit.
skip-in-vain = Deine versiegelten Befehle zählen nicht.
skipped = Die anderen haben beschlossen, { $names } in dieser Runde zu überspringen.
skipped-here = Die anderen haben dich in dieser Runde übersprungen.
skipped-in-vain = Die anderen haben dich in dieser Runde übersprungen. Deine versiegelten Befehle zählen nicht.
skip-seat = { $name } überspringen
skip-question = { $name } diesmal überspringen?
skip-means = Die Befehle von { $name } für { $moment } zählen dann nicht, auch wenn sie noch kommen. In der nächsten Runde spielt { $name } wieder mit.
skip-needs = Das geht nur, wenn alle anderen zustimmen. Wer noch abstimmen muss: { $names }.
skip-final = Deine Stimme entscheidet, und du kannst sie später nicht zurücknehmen.
skip-wants = { $other } überspringen? Ja-Stimmen: { $names }
skip-keeps-out = Wenn ihr { $name } überspringt, ist das neue Gerät damit noch nicht zugelassen.
skipped-back = { $name } hat diese Runde verpasst. Die anderen haben für { $name } ein neues Gerät zugelassen.
skipped-back-here = Du hast diese Runde verpasst. Die anderen lassen dich an diesem Gerät weiterspielen.
skip-you = Die anderen könnten dich überspringen
skip-seal-now = Versiegle jetzt deine Befehle und sende sie. Dann spielst du diese Runde noch mit.
skip-send-now = Sende jetzt deinen Link. Dann spielst du diese Runde noch mit.
skip-send-again = Du hast alles gesendet. Ist dein Link nicht angekommen, dann schick ihn noch einmal an { $names }.

## Aufgeben

resigned-how = Nach dieser Runde verlässt du die Partie.
resigned-out = Du hast aufgegeben und bist nicht mehr dabei.
resigned-to-send = Sende den Link, damit die anderen davon erfahren. Mehr musst du nicht tun.
resigned-done = Mehr musst du nicht tun. Du kannst weiter zusehen.
resign-question = Aufgeben?
resign-means = Deine Befehle für { $moment } zählen dann nicht, und du verlässt die Partie. Das kannst du nicht rückgängig machen.
resign-as = Als { $name } aufgeben
resign-later = Aufgeben kannst du erst wieder, wenn du an der Reihe bist.

## Weiterspielen, wenn das Gerät verloren ist

return-lost = Ich habe meinen Schlüssel verloren
return-how = Wenn alle anderen zustimmen, kannst du wieder mitspielen. Öffne hier zuerst ihren neuesten Link.
return-ask = Wieder als { $name } mitspielen
return-two = In einer Partie zu zweit hilft nur deine Schlüsseldatei. Der Dateiname beginnt mit „rozz-key“.
return-few = Es sind zu wenige Spieler übrig, um über dich abzustimmen. Du brauchst deine Schlüsseldatei. Der Dateiname beginnt mit „rozz-key“.
return-early = Dieser Link stammt aus der Zeit vor dem Start der Partie. Lass dir von den anderen ihren neuesten Link schicken und öffne ihn hier. Dann kannst du darum bitten, wieder mitspielen zu dürfen.
return-unsent = Anfrage bereit ✓ Noch nicht gesendet
return-sent = Anfrage gesendet ✓ Warten auf { $names }
return-asked-here = Du möchtest wieder als { $name } mitspielen.
return-words = Die anderen werden dich nach diesen vier Wörtern fragen:
return-words-how = Sag die Wörter am Telefon oder persönlich. Schreib sie nicht in eine Nachricht.
return-wait = Warte auf die Abstimmung
return-decided = Alle lassen dich wieder mitspielen
return-decided-how = Nach dieser Runde spielst du wieder mit. Öffne den nächsten Link, den du bekommst.
return-wait-how = Alle anderen müssen zustimmen. Öffne dann den nächsten Link, den sie dir schicken.
return-other = Falscher Platz?
return-again = Noch einmal anfragen
return-older = Deine Anfrage zählt nicht mehr: Sie kam mit einem älteren Link, und { $name } hat seitdem gespielt. Jetzt hast du einen neueren Link, also frag noch einmal an.
return-another = Die anderen haben für { $name } ein anderes Gerät zugelassen.
return-asks = Jemand möchte an einem neuen Gerät als { $name } weiterspielen
return-card = Darf { $name } wieder mitspielen? { $words }
return-call = Ruf { $name } an. Stimm nur zu, wenn du diese vier Wörter hörst:
return-misses = { $name } verpasst { $moment } und spielt in der nächsten Runde wieder mit.
return-let = { $name } wieder mitspielen lassen
return-not-now = Jetzt nicht
return-own = An diesem Gerät spielst du selbst als { $name }. Kommt diese Anfrage nicht von dir, dann warne { $names }, damit niemand zustimmt.
return-several = Mehrere Geräte möchten als { $name } spielen. Lass nur das Gerät mit den richtigen Wörtern zu.
return-voted = { $name } soll wieder mitspielen. Ja-Stimmen: { $names }.
return-agreed = Ab Runde { $turn } spielt { $name } an einem neuen Gerät. Ja-Stimmen: { $names }.
return-only-skips = { $name } in dieser Runde überspringen? Ja-Stimmen: { $names }. Das neue Gerät ist damit noch nicht zugelassen. Über das Gerät könnt ihr in der nächsten Runde abstimmen.
return-later = Darüber kannst du gerade nicht abstimmen. In der nächsten Runde geht es wieder.
return-none = Für eine Abstimmung sind zu wenige Spieler übrig. Jetzt hilft nur noch die Schlüsseldatei von { $name }.
return-question = Darf { $name } wieder mitspielen?
return-means = { $name } verpasst { $moment }. Ab der nächsten Runde geht es für { $name } nur noch am neuen Gerät weiter.
return-take-back = Du kannst deine Stimme zurücknehmen, bis du sie sendest.
return-late = Jemand möchte wieder als { $name } mitspielen, hat dafür aber einen alten Link benutzt. Schick dieser Person zuerst deinen Link.
returned = Ab Runde { $turn } spielt { $name } an einem neuen Gerät. Ja-Stimmen: { $names }.
returned-here = Du bist wieder dabei und spielst ab Runde { $turn } als { $name }.
returned-away = Dein Platz gehört jetzt einem neuen Gerät (Ja-Stimmen: { $names }). Es spielt ab Runde { $turn } als { $name }. Hier kannst du nur noch zusehen. Wolltest du das Gerät gar nicht wechseln, dann ruf die anderen an.
return-won = Ab Runde { $turn } bist du wieder dabei

## Zwei verschiedene unterschriebene Befehle

proof = { $name } hat zwei Fassungen von Runde { $turn } unterschrieben
proof-own = Dieses Gerät hat zwei Fassungen von Runde { $turn } unterschrieben
proof-one = Die eine Fassung
proof-other = Die andere
proof-none = Keine Befehle
proof-skip = Eine Stimme dafür, { $name } zu überspringen
proof-keep = Eine Stimme dafür, auf { $name } zu warten
proof-resign = Aufgegeben
proof-seal = Versiegelte Befehle ({ $seal } …), die niemand lesen kann
proof-means = Entweder wurde eine Sicherung eingespielt, oder jemand schummelt. Dieses Gerät bewahrt beide Fassungen als Beweis auf. Die Partie geht weiter. Wenn sie stockt, könnt ihr { $name } überspringen.
proof-means-two = Entweder wurde eine Sicherung eingespielt, oder jemand schummelt. Dieses Gerät bewahrt beide Fassungen als Beweis auf. Wenn die Partie stockt, kannst du sie als unvollendet schließen.
proof-means-own-two = Auf diesem Gerät wurde eine Sicherung eingespielt. Wenn die Partie stockt, kannst du sie als unvollendet schließen.
proof-means-own = Auf diesem Gerät wurde eine Sicherung eingespielt. Die Partie geht weiter. Wenn sie stockt, können die anderen dich überspringen.

## Die Nachricht zum Link, geschrieben von dem, der ihn schickt

note-contested = Mehrere Personen wollen { $seats } spielen: { $names }. Noch frei: { $free }.
note-told = { $played }: Sieh dir die ganze Partie an
note-told-turn = { $played }: Sieh dir { $moment } an
note-rematch = Revanche, { $names }? Mit diesem Link spielen wir noch einmal „{ $played }“.

# $played ist etwa „Rozz, Hauptquartiere zu zweit“.
letter-of = { $played }: { $told }
letter-played = { $game }, { $scenario }
letter-invite = Lass uns „{ $played }“ spielen! Öffne den Link, such dir einen Platz aus und schick mir den Link, den du dann bekommst.
letter-let-in = Öffne den Link, damit ich mitspielen kann.
letter-take-free = Öffne den Link und nimm einen freien Platz.
letter-started = Die Partie hat begonnen!
letter-won = Die Partie ist zu Ende. Sieg für { $names }!
letter-draw = Die Partie ist zu Ende. Unentschieden!
letter-resigned =
    { $number ->
        [one] Ich habe in { $moment } aufgegeben.
       *[other] { $names } haben in { $moment } aufgegeben.
    }
letter-voted =
    { $number ->
        [one] Ich bin dafür, { $other } in { $moment } zu überspringen.
       *[other] { $names } sind dafür, { $other } in { $moment } zu überspringen.
    }
letter-kept =
    { $number ->
        [one] Ich möchte in { $moment } auf { $other } warten.
       *[other] { $names } möchten in { $moment } auf { $other } warten.
    }
letter-shown = { $moment } ist vorbei. Der Link zeigt, was geschehen ist.
letter-moved = Ich bin mit { $moment } fertig.
letter-given =
    { $number ->
        [one] Ich habe meine Befehle für { $moment } gegeben.
       *[other] { $names } haben ihre Befehle für { $moment } gegeben.
    }
letter-sealed =
    { $number ->
        [one] Meine Befehle für { $moment } sind versiegelt.
       *[other] { $names } haben ihre Befehle für { $moment } versiegelt.
    }
letter-opened =
    { $number ->
        [one] Alle haben ihre Befehle versiegelt. Dieser Link deckt meine Befehle für { $moment } auf.
       *[other] Alle Befehle sind versiegelt. Dieser Link deckt die Befehle von { $names } für { $moment } auf.
    }
letter-look = Öffne den Link, um zu sehen, wie es ausgegangen ist.
letter-vote = Öffne den Link und stimm ab.
letter-wait = Öffne den Link, um zu sehen, wie es steht.
letter-move =
    { $number ->
        [one] { $names }, du bist dran. Öffne den Link, mach deinen Zug und schick den neuen Link zurück.
       *[other] { $names }, ihr seid dran. Öffnet den Link, macht eure Züge und schickt den neuen Link weiter.
    }
letter-command =
    { $number ->
        [one] { $names }, du bist dran. Öffne den Link, gib deine Befehle und schick den neuen Link zurück.
       *[other] { $names }, ihr seid dran. Öffnet den Link, gebt eure Befehle und schickt den neuen Link an uns alle.
    }
letter-finish =
    { $number ->
        [one] { $names }, öffne den Link und spiel { $moment } zu Ende. Dann gewinnst du!
       *[other] { $names }, öffnet den Link und spielt { $moment } zu Ende. Dann gewinnt ihr!
    }
letter-reveal =
    { $number ->
        [one] { $names }, öffne den Link und schick den neuen Link zurück. Er deckt deine Befehle auf.
       *[other] { $names }, öffnet den Link und schickt den neuen Link an uns alle. Er deckt eure Befehle auf.
    }
letter-asks-back = Ich habe meinen Schlüssel verloren. Ich möchte an einem neuen Gerät als { $name } weiterspielen.
letter-call-me = Öffne den Link, dann ruf mich an und frag nach meinen vier Wörtern.
letter-let-back =
    { $number ->
        [one] Ich bin dafür, dass { $other } an einem neuen Gerät weiterspielt.
       *[other] { $names } sind dafür, dass { $other } an einem neuen Gerät weiterspielt.
    }
letter-vote-back = Öffne den Link, ruf { $other } an, frag nach den vier Wörtern und stimm dann ab.
letter-skipped = { $moment } geht ohne mich weiter.

### Der Link-Simulator: Drei Geräte spielen eine Partie über Links, und man selbst trägt die Links hin und her.
### Namen sind Farben: Rot, Blau, Grün. Eine eigene Datei, weil nur Neugierige das öffnen.

sim-title = Link-Simulator
sim-intro = Drei Geräte spielen eine Partie über Links, und du trägst die Links hin und her. Verliere einen Link, verzögere einen oder lass ein Gerät lügen. Sieh, was die anderen bemerken.
sim-simulated = Nur die Unterschriften sind hier simuliert. Alles andere läuft wie im echten Spiel.
sim-go-back = Zurück

## Geschichten

sim-stories = Geschichten
sim-story-normal = Eine gewöhnliche Runde
sim-story-normal-about = Erst versiegeln alle einen Befehl, dann decken alle ihren Befehl auf. So kann niemand auf die anderen reagieren.
sim-story-lost = Ein verlorener Link
sim-story-lost-about = Ein Link geht verloren. Die Nachricht kommt trotzdem an, und niemand muss etwas zweimal schicken.
sim-story-silent = Grün verstummt
sim-story-silent-about = Grün antwortet nicht. Rot und Blau beschließen, die Runde ohne Grün zu spielen.
sim-story-changed = Rot ändert den Befehl nach dem Aufdecken
sim-story-changed-about = Rot liest alle Befehle und versucht dann, den eigenen Befehl auszutauschen.
sim-story-broken = Rot deckt etwas anderes auf
sim-story-broken-about = Rot versiegelt einen Befehl und deckt einen anderen auf.
sim-story-backup = Eine alte Sicherung
sim-story-backup-about = Rot ist ehrlich, aber das Gerät vergisst den versiegelten Befehl. Also versiegelt Rot einen zweiten Befehl. Die anderen merken es, und die Runde geht weiter.
sim-story-found = Ein wiedergefundenes Siegel
sim-story-found-about = Das Gerät von Rot vergisst den versiegelten Befehl und findet das Siegel im Link von Grün wieder.
sim-story-over = Hier endet die Geschichte. Mach von Hand weiter oder starte einen Zufallslauf.

## Der Lauf

sim-run = Der Lauf
sim-seed = Startzahl
sim-random-run = Zufallslauf
sim-random-about = Zufallslauf { $seed }. Dieselbe Startzahl ergibt immer denselben Lauf.
sim-by-hand = Du entscheidest, was als Nächstes geschieht.
sim-start = Start
sim-back = Zurück
sim-step = Schritt
sim-play = Abspielen
sim-pause = Pause
sim-count = Schritt { $at }

## Unterwegs

sim-carrier = Unterwegs
sim-nothing-on-the-way = Gerade ist kein Link unterwegs.
sim-letter = Von { $sender } an { $to }

# $lies ist „yes“ oder „no“.
sim-letter-number =
    { $lies ->
        [yes] Link { $number }, mit einer Lüge
       *[no] Link { $number }
    }
sim-deliver = Zustellen
sim-lose = Verlieren
sim-double = Verdoppeln
sim-delay = Verzögern
sim-carry-named = Link von { $sender } an { $to }: { $action }

## Geräte

sim-device = Gerät von { $name }
sim-turn = Runde { $turn }
sim-history = Verlauf { $mark }
sim-history-differs = anderer Verlauf: { $mark }
sim-known = Was { $name } über Runde { $turn } weiß
sim-of-seat = { $name }:
sim-at-first = Noch nichts
sim-sealed = Versiegelt
sim-sealed-own = Versiegelt: { $command }
sim-skipped = Übersprungen
sim-resigned = Aufgegeben
sim-left = Ausgeschieden
sim-accused = Zwei Fassungen unterschrieben
sim-would-skip = { $names }: überspringen
sim-would-wait = { $names }: warten
sim-waits-composing = Kann einen Befehl versiegeln.
sim-waits-sealed = Wartet auf das Siegel von { $names }.
sim-waits-owes = Alle Befehle sind versiegelt. Dieses Gerät kann seinen Befehl aufdecken.
sim-waits-shown = Wartet auf den Befehl von { $names }.
sim-waits-looking = Wartet auf { $names }.
sim-waits-nobody = Wartet auf niemanden.
sim-waits-over = Die Partie ist zu Ende.
sim-last-turn = Runde { $turn }
sim-gave-nothing = nichts
sim-was-skipped = übersprungen
sim-was-resigned = aufgegeben
sim-holds = Halten
sim-marches = Marsch nach { $place }
sim-buys = Infanterie kaufen
sim-no-commands = Kein Befehl
sim-seal = Befehl versiegeln
sim-show = Befehl aufdecken
sim-more = Mehr
sim-skip = { $other } überspringen
sim-wait = Auf { $other } warten
sim-resign = Aufgeben
sim-restore = Sicherung einspielen
sim-send = Noch einmal senden
sim-mark = Unehrlich spielen lassen
sim-unmark = Ehrlich spielen lassen
sim-dishonest-mark = Unehrlich
sim-other = Anderen Befehl aufdecken
sim-change = Befehl austauschen
sim-twice = Zweiten Befehl versiegeln
sim-lies = Lügen
sim-act-named = { $name }: { $action }

## Beweise

sim-proof-commands = { $name } hat für Runde { $turn } zwei verschiedene Befehle unterschrieben
sim-proof-votes = { $name } hat in Runde { $turn } zwei Stimmen unterschrieben, die sich widersprechen
sim-proof-seal = Siegel { $mark }
sim-proof-show = Aufgedeckt: { $command }
sim-proof-resign = Aufgegeben
sim-proof-skip = { $other } überspringen
sim-proof-keep = Auf { $other } warten

## Was zuletzt geschah

sim-begun = Die Partie hat begonnen. Lass ein Gerät einen Befehl versiegeln oder { -tippe-auf } „Abspielen“.
sim-seals = { $name } versiegelt einen Befehl. Der Link beweist, dass die Wahl getroffen ist, verrät sie aber nicht.
sim-seals-last = { $name } entscheidet zuletzt. Alle anderen Befehle sind schon versiegelt, deshalb deckt { $name } den eigenen Befehl gleich auf.
sim-seals-last-over = { $name } entscheidet zuletzt und deckt den eigenen Befehl gleich auf. Runde { $turn } ist auf diesem Gerät vorbei.
sim-seals-over = { $name } versiegelt einen Befehl. Runde { $turn } ist auf diesem Gerät vorbei.
sim-shows = { $name } deckt den versiegelten Befehl auf.
sim-shows-over = { $name } deckt den versiegelten Befehl auf. Runde { $turn } ist auf diesem Gerät vorbei.
sim-votes-skip = { $name } stimmt dafür, Runde { $turn } ohne { $other } zu spielen. Das geht nur, wenn alle außer { $other } zustimmen.
sim-votes-skip-over = { $name } stimmt dafür, Runde { $turn } ohne { $other } zu spielen. Runde { $turn } ist auf diesem Gerät vorbei.
sim-skip-complete = Auch { $name } will { $other } überspringen. Jetzt sind sich alle einig, und Runde { $turn } geht ohne { $other } weiter.
sim-votes-wait = { $name } will auf { $other } warten. Jetzt kann in Runde { $turn } niemand { $other } überspringen.
sim-votes-wait-over = { $name } will auf { $other } warten. Runde { $turn } ist auf diesem Gerät vorbei.
sim-resigns = { $name } gibt auf. Der Link teilt es den anderen mit.
sim-resigns-over = { $name } gibt auf. Runde { $turn } ist auf diesem Gerät vorbei.
sim-restores = { $name } spielt eine Sicherung ein. Das Gerät vergisst alles, was seit dieser Sicherung geschehen ist.
sim-sends-again = { $name } schickt den neuesten Link noch einmal. Darin steckt alles, was das Gerät weiß.
sim-dishonest = { $name } ist jetzt unehrlich und kann Dinge unterschreiben, die ein ehrliches Gerät nie unterschreiben würde.
sim-honest = { $name } spielt wieder ehrlich.
sim-lies-twice = { $name } lügt und versiegelt für Runde { $turn } einen zweiten Befehl. Wer beide Siegel bekommt, behält sie als Beweis. Die anderen können { $name } überspringen.
sim-lies-other = { $name } lügt und deckt einen anderen Befehl auf als den versiegelten. Die anderen vergleichen den aufgedeckten Befehl mit dem Siegel und behalten beides als Beweis.
sim-lies-change = { $name } lügt und deckt in Runde { $turn } noch einen anderen Befehl auf. Für die anderen zählt weiter der Befehl, den sie zuerst gesehen haben.
sim-lost = Der Link von { $sender } an { $name } ist verloren gegangen. Der nächste Link von { $sender } bringt dieselbe Nachricht.
sim-doubled = Der Link von { $sender } an { $name } ist jetzt zweimal unterwegs. Es schadet nicht, ihn zweimal zu öffnen.
sim-delayed = Der Link von { $sender } an { $name } verspätet sich. Andere Links überholen ihn, aber die Reihenfolge ist egal.
sim-no-such-link = Dieser Link ist nicht mehr unterwegs.

# Ein Schritt, der nicht geht: warum, und was man tun kann. $why ist der Zustand des Geräts, $other ein Spieler.
sim-not-now =
    { $why ->
        [over] Für { $name } ist die Partie zu Ende. Geh einen Schritt zurück oder starte einen anderen Lauf.
        [resigned] { $name } hat aufgegeben. Stell die Links zu, die unterwegs sind, dann können die anderen weiterspielen.
        [no-backup] { $name } hat keine ältere Sicherung. Lass auf diesem Gerät erst etwas geschehen.
        [honest] { $name } spielt ehrlich und lügt nicht. Lass { $name } erst unehrlich spielen.
        [no-lie] Für diese Lüge muss { $name } gerade einen Befehl versiegelt oder aufgedeckt haben. Lass { $name } einen Befehl versiegeln oder warte auf die nächste Runde.
        [no-skip] Gerade wartet niemand auf { $other }, oder { $name } hat schon abgestimmt. Stell erst die Links zu, die unterwegs sind.
        [no-wait] Gerade kann niemand { $other } überspringen, oder { $name } hat schon abgestimmt. Stell erst die Links zu, die unterwegs sind.
        [signed-before] { $name } hat für diese Runde schon etwas anderes unterschrieben. Lass die anderen { $name } überspringen.
        [composing] { $name } hat noch keinen Befehl versiegelt, also gibt es nichts aufzudecken. Lass { $name } erst einen Befehl versiegeln.
        [sealed] { $name } hat einen Befehl versiegelt und wartet auf die anderen. Lass auch die anderen einen Befehl versiegeln und stell die Links zu.
        [owes-a-reveal] Alle Befehle sind versiegelt, und niemand kann sie noch ändern. Lass { $name } den Befehl aufdecken.
        [shown] { $name } hat den Befehl schon aufgedeckt. Stell den Link zu, dann geht die Runde weiter.
       *[looking-on] { $name } hat in dieser Runde nichts zu tun. Nimm ein anderes Gerät oder stell einen Link zu.
    }

sim-refuses = { $name } weist den Link von { $sender } zurück. Mit diesem Link stimmt etwas nicht.
sim-refuses-damaged = { $name } weist den Link von { $sender } zurück. Einen solchen Link schreibt kein Gerät.
sim-refuses-unsigned = { $name } weist den Link von { $sender } zurück. Eine Unterschrift fehlt oder ist falsch.
sim-refuses-forged = { $name } weist den Link von { $sender } zurück. Der Link passt nicht zu den früheren Unterschriften.
sim-proof = { $name } ertappt { $culprit }: Zwei Unterschriften für Runde { $proved } widersprechen sich. { $name } behält beide als Beweis.
sim-proof-own = { $name } findet zwei eigene Unterschriften für Runde { $proved }, die sich widersprechen.
sim-parted = { $name } weist den Link von { $sender } zurück. Der Link widerspricht dem, was dieses Gerät weiß.
sim-seen = { $name } erfährt aus diesem Link nichts Neues.
sim-went-back = { $name } erfährt, dass die anderen in Runde { $replaced } jemanden übersprungen haben, und nimmt diese Runde zurück.
sim-match-over = { $name } öffnet den Link, und die Partie ist zu Ende.
sim-turn-over = { $name } hat alle Befehle und vergleicht sie mit den Siegeln. Runde { $turn } ist auf diesem Gerät vorbei.
sim-turn-over-skipped = { $name } sieht, dass alle zugestimmt haben, { $other } zu überspringen. Runde { $turn } ist auf diesem Gerät vorbei.
sim-turn-over-without = { $name } ist zu spät. Die anderen haben Runde { $turn } ohne { $name } gespielt.
sim-reveals = { $name } sieht, dass alle Befehle versiegelt sind, und deckt deshalb den eigenen Befehl auf.
sim-learns-seal = { $name } erfährt, dass { $others } einen Befehl versiegelt hat. { $name } kann ihn noch nicht lesen.
sim-learns-seal-by =
    { $number ->
        [one] { $name } erfährt von { $sender }, dass { $others } einen Befehl versiegelt hat.
       *[other] { $name } erfährt von { $sender }, dass { $others } je einen Befehl versiegelt haben.
    }
sim-learns-show = { $name } liest den Befehl von { $others }. Der Befehl passt zum Siegel.
sim-learns-show-by =
    { $number ->
        [one] { $name } liest im Link von { $sender } den Befehl von { $others }. Der Befehl passt zum Siegel.
       *[other] { $name } liest im Link von { $sender } die Befehle von { $others }. Die Befehle passen zu den Siegeln.
    }
sim-learns-resigned = { $name } erfährt, dass { $others } aufgegeben hat.
sim-learns-resigned-by =
    { $number ->
        [one] { $name } erfährt von { $sender }, dass { $others } aufgegeben hat.
       *[other] { $name } erfährt von { $sender }, dass { $others } aufgegeben haben.
    }
sim-learns-skip = { $name } erfährt, dass { $voter } dafür stimmt, { $other } zu überspringen.
sim-learns-wait = { $name } erfährt, dass { $voter } auf { $other } warten will. Jetzt kann niemand { $other } überspringen.
sim-learns-skipped = { $name } erfährt, dass Runde { $turn } ohne { $other } weitergeht.
sim-finds-own = { $name } findet im Link von { $sender } das eigene Siegel und kann es mit dem eigenen Schlüssel wieder öffnen.
sim-learns = { $name } öffnet den Link von { $sender } und behält, was neu ist.
sim-page-says = Das Gerät von { $name } meldet: „{ $says }“

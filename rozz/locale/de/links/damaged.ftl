### Warum ein Link nicht lesbar ist: abgeschnitten, unterwegs verändert, oder er braucht eine andere Version von Rozz.

links-none = In diesem Text ist kein Link. Kopiere die ganze Nachricht, die du bekommen hast.
links-none-too-long = Dieser Text ist zu lang. Füge nur den Link ein.
links-cut-off = Das Ende dieses Links fehlt. Kopiere ihn ganz oder lass ihn dir noch einmal schicken.

# $why ist einer der Sätze weiter unten.
links-damaged = Dieser Link ist beschädigt. { $why } Lass dir den Link noch einmal schicken.

## Neuere und ältere Versionen

links-newer = Dieser Link kommt von einer neueren Version von Rozz. Lade diese Seite neu und öffne den Link noch einmal.
links-newer-kind = Diese Version von Rozz kennt solche Links nicht. Lade diese Seite neu und öffne den Link noch einmal.
links-newer-rules = Diese Seite kennt die neuen Regeln dieser Partie noch nicht. Lade die Seite neu und öffne den Link noch einmal.
links-newer-computers = In Runde { $turn } haben Computergegner gespielt, die diese Seite noch nicht kennt. Lade die Seite neu und öffne den Link noch einmal.
links-unknown-game = Diese Version von Rozz kennt das Spiel in diesem Link nicht. Lade diese Seite neu und öffne den Link noch einmal.
links-unknown-scenario = Diese Version von Rozz kennt das Szenario in diesem Link nicht. Lade diese Seite neu und öffne den Link noch einmal.
links-unknown-level = Diese Version von Rozz kennt einen der Computergegner in dieser Partie nicht. Lade diese Seite neu und öffne den Link noch einmal.
links-older = Dieser Link kommt von einer älteren Version von Rozz, deshalb kann die Partie nicht weitergehen. Fangt zusammen eine neue Partie an.
links-older-rules = Seit dieser Link entstanden ist, haben sich die Regeln geändert. Seine Partie lässt sich nicht mehr zeigen.
links-older-not-started = Diese Partie kommt von einer älteren Version von Rozz und hat nie begonnen. Fangt eine neue an.
links-not-older = Diese Partie sieht nur so aus, als käme sie von einer älteren Version von Rozz.

# Eine Partie über Links, die auf diesem Gerät gespeichert ist. Steht in Klammern.
links-kept-damaged = der Teil mit den Links ist nicht lesbar

## Mehr, als in einen Link passt

links-too-large = Dieser Link ist zu lang, um von Rozz zu stammen. Lass ihn dir noch einmal schicken.
links-too-much-work = Diese Partie ist zu groß, um sie hier noch einmal durchzuspielen. Sie enthält zu viele Befehle, oder es geschieht darin zu viel.
links-match-too-long = Diese Partie ist zu lang für einen Link. Speichere sie stattdessen als Datei.
links-too-many-dice = In dieser Partie gab es mehr Würfe, als in einen Link passen. Speichere die Partie stattdessen als Datei.
links-turn-too-many-dice = In dieser Runde gab es mehr Würfe, als in einen Link passen.
links-too-much-text = In dieser Partie steht mehr Text, als in einen Link passt.
links-most-turns = Eine Partie über Links kann höchstens { $number } Runden haben.
links-most-commands = In einen Link passen höchstens { $number } Befehle.
links-most-commands-a-turn = In einer Partie über Links darf jeder höchstens { $number } Befehle pro Runde geben.
links-scenario-large = Dieses Szenario ist zu groß für einen Link. Höchstens { $number } KB passen hinein.

## Das Szenario im Link

# $fault ist, was daran nicht stimmt. Den Punkt am Ende setzt die Seite.
links-scenario-unplayable = Das Szenario in diesem Link ist nicht spielbar: { $fault }
links-its-scenario-large = Das Szenario im Link ist zu groß.
links-its-scenario-form = Das Szenario im Link hat ein Format, das Rozz nie verwendet.

# $fault ist ein technischer Grund, auf Englisch.
links-its-scenario-unreadable = Das Szenario im Link ist nicht lesbar ({ $fault }).
links-its-scenario-garbled = Das Szenario im Link ist nicht lesbar.
links-unknown-option = Er enthält eine Option, die es in diesem Szenario nicht gibt.

## Was beschädigt ist: Jeder Satz folgt auf „Dieser Link ist beschädigt.“

links-strange-character = Er enthält ein Zeichen, das in keinen Link gehört.
links-changed-character = Unterwegs hat sich ein Zeichen verändert.
links-form = So schreibt Rozz keine Links.
links-end-missing = Das Ende fehlt.
links-after-end = Am Ende stehen überflüssige Daten.
links-number-too-large = Eine Zahl im Link ist zu groß.
links-number-form = Eine Zahl im Link ist falsch geschrieben.
links-text-unreadable = Ein Teil des Textes ist nicht lesbar.
links-commands-unreadable = Einige Befehle im Link sind nicht lesbar.
links-commands-too-long = Die Befehle im Link sind länger als alles, was Rozz schreibt.
links-commands-end = Die Befehle im Link enden an der falschen Stelle.
links-command-form = Ein Befehl im Link hat ein Format, das Rozz nie verwendet.
links-names-nothing = Er nennt etwas, das es in dieser Partie nicht gibt.
links-impossible-message = Er enthält eine Nachricht, die niemand geschrieben haben kann.
links-order-of-nothing = Einer der Befehle bewegt keine einzige Armee.
links-nobody-plays = In dieser Partie spielt niemand.
links-player-unknown = Er gibt für einen der Plätze nicht an, wer dort spielt.
links-empty-seat-played = Jemand spielt auf einem Platz, den das Szenario leer lässt.
links-seat-without-player = Auf einem der Plätze spielt niemand.
links-too-many-joins = Zu viele Personen bitten um denselben Platz.
links-too-many-requests = Zu viele Geräte möchten auf demselben Platz wieder mitspielen.
links-said-twice = Er enthält dieselbe Angabe zweimal.

# $fault ist ein Satz aus names.ftl.
links-bad-name = Einer der Namen im Link ist nicht erlaubt. { $fault }
links-signed-for-nobody = Er enthält eine Unterschrift für einen Platz, auf dem niemand spielt.
links-signature-missing = Eine der Unterschriften fehlt.
links-not-minimal = Er enthält zu viel oder zu wenig.
links-new-key-unskipped = Er enthält einen neuen Schlüssel für jemanden, der nicht übersprungen wurde.
links-new-key-not-alone = Er gibt jemandem einen neuen Schlüssel in einer Runde, in der auch andere übersprungen werden.
links-marked-twice = Er gibt für eine der Runden falsch an, wer aufgegeben hat oder übersprungen wurde.
links-computer-out-of-turn = Ein Computergegner entscheidet außer der Reihe, oder die Angabe seiner Version fehlt.
links-turn-unfinished = Er gibt eine Runde als unfertig aus, die schon zu Ende ist.
links-over-before-turn = Er enthält noch Runden nach dem Ende der Partie.
links-over-before-signature = Jemand hat nach dem Ende der Partie noch etwas unterschrieben.
links-extra-rolls = Er enthält mehr Würfe, als für die Runden nötig sind.

# $fault ist ein Grund, etwa: ein Wurf fehlt
links-turn-unplayable = Eine der Runden ist nicht spielbar ({ $fault }).
links-no-match = Er enthält keine Partie.

### Warum ein Link nicht lesbar ist: abgeschnitten, unterwegs verändert, oder er braucht eine andere Version von Rozz.

links-none = In diesem Text ist kein Link. Kopiere die ganze Nachricht, die du bekommen hast.
links-none-too-long = Dieser Text ist zu lang. Füge nur den Link ein.
links-cut-off = Das Ende dieses Links fehlt. Kopiere ihn ganz oder lass ihn dir noch einmal schicken.

# $why ist einer der Sätze weiter unten.
links-damaged = Dieser Link ist beschädigt. { $why } Lass ihn dir noch einmal schicken.

## Neuere und ältere Versionen

links-newer = Dieser Link kommt von einer neueren Version von Rozz. Lade diese Seite neu und öffne den Link noch einmal.
links-newer-kind = Diese Version von Rozz kennt diese Art von Links nicht. Lade diese Seite neu und öffne den Link noch einmal.
links-newer-rules = Diese Partie hat neuere Regeln als diese Seite. Lade die Seite neu und öffne den Link noch einmal.
links-newer-computers = In Runde { $turn } waren die Computergegner neuer als auf dieser Seite. Lade die Seite neu und öffne den Link noch einmal.
links-unknown-game = Diese Version von Rozz kennt das Spiel in diesem Link nicht. Lade diese Seite neu und öffne den Link noch einmal.
links-unknown-scenario = Diese Version von Rozz kennt das Szenario in diesem Link nicht. Lade diese Seite neu und öffne den Link noch einmal.
links-unknown-level = Diese Version von Rozz kennt einen der Computergegner in dieser Partie nicht. Lade diese Seite neu und öffne den Link noch einmal.
links-older = Dieser Link kommt von einer älteren Version von Rozz, deshalb kann die Partie nicht weitergehen. Fangt zusammen eine neue Partie an.
links-older-not-started = Diese Partie wurde nie gestartet und kommt von einer älteren Version von Rozz. Fangt eine neue Partie an.
links-not-older = Diese Partie sieht nur so aus, als käme sie von einer älteren Version von Rozz.

# Eine Partie über Links, die auf diesem Gerät gespeichert ist. Steht in Klammern.
links-kept-damaged = der Teil über ihre Links ist nicht lesbar

## Mehr, als in einen Link passt

links-too-large = Dieser Link ist zu lang, um von Rozz zu stammen. Lass ihn dir noch einmal schicken.
links-too-much-work = Diese Partie ist zu groß für diese Seite. Sie hat zu viele Befehle, oder es geschieht zu viel darin.
links-match-too-long = Diese Partie ist zu lang für einen Link. Speichere sie stattdessen als Datei.
links-too-many-dice = In dieser Partie wurde öfter gewürfelt, als in einen Link passt. Speichere sie stattdessen als Datei.
links-turn-too-many-dice = In dieser Runde wurde öfter gewürfelt, als in einen Link passt.
links-too-much-text = In dieser Partie steht mehr Text, als in einen Link passt.
links-most-turns = Eine Partie über Links kann höchstens { $number } Runden haben.
links-most-commands = In einen Link passen höchstens { $number } Befehle.
links-most-commands-a-turn = In einer Partie über Links darf jeder höchstens { $number } Befehle pro Runde geben.
links-scenario-large = Dieses Szenario ist zu groß für einen Link. Es dürfen höchstens { $number } KB sein.

## Das Szenario im Link

# $fault ist, was daran nicht stimmt. Den Punkt am Ende setzt die Seite.
links-scenario-unplayable = Das Szenario in diesem Link ist nicht spielbar: { $fault }
links-its-scenario-large = Sein Szenario ist zu groß.
links-its-scenario-form = Sein Szenario hat eine Form, die Rozz nie verwendet.

# $fault ist ein technischer Grund, auf Englisch.
links-its-scenario-unreadable = Sein Szenario ist nicht lesbar ({ $fault }).
links-its-scenario-garbled = Sein Szenario ist nicht lesbar.
links-unknown-option = Er enthält eine Option, die es in seinem Szenario nicht gibt.

## Was beschädigt ist: Jeder Satz folgt auf „Dieser Link ist beschädigt.“

links-strange-character = Er enthält ein Zeichen, das in keinen Link gehört.
links-changed-character = Unterwegs hat sich ein Zeichen verändert.
links-form = So schreibt Rozz keine Links.
links-end-missing = Das Ende fehlt.
links-after-end = Am Ende stehen überflüssige Daten.
links-number-too-large = Eine seiner Zahlen ist zu groß.
links-number-form = Eine seiner Zahlen ist falsch geschrieben.
links-text-unreadable = Ein Teil seines Textes ist nicht lesbar.
links-commands-unreadable = Einige seiner Befehle sind nicht lesbar.
links-commands-too-long = Seine Befehle sind länger als alles, was Rozz schreibt.
links-commands-end = Seine Befehle enden an der falschen Stelle.
links-command-form = Einer seiner Befehle hat eine Form, die Rozz nie verwendet.
links-names-nothing = Er nennt etwas, das es in dieser Partie nicht gibt.
links-impossible-message = Er enthält eine Nachricht, die niemand geschrieben haben kann.
links-order-of-nothing = In einem seiner Befehle zieht keine einzige Armee.
links-nobody-plays = In seiner Partie spielt niemand.
links-player-unknown = Er sagt nicht, wer auf einem der Plätze spielt.
links-empty-seat-played = Jemand spielt auf einem Platz, den sein Szenario leer lässt.
links-seat-without-player = Auf einem Platz seiner Partie spielt niemand.
links-too-many-joins = Zu viele Personen bitten um denselben Platz.
links-too-many-requests = Zu viele Geräte bitten darum, wieder auf demselben Platz zu spielen.
links-said-twice = Er sagt dasselbe zweimal.

# $fault ist ein Satz aus names.ftl.
links-bad-name = Einer seiner Namen ist nicht erlaubt. { $fault }
links-signed-for-nobody = Er enthält eine Unterschrift für einen Platz, auf dem niemand spielt.
links-signature-missing = Eine seiner Unterschriften fehlt.
links-not-minimal = Er enthält zu viel oder zu wenig.
links-new-key-unskipped = Er gibt jemandem einen neuen Schlüssel, obwohl die anderen diesen Platz nicht übersprungen haben.
links-new-key-not-alone = Er gibt jemandem einen neuen Schlüssel in einer Runde, in der auch andere übersprungen werden.
links-marked-twice = In einer seiner Runden steht falsch, wer aufgegeben hat oder übersprungen wurde.
links-computer-out-of-turn = Ein Computergegner entscheidet außer der Reihe, oder seine Version fehlt.
links-turn-unfinished = Er gibt eine Runde als unfertig aus, die schon zu Ende ist.
links-over-before-turn = Er enthält noch Runden nach dem Ende der Partie.
links-over-before-signature = Jemand hat nach dem Ende der Partie noch etwas unterschrieben.
links-extra-rolls = Er enthält mehr Würfe, als seine Runden brauchen.

# $fault ist ein Grund, etwa: ein Wurf fehlt
links-turn-unplayable = Eine seiner Runden ist nicht spielbar ({ $fault }).
links-no-match = Er enthält keine Partie.

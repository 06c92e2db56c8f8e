### Der Rückblick auf eine beendete Partie.

review = Rückblick
review-about = Sieh, wie sich die Siegchancen verändert haben und wer in welcher Runde viel verschenkt hat. Ein Computergegner sucht bessere Pläne und nutzt dabei nur, was man damals wissen konnte. Jeden Plan prüft er an dem, was die anderen wirklich getan haben.
review-done = { $percent } % fertig
review-stop = Anhalten
review-stopped = Der Rückblick ist nicht fertig.
review-go-on = Neu anfangen
review-failed = Der Rückblick ist nicht fertig geworden. Versuch es noch einmal.
review-curve = Siegchancen
review-chances = Siegchance in Prozent
review-points = Wendepunkte
review-no-points = Niemand hat in einer einzelnen Runde viel verschenkt.
review-drop = Am stärksten sind die Chancen von { $name } in { $turn } gefallen, von { $before } % auf { $after } %. Mit dem, was man damals wissen konnte, hat der Rückblick aber keinen klar besseren Plan gefunden.
review-resigned = { $name } hat in { $turn } aufgegeben, mit { $before } % Siegchance.
review-loss =
    { $loss ->
        [one] Der beste gefundene Plan wäre für { $name } um 1 Punkt besser gewesen.
       *[other] Der beste gefundene Plan wäre für { $name } um { $loss } Punkte besser gewesen.
    }
review-measured = Ein Punkt ist ein Prozent Siegchance. Die Kurve bewertet die Stellung nach jeder Runde, wenn alle Befehle ausgeführt sind. Deshalb kann sie sogar in einer Runde steigen, in der ein besserer Plan mehr gebracht hätte, und auch die Prozentzahl in einem Tipp kann abweichen. War ein Plan nach allem, was man damals wissen konnte, etwa so gut wie der beste, zählt er nicht als Fehler.
review-was = Was { $name } getan hat
review-would = Ein besserer Plan
review-gained = Mit dem besseren Plan hätte { $name } auch { $places } gehalten.
review-lost = Mit dem besseren Plan hätte { $name } aber { $places } nicht gehalten.

# Beides in einem Satz.
review-gained-and-lost = Mit dem besseren Plan hätte { $name } { $gained } gehalten statt { $lost }.
review-hangs =
    { $number ->
        [one] Danach ist die Figur von { $name } auf { $places } in Gefahr.
       *[other] Danach sind die Figuren von { $name } auf { $places } in Gefahr.
    }
review-hangs-many = Danach sind viele Figuren von { $name } in Gefahr.
review-hangs-none = Danach ist keine Figur von { $name } in Gefahr.
review-answer = Beste Antwort:
review-show = Auf dem Brett zeigen
review-show-it = { $moment } auf dem Brett zeigen
review-try = Besseren Plan ausprobieren
review-try-it = Besseren Plan für { $moment } ausprobieren

### Der Rückblick auf eine beendete Partie.

review = Rückblick
review-about = Sieh, wie sich die Siegchancen verändert haben und welche Runden die Spieler am meisten gekostet haben. Ein Computergegner sucht bessere Pläne und nutzt nur, was man damals wissen konnte. Er misst sie an dem, was die anderen wirklich getan haben.
review-done = { $percent } % fertig
review-stop = Anhalten
review-stopped = Der Rückblick ist nicht fertig.
review-go-on = Neu anfangen
review-failed = Der Rückblick ist nicht fertig geworden. Versuch es noch einmal.
review-curve = Siegchancen
review-chances = Siegchance in Prozent
review-points = Wendepunkte
review-no-points = Niemand hat in einer einzelnen Runde viel verschenkt.
review-loss =
    { $loss ->
        [one] { $name } hat 1 Prozentpunkt verschenkt.
       *[other] { $name } hat { $loss } Prozentpunkte verschenkt.
    }
review-measured = Die Prozentpunkte zeigen, wie weit die gegebenen Befehle hinter dem besten gefundenen Plan zurückbleiben. Die Kurve kann um einen anderen Wert fallen, weil sie zeigt, wie alle vor und nach jeder Runde dastanden.
review-was = Was { $name } getan hat
review-would = Ein besserer Plan
review-gained = Mit dem besseren Plan hätte { $name } auch { $places } gehalten.
review-lost = Mit dem besseren Plan hätte { $name } { $places } nicht gehalten.
review-hangs =
    { $number ->
        [one] Danach kann die Figur von { $name } auf { $places } geschlagen werden.
       *[other] Danach können die Figuren von { $name } auf { $places } geschlagen werden.
    }
review-hangs-many = Danach können viele Figuren von { $name } geschlagen werden.
review-hangs-none = Danach kann keine Figur von { $name } geschlagen werden.
review-answer = Beste Antwort:
review-show = Auf dem Brett zeigen
review-show-it = { $moment } auf dem Brett zeigen
review-try = Besseren Plan ausprobieren
review-try-it = Besseren Plan für { $moment } ausprobieren

### Warum einem Link nicht zu trauen ist, und was sich widerspricht: Jemand hat Unmögliches unterschrieben, oder zweierlei.

# $why ist einer der Sätze weiter unten.
links-refused = Diesem Link ist nicht zu trauen, deshalb hat sich nichts geändert. { $why }
links-another-match = Dieser Link gehört zu einer anderen Partie, nicht zu der, die gerade offen ist.
links-another-join = Ein Teil dieses Links gehört zu einer anderen Partie. Lass dir einen neuen Link schicken.

# So viele haben um denselben Platz gebeten.
links-seat-full = Um diesen Platz haben schon { $number } Personen gebeten, mehr geht nicht. Fang eine neue Partie an.

## Nicht unterschrieben: Jeder Satz folgt auf „Diesem Link ist nicht zu trauen, deshalb hat sich nichts geändert.“

links-unsigned =
    { $kind ->
        [join] Die Bitte um diesen Platz ist nicht von { $name } unterschrieben. Jemand anderes hat sie verfasst.
        [seal] Diese versiegelten Befehle sind nicht von { $name } unterschrieben. Jemand anderes hat sie verfasst.
        [show] Diese Befehle sind nicht von { $name } unterschrieben. Jemand anderes hat sie verfasst.
        [resign] Die Nachricht, dass { $name } aufgibt, ist nicht von { $name } unterschrieben. Jemand anderes hat sie verfasst.
        [return] Die Bitte, wieder als { $name } zu spielen, ist nicht mit dem Schlüssel unterschrieben, den sie enthält.
       *[vote] Diese Stimme ist nicht von { $name } unterschrieben. Jemand anderes hat sie abgegeben.
    }
links-unsigned-host =
    { $kind ->
        [start] Der Start dieser Partie ist nicht von der Spielleitung unterschrieben. Jemand anderes hat ihn verfasst.
       *[invite] Diese Einladung ist nicht von der Spielleitung unterschrieben. Jemand anderes hat sie verfasst.
    }
links-taken-from-host = Die Spielleitung spielt { $seat }, aber jemand anderes bittet um diesen Platz.
links-turn-not-signed = Was dieser Link über Runde { $turn } sagt, hat { $seat } nicht unterschrieben.
links-skip-not-agreed = In diesem Link wird { $seat } in Runde { $turn } übersprungen, aber nicht alle anderen haben zugestimmt.

## Unterschrieben, aber unmöglich: Jeder Satz folgt auf „Diesem Link ist nicht zu trauen, deshalb hat sich nichts geändert.“

links-shared-key = Zwei seiner Plätze haben denselben Schlüssel, also könnte eine Person auf beiden spielen.
links-start-of-other-invitation = Der Start seiner Partie passt nicht zur Einladung.
links-start-for-others = Die Spielleitung hat die Partie mit anderen Spielern gestartet, als in diesem Link stehen.
links-signed-elsewhere = Was { $seat } unterschrieben hat, gehört zu einer anderen Partie oder einer anderen Runde.
links-request-elsewhere = Die Bitte, wieder als { $seat } zu spielen, gehört zu einer anderen Partie oder einer anderen Runde.
links-computers-older = Seine Computergegner haben plötzlich eine ältere Version als in der Runde davor.
links-decided-by-older = In Runde { $turn } hatten seine Computergegner eine ältere Version als die Geräte der Spieler.
links-other-decision = Der Computergegner { $name } hätte in Runde { $turn } andere Befehle gegeben.
links-wrong-dice = In Runde { $turn } sind die Würfel anders gefallen, als dieser Link zeigt.
links-somebody-out-of-turn = In Runde { $turn } spielt jemand außer der Reihe.
links-out-of-turn = { $seat } spielt außer der Reihe.
links-no-such-commands = Die Befehle von { $seat } für Runde { $turn } sind nicht lesbar.
links-other-commands = Für Runde { $turn } hat { $seat } andere Befehle unterschrieben, als in diesem Link stehen.
links-other-result = Runde { $turn } endet hier anders, als die Spieler unterschrieben haben.
links-vote-not-allowed = { $seat } kann in Runde { $turn } nicht über { $about } abstimmen.
links-votes-both = { $seat } stimmt in Runde { $turn } sowohl dafür, { $about } zu überspringen, als auch dafür, zu warten.
links-key-few-votes = Weniger als { $number } Personen haben zugestimmt, dass { $seat } an einem neuen Gerät spielt.
links-key-not-agreed = Die anderen haben nicht zugestimmt, dass { $seat } an diesem neuen Gerät spielt.
links-seal-unasked = { $seat } beruft sich auf versiegelte Befehle, die es gar nicht geben kann.
links-early-reveal = { $seat } deckt Befehle auf, bevor { $other } versiegelt hat.
links-reveal-misfit = Was { $seat } aufdeckt, passt nicht zu dem, was { $other } unterschrieben hat.

# Steht in Klammern.
links-move-missing = { $seat } hat nicht gezogen

## Der neue Schlüssel von jemandem, der ein Gerät verloren hat. Auch wenn jemand hier darum bittet, wieder mitzuspielen.

links-key-invalid = Der neue Schlüssel von { $seat } ist kein gültiger Schlüssel.
links-key-in-use = Der neue Schlüssel von { $seat } wird schon verwendet.

## Zwei unterschriebene Dinge, die sich widersprechen

# $why ist ein Satz von oben.
links-contradicts = Dieser Link widerspricht dem, was du schon hast, deshalb hat sich nichts geändert. { $why }
links-two-starts = Die Spielleitung hat zwei verschiedene Starts dieser Partie unterschrieben. Entweder wurde eine Sicherung eingespielt, oder jemand schummelt.
links-skipped-too-late = Alle anderen haben dafür gestimmt, { $seat } in Runde { $turn } zu überspringen, aber eine dieser Personen hatte da schon weitergespielt.

# $one und $other sind die Befehle aller, in Anführungszeichen.
links-two-histories = Für Runde { $turn } gibt es zwei verschiedene Ergebnisse, und beide sind unterschrieben: { $one } und { $other }. Entweder wurde eine Sicherung eingespielt, oder jemand schummelt.
links-own-signed-twice = Bevor auf diesem Gerät eine Sicherung eingespielt wurde, hatte es für Runde { $turn } schon etwas anderes unterschrieben. Die anderen können diese Runde ohne deine Befehle spielen.
links-two-votes = { $name } hat in Runde { $turn } zwei verschiedene Stimmen unterschrieben. Entweder wurde eine Sicherung eingespielt, oder { $name } schummelt.
links-two-commands = { $name } hat für Runde { $turn } zwei verschiedene Fassungen der Befehle versiegelt. Entweder wurde eine Sicherung eingespielt, oder { $name } schummelt.

# $commands stehen in Anführungszeichen; die anderen kann noch niemand lesen.
links-two-commands-one = { $name } hat für Runde { $turn } zwei verschiedene Fassungen der Befehle unterschrieben, eine davon: { $commands }. Entweder wurde eine Sicherung eingespielt, oder { $name } schummelt.

# $commands ist eine Liste von zweien, jede in Anführungszeichen.
links-two-commands-shown = { $name } hat für Runde { $turn } zwei verschiedene Fassungen der Befehle unterschrieben: { $commands }. Entweder wurde eine Sicherung eingespielt, oder { $name } schummelt.

# Befehle von jemand anderem.
links-quoted = „{ $text }“
links-no-commands = keine Befehle

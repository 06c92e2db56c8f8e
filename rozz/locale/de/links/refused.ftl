### Warum einem Link nicht zu trauen ist, und was sich widerspricht: Jemand hat Unmögliches unterschrieben, oder zweierlei.

# $why ist einer der Sätze weiter unten.
links-refused = Diesem Link kannst du nicht trauen, deshalb hat sich nichts geändert. { $why }
links-another-match = Dieser Link gehört zu einer anderen Partie, nicht zu der, die gerade offen ist.
links-another-join = Ein Teil dieses Links gehört zu einer anderen Partie. Lass dir einen neuen Link schicken.

# So viele haben um denselben Platz gebeten.
links-seat-full = Um diesen Platz haben schon { $number } Personen gebeten, und mehr dürfen es nicht sein. Fang eine neue Partie an.

## Nicht unterschrieben: Jeder Satz folgt auf „Diesem Link kannst du nicht trauen, deshalb hat sich nichts geändert.“

links-unsigned =
    { $kind ->
        [join] Die Anfrage für diesen Platz ist nicht von { $name } unterschrieben. Jemand anderes hat sie verfasst.
        [seal] Diese versiegelten Befehle sind nicht von { $name } unterschrieben. Jemand anderes hat sie verfasst.
        [show] Diese Befehle sind nicht von { $name } unterschrieben. Jemand anderes hat sie verfasst.
        [resign] Die Nachricht, dass { $name } aufgibt, ist nicht von { $name } unterschrieben. Jemand anderes hat sie verfasst.
        [return] Die Anfrage, wieder als { $name } zu spielen, ist nicht mit dem Schlüssel unterschrieben, den sie enthält.
       *[vote] Diese Stimme ist nicht von { $name } unterschrieben. Jemand anderes hat sie abgegeben.
    }
links-unsigned-host =
    { $kind ->
        [start] Der Startlink dieser Partie ist nicht von der Spielleitung unterschrieben. Er kommt von jemand anderem.
       *[invite] Diese Einladung ist nicht von der Spielleitung unterschrieben. Jemand anderes hat sie verfasst.
    }
links-taken-from-host = Die Spielleitung spielt { $seat }, aber jemand anderes bittet um diesen Platz.
links-turn-not-signed = Was dieser Link über Runde { $turn } sagt, hat { $seat } nicht unterschrieben.
links-skip-not-agreed = In diesem Link wird { $seat } in Runde { $turn } übersprungen, obwohl nicht alle anderen zugestimmt haben.

## Unterschrieben, aber unmöglich: Jeder Satz folgt auf „Diesem Link kannst du nicht trauen, deshalb hat sich nichts geändert.“

links-shared-key = Zwei Plätze haben denselben Schlüssel, also könnte eine Person auf beiden spielen.
links-start-of-other-invitation = Die Spielleitung hat die Partie mit einer anderen Einladung gestartet als mit der in diesem Link.
links-start-for-others = Die Spielleitung hat die Partie mit anderen Spielern gestartet als mit denen in diesem Link.
links-signed-elsewhere = Was { $seat } unterschrieben hat, gehört zu einer anderen Partie oder zu einer anderen Runde.
links-request-elsewhere = Die Anfrage, wieder als { $seat } zu spielen, gehört zu einer anderen Partie oder zu einer anderen Runde.
links-computers-older = In einer der Runden spielen plötzlich ältere Computergegner als in der Runde davor.
links-decided-by-older = In Runde { $turn } haben Computergegner entschieden, die älter sind als die auf den Geräten der Spieler.
links-other-decision = Der Computergegner { $name } hätte in Runde { $turn } andere Befehle gegeben.
links-wrong-dice = In Runde { $turn } sind die Würfel anders gefallen, als dieser Link zeigt.
links-somebody-out-of-turn = In Runde { $turn } spielt jemand außer der Reihe.
links-out-of-turn = { $seat } spielt außer der Reihe.
links-no-such-commands = Die Befehle von { $seat } für Runde { $turn } lassen sich nicht lesen.
links-other-commands = Für Runde { $turn } hat { $seat } andere Befehle unterschrieben, als in diesem Link stehen.
links-other-result = Runde { $turn } endet in diesem Link anders, als die Spieler es unterschrieben haben.
links-vote-not-allowed = { $seat } darf in Runde { $turn } nicht darüber abstimmen, ob { $about } übersprungen wird.
links-votes-both = { $seat } stimmt in Runde { $turn } sowohl dafür, { $about } zu überspringen, als auch dafür, zu warten.
links-key-few-votes = Weniger als { $number } Personen haben dafür gestimmt, dass { $seat } an einem neuen Gerät spielt.
links-key-not-agreed = Die anderen haben nicht dafür gestimmt, dass { $seat } an diesem neuen Gerät spielt.
links-seal-unasked = { $seat } beruft sich auf versiegelte Befehle, die es gar nicht geben kann.
links-early-reveal = { $seat } deckt Befehle auf, bevor { $other } Befehle versiegelt hat.
links-reveal-misfit = { $seat } beruft sich auf versiegelte Befehle, die { $other } nie unterschrieben hat.

# Steht in Klammern.
links-move-missing = { $seat } hat nicht gezogen

## Der neue Schlüssel von jemandem, der ein Gerät verloren hat. Auch wenn jemand hier darum bittet, wieder mitzuspielen.

links-key-invalid = Der neue Schlüssel von { $seat } ist ungültig.
links-key-in-use = Der neue Schlüssel von { $seat } wird schon verwendet.

## Zwei unterschriebene Dinge, die sich widersprechen

# $why ist ein Satz von oben.
links-contradicts = Dieser Link widerspricht der Partie auf diesem Gerät, deshalb hat sich nichts geändert. { $why }
links-two-starts = Die Spielleitung hat für diese Partie zwei verschiedene Startlinks unterschrieben. Entweder wurde eine Sicherung eingespielt, oder jemand schummelt.
links-skipped-too-late = Alle anderen haben dafür gestimmt, { $seat } in Runde { $turn } zu überspringen, aber eine dieser Personen hatte da schon weitergespielt.

# $one und $other sind die Befehle aller, in Anführungszeichen.
links-two-histories = Für Runde { $turn } wurden zwei verschiedene Fassungen der Befehle unterschrieben: { $one } und { $other }. Entweder wurde eine Sicherung eingespielt, oder jemand schummelt.
links-own-signed-twice = Dieses Gerät hatte für Runde { $turn } schon etwas anderes unterschrieben, bevor eine Sicherung eingespielt wurde. Die anderen können diese Runde ohne deine Befehle spielen.
links-two-votes = { $name } hat in Runde { $turn } zwei Stimmen unterschrieben, die sich widersprechen. Entweder wurde eine Sicherung eingespielt, oder { $name } schummelt.
links-two-commands = { $name } hat für Runde { $turn } zwei verschiedene Fassungen der Befehle versiegelt. Entweder wurde eine Sicherung eingespielt, oder { $name } schummelt.

# $commands stehen in Anführungszeichen; die anderen kann noch niemand lesen.
links-two-commands-one = { $name } hat für Runde { $turn } zwei verschiedene Fassungen der Befehle unterschrieben, eine davon: { $commands }. Entweder wurde eine Sicherung eingespielt, oder { $name } schummelt.

# $commands ist eine Liste von zweien, jede in Anführungszeichen.
links-two-commands-shown = { $name } hat für Runde { $turn } zwei verschiedene Fassungen der Befehle unterschrieben: { $commands }. Entweder wurde eine Sicherung eingespielt, oder { $name } schummelt.

# Befehle von jemand anderem.
links-quoted = „{ $text }“
links-no-commands = keine Befehle

### Der Bericht über eine Runde, und wie eine Partie endet. Berichte stehen in der Gegenwart.
###
### Namen und Figuren sind nicht gebeugt: „von { $name }“ statt eines Genitivs, und { $weapon } steht in Klammern.

## $weapon und $source sind wie „Panzer“; diese Namen stehen in cards.ftl. $tile und $start sind Felder.

rozz-report-line = { $sentence } [{ $counts }]
rozz-report-nothing = { $name } tut in dieser Runde nichts.
rozz-report-void = Ein Befehl von { $name } ist ungültig: { $command }. { $reason }
rozz-report-failed = { $name } greift von { $start } aus an, aber der Angriff schlägt fehl. { $reason }

## Käufe

rozz-report-bought = { $name } kauft { $pieces } in { $tile } für { $cost } $.
rozz-report-bought-over = { $name } kauft { $pieces } in { $tile } für { $cost } $, und { $losses }.
rozz-report-bought-off-board = { $name } kauft { $pieces } für { $cost } $.
rozz-report-aid = { $name } schickt { $recipient } { $number } $ Auslandshilfe.
rozz-report-message = { $name } schreibt an { $recipient }: „{ $message }“
rozz-report-message-hidden = { $name } schickt { $recipient } eine geheime Nachricht.

## Züge und Kampf

rozz-report-moved = { $name } zieht { $pieces } von { $start } nach { $tile }.
rozz-report-fought = Kampf um { $tile }: { $losses }.
rozz-report-each-lost = { $names } verlieren je { $pieces }
rozz-report-lost = { $name } verliert { $pieces }
rozz-report-gained = { $name } bekommt { $pieces }
rozz-report-neutral-lost =
    { $number ->
        [one] { $pieces } geht verloren
       *[other] { $pieces } gehen verloren
    }
rozz-report-clauses = { $first }, und { $next }
rozz-report-neutral-gained = es gibt dort { $pieces } mehr
rozz-report-fought-by = { $name } verliert { $pieces } in { $tile } durch { $weapon }.
rozz-report-captured = { $name } erbeutet { $pieces } von { $loser } in { $tile }.

## Angriffe

rozz-report-struck-owned = { $name } greift von { $start } aus { $tile } an: { $weapon } gegen { $pieces } von { $owner }.
rozz-report-struck = { $name } greift von { $start } aus { $tile } an: { $weapon } gegen { $pieces }.
rozz-report-struck-owned-here = { $name } greift in { $tile } an: { $weapon } gegen { $pieces } von { $owner }.
rozz-report-struck-here = { $name } greift in { $tile } an: { $weapon } gegen { $pieces }.
rozz-report-hit = { $name } trifft { $tile } von { $start } aus ({ $weapon })!
rozz-report-missed-left = Daneben! { $name } greift { $tile } an ({ $weapon }), aber das Ziel ({ $pieces }) ist schon weg.
rozz-report-missed = { $name } greift { $tile } von { $start } aus an ({ $weapon }), trifft aber nichts.
rozz-report-shot-down =
    { $stopper ->
        [PATRIOT] Eine Patriot fängt über { $tile } die Rakete von { $name } ab ({ $weapon }).
        [MDS] Die Raketenabwehr fängt über { $tile } die Rakete von { $name } ab ({ $weapon }).
       *[other] { $stopper } fängt über { $tile } die Rakete von { $name } ab ({ $weapon }).
    }
rozz-report-activated = { $name } zündet in { $tile } die Weltuntergangsmaschine!
rozz-report-destroyed = { $tile }: { $losses }.
rozz-report-used-up =
    { $number ->
        [one] In { $tile } wird { $pieces } verbraucht.
       *[other] In { $tile } werden { $pieces } verbraucht.
    }
rozz-report-destroyed-and-used-up =
    { $number ->
        [one] { $tile }: { $losses }. Verbraucht wird { $pieces }.
       *[other] { $tile }: { $losses }. Verbraucht werden { $pieces }.
    }

## Das Ende der Runde

rozz-report-earned = { $name } nimmt { $number } $ ein.
rozz-income = { $sources }: { $before } $ → { $after } $
rozz-income-source = { $item } { $number } $
rozz-report-produced = { $name } bekommt { $pieces } in { $tile } ({ $source }).
rozz-report-produced-neutral = Neu in { $tile }: { $pieces } ({ $source }).
rozz-report-resigned = { $name } hat aufgegeben.

## Wie eine Partie endet. In { $winners } stehen ein Name oder mehrere, deshalb ohne Verb.

rozz-victory-headquarters = Sieg für { $winners }: Ein feindliches Hauptquartier ist erobert!
rozz-victory-headquarters-of = Sieg für { $winners }: { $loser } verliert das Hauptquartier!
rozz-victory-original = Sieg für { $winners }: Bodentruppen in jedem Territorium!
rozz-victory-elimination = Ein Spieler ist vernichtet. Sieg für { $winners }: die meisten Felder!
rozz-victory-central = Sieg für { $winners }: eine Regierung in jedem Feld von { $territory }!
rozz-victory-turns = Sieg für { $winners }: die meisten Regierungen nach Runde { $turn }!
rozz-victory-doomsday = Sieg für { $winners }: Die Weltuntergangsmaschine ist gezündet!
rozz-victory-occupation = Sieg für { $winners }: mindestens { $number } Felder besetzt!
rozz-victory-last-left = Sieg für { $winners }! Alle anderen haben aufgegeben.
rozz-victory-last-of-two = Sieg für { $winners }! { $loser } hat aufgegeben.
rozz-victory-nobody-left = Unentschieden: Alle haben aufgegeben.
rozz-victory-nobody-governs = Unentschieden: Nach Runde { $turn } hat niemand eine Regierung.
rozz-victory-turn-limit = Unentschieden: Nach Runde { $turn } ist die Zeit abgelaufen.

## Warum, unter „Sieg für Ada!“ oder „Unentschieden“

rozz-ended-headquarters = Ein feindliches Hauptquartier wurde erobert.
rozz-ended-headquarters-of = { $loser } hat das Hauptquartier verloren.
rozz-ended-original = In jedem Territorium standen Bodentruppen von { $winners }.
rozz-ended-elimination = Als ein Spieler vernichtet wurde, gehörten { $winners } die meisten Felder.
rozz-ended-central = Jedes Feld in { $territory } wurde von { $winners } regiert.
rozz-ended-turns = Nach Runde { $turn } gehörten { $winners } die meisten Regierungen.
rozz-ended-doomsday = Die Weltuntergangsmaschine wurde von { $winners } gezündet.
rozz-ended-occupation = Mindestens { $number } Felder gehörten { $winners }.
rozz-ended-last-left = Alle anderen haben aufgegeben.
rozz-ended-last-of-two = { $loser } hat aufgegeben.
rozz-ended-nobody-left = Alle haben aufgegeben.
rozz-ended-nobody-governs = Nach Runde { $turn } hatte niemand eine Regierung.
rozz-ended-turn-limit = Nach Runde { $turn } war die Zeit abgelaufen.

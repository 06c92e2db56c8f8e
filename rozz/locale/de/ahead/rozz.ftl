### Was nach einem Tipp geschieht, wenn man ihm folgt: die Berichte aus rozz/report.ftl, meist wörtlich, denn auch sie stehen in der Gegenwart.

ahead-rozz-report-nothing = { $name } tut in dieser Runde nichts.

## Käufe

ahead-rozz-report-bought = { $name } kauft { $pieces } in { $tile } für { $cost } $.
ahead-rozz-report-bought-over = { $name } kauft { $pieces } in { $tile } für { $cost } $, und { $losses }.
ahead-rozz-report-bought-off-board = { $name } kauft { $pieces } für { $cost } $.
ahead-rozz-report-aid = { $name } schickt { $recipient } { $number } $ Auslandshilfe.

## Züge und Kampf

ahead-rozz-report-moved = { $name } zieht { $pieces } von { $start } nach { $tile }.
ahead-rozz-report-fought = Kampf um { $tile }: { $losses }.
ahead-rozz-report-each-lost = { $names } verlieren je { $pieces }
ahead-rozz-report-lost = { $name } verliert { $pieces }
ahead-rozz-report-gained = { $name } bekommt { $pieces }
ahead-rozz-report-neutral-lost =
    { $number ->
        [one] { $pieces } geht verloren
       *[other] { $pieces } gehen verloren
    }
ahead-rozz-report-clauses = { $first }, und { $next }
ahead-rozz-report-neutral-gained = es gibt dort { $pieces } mehr
ahead-rozz-report-fought-by = { $name } verliert { $pieces } in { $tile } durch { $weapon }.
ahead-rozz-report-captured = { $name } erbeutet { $pieces } von { $loser } in { $tile }.

## Angriffe

ahead-rozz-report-struck-owned = { $name } greift von { $start } aus { $tile } an: { $weapon } gegen { $pieces } von { $owner }.
ahead-rozz-report-struck = { $name } greift von { $start } aus { $tile } an: { $weapon } gegen { $pieces }.
ahead-rozz-report-struck-owned-here = { $name } greift in { $tile } an: { $weapon } gegen { $pieces } von { $owner }.
ahead-rozz-report-struck-here = { $name } greift in { $tile } an: { $weapon } gegen { $pieces }.
ahead-rozz-report-hit = { $name } trifft { $tile } von { $start } aus ({ $weapon })!
ahead-rozz-report-missed-left = { $name } greift { $tile } an ({ $weapon }), aber das Ziel ({ $pieces }) ist dann schon weg.
ahead-rozz-report-missed = { $name } greift { $tile } von { $start } aus an ({ $weapon }), trifft aber nichts.
ahead-rozz-report-shot-down =
    { $stopper ->
        [PATRIOT] Eine Patriot fängt über { $tile } die Rakete von { $name } ab ({ $weapon }).
        [MDS] Die Raketenabwehr fängt über { $tile } die Rakete von { $name } ab ({ $weapon }).
       *[other] { $stopper } fängt über { $tile } die Rakete von { $name } ab ({ $weapon }).
    }
ahead-rozz-report-activated = { $name } zündet in { $tile } die Weltuntergangsmaschine!
ahead-rozz-report-destroyed = { $tile }: { $losses }.
ahead-rozz-report-used-up = Verbraucht in { $tile }: { $pieces }.
ahead-rozz-report-destroyed-and-used-up = { $tile }: { $losses }. Verbraucht: { $pieces }.

## Das Ende der Runde

ahead-rozz-report-earned = { $name } nimmt { $number } $ ein.
ahead-rozz-report-produced = { $name } bekommt { $pieces } in { $tile } ({ $source }).
ahead-rozz-report-produced-neutral = Neu in { $tile }: { $pieces } ({ $source }).
ahead-rozz-report-resigned = { $name } gibt auf.

## Wie eine Partie endet

ahead-rozz-victory-headquarters = Sieg für { $winners }: Ein feindliches Hauptquartier wird erobert!
ahead-rozz-victory-headquarters-of = Sieg für { $winners }: { $loser } verliert das Hauptquartier!
ahead-rozz-victory-original = Sieg für { $winners }: Bodentruppen in jedem Territorium!
ahead-rozz-victory-elimination = Ein Spieler wird vernichtet. Sieg für { $winners }: die meisten Felder!
ahead-rozz-victory-central = Sieg für { $winners }: eine Regierung in jedem Feld von { $territory }!
ahead-rozz-victory-turns = Sieg für { $winners }: die meisten Regierungen nach Runde { $turn }!
ahead-rozz-victory-doomsday = Sieg für { $winners }: Die Weltuntergangsmaschine wird gezündet!
ahead-rozz-victory-occupation = Sieg für { $winners }: mindestens { $number } Felder besetzt!
ahead-rozz-victory-last-left = Alle anderen geben auf. Sieg für { $winners }!
ahead-rozz-victory-last-of-two = { $loser } gibt auf. Sieg für { $winners }!
ahead-rozz-victory-nobody-left = Unentschieden, weil alle aufgeben.
ahead-rozz-victory-nobody-governs = Unentschieden: Nach Runde { $turn } hat niemand eine Regierung.
ahead-rozz-victory-turn-limit = Unentschieden: Runde { $turn } ist die letzte.

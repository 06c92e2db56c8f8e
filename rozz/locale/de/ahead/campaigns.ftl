### Was nach einem Tipp geschieht, wenn man ihm folgt: die Berichte aus campaigns/report.ftl, meist wörtlich, denn auch sie stehen in der Gegenwart.

ahead-campaigns-report-turn = Runde { $turn } beginnt.
ahead-campaigns-report-battle-turn = Schlachtrunde { $turn } beginnt.
ahead-campaigns-report-first = { $name } zieht zuerst.
ahead-campaigns-report-order = { $name } zieht in dieser Runde zuerst, danach { $others }.
ahead-campaigns-report-passed = { $name } passt.
ahead-campaigns-report-resigned = { $name } gibt auf.

## Auf der Karte

ahead-campaigns-report-marched = { $name } führt { $units } von { $start } nach { $end }.
ahead-campaigns-report-went-on = Von dort führt { $name } den Stapel weiter nach { $end }.
ahead-campaigns-report-stopped =
    { $number ->
        [0] { $name } hat keine Einheiten mehr, die angreifen können.
        [one] { $name } hat keine Einheiten mehr, die angreifen können. Deshalb bleibt { $units } in { $point }.
       *[other] { $name } hat keine Einheiten mehr, die angreifen können. Deshalb bleiben { $units } in { $point }.
    }
ahead-campaigns-report-halted =
    { $number ->
        [one] { $units } bleibt in { $point } und greift nicht an.
       *[other] { $units } bleiben in { $point } und greifen nicht an.
    }
ahead-campaigns-report-fled =
    { $number ->
        [one] { $units } flieht von { $start } nach { $end }.
       *[other] { $units } fliehen von { $start } nach { $end }.
    }
ahead-campaigns-report-controls = { $point } gehört dann { $name }.
ahead-campaigns-report-dismissed = { $name } entlässt { $unit }.

## Eine Schlacht um einen Ort der Karte

ahead-campaigns-report-battle = { $name } führt { $units } gegen { $point }!
ahead-campaigns-report-mustered = Die Armeen treffen auf dem Schlachtbrett aufeinander.
ahead-campaigns-report-mustered-fast = Die Armeen treffen in einem schnellen Kampf aufeinander.
ahead-campaigns-report-accepted = { $name } nimmt den ehrenvollen Abzug an.
ahead-campaigns-report-declined = { $name } lehnt den ehrenvollen Abzug ab.
ahead-campaigns-report-honors = Die Garnison von { $point } zieht nach { $end } ab.
ahead-campaigns-report-razed = { $name } schleift { $point }!
ahead-campaigns-report-battle-over =
    { $number ->
        [one] Die Schlacht um { $point } ist dann vorbei. { $units } bleibt dort.
       *[other] Die Schlacht um { $point } ist dann vorbei. { $units } bleiben dort.
    }
ahead-campaigns-report-battle-over-empty = Die Schlacht um { $point } ist dann vorbei, und dort steht niemand mehr.

## Anwerben, und Herrscher, die zurückkehren

ahead-campaigns-report-recruits = { $hero } wirbt { $unit } in { $point } an.
ahead-campaigns-report-recruits-nobody = { $hero } wirbt niemanden an.
ahead-campaigns-report-returned = { $leader } ist dann in { $point } wieder da!

## Auf dem Schlachtbrett. $placed, $forces, $orders und $guards sind wie in report.ftl.

ahead-campaigns-report-deployed = { $name } stellt auf: { $placed }.
ahead-campaigns-report-regrouped = { $name } bildet neue Gruppen: { $placed }.
ahead-campaigns-report-ordered-advance = { $name } lässt { $advancing } vorrücken. Alle anderen halten die Stellung.
ahead-campaigns-report-ordered-back = { $name } lässt { $returning } zurückgehen. Alle anderen halten die Stellung.
ahead-campaigns-report-ordered-both = { $name } lässt { $advancing } vorrücken und { $returning } zurückgehen. Alle anderen halten die Stellung.
ahead-campaigns-report-ordered-stand = { $name } lässt alle die Stellung halten.
ahead-campaigns-report-guarded = { $orders } { $guards }.
ahead-campaigns-report-guard =
    { $flank ->
        [L] { $unit } bewacht die linke Flanke in { $space }
       *[R] { $unit } bewacht die rechte Flanke in { $space }
    }

## Zauber und die Glocke

ahead-campaigns-report-cast = { $caster } zaubert „{ $spell }“ auf { $unit }.
ahead-campaigns-report-fizzled = { $caster } will { $unit } verzaubern, aber der Zauber kommt zu spät.
ahead-campaigns-report-transported = { $caster } versetzt { $unit } von { $start } nach { $end }.
ahead-campaigns-report-rang = Die Glocke läutet, und in { $space } erhebt sich { $unit }!
ahead-campaigns-report-captured = { $name } erbeutet in { $place } die Glocke!

## Ein Verband handelt

ahead-campaigns-report-activated =
    { $order ->
        [A] { $force } führt den Auftrag „Vorrücken“ aus.
        [S] { $force } führt den Auftrag „Halten“ aus.
       *[B] { $force } führt den Auftrag „Zurück“ aus.
    }
ahead-campaigns-report-stayed = { $force } hat den Auftrag „{ $order }“ und bleibt in { $space }.
ahead-campaigns-report-coordinating = { $force } wartet auf andere Verbände.
ahead-campaigns-report-moved = { $force } zieht von { $start } nach { $end }.
ahead-campaigns-report-moved-through = { $force } zieht von { $start } über { $way } nach { $end }.
ahead-campaigns-report-moved-off = { $force } verlässt in { $start } das Brett.
ahead-campaigns-report-moved-off-through = { $force } verlässt von { $start } aus über { $way } das Brett.
ahead-campaigns-report-left-behind = { $unit } kann nicht ziehen und bleibt in { $space } zurück.
ahead-campaigns-report-left =
    { $number ->
        [one] { $units } verlässt das Brett.
       *[other] { $units } verlassen das Brett.
    }
ahead-campaigns-report-limbered =
    { $number ->
        [one] { $units } zieht und kann dann in dieser Runde nicht mehr schießen.
       *[other] { $units } ziehen und können dann in dieser Runde nicht mehr schießen.
    }
ahead-campaigns-report-placed = { $leader } geht von { $start } nach { $end }.

## Kampf

ahead-campaigns-report-fires = { $force } schießt von { $start } auf { $space }.
ahead-campaigns-report-melee = { $force } greift in { $space } an.
ahead-campaigns-report-charges = { $force } reitet eine Attacke auf { $space }!
ahead-campaigns-report-dodged = { $unit } weicht von { $start } nach { $end } aus.
ahead-campaigns-report-dodged-off = { $unit } weicht aus und verlässt in { $start } das Brett.
ahead-campaigns-report-aloft =
    { $number ->
        [one] { $units } bleibt in der Luft.
       *[other] { $units } bleiben in der Luft.
    }
ahead-campaigns-report-eliminated = { $name } verliert wahrscheinlich { $unit }.
ahead-campaigns-report-blown =
    { $number ->
        [one] Nach der Attacke ist { $units } außer Atem.
       *[other] Nach der Attacke sind { $units } außer Atem.
    }
ahead-campaigns-report-retreated = { $name } zieht { $units } aus der Schlacht zurück.
ahead-campaigns-report-retreated-alone = { $name } zieht sich zurück.

## Wie eine Partie endet

ahead-campaigns-report-won-resigned =
    { $number ->
        [one] { $losers } gibt auf. Sieg für { $winners }!
       *[other] { $losers } geben auf. Sieg für { $winners }!
    }
ahead-campaigns-report-drawn-resigned = Unentschieden, weil alle aufgeben.
ahead-campaigns-report-won-alone = Sieg für { $winners }! Auf dem Brett sind dann keine feindlichen Einheiten mehr.
ahead-campaigns-report-won-castles = Sieg für { $winners }! Alle feindlichen Burgen sind dann geschleift.
ahead-campaigns-report-won-points = Sieg für { $winners }! Endstand: { $points }.
ahead-campaigns-report-drawn-points = Unentschieden. Endstand: { $points }.
ahead-campaigns-report-drawn-nobody = Unentschieden: Auf dem Brett sind dann keine Einheiten mehr.

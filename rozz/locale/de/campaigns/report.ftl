### Campaigns of Ozz: was geschah, ein Satz für jedes Ereignis. Berichte stehen in der Gegenwart.

## Anführer oder die Garnison. $leader, $hero und $caster sind Anführer. $space ist wie „3C“, $point ein Ort wie „Straw Ferry“, $start und $end eines von beiden.

# $command steht in der Schreibweise des Spiels, $reason sagt, warum er nichts bewirkt.
campaigns-report-void = Ein Befehl von { $name } ist ungültig: { $command }. { $reason }

## Würfel. $roll ist eines davon: „5“, „5 + 1 = 6“ oder „5 − 1 = 4“. Zwischen den Zahlen sind geschützte Leerzeichen.

campaigns-report-roll = { $die }
campaigns-report-roll-plus = { $die } + { $number } = { $total }
campaigns-report-roll-minus = { $die } − { $number } = { $total }

## Runden

campaigns-report-turn = Runde { $turn } beginnt.

# Eine Runde einer Schlacht, die in einer Runde eines Feldzugs ausgetragen wird.
campaigns-report-battle-turn = Schlachtrunde { $turn } beginnt.
campaigns-report-initiative = { $name } würfelt um die Initiative: { $roll } (die kleinste Zahl gewinnt).

# $names ist eine Liste von Spielern mit demselben Ergebnis $total.
campaigns-report-tied = Gleichstand bei { $total }: { $names } würfeln noch einmal.

# $roll ist das Ergebnis des Gewinners, $others eine Liste der Nachricht „rolled-by“.
campaigns-report-leads = { $name } hat mit { $roll } die Initiative ({ $others }; die kleinste Zahl gewinnt) und bestimmt, wer zuerst zieht.

# Ein Spieler und ein Ergebnis, das nicht gewonnen hat, etwa „Ben 8 − 1 = 7“.
campaigns-report-rolled-by = { $name } { $roll }

# In dieser Runde einer Schlacht zieht einer vor dem anderen.
campaigns-report-first = { $name } zieht zuerst.

# Dasselbe auf der Karte. $others ist eine Liste von ein bis drei Spielern.
campaigns-report-order = { $name } zieht in dieser Runde zuerst, danach { $others }.
campaigns-report-passed = { $name } passt.
campaigns-report-resigned = { $name } hat aufgegeben.

## Auf der Karte

campaigns-report-marched = { $name } führt { $units } von { $start } nach { $end }.

# Folgt auf die Nachricht darüber: Dieselben ziehen weiter.
campaigns-report-went-on = Von dort führt { $name } den Stapel weiter nach { $end }.

# Ein harter Marsch kann eine Einheit kosten. $units ist eine Einheit, oder eine Liste mit „oder“, aus der man wählt.
campaigns-report-attrition = Der Marsch kostet eine Einheit: { $units } (Wurf: { $roll }, Verlust ab 10).
campaigns-report-no-attrition =
    { $number ->
        [one] { $units } übersteht den Marsch (Wurf: { $roll }, Verlust ab 10).
       *[other] { $units } überstehen den Marsch (Wurf: { $roll }, Verlust ab 10).
    }

# Ein Stapel hat alle Einheiten verloren, bevor er angreifen konnte. $units sind die übrigen Anführer, $number wie viele.
campaigns-report-stopped =
    { $number ->
        [0] { $name } hat keine Einheiten mehr, die angreifen können.
        [one] { $name } hat keine Einheiten mehr, die angreifen können. Deshalb bleibt { $units } in { $point }.
       *[other] { $name } hat keine Einheiten mehr, die angreifen können. Deshalb bleiben { $units } in { $point }.
    }

# Ein Spieler hat aufgegeben, während der Stapel zu einem Angriff unterwegs war.
campaigns-report-halted =
    { $number ->
        [one] { $units } bleibt in { $point } und greift nicht an.
       *[other] { $units } bleiben in { $point } und greifen nicht an.
    }

# Anführer ohne Einheiten laufen vor Feinden weg.
campaigns-report-fled =
    { $number ->
        [one] { $units } flieht von { $start } nach { $end }.
       *[other] { $units } fliehen von { $start } nach { $end }.
    }
campaigns-report-controls = { $point } gehört jetzt { $name }.
campaigns-report-dismissed = { $name } entlässt { $unit }.

## Eine Schlacht um einen Ort der Karte

campaigns-report-battle = { $name } führt { $units } gegen { $point }!
campaigns-report-mustered = Die Armeen treffen auf dem Schlachtbrett aufeinander.
campaigns-report-mustered-fast = Die Armeen treffen in einem schnellen Kampf aufeinander.

# $lost ist, wie viel Stärke der Feind verliert, etwa „4“ oder „4,5“.
campaigns-report-fast = { $name } kämpft mit Stärke { $strength } (Wurf: { $roll }). Schaden für den Feind: { $lost }.
campaigns-report-strength =
    { $tenths ->
        [0] { $whole }
       *[other] { $whole },{ $tenths }
    }
campaigns-report-accepted = { $name } nimmt den ehrenvollen Abzug an.
campaigns-report-declined = { $name } lehnt den ehrenvollen Abzug ab.
campaigns-report-honors = Die Garnison von { $point } zieht nach { $end } ab.
campaigns-report-razed = { $name } schleift { $point }!
campaigns-report-battle-over =
    { $number ->
        [one] Die Schlacht um { $point } ist vorbei. { $units } bleibt dort.
       *[other] Die Schlacht um { $point } ist vorbei. { $units } bleiben dort.
    }
campaigns-report-battle-over-empty = Die Schlacht um { $point } ist vorbei. Dort steht niemand mehr.

## Anwerben, und Herrscher, die zurückkehren

campaigns-report-somebody-came = { $hero } sucht Söldner und findet welche (Wurf: { $die }, nötig: höchstens 7).
campaigns-report-nobody-came = { $hero } sucht Söldner, aber niemand kommt (Wurf: { $die }, nötig: höchstens 7).
campaigns-report-recruits = { $hero } wirbt { $unit } in { $point } an.
campaigns-report-recruits-nobody = { $hero } wirbt niemanden an.
campaigns-report-returns = { $leader } kehrt zurück (Wurf: { $roll }, nötig: höchstens 5)!
campaigns-report-not-back = { $leader } kann noch nicht zurückkehren (Wurf: { $roll }, nötig: höchstens 5).
campaigns-report-returned = { $leader } ist in { $point } wieder da!

## Auf dem Schlachtbrett: Armeen und Aufträge

# $placed ist eine Liste der Nachricht „in-space“.
campaigns-report-deployed = { $name } stellt auf: { $placed }.
campaigns-report-regrouped = { $name } bildet neue Gruppen: { $placed }.

# „Gruppe Zoraster (Linieninfanterie 1 und Kürassier 1) und Landwehr 2 in 4C“.
campaigns-report-in-space = { $forces } in { $space }

# $advancing und $returning sind Listen von Verbänden.
campaigns-report-ordered-advance = { $name } lässt { $advancing } vorrücken. Alle anderen halten die Stellung.
campaigns-report-ordered-back = { $name } lässt { $returning } zurückgehen. Alle anderen halten die Stellung.
campaigns-report-ordered-both = { $name } lässt { $advancing } vorrücken und { $returning } zurückgehen. Alle anderen halten die Stellung.
campaigns-report-ordered-stand = { $name } lässt alle die Stellung halten.

# $orders ist eine der vier Nachrichten darüber, $guards eine Liste der Nachricht „guard“. $space ist, wo die Einheit steht.
campaigns-report-guarded = { $orders } { $guards }.
campaigns-report-guard =
    { $flank ->
        [L] { $unit } bewacht die linke Flanke in { $space }
       *[R] { $unit } bewacht die rechte Flanke in { $space }
    }

## Zauber und die Glocke

# $spell ist etwa „Glück“. Ein Würfel sagt, welchen Zauber ein Anführer kann.
campaigns-report-learned = { $leader } lernt den Zauber „{ $spell }“ (Wurf: { $die }).
campaigns-report-cast = { $caster } zaubert „{ $spell }“ auf { $unit }.

# Zu Beginn jeder Runde sagt ein Würfel, ob ein Zauber bleibt.
campaigns-report-lasted = Der Zauber „{ $spell }“ auf { $unit } wirkt weiter (Wurf: { $die }, nötig: mindestens 4).
campaigns-report-faded = Der Zauber „{ $spell }“ auf { $unit } vergeht (Wurf: { $die }, nötig: mindestens 4).

# $most ist der höchste Wurf, der trifft. Eine Einheit, die überlebt, brennt und wird schwächer.
campaigns-report-fireball-hit = Der Feuerball von { $caster } vernichtet { $unit } (Wurf: { $die }, nötig: höchstens { $most })!
campaigns-report-fireball-missed =
    { $most ->
        [0] Der Feuerball von { $caster } kann { $unit } nicht vernichten, setzt die Einheit aber in Brand.
       *[other] Der Feuerball von { $caster } vernichtet { $unit } nicht, setzt die Einheit aber in Brand (Wurf: { $die }, nötig: höchstens { $most }).
    }

# Die Einheit ist weg, oder am Ziel sind Feinde.
campaigns-report-fizzled = { $caster } will { $unit } verzaubern, aber der Zauber kommt zu spät.
campaigns-report-transported = { $caster } versetzt { $unit } von { $start } nach { $end }.
campaigns-report-rang = Die Glocke läutet, und in { $space } erhebt sich { $unit }!
campaigns-report-healed = { $unit } wird getroffen, aber der Zauber „Heilung“ rettet die Einheit.

# Die Glocke gehört jetzt $name. $place ist ein Feld oder ein Ort.
campaigns-report-captured = { $name } erbeutet in { $place } die Glocke!
campaigns-report-silenced = Die Glocke wird getroffen. In dieser Schlacht läutet sie nicht mehr.

## Ein Verband handelt

campaigns-report-activated =
    { $order ->
        [A] { $force } führt den Auftrag „Vorrücken“ aus.
        [S] { $force } führt den Auftrag „Halten“ aus.
       *[B] { $force } führt den Auftrag „Zurück“ aus.
    }

# Er könnte handeln, zieht aber nicht und greift nicht an. $order ist Vorrücken, Halten oder Zurück.
campaigns-report-stayed = { $force } hat den Auftrag „{ $order }“ und bleibt in { $space }.

# $order ist Vorrücken, Halten oder Zurück. Ab 8 herrscht Chaos: Der Auftrag ist zufällig.
campaigns-report-changed = { $force } bekommt einen neuen Auftrag: { $order } (Wurf: { $roll }, nötig: höchstens 3).
campaigns-report-unchanged = { $force } behält den alten Auftrag (Wurf: { $roll }, nötig: höchstens 3).
campaigns-report-chaos = Chaos! { $force } bekommt einen zufälligen Auftrag: { $order } (Wurf: { $roll }).

# Die Gruppe eines Herrschers wartet, damit andere Verbände mit ihr handeln können.
campaigns-report-coordinating = { $force } wartet auf andere Verbände.
campaigns-report-joined = { $force } schließt sich dem Herrscher an (Wurf: { $die }, nötig: höchstens 9).
campaigns-report-not-joined = { $force } kann sich dem Herrscher nicht anschließen und muss allein handeln (Wurf: { $die }, nötig: höchstens 9).

# $way ist eine Liste von Feldern.
campaigns-report-moved = { $force } zieht von { $start } nach { $end }.
campaigns-report-moved-through = { $force } zieht von { $start } über { $way } nach { $end }.
campaigns-report-moved-off = { $force } verlässt in { $start } das Brett.
campaigns-report-moved-off-through = { $force } verlässt von { $start } aus über { $way } das Brett.
campaigns-report-left-behind = { $unit } kann nicht ziehen und bleibt in { $space } zurück.
campaigns-report-left =
    { $number ->
        [one] { $units } verlässt das Brett.
       *[other] { $units } verlassen das Brett.
    }

# Artillerie.
campaigns-report-limbered =
    { $number ->
        [one] { $units } ist gezogen und kann in dieser Runde nicht mehr schießen.
       *[other] { $units } sind gezogen und können in dieser Runde nicht mehr schießen.
    }

# Ein Anführer ohne Einheiten geht zu den nächsten Freunden oder zurück.
campaigns-report-placed = { $leader } geht von { $start } nach { $end }.

## Kampf

campaigns-report-fires = { $force } schießt von { $start } auf { $space }.
campaigns-report-melee = { $force } greift in { $space } an.
campaigns-report-charges = { $force } reitet eine Attacke auf { $space }!
campaigns-report-dodged = { $unit } weicht von { $start } nach { $end } aus.
campaigns-report-dodged-off = { $unit } weicht aus und verlässt in { $start } das Brett.
campaigns-report-aloft =
    { $number ->
        [one] { $units } bleibt in der Luft.
       *[other] { $units } bleiben in der Luft.
    }

# Ein Würfel eines Kampfs. Ein Schuss („shot“) gilt Fliegern, „return“ ist Feuer auf Schützen. $most ist der höchste Wurf, der trifft.
campaigns-report-hit =
    { $most ->
        [10] { $attack ->
            [fire] { $unit } schießt und trifft (Wurf: { $die }, jeder Wurf trifft).
            [return] { $unit } schießt zurück und trifft (Wurf: { $die }, jeder Wurf trifft).
            [shot] { $unit } schießt auf die Flieger und trifft (Wurf: { $die }, jeder Wurf trifft).
           *[melee] { $unit } greift an und trifft (Wurf: { $die }, jeder Wurf trifft).
        }
       *[other] { $attack ->
            [fire] { $unit } schießt und trifft (Wurf: { $die }, nötig: höchstens { $most }).
            [return] { $unit } schießt zurück und trifft (Wurf: { $die }, nötig: höchstens { $most }).
            [shot] { $unit } schießt auf die Flieger und trifft (Wurf: { $die }, nötig: höchstens { $most }).
           *[melee] { $unit } greift an und trifft (Wurf: { $die }, nötig: höchstens { $most }).
        }
    }
campaigns-report-missed =
    { $most ->
        [0] { $attack ->
            [fire] { $unit } schießt, kann aber nicht treffen.
            [return] { $unit } schießt zurück, kann aber nicht treffen.
            [shot] { $unit } schießt auf die Flieger, kann aber nicht treffen.
           *[melee] { $unit } greift an, kann aber nicht treffen.
        }
       *[other] { $attack ->
            [fire] { $unit } schießt daneben (Wurf: { $die }, nötig: höchstens { $most }).
            [return] { $unit } schießt zurück, trifft aber nicht (Wurf: { $die }, nötig: höchstens { $most }).
            [shot] { $unit } schießt an den Fliegern vorbei (Wurf: { $die }, nötig: höchstens { $most }).
           *[melee] { $unit } greift an, trifft aber nicht (Wurf: { $die }, nötig: höchstens { $most }).
        }
    }

# Eine Einheit ist aus dem Spiel, oder ein Anführer ist tot.
campaigns-report-eliminated = { $name } verliert { $unit }.

# Nach einer Attacke ist Kavallerie außer Atem: Sie kann eine Zeit lang nicht angreifen.
campaigns-report-blown =
    { $number ->
        [one] Nach der Attacke ist { $units } außer Atem.
       *[other] Nach der Attacke sind { $units } außer Atem.
    }

# Ein Anführer steht allein unter Feinden.
campaigns-report-killed = { $leader } ist allein unter Feinden und wird getötet (Wurf: { $die }, tödlich bei 1 oder 2).
campaigns-report-escaped = { $leader } ist allein unter Feinden, kommt aber davon (Wurf: { $die }, tödlich bei 1 oder 2).
campaigns-report-retreated = { $name } zieht { $units } aus der Schlacht zurück.
campaigns-report-retreated-alone = { $name } zieht sich zurück.

## Wie eine Partie endet. $winners ist eine Liste von Spielern, $points eine Liste der Nachricht „score“

# $losers ist eine Liste von Spielern, $number wie viele.
campaigns-report-won-resigned =
    { $number ->
        [one] Sieg für { $winners }! { $losers } hat aufgegeben.
       *[other] Sieg für { $winners }! { $losers } haben aufgegeben.
    }
campaigns-report-drawn-resigned = Unentschieden: Alle haben aufgegeben.
campaigns-report-won-alone = Sieg für { $winners }! Auf dem Brett sind keine feindlichen Einheiten mehr.
campaigns-report-won-castles = Sieg für { $winners }! Alle feindlichen Burgen sind geschleift.
campaigns-report-won-points = Sieg für { $winners }! Endstand: { $points }.
campaigns-report-drawn-points = Unentschieden. Endstand: { $points }.
campaigns-report-drawn-nobody = Unentschieden: Auf dem Brett sind keine Einheiten mehr.
campaigns-report-score = { $name } { $points }

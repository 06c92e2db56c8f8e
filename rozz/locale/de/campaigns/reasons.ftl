### Campaigns of Ozz: warum ein Befehl nicht geht. Die Seite zeigt es unter den Befehlen, an einer grauen Taste oder nach einem Tippen.

## Ganze Sätze. Einheiten, Anführer und Verbände haben Namen wie „Speerträger 2“, „Evora“ oder „die Glocke“, Orte wie „Straw Ferry“; Felder sind wie „3C“. Namen können Listen sein.

campaigns-reason-over = Die Partie ist zu Ende.

# $seat ist ein Spieler.
campaigns-reason-not-asked = { $seat } hat gerade nichts zu entscheiden.
campaigns-reason-other-moment = Diesen Befehl kannst du gerade nicht geben.
campaigns-reason-one-command = Gib deine Befehle einzeln.

# $why sagt, was am Text des Befehls nicht stimmt.
campaigns-reason-unreadable = In diesem Befehl ist ein Fehler: { $why }

## Auf der Karte ziehen

campaigns-reason-no-stack = Wähle, wer { $point } verlässt.
campaigns-reason-not-in-point = { $name } gehört nicht zu deinen Figuren in { $point }.
campaigns-reason-has-retreated = { $name } hat sich in dieser Runde zurückgezogen und kann erst in der nächsten wieder ziehen.
campaigns-reason-has-moved = { $name } ist in dieser Runde schon gezogen.
campaigns-reason-closed = Dieser Ort ist geschlossen, weil seine Nation nicht mitspielt.
campaigns-reason-no-link = Von { $one } führt weder eine Straße noch ein Pfad direkt nach { $other }.
campaigns-reason-leaders-enter = { $point } gehört dem Feind. Anführer ohne Einheiten kommen nicht hinein.
campaigns-reason-needs-hero = Nur mit einem Helden können Einheiten zu einem zweiten Ort weiterziehen.
campaigns-reason-stops-there = { $point } gehört dem Feind. Der Stapel muss dort anhalten und kämpfen.
campaigns-reason-drop-on-the-way = Du kannst nur dann Einheiten absetzen oder mitnehmen, wenn der Stapel noch zu einem zweiten Ort weiterzieht.
campaigns-reason-no-drop =
    { $why ->
        [leader] Anführer kannst du nicht absetzen, nur Einheiten.
        [all] Du kannst nicht den ganzen Stapel absetzen. Jemand muss weiterziehen.
        [bell] Die Glocke kannst du nur zusammen mit der Einheit absetzen, die sie trägt.
       *[stranger] Du kannst nur Einheiten aus diesem Stapel absetzen.
    }

# $name soll unterwegs mit.
campaigns-reason-no-take =
    { $why ->
        [witch] Hexen kannst du unterwegs nicht mitnehmen, also auch { $name } nicht.
        [bell] Dieser Stapel hat die Glocke schon.
        [retreated] { $name } hat sich in dieser Runde zurückgezogen und kann erst in der nächsten wieder ziehen.
       *[moved] { $name } ist in dieser Runde schon gezogen.
    }
campaigns-reason-no-flight =
    { $why ->
        [option] In dieser Partie kann niemand fliegen.
        [units] Ein Stapel kann nur fliegen, wenn alle seine Einheiten es können. Anführer fliegen nur zusammen mit einer Einheit.
        [far] So weit kann niemand fliegen. Ein Flug reicht höchstens 8,5 Zoll weit.
       *[here] Ein Flug muss zu einem anderen Ort führen.
    }
campaigns-reason-no-room = In { $point } ist nicht genug Platz. An jeden Ort passen höchstens acht Einheiten.

# $nation ist Munchkins, Quadlings, Winkies oder Gillikins.
campaigns-reason-mixed-army = Eine Armee kann nur eine Sorte Söldner haben. Die { $nation } in { $point } hätten dann zwei Sorten.
campaigns-reason-no-bell-here = Aus { $point } kannst du die Glocke nicht mitnehmen.

## Vor einer Schlacht

# Geschütze, die in einer Festung aufgestellt werden können.
campaigns-reason-no-guns =
    { $most ->
        [0] In dieser Schlacht kannst du keine Geschütze aufstellen.
        [one] Hier ist nur Platz für ein Geschütz.
       *[other] Hier ist nur Platz für { $most } Geschütze.
    }
campaigns-reason-only-word =
    { $word ->
        [fast] In dieser Partie gibt es nur den schnellen Kampf.
       *[board] In dieser Partie gibt es keinen schnellen Kampf. Kämpfe auf dem Brett.
    }

## Anwerben

campaigns-reason-no-recruit = { $hero } kann in dieser Runde niemanden anwerben. Nach einem Zug, einem Kampf oder einem Rückzug muss ein Held damit bis zur nächsten Runde warten.
campaigns-reason-one-recruit = An jedem Ort kann pro Runde nur ein Held jemanden anwerben.
campaigns-reason-no-center = { $hero } findet in { $point } niemanden. Helden können nur in Festungen und Siedlungen ihrer Nation jemanden anwerben, und das nur, solange ihre Nation noch Einheiten im Vorrat hat.
campaigns-reason-no-special = In { $point } gibt es gerade keine Spezialisten.
campaigns-reason-no-hire =
    { $kind ->
        [witch] In { $point } lässt sich keine Hexe anwerben.
       *[units] Diese Söldner gibt es in { $point } nicht: { $name }.
    }

# Der Herrscher $name wurde getötet und kehrt zurück.
campaigns-reason-no-return = Dorthin kann { $name } nicht zurückkehren. Wähle einen der markierten Orte.
campaigns-reason-no-keep = Solche Söldner hat diese Armee nicht.

# Ein harter Marsch kostet eine Einheit.
campaigns-reason-no-loss = Wähle eine der Einheiten, die auf dem Marsch sind.

## Die Armee aufstellen, und Gruppen bilden

campaigns-reason-everything = Stell jede dieser Figuren genau einmal auf: { $names }.
campaigns-reason-own-rows = { $space } liegt nicht in deinen ersten zwei Reihen.
campaigns-reason-garrison-alone = Die Garnison steht allein und gehört zu keiner Gruppe.
campaigns-reason-no-group = { $names }: Das ergibt keine Gruppe. Zu einer Gruppe gehören ein Held und mindestens eine Einheit.
campaigns-reason-no-hero = { $names }: Eine Hexe kann keine Gruppe führen. Nimm noch einen Helden dazu.
campaigns-reason-too-many = { $leader } kann höchstens { $most } Einheiten führen.
campaigns-reason-not-there = Nenne in { $space } jede dieser Figuren genau einmal: { $names }.
campaigns-reason-not-there-empty = In { $space } kann niemand Gruppen bilden.
campaigns-reason-bell-carrier = { $unit } kann die Glocke nicht tragen. Wähle dafür eine Einheit, die nicht fliegt.
campaigns-reason-bell-carrier-nobody = Die Glocke kann nicht allein ziehen. Wähle, welche Einheit sie trägt.

## Zauber und die Glocke

campaigns-reason-no-caster = { $caster } gehört nicht zu deinen Anführern auf dem Brett.
campaigns-reason-unknown-spell = { $caster } kann „{ $spell }“ nicht zaubern.
campaigns-reason-one-spell = { $caster } kann nur einmal pro Runde zaubern.
campaigns-reason-same-unit = { $caster } hat „{ $spell }“ schon auf { $unit } gezaubert, und der Zauber wirkt noch.
campaigns-reason-on-leader = Auf Anführer wirken Zauber nicht. Wähle eine Einheit.
campaigns-reason-spent = { $caster } hat „{ $spell }“ in dieser Schlacht schon gezaubert.
campaigns-reason-no-target =
    { $whose ->
        [own] „{ $spell }“ wirkt nur auf deine Einheiten auf dem Brett.
       *[enemy] „{ $spell }“ wirkt nur auf feindliche Einheiten auf dem Brett.
    }

# Der Zauber Meisterschuss stärkt den Fernkampf.
campaigns-reason-no-range = { $unit } kann nicht schießen, deshalb hilft „{ campaigns-name-spell-uncanny-marksmanship }“ hier nicht.
campaigns-reason-transport = Mit „Versetzen“ kommt eine Einheit nur in ein Feld ohne feindliche Einheiten und nie in die erste Reihe des Feindes.
campaigns-reason-no-space = Ein Feld nennst du nur bei „{ campaigns-name-spell-transport }“, bei anderen Zaubern nur die Einheit.
campaigns-reason-fixed = Die Garnison lässt sich nicht versetzen.
campaigns-reason-silent-bell = In dieser Schlacht kann die Glocke für dich keine Skelette rufen.
campaigns-reason-no-bell =
    { $why ->
        [none] Die Glocke ist in dieser Schlacht nicht dabei.
        [enemy] Der Feind hat die Glocke. Erbeute sie zuerst.
        [off] Die Glocke ist nicht mehr auf dem Brett.
        [limit] Die Glocke hat schon zwei Skelette auf dem Brett. Das nächste kann sie erst rufen, wenn eines davon fällt.
       *[pool] Es sind keine Skelette mehr übrig, die die Glocke rufen könnte.
    }

## Aufträge

campaigns-reason-no-force = Du hast keinen Verband namens { $force }.
campaigns-reason-garrison-stands = Die Garnison hält immer die Stellung. Sie bekommt keine Aufträge.
campaigns-reason-guards-off = In dieser Partie gibt es keine Flankenwachen.
campaigns-reason-no-guard =
    { $why ->
        [leader] { $unit } kann keine Flanke bewachen. Wähle eine Einheit, keinen Anführer.
        [stranger] { $unit } kann keine Flanke bewachen. Wähle eine deiner Einheiten auf dem Brett.
        [twice] { $unit } kann nur eine Flanke bewachen. Nenne diese Einheit nur einmal.
       *[taken] { $unit } kann diese Flanke von { $space } nicht bewachen. Dort steht schon eine Wache.
    }

## Ein Verband handelt

campaigns-reason-is-done = { $force } hat in dieser Runde schon gehandelt.
campaigns-reason-is-turned = { $force } wartet darauf, zusammen mit anderen zu handeln.
campaigns-reason-forced = { $force } hat versucht, den Auftrag zu ändern, und muss jetzt handeln.
campaigns-reason-forced-alone = { $force } hat sich dem Herrscher nicht angeschlossen und muss den eigenen Auftrag jetzt allein ausführen.
campaigns-reason-forced-join = { $force } handelt als Nächstes, zusammen mit den Verbänden, die sich angeschlossen haben.
campaigns-reason-no-change =
    { $why ->
        [garrison] Die Garnison hält immer die Stellung. Sie bekommt keinen neuen Auftrag.
       *[same] { $force } hat diesen Auftrag schon.
    }

# $leader ist der Herrscher, der koordiniert.
campaigns-reason-no-coordination =
    { $why ->
        [option] In dieser Partie können Herrscher nicht koordinieren.
        [hero] { $force } kann nicht koordinieren. Das kann nur ein Herrscher, der Einheiten führt.
        [second] { $leader } koordiniert schon, deshalb kann { $force } nicht auch noch koordinieren.
       *[nobody] { $force } kann nicht koordinieren, weil sich in diesem Feld kein Verband anschließen kann. Ein Verband braucht dazu Einheiten und den Auftrag des Herrschers und darf noch nicht gehandelt haben.
    }
campaigns-reason-no-joining =
    { $why ->
        [garrison] Die Garnison handelt allein. Sie kann sich keinem Herrscher anschließen.
        [ruler] { $force } kann sich nicht anschließen, weil keiner deiner Herrscher koordiniert.
        [leader] { $force } kann sich nicht anschließen: { $leader } koordiniert nur Verbände mit Einheiten.
        [space] { $force } und { $leader } sind nicht im selben Feld und können deshalb nicht zusammen handeln.
       *[order] { $force } und { $leader } haben verschiedene Aufträge und können deshalb nicht zusammen handeln.
    }
campaigns-reason-no-waiting = Es gibt nichts, worauf du warten könntest.

## Ziehen auf dem Schlachtbrett

campaigns-reason-garrison-stays = Die Garnison verlässt ihr Feld nie.

# $spell ist Mohn, Verwirrung oder beides.
campaigns-reason-held = { $unit } ist verzaubert ({ $spell }) und kann nicht ziehen.

# Flinke Füße gleichen einen Zauber aus, der eine Einheit festhält.
campaigns-reason-held-but-fleet = { $unit } ist verzaubert und zieht deshalb auch mit „{ campaigns-name-spell-fleet-feet }“ nur ein Feld weit.
campaigns-reason-held-group = { $unit } kann nicht ziehen und hält damit die ganze Gruppe auf.
campaigns-reason-was-transported = { $unit } wurde versetzt und kann in dieser Runde nicht mehr ziehen.
campaigns-reason-bell-holds = Die Glocke ist verzaubert und kann nicht bewegt werden.
campaigns-reason-bell-turned = Die Glocke hat ein Skelett gerufen und kann in dieser Runde nicht bewegt werden.
campaigns-reason-bell-slow = Die Glocke ist schwer. Sie kommt pro Runde nur ein Feld weit.
campaigns-reason-too-far =
    { $number ->
        [0] { $force } kann in dieser Runde nicht ziehen.
        [one] Das ist zu weit. { $force } zieht nur ein Feld weit.
       *[other] Das ist zu weit. { $force } zieht höchstens { $number } Felder weit.
    }

# Mehrere Verbände ziehen zusammen mit einem Herrscher.
campaigns-reason-too-far-together =
    { $number ->
        [0] Einer dieser Verbände kann nicht ziehen und hält damit die anderen auf.
        [one] Das ist zu weit. Zusammen ziehen diese Verbände nur ein Feld weit.
       *[other] Das ist zu weit. Zusammen ziehen diese Verbände höchstens { $number } Felder weit.
    }
campaigns-reason-not-adjacent = { $step } liegt nicht neben { $here }.
campaigns-reason-ends-there = Ein Zug endet dort, wo feindliche Einheiten stehen.
campaigns-reason-leaders-alone = Anführer ohne Einheiten dürfen nicht in ein Feld mit feindlichen Einheiten ziehen.
campaigns-reason-advance = { $force } hat den Auftrag „Vorrücken“ und muss vorwärts ziehen oder seitwärts in ein Feld mit feindlichen Einheiten.
campaigns-reason-back = { $force } hat den Auftrag „Zurück“ und muss in Richtung der eigenen Seite ziehen.
campaigns-reason-stand = { $force } hat den Auftrag „Halten“ und darf nur seitwärts in ein Feld ziehen, das leer ist oder in dem deine Einheiten stehen.
campaigns-reason-no-off = Nur ein Verband mit dem Auftrag „Zurück“ kann das Brett verlassen, und das nur aus deiner ersten Reihe.
campaigns-reason-no-refuge = Es gibt keinen Ort für den Rückzug.

## Kampf

campaigns-reason-automatic = Deine Einheiten treffen am Ende des Zuges auf den Feind. Deshalb kämpfen sie im Nahkampf und können nicht schießen.
campaigns-reason-no-melee =
    { $why ->
        [moved] { $force } trifft am Ende des Zuges auf keine feindlichen Einheiten. Deshalb gibt es keinen Nahkampf.
        [alone] { $force } kann keinen Nahkampf beginnen. In diesem Feld sind keine feindlichen Einheiten.
        [leader] { $force } kann ohne Einheiten keinen Nahkampf beginnen.
        [aloft] { $force } kann keinen Nahkampf beginnen, wenn alle, die angreifen könnten, in der Luft bleiben.
       *[held] { $force } kann unter „{ campaigns-name-spell-poppies }“ oder „{ campaigns-name-spell-confusion }“ nicht angreifen.
    }
campaigns-reason-no-fire = { $force } kann von { $here } aus nicht auf { $target } schießen.
campaigns-reason-limbered = Artillerie, die zieht, kann in derselben Runde nicht schießen.

# Ein Zauber hält die Artillerie fest, aber Flinke Füße lassen sie ziehen.
campaigns-reason-limbered-asleep = Artillerie unter „{ campaigns-name-spell-poppies }“ oder „{ campaigns-name-spell-confusion }“ kann nicht in derselben Runde ziehen und schießen.
campaigns-reason-leaves = Ein Held, der eine Einheit zurücklässt, kann nicht kämpfen.
campaigns-reason-no-aloft = { $unit } kann in diesem Nahkampf nicht in der Luft bleiben.

# Vor einem Nahkampf weicht eine Einheit der angegriffenen Seite aus.
campaigns-reason-no-way-back =
    { $space ->
        [off] { $unit } kann das Brett vor diesem Nahkampf nicht verlassen.
       *[other] { $unit } kann vor diesem Nahkampf nicht nach { $space } ausweichen.
    }

# Einheiten in der Luft sind im Nahkampf nicht zu erreichen, aber andere können auf sie schießen.
campaigns-reason-no-shot = { $unit } kann in diesem Nahkampf nicht auf die Flieger schießen.

## Verluste und Rückzug

# $rule ist die Nummer einer Regel: C8-2 und C8-3 betreffen den schnellen Kampf, C15-8 die Flankenwachen.
campaigns-reason-losses =
    { $rule ->
        [C8-2] Diese Verluste passen nicht zum Schaden. Sie müssen ihm so nahe wie möglich kommen, ohne ihn zu überschreiten.
        [C8-3] Diese Verluste passen nicht zum Schaden. Decke den ganzen Schaden, aber nimm nicht mehr Einheiten als nötig.
       *[C15-8] Den ersten Treffer bekommt die Flankenwache.
    }

# Wer in einem Kampf auf dem Schlachtbrett getroffen wird. $number ist, wie viele es sein müssen.
campaigns-reason-hits =
    { $why ->
        [bell] Die Glocke bekommt nur dann einen Treffer, wenn ihn keine Einheit bekommen kann.
        [stranger] { $unit } gehört nicht zu deinen Einheiten in diesem Kampf.
        [safe] { $unit } kann keinen dieser Treffer bekommen. Wähle eine andere Einheit.
        [share] Auf diese Einheiten lassen sich die Treffer nicht verteilen. Wähle andere Einheiten.
       *[number]
            { $number ->
                [one] Wähle genau eine Einheit. Sie bekommt den Treffer.
               *[other] Wähle genau { $number } Einheiten. Jede bekommt einen Treffer.
            }
    }
campaigns-reason-lower-numbers = Von gleichen Einheiten geht zuerst die mit der höchsten Nummer verloren.
campaigns-reason-no-place = { $name } muss ins nächstgelegene Feld gehen, in dem deine Einheiten stehen.
campaigns-reason-no-retreat = Keine deiner Figuren kann sich zurückziehen.

# Nach Regel C16-6 ziehen sich Truppen möglichst in Richtung Heimat zurück.
campaigns-reason-refuge =
    { $rule ->
        [C16-6] Deine Truppen können sich nicht nach { $point } zurückziehen, weil es einen Ort gibt, der näher an ihrer Heimat liegt.
       *[other] Deine Truppen können sich nicht nach { $point } zurückziehen.
    }
campaigns-reason-honors =
    { $why ->
        [option] In dieser Partie gibt es keinen ehrenvollen Abzug.
        [attacker] Nur der Angreifer kann ehrenvollen Abzug anbieten.
        [garrison] Hier ist keine Garnison, der du ehrenvollen Abzug anbieten könntest.
       *[others] Solange der Verteidiger außer der Garnison noch andere Einheiten hat, kannst du keinen ehrenvollen Abzug anbieten.
    }

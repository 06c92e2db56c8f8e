### Campaigns of Ozz: warum ein Tipp zu seinem Plan rät. Ein bis drei Sätze stehen unter dem Plan.

## $units, $forces, $points und $spaces sind Listen; $number sagt, wie viele. $point ist ein Ort der Karte, $space wie „3C“.

## Auf der Karte: wer zuerst zieht

campaigns-why-first = Wer zuerst zieht, nimmt sich die besten Orte.
campaigns-why-first-attack = Ziehst du zuerst, kannst du { $points } angreifen, bevor jemand entkommt oder hilft.
campaigns-why-first-defend = Ziehst du zuerst, kannst du { $points } verteidigen, bevor der Feind da ist.
campaigns-why-second = Ziehst du danach, siehst du erst, wohin die anderen gehen.

## Ein Stapel zieht

campaigns-why-guards =
    { $number ->
        [one] Er bewacht { $point }. Dort könnte { $name } mit 1 Einheit angreifen.
       *[other] Er bewacht { $point }. Dort könnte { $name } mit { $number } Einheiten angreifen.
    }
campaigns-why-leads =
    { $number ->
        [one] { $leader } kommt zu deiner Einheit in { $point }. Von einem Helden geführt zieht sie doppelt so weit.
       *[other] { $leader } kommt zu deinen { $number } Einheiten in { $point }. Von einem Helden geführt ziehen sie doppelt so weit.
    }
campaigns-why-leads-more =
    { $number ->
        [one] { $leader } kommt als zweiter Held zu deiner Einheit in { $point }.
       *[other] { $leader } kommt zu deinen { $number } Einheiten in { $point } und kann in der Schlacht mehr von ihnen führen.
    }
campaigns-why-gathers = { $number } deiner Einheiten sind dann zusammen in { $point }.
campaigns-why-closer =
    { $number ->
        [one] Von { $point } ist es nur noch ein Zug zur feindlichen Burg.
       *[other] In { $point } sind sie der feindlichen Burg näher, noch { $number } Strecken.
    }
campaigns-why-alone = { $leader } riskiert unterwegs keine Einheit.
campaigns-why-prepares = Gleich bringt es nichts, aber der Stapel steht besser für die nächste Runde.
campaigns-why-pass = Jeder übrige Zug riskiert mehr, als er bringt.

## Anwerben

campaigns-why-recruit-none = Kein Held kann gerade eine nützliche Einheit anwerben.
campaigns-why-random =
    { $number ->
        [one] { $hero } bekommt die letzte Einheit deiner Nation.
       *[other] { $hero } bekommt eine von { $number } Einheiten, und jede Einheit ist 1 Punkt wert.
    }
campaigns-why-special = { $hero } bekommt sicher { $kinds }, und jede Einheit ist 1 Punkt wert.
campaigns-why-hire = { $kind }: Stärke { $strength }.
campaigns-why-witch = Eine Hexe bringt { $hero } einen Zauber für die Schlacht.
campaigns-why-keep = { $kind }: Sie nützen dir am meisten.
campaigns-why-return = Dort nützt ein Herrscher am meisten.

## Verluste, und Anführer ohne Einheiten

campaigns-why-lose =
    { $number ->
        [one] { $units }: Diese Einheit fehlt dir am wenigsten.
       *[other] { $units }: Diese Einheiten fehlen dir am wenigsten.
    }
campaigns-why-place = Es ist eines der nächsten Felder mit deinen Einheiten.
campaigns-why-refuge = Von den erlaubten Orten sieht dieser am besten aus.

## Wie gekämpft wird. $own und $foe sind die Stärken aller Einheiten zusammen.

campaigns-why-assault = Du greifst mit Stärke { $own } gegen { $foe } an.
campaigns-why-honors = Wird es angenommen, ist { $point } geschleift, und du verlierst niemanden.
campaigns-why-accept =
    { $number ->
        [one] Eine Einheit zieht lebend ab, statt hinter den Mauern zu fallen.
       *[other] { $number } Einheiten ziehen lebend ab, statt hinter den Mauern zu fallen.
    }
campaigns-why-decline = Deine Garnison kann sich halten, mit Stärke { $own } gegen { $foe }.
campaigns-why-fast = Der Kampf ist schnell vorbei, und die Würfel sind zu beiden gleich.
campaigns-why-board =
    { $compared ->
        [less] Du hast Stärke { $own } gegen { $foe }. Auf dem Brett gleichen Zauber, Gelände und gute Aufträge das aus.
        [more] Du hast Stärke { $own } gegen { $foe }. Auf dem Brett kann das kein einzelner Würfel kippen.
       *[same] Beide haben Stärke { $own }. Auf dem Brett entscheiden Zauber und gute Aufträge.
    }
campaigns-why-stay-alone = In dieser Schlacht verliert, wer das Brett verlässt.
campaigns-why-stay =
    { $compared ->
        [less] Du hast Stärke { $own } gegen { $foe }, aber zu gehen kostet noch mehr.
        [more] Du hast Stärke { $own } gegen { $foe }, also arbeitet die Zeit für dich.
       *[same] Beide haben Stärke { $own }, also gibt es keinen Grund, das Feld zu räumen.
    }
campaigns-why-retreat = Du hast Stärke { $own } gegen { $foe }. Ein Rückzug rettet deine Einheiten für eine andere Schlacht.

## Die Aufstellung

campaigns-why-deploy-groups =
    { $number ->
        [one] { $leader } führt eine Einheit, und beide handeln gemeinsam.
       *[other] { $leader } führt { $number } Einheiten, die gemeinsam ziehen und kämpfen.
    }
campaigns-why-deploy-guns =
    { $number ->
        [one] { $units } bleibt hinten und schießt bis zu { $range } Felder weit.
       *[other] { $units } bleiben hinten und schießen bis zu { $range } Felder weit.
    }
campaigns-why-deploy-riders =
    { $number ->
        [one] { $units }: an der Flanke, frei für eine Attacke.
       *[other] { $units }: an den Flanken, frei für eine Attacke.
    }
campaigns-why-deploy = Deine Einheiten stehen so, dass sie einander helfen.
campaigns-why-groups = Mehr Einheiten in einer Gruppe handeln auf einmal.
campaigns-why-same-groups = Keine neue Gruppe wäre besser als deine jetzigen.

## Zauber

campaigns-why-target =
    { $spaces ->
        [one] { $unit }: gleich neben dem Feind, also zählt es jetzt.
       *[other] { $unit }: nur { $spaces } Felder vom Feind, also zählt es bald.
    }
campaigns-why-ring = Die Glocke gibt dir eine Einheit mehr: { $unit }.
campaigns-why-keep-spell = „{ $spell }“ auf { $unit } wirkt noch und wäre dort vorbei, wenn du anderswohin zauberst.
campaigns-why-no-spell = Kein Zauber macht in dieser Runde einen klaren Unterschied.

## Aufträge

campaigns-why-stand =
    { $number ->
        [one] { $forces } kann auf { $spaces } schießen, ohne zu ziehen.
       *[other] { $forces } können auf { $spaces } schießen, ohne zu ziehen.
    }
campaigns-why-advance =
    { $spaces ->
        [0] { $forces }: kämpfen weiter, wo sie sind, oder ziehen vor.
        [one] { $forces }: direkt am Feind, bereit zum Angriff.
       *[other] { $forces }: müssen erst näher heran. Der Feind ist { $spaces } Felder entfernt.
    }
campaigns-why-back =
    { $number ->
        [one] { $forces } geht zurück, weiter weg vom Feind.
       *[other] { $forces } gehen zurück, weiter weg vom Feind.
    }
campaigns-why-flanks = Ohne Flankenwache darf niemand gegen einen Angriff von der Seite kämpfen.
campaigns-why-wait = Der Feind muss zu dir kommen.

## Ein Verband handelt

campaigns-why-act-first = Wer zuerst handelt, wählt, wo der Kampf beginnt.
campaigns-why-act-first-attack = Handelst du zuerst, kannst du { $spaces } angreifen, bevor der Feind dort handelt.
campaigns-why-act-first-danger = Handelst du zuerst, können deine Verbände in { $spaces } ziehen, bevor sie angegriffen werden.
campaigns-why-act-second = Handelst du danach, siehst du, was der Feind tut, und hast das letzte Wort.
campaigns-why-leaves = { $force } kommt lebend davon.
campaigns-why-stays = Mit dem Auftrag { $order } hat { $force } nichts Besseres zu tun.
campaigns-why-moves =
    { $way ->
        [nearer] { $spaces ->
            [one] { $force } kommt direkt an den Feind, bereit zum Angriff.
           *[other] { $force } kommt näher. Der Feind ist dann { $spaces } Felder entfernt.
        }
        [farther] { $force } kommt weiter weg vom Feind.
       *[aside] { $force } steht besser in { $space }, so nah am Feind wie vorher.
    }
campaigns-why-change = Der Auftrag { $order } steht dem im Weg, was jetzt nötig ist.
campaigns-why-change-attack = Mit dem neuen Auftrag wäre ein Angriff auf { $spaces } möglich.
campaigns-why-together = Verbände, die gemeinsam handeln, schlagen härter zu als einzeln.
campaigns-why-falls-back =
    { $number ->
        [one] { $units } entkommt dem Angriff unversehrt.
       *[other] { $units } entkommen dem Angriff unversehrt.
    }
campaigns-why-aloft =
    { $number ->
        [one] { $units } ist in der Luft für die meisten Feinde außer Reichweite.
       *[other] { $units } sind in der Luft für die meisten Feinde außer Reichweite.
    }
campaigns-why-shoots = Nur Schüsse treffen Flieger in der Luft.
campaigns-why-fights = Bleibst du, schlagen deine Einheiten zurück.

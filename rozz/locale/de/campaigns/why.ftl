### Campaigns of Ozz: warum ein Plan gut ist, in einem Tipp.

## Auf der Karte: wer zuerst zieht

campaigns-why-first = Wer zuerst zieht, kann sich auf der Karte die besten Orte sichern.
campaigns-why-first-attack = Ziehst du zuerst, kannst du { $points } angreifen, bevor jemand von dort entkommt oder dort Hilfe eintrifft.
campaigns-why-first-defend = Ziehst du zuerst, kannst du { $points } verteidigen, bevor der Feind dort ist.
campaigns-why-second = Ziehst du zuletzt, siehst du vor deiner Entscheidung, wohin die anderen gehen.

## Einen Stapel ziehen

# $name ist ein Gegner, der mit $number Einheiten angreifen könnte.
campaigns-why-guards =
    { $number ->
        [one] So bewachst du { $point }. Dort könnte { $name } mit 1 Einheit angreifen.
       *[other] So bewachst du { $point }. Dort könnte { $name } mit { $number } Einheiten angreifen.
    }

# Ein Anführer geht zu Einheiten an einem Ort.
campaigns-why-leads =
    { $number ->
        [one] { $leader } kommt zu deiner Einheit in { $point }. Mit einem Helden kann diese Einheit doppelt so weit ziehen.
       *[other] { $leader } kommt zu deinen { $number } Einheiten in { $point }. Mit einem Helden können diese Einheiten doppelt so weit ziehen.
    }

# Dasselbe, wo schon ein anderer Held führt.
campaigns-why-leads-more =
    { $number ->
        [one] { $leader } kommt als zweiter Held zu deiner Einheit in { $point }.
       *[other] { $leader } kommt zu deinen { $number } Einheiten in { $point }. Mit einem zweiten Helden kannst du in einer Schlacht mehr dieser Einheiten führen.
    }
campaigns-why-gathers = So kommen { $number } deiner Einheiten in { $point } zusammen.

# Eine Verbindung ist eine Straße oder ein Pfad von einem Ort zum nächsten.
campaigns-why-closer =
    { $number ->
        [one] Von { $point } aus ist die feindliche Burg nur einen Zug entfernt.
       *[other] So kommen deine Einheiten näher an die feindliche Burg. Von { $point } aus sind es noch { $number } Straßen oder Pfade bis dorthin.
    }
campaigns-why-alone = { $leader } reist allein und setzt so keine Einheiten aufs Spiel.
campaigns-why-prepares = Das bringt jetzt noch nichts, aber in der nächsten Runde steht der Stapel besser.
campaigns-why-pass = Bei jedem Zug, der noch möglich ist, riskierst du mehr, als du gewinnst.

## Anwerben

campaigns-why-recruit-none = Gerade kann kein Held eine nützliche Einheit anwerben.
campaigns-why-random =
    { $number ->
        [one] { $hero } bekommt die letzte Einheit aus dem Vorrat deiner Nation.
       *[other] { $hero } bekommt zufällig eine von { $number } Einheiten, und jede ist einen Punkt wert.
    }

# $kinds ist eine Liste mit „oder“.
campaigns-why-special = { $hero } bekommt auf jeden Fall eine Einheit ({ $kinds }), und jede Einheit ist einen Punkt wert.
campaigns-why-hire = { $kind } haben Stärke { $strength }.
campaigns-why-witch = Mit einer Hexe hat { $hero } in Schlachten einen Zauber mehr.

# $kind ist eine Sorte Söldner.
campaigns-why-keep = { $kind } sind für dich am meisten wert.
campaigns-why-return = An diesem Ort nützt dir dein Herrscher am meisten.

## Verluste, und Anführer allein

campaigns-why-lose =
    { $number ->
        [one] { $units } wird dir am wenigsten fehlen.
       *[other] { $units } werden dir am wenigsten fehlen.
    }
campaigns-why-place = Kein anderes Feld mit deinen Einheiten ist näher.
campaigns-why-refuge = Von den möglichen Orten ist dieser wohl der beste.

## Wie gekämpft wird. $own und $foe sind die Stärken aller Einheiten zusammen.

campaigns-why-assault = Du greifst mit Stärke { $own } gegen { $foe } an.
campaigns-why-honors = Nimmt der Feind das Angebot an, ist { $point } geschleift, und du verlierst niemanden.
campaigns-why-accept =
    { $number ->
        [one] Eine Einheit zieht lebend ab, statt hinter den Mauern zu fallen.
       *[other] { $number } Einheiten ziehen lebend ab, statt hinter den Mauern zu fallen.
    }
campaigns-why-decline = Mit Stärke { $own } gegen { $foe } kann sich deine Garnison halten.
campaigns-why-fast = So ist die Schlacht schnell vorbei, und die Würfel bevorzugen keine Seite.
campaigns-why-board =
    { $compared ->
        [less] Du hast Stärke { $own } gegen { $foe }. Auf dem Brett können Zauber, Gelände und gute Aufträge diesen Nachteil wettmachen.
        [more] Du hast Stärke { $own } gegen { $foe }. Auf dem Brett kann dir kein einzelner Wurf diesen Vorteil nehmen.
       *[same] Beide Seiten haben Stärke { $own }. Auf dem Brett entscheiden Zauber und gute Aufträge.
    }
campaigns-why-stay-alone = Wer in dieser Schlacht das Brett verlässt, verliert.
campaigns-why-stay =
    { $compared ->
        [less] Du hast Stärke { $own } gegen { $foe }, aber ein Rückzug kostet dich mehr als der Kampf.
        [more] Du hast Stärke { $own } gegen { $foe }, die Zeit arbeitet also für dich.
       *[same] Beide Seiten haben Stärke { $own }, also gibt es keinen Grund für einen Rückzug.
    }
campaigns-why-retreat = Du hast Stärke { $own } gegen { $foe }. Ein Rückzug rettet deine Einheiten für eine andere Schlacht.

## Die Armee aufstellen

campaigns-why-deploy-groups =
    { $number ->
        [one] { $leader } bleibt bei einer Einheit, denn allein kann ein Anführer dem Feind zum Opfer fallen.
       *[other] { $leader } führt { $number } Einheiten, die zusammen ziehen und kämpfen.
    }

# Artillerie. $range ist eine Zahl von Feldern.
campaigns-why-deploy-guns =
    { $number ->
        [one] { $units } bleibt hinten und schießt bis zu { $range } Felder weit.
       *[other] { $units } bleiben hinten und schießen bis zu { $range } Felder weit.
    }

# Kavallerie.
campaigns-why-deploy-riders =
    { $number ->
        [one] { $units } wartet an der Flanke, bereit zur Attacke.
       *[other] { $units } warten an der Flanke, bereit zur Attacke.
    }
campaigns-why-deploy = Deine Einheiten stehen so, dass sie einander helfen können.
campaigns-why-groups = Je mehr Einheiten in einer Gruppe sind, desto mehr handeln auf einmal.
campaigns-why-same-groups = Mit neuen Gruppen wärst du nicht besser dran.

## Zauber

# Wie weit eine Einheit von ihren Feinden entfernt ist.
campaigns-why-target =
    { $spaces ->
        [one] { $unit } steht direkt am Feind, also wirkt sich der Zauber sofort aus.
       *[other] { $unit } ist { $spaces } Felder vom Feind entfernt, also wirkt sich der Zauber bald aus.
    }
campaigns-why-target-foe =
    { $spaces ->
        [one] { $unit } steht direkt neben deinen Einheiten, also wirkt sich der Zauber sofort aus.
       *[other] { $unit } ist { $spaces } Felder von deinen Einheiten entfernt, also wirkt sich der Zauber bald aus.
    }
campaigns-why-ring = Die Glocke bringt dir noch eine Einheit: { $unit }.

# $spell und $unit stehen mitten im Satz.
campaigns-why-keep-spell = Der Zauber „{ $spell }“ wirkt noch auf { $unit }. Zauberst du ihn auf eine andere Einheit, endet diese Wirkung.
campaigns-why-no-spell = In dieser Runde würde kein Zauber viel bewirken.

## Aufträge

campaigns-why-stand =
    { $number ->
        [one] { $forces } kann auf { $spaces } schießen, ohne zu ziehen.
       *[other] { $forces } können auf { $spaces } schießen, ohne zu ziehen.
    }

# $spaces ist, wie weit der nächste von ihnen vom Feind entfernt ist.
campaigns-why-advance =
    { $spaces ->
        [0] { $number ->
            [one] { $forces } kann weiterkämpfen oder weiterziehen.
           *[other] { $forces } können weiterkämpfen oder weiterziehen.
        }
        [one] { $number ->
            [one] { $forces } steht direkt am Feind und kann angreifen.
           *[other] { $forces } können vorrücken. Die vordersten stehen schon direkt am Feind und können angreifen.
        }
       *[other] { $number ->
            [one] { $forces } muss erst näher heran. Der Feind ist { $spaces } Felder entfernt.
           *[other] { $forces } müssen erst näher heran. Der Feind ist { $spaces } Felder entfernt.
        }
    }
campaigns-why-back =
    { $number ->
        [one] { $forces } geht zurück, weg vom Feind.
       *[other] { $forces } gehen zurück, weg vom Feind.
    }
campaigns-why-flanks = Ohne Flankenwache darf bei einem Angriff von der Seite niemand zurückschlagen.
campaigns-why-wait = So muss der Feind zu dir kommen.

## Ein Verband handelt

campaigns-why-act-first = Wer zuerst handelt, bestimmt, wo der Kampf beginnt.
campaigns-why-act-first-attack = Handelst du zuerst, kannst du { $spaces } angreifen, bevor der Feind dort handelt.
campaigns-why-act-first-danger = Handelst du zuerst, können deine Verbände in { $spaces } noch ziehen, bevor sie angegriffen werden.
campaigns-why-act-second = Handelst du zuletzt, siehst du, was der Feind tut, und hast das letzte Wort.
campaigns-why-leaves = { $force } kommt lebend davon.

# $order ist Vorrücken, Halten oder Zurück.
campaigns-why-stays = { $force } hat den Auftrag „{ $order }“. In dieser Runde bleibt der Verband am besten, wo er ist.

# $spaces ist, wie weit der Feind dann entfernt ist.
campaigns-why-moves =
    { $way ->
        [nearer] { $spaces ->
            [one] { $force } kommt direkt an den Feind heran, bereit zum Angriff.
           *[other] { $force } kommt näher heran. Der Feind ist dann { $spaces } Felder entfernt.
        }
        [farther] { $force } entfernt sich vom Feind.
       *[aside] { $force } steht in { $space } besser und bleibt genauso nah am Feind.
    }
campaigns-why-change = Mit dem alten Auftrag „{ $order }“ kann der Verband nicht tun, was jetzt nötig ist.
campaigns-why-change-attack = Mit dem neuen Auftrag könnte der Verband { $spaces } angreifen.
campaigns-why-together = Verbände, die zusammen handeln, schlagen härter zu als jeder für sich.
campaigns-why-falls-back =
    { $number ->
        [one] { $units } entkommt dem Angriff unversehrt.
       *[other] { $units } entkommen dem Angriff unversehrt.
    }
campaigns-why-aloft =
    { $number ->
        [one] { $units } bleibt in der Luft, außer Reichweite der meisten Feinde.
       *[other] { $units } bleiben in der Luft, außer Reichweite der meisten Feinde.
    }
campaigns-why-shoots = Vom Boden aus lassen sich Flieger in der Luft nur mit Schüssen treffen.
campaigns-why-fights = Wenn du bleibst, schlagen deine Einheiten zurück.

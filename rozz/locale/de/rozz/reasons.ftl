### Warum ein Befehl nichts bewirkt, beim Planen und im Bericht.

rozz-reason-over-allowance =
    { $commands ->
        [0] { $who ->
            [you] Du kannst in dieser Runde keine Befehle geben.
           *[other] { $name } kann in dieser Runde keine Befehle geben.
        }
        [one] In dieser Runde zählt nur ein Befehl.
       *[other] In dieser Runde zählen nur { $commands } Befehle.
    }
rozz-reason-resigned =
    { $who ->
        [you] Du hast aufgegeben und kannst keine Befehle mehr geben.
       *[other] { $name } hat aufgegeben und kann keine Befehle mehr geben.
    }
rozz-reason-resign-in-company = Wenn du aufgeben willst, lösche alle anderen Befehle aus der Liste.
rozz-reason-over-worked-move =
    { $left ->
        [0] { $available ->
            [0] Aus { $tile } können keine { $item } ziehen.
            [1] { $item } in { $tile } hat schon einen Befehl.
            [2] Beide { $item } in { $tile } haben schon Befehle.
           *[other] Alle { $available } { $item } in { $tile } haben schon Befehle.
        }
       *[other]
            { $used ->
                [one] Von { $available } { $item } in { $tile } hat 1 schon einen Befehl.
               *[other] Von { $available } { $item } in { $tile } haben { $used } schon Befehle.
            }
    }
rozz-reason-over-worked-strike =
    { $available ->
        [1] { $item } in { $tile } hat schon einen Angriffsbefehl.
        [2] Beide { $item } in { $tile } haben schon Angriffsbefehle.
       *[other] Alle { $available } { $item } in { $tile } haben schon Angriffsbefehle.
    }

## Käufe

rozz-reason-not-in-catalog = { $item } gibt es in diesem Szenario nicht.
rozz-reason-not-for-sale = { $item } gibt es nicht zu kaufen.
rozz-reason-headquarters-not-for-sale = Hauptquartiere gibt es nicht zu kaufen.
rozz-reason-no-quantity = Kaufe mindestens ein Stück.
rozz-reason-not-occupied =
    { $who ->
        [you] Um in { $tile } etwas zu kaufen, brauchst du dort { $occupying }.
       *[other] Um in { $tile } etwas zu kaufen, braucht { $name } dort { $occupying }.
    }
rozz-reason-unaffordable =
    { $who ->
        [you] Das kostet { $cost } $, aber du hast nur { $money } $.
       *[other] Das kostet { $cost } $, aber { $name } hat nur { $money } $.
    }
rozz-reason-too-dear = Du hast nur { $money } $.
rozz-reason-limit = In { $tile } ist nur Platz für { $limit } { $item }, und dort gibt es schon { $present }.
rozz-reason-aid-to-oneself = Auslandshilfe geht nur an andere.
rozz-reason-aid-without-headquarters = In { $tile } ist kein Hauptquartier, das Hilfe bekommen könnte.
rozz-reason-governed-already =
    { $who ->
        [you] Du hast schon { $item } in { $tile }.
       *[other] { $name } hat schon { $item } in { $tile }.
    }
rozz-reason-doomsday-twice = Von der Weltuntergangsmaschine kannst du pro Runde nur ein Teil kaufen.

## Geheime Nachrichten

rozz-reason-message-to-oneself = Nachrichten gehen nur an andere.
rozz-reason-no-correspondence =
    { $who ->
        [you] Jede Nachricht verbraucht 1 { $item } aus einer früheren Runde, aber du hast kein { $item } mehr.
       *[other] Jede Nachricht verbraucht 1 { $item } aus einer früheren Runde, aber { $name } hat kein { $item } mehr.
    }

## Züge

rozz-reason-unknown-mover = { $item } gibt es in diesem Szenario nicht.
rozz-reason-nothing-to-move = Zieh mit mindestens einer Figur.
rozz-reason-never-moves-itself = { $item } kann nicht allein ziehen. Eine andere Figur muss { $item } tragen.
rozz-reason-headquarters-never-moves = Ein Hauptquartier bleibt immer, wo es ist.
rozz-reason-immobile = { $item } zieht nie.
rozz-reason-same-tile = Ein Zug muss in ein anderes Feld führen.
rozz-reason-move-out-of-range =
    { $distance ->
        [one] Von { $tile } nach { $destination } ist es 1 Feld, aber { $item } zieht { $reach }.
       *[other] Von { $tile } nach { $destination } sind es { $distance } Felder, aber { $item } zieht { $reach }.
    }
rozz-reason-unconnected = Von { $tile } nach { $destination } führt kein Weg.
rozz-reason-formation =
    { $formation ->
        [one] Mit einem Befehl kann nur 1 { $item } ziehen.
       *[other] Mit einem Befehl können höchstens { $formation } { $item } ziehen.
    }
rozz-reason-not-controlled =
    { $who ->
        [you] { $tile } gehört dir nicht.
       *[other] { $name } besitzt { $tile } zu Beginn der Runde nicht.
    }
rozz-reason-transport-not-controlled =
    { $who ->
        [you] { $tile } gehört dir nicht, deshalb kann { $item } dort nicht ziehen.
       *[other] { $name } besitzt { $tile } nicht, deshalb bleibt { $item } dort.
    }
rozz-reason-not-there =
    { $who ->
        [you] { $available ->
            [0] Du hast keine { $item } in { $tile }.
           *[other] Du hast nur { $available } { $item } in { $tile }, nicht { $quantity }.
        }
       *[other] { $available ->
            [0] { $name } hat keine { $item } in { $tile }.
           *[other] { $name } hat nur { $available } { $item } in { $tile }, nicht { $quantity }.
        }
    }
rozz-reason-just-bought =
    { $available ->
        [0] Frisch gekaufte { $item } können erst in der nächsten Runde ziehen.
        [1] Frisch gekaufte { $item } können erst in der nächsten Runde ziehen. Aus { $tile } kann jetzt nur 1 { $item } ziehen.
       *[other] Frisch gekaufte { $item } können erst in der nächsten Runde ziehen. Aus { $tile } können jetzt nur { $available } { $item } ziehen.
    }
rozz-reason-not-carried = { $mover } kann keine { $item } tragen.
rozz-reason-not-carried-by-transport = { $mover } kann keine { $item } tragen, nur { $aboard } und deren Ladung.
rozz-reason-no-room =
    { $quantity ->
        [one] { $quantity } { $mover } trägt höchstens { $room } { $item }, nicht { $number }.
       *[other] { $quantity } { $mover } tragen höchstens { $room } { $item }, nicht { $number }.
    }

## Angriffe

rozz-reason-unknown-striker = { $item } gibt es in diesem Szenario nicht.
rozz-reason-never-strikes = { $item } kann nicht angreifen.
rozz-reason-strike-out-of-range =
    { $distance ->
        [one] Von { $tile } nach { $destination } ist es 1 Feld. Reichweite von { $item }: { $reach }.
       *[other] Von { $tile } nach { $destination } sind es { $distance } Felder. Reichweite von { $item }: { $reach }.
    }
rozz-reason-names-a-target =
    { $who ->
        [you] { $item } trifft ein ganzes Feld. Nenne nur das Feld, keine Figur.
       *[other] { $item } trifft ein ganzes Feld, aber im Befehl steht eine einzelne Figur.
    }
rozz-reason-names-no-target =
    { $who ->
        [you] { $item } trifft eine einzelne Figur. Gib an, welche.
       *[other] { $item } trifft eine einzelne Figur, aber im Befehl steht keine Figur.
    }
rozz-reason-unknown-target = { $item } gibt es in diesem Szenario nicht.
rozz-reason-headquarters-is-no-target = Ein Hauptquartier lässt sich nicht angreifen.
rozz-reason-forbidden-target = { $item } kann { $target } nicht angreifen.
rozz-reason-colour-missing =
    { $who ->
        [you] Füge eine Farbe hinzu, damit klar ist, wessen { $target } du angreifst.
       *[other] Im Befehl steht nicht, wessen { $target } gemeint ist.
    }
rozz-reason-colour-of-neutral = { $target } ist neutral. Lass die Farbe weg.
rozz-reason-own-piece =
    { $who ->
        [you] Eigene Figuren kannst du nicht angreifen.
       *[other] Eigene Figuren kann niemand angreifen.
    }
rozz-reason-doomsday-elsewhere = Die Weltuntergangsmaschine lässt sich nur in dem Feld zünden, in dem sie steht. Schreib { $item } @ { $tile } > { $tile }.

## Angriffe, die fehlschlagen

rozz-reason-striker-gone =
    { $who ->
        [you] In { $tile } hast du keine { $item } mehr für diesen Angriff.
       *[other] { $name } hat in { $tile } keine { $item } mehr für diesen Angriff.
    }
rozz-reason-striker-missing =
    { $who ->
        [you] In { $tile } gibt es keine { $item } für diesen Angriff.
       *[other] In { $tile } gibt es keine { $item } für diesen Angriff.
    }
rozz-reason-striker-just-bought = Frisch gekaufte { $item } können erst in der nächsten Runde angreifen.
rozz-reason-striker-not-controlled =
    { $who ->
        [you] Nach dem Kampf gehört dir { $tile } nicht.
       *[other] { $name } besitzt { $tile } nach dem Kampf nicht.
    }
rozz-reason-target-gone = Nach dem Kampf hat { $owner } keine { $target } mehr in { $destination }.
rozz-reason-target-gone-neutral = Nach dem Kampf gibt es keine { $target } mehr in { $destination }.
rozz-reason-target-taken = Frühere Angriffe zerstören schon alle { $target } von { $owner } in { $destination }.
rozz-reason-target-taken-neutral = Frühere Angriffe zerstören schon alle { $target } in { $destination }.
rozz-reason-countered =
    { $stopper ->
        [PATRIOT] Eine Patriot in { $destination } fängt die Rakete ab.
        [MDS] Die Raketenabwehr in { $destination } fängt die Rakete ab.
       *[other] { $stopper } in { $destination } fängt die Rakete ab.
    }
rozz-reason-device-incomplete = Die Weltuntergangsmaschine in { $tile } ist nicht vollständig. Sie braucht alle drei Teile, und jedes muss aus einer früheren Runde stammen.

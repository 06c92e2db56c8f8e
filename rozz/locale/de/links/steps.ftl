### Warum ein Schritt in einer Partie über Links nicht geht: einladen, mitspielen, starten, versiegeln, abstimmen.

## Einladen

links-open-dice = Dieses Spiel kannst du nicht über Links spielen, weil dabei offen gewürfelt wird.
links-no-people = Mindestens eine Person muss mitspielen. Gib ihr einen der Plätze.

# $chosen ist, was im Befehl stand.
links-cannot-play-seat = In einer Partie über Links kann „{ $chosen }“ nicht auf dem Platz { $seat } spielen.
links-options-large = Diese Einladung hat zu viele Optionen, oder eine davon ist zu lang.
links-no-such-option = Diese Option gibt es in Partien über Links nicht.
links-key-length = Dieser Schlüssel hat die falsche Länge. Ein Schlüssel hat { $number } Bytes.

## Beitreten und starten

links-joined-late = Diese Partie hat schon begonnen, deshalb kann niemand mehr dazukommen.
links-no-such-seat = Den Platz { $seat } kann niemand nehmen. Wähle einen anderen Platz.
links-seat-of-host = Die Spielleitung spielt schon { $seat }. Wähle einen anderen Platz.
links-started-already = Diese Partie hat schon begonnen.
links-only-host-starts = Nur die Spielleitung kann diese Partie starten.
links-nobody-joined = Um den Platz { $seat } hat noch niemand gebeten. Lade jemanden ein und starte dann die Partie.
links-several-want = Mehrere Personen wollen { $seat } spielen. Entscheide dich für eine.
links-one-device-twice = Ein Gerät hat um zwei Plätze gebeten. So könnte eine Person auf beiden spielen. Um einen der beiden Plätze musst du an einem anderen Gerät bitten.
links-names-alike = Die Namen { $one } und { $other } sehen fast gleich aus. Eine der beiden Personen muss unter einem anderen Namen noch einmal um ihren Platz bitten.
links-not-started = Diese Partie hat noch nicht begonnen. Es kommen noch Spieler dazu.

## In einer Runde

# $kind ist, was $seat tun will.
links-not-now =
    { $state ->
        [joining] Diese Partie hat noch nicht begonnen. Es kommen noch Spieler dazu.
        [over] Diese Partie ist zu Ende.
        [looking-on] { $seat } hat in dieser Runde nichts zu tun.
        [shown] { $seat } hat die Befehle für diese Runde schon aufgedeckt.
       *[other]
            { $kind ->
                [seal] { $seat } kann gerade keine Befehle versiegeln.
                [show] { $seat } kann gerade keine Befehle aufdecken.
               *[resign] { $seat } kann gerade nicht aufgeben.
            }
    }

# Dasselbe, während die Partie auf $others wartet.
links-not-now-waits =
    { $state ->
        [joining] Diese Partie hat noch nicht begonnen. Noch nicht dabei: { $others }.
        [looking-on] { $seat } hat in dieser Runde nichts zu tun. Ihr wartet noch auf { $others }.
        [shown] { $seat } hat die Befehle für diese Runde schon aufgedeckt. Ihr wartet noch auf { $others }.
        [sealed]
            { $kind ->
                [show] { $seat } kann noch keine Befehle aufdecken. Ihr wartet noch auf { $others }.
               *[seal] { $seat } hat die Befehle schon versiegelt. Ihr wartet noch auf { $others }.
            }
       *[other]
            { $kind ->
                [show] { $seat } kann noch keine Befehle aufdecken. Ihr wartet noch auf { $others }.
                [seal] { $seat } kann gerade keine Befehle versiegeln. Ihr wartet noch auf { $others }.
               *[resign] { $seat } kann gerade nicht aufgeben. Ihr wartet noch auf { $others }.
            }
    }
links-key-not-here = { $seat } kann nicht an diesem Gerät spielen, denn der Schlüssel ist auf einem anderen Gerät. Öffne den Link an dem Gerät, an dem du den Platz genommen hast.
links-not-as-sealed = { $seat } hat andere Befehle versiegelt, und was versiegelt ist, kann niemand mehr ändern.
links-nothing-to-reveal = Es gibt keine Befehle, die man aufdecken könnte.
links-signed-before = { $seat } hat schon eine andere Fassung von Runde { $turn } unterschrieben, und diese Fassung gilt. Öffne die Links der anderen, oder lass die anderen diese Runde ohne dich spielen.

# $why ist ein Satz aus refused.ftl.
links-not-signed = Dieser Schritt passt nicht zu dem, was die anderen unterschrieben haben. Deshalb unterschreibt dein Gerät ihn nicht. { $why }

## Zu viel für einen Link

links-turn-too-long = Diese Befehle sind zu lang für einen Link. In eine Runde passen höchstens { $number } Bytes Text.
links-too-many-in-a-turn = Über Links kann { $seat } in einer Runde höchstens { $number } Befehle geben.
links-share-of-commands = In dieser Partie hat { $seat } schon so viele Befehle gegeben, wie für einen Spieler in einen Link passen.
links-share-of-text = In dieser Partie hat { $seat } schon so viel Text verwendet, wie für einen Spieler in einen Link passt.

# $why ist einer der Sätze darüber.
links-shorter-may-fit = { $why } Vielleicht passen weniger oder kürzere Befehle noch in den Link.
links-commands-not-kept = Diese Befehle passen nicht in einen Link: Es sind zu viele, oder einer davon wäre später nicht mehr lesbar. Ändere oder entferne einige davon.

# $fault ist ein Satz aus names.ftl.
links-name-not-sendable = Der Name von { $seat } ist in einem Link nicht erlaubt. { $fault }

## Ohne jemanden spielen, und jemanden wieder mitspielen lassen

links-cannot-skip = { $seat } kann gerade nicht dafür stimmen, { $about } zu überspringen.
links-cannot-keep = Gerade stimmt niemand darüber ab, { $about } zu überspringen, oder { $seat } hat schon abgestimmt.
links-no-such-request = Kein Gerät mit diesem Schlüssel hat darum gebeten, wieder als { $about } zu spielen.
links-cannot-return = Du kannst nicht darum bitten, wieder als { $seat } zu spielen.
links-too-few-to-return = Es sind zu wenige Spieler übrig, um darüber abzustimmen, ob { $seat } wieder mitspielt. Jetzt hilft nur noch die Schlüsseldatei.

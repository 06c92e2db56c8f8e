### Warum ein Befehl von Ozymandia oder Simultaneous Risk nichts bewirkt, in der Liste der Befehle und im Bericht.

## Ganze Sätze. $who ist „you“, während du den Befehl selbst schreibst; im Bericht „other“, und $name gab den Befehl. $opponent ist der andere.

areas-reason-no-count = Jede Zahl muss mindestens 1 sein.

## Neue Armeen

areas-reason-none-received =
    { $who ->
        [you] Du bekommst in dieser Runde keine neuen Armeen.
       *[other] { $name } bekommt in dieser Runde keine neuen Armeen.
    }
areas-reason-no-city =
    { $who ->
        [you] Neue Armeen kannst du nur in deinen Städten und deren Provinzen einsetzen, nicht in { $area }.
       *[other] { $name } kann neue Armeen nur in eigenen Städten und deren Provinzen einsetzen, nicht in { $area }.
    }
areas-reason-province-held =
    { $who ->
        [you] { $area } gehört { $opponent }, deshalb kannst du dort keine Armee einsetzen.
       *[other] { $area } gehörte schon zu Beginn der Runde { $opponent }.
    }
areas-reason-one-a-city =
    { $who ->
        [you] { $city } bringt nur 1 neue Armee. Setze sie dort ein oder in { $province }.
       *[other] { $city } bringt nur 1 neue Armee, nicht { $number }.
    }
areas-reason-not-ones-own =
    { $who ->
        [you] { $area } gehört dir nicht, deshalb kannst du dort keine Armeen einsetzen.
       *[other] { $area } gehörte zu Beginn der Runde nicht { $name }.
    }
areas-reason-too-many-placed =
    { $who ->
        [you] { $received ->
            [one] Du bekommst nur 1 neue Armee, nicht { $number }.
           *[other] Du bekommst nur { $received } neue Armeen, nicht { $number }.
        }
       *[other] { $received ->
            [one] { $name } bekommt nur 1 neue Armee, nicht { $number }.
           *[other] { $name } bekommt nur { $received } neue Armeen, nicht { $number }.
        }
    }

## Märsche

areas-reason-two-movements =
    { $who ->
        [you] Pro Runde ist nur ein Marsch erlaubt. Schreib alle Wege in einen Befehl.
       *[other] Pro Runde ist nur ein Marsch erlaubt.
    }
areas-reason-mixed = Bei einem Marsch müssen alle Armeen vom selben Ort aufbrechen oder am selben Ort ankommen.
areas-reason-not-adjacent = { $start } und { $end } sind keine Nachbarn.
areas-reason-same-area = Ein Marsch von { $start } nach { $start } führt nirgendwohin.
areas-reason-not-held =
    { $who ->
        [you] Du hast keine Armeen in { $start }.
       *[other] { $name } hat keine Armeen in { $start }.
    }
areas-reason-too-many-moved =
    { $who ->
        [you] { $armies ->
            [one] Du hast nur 1 Armee in { $start }, nicht { $number }.
           *[other] Du hast nur { $armies } Armeen in { $start }, nicht { $number }.
        }
       *[other] { $armies ->
            [one] { $name } hat nur 1 Armee in { $start }, nicht { $number }.
           *[other] { $name } hat nur { $armies } Armeen in { $start }, nicht { $number }.
        }
    }

## Bomben

areas-reason-two-bombardments =
    { $who ->
        [you] Du kannst nur einmal pro Runde bombardieren.
       *[other] Pro Runde ist nur eine Bombe erlaubt.
    }
areas-reason-no-bombs-left =
    { $who ->
        [you] Du hast keine Bomben mehr.
       *[other] { $name } hat keine Bomben mehr.
    }

## Die Aufstellung, in der alle abwechselnd Armeen einsetzen

areas-reason-set-up-number =
    { $number ->
        [one] Setze jetzt 1 Armee ein, nicht { $placed }.
       *[other] Setze jetzt { $number } Armeen ein, nicht { $placed }.
    }
areas-reason-set-up-taken = { $area } gehört { $opponent }. Nimm ein leeres oder ein eigenes Land.
areas-reason-set-up-only-places = Während der Aufstellung kannst du nur Armeen einsetzen.
areas-reason-set-up-waits = Jetzt setzt dein Gegner Armeen ein.

## Immer

areas-reason-resign-in-company = Wenn du aufgeben willst, lösche alle anderen Befehle aus der Liste.
areas-reason-is-over = Die Partie ist zu Ende.

## Befehle, die sich während der Aufstellung nicht abgeben lassen: nach einem Doppelpunkt und ohne Punkt am Ende.

areas-set-up-other = jetzt setzt { $name } Armeen ein
areas-set-up-owed = { $name } muss jetzt Armeen einsetzen (Z15)
areas-set-up-illegal = so kann { $name } keine Armeen einsetzen ({ $rule }): { $reason }

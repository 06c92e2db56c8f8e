### Der Tisch von Rozz: wie viele Befehle und wie viel Geld, Fragen vor dem Abgeben, und was ein Kauf bringt.

## Die Zahlen aller Spieler: Spalten und Kurven

rozz-occupied = Felder
rozz-pieces = Figuren
rozz-money = Geld
rozz-commands = Befehle
rozz-pill =
    { $commands ->
        [one] 1 Befehl · { $money } $
       *[other] { $commands } Befehle · { $money } $
    }

rozz-pill-used = { $used }/{ $allowance } Befehle · { $money } $

## Unter der Liste der Befehle

rozz-tally = { $used } von { $allowance } Befehlen · noch { $money } $
rozz-tally-one =
    { $used ->
        [0] 1 Befehl frei · noch { $money } $
       *[other] 1 Befehl gegeben · noch { $money } $
    }
rozz-tally-over = { $used } Befehle, aber nur { $allowance } erlaubt · noch { $money } $
rozz-tally-none = Keine Befehle in dieser Runde · noch { $money } $
rozz-tally-aloud = { $used } von { $allowance } Befehlen, noch { $money } $
rozz-tally-one-aloud =
    { $used ->
        [0] 1 Befehl frei, noch { $money } $
       *[other] 1 Befehl gegeben, noch { $money } $
    }
rozz-tally-over-aloud = { $used } Befehle, aber nur { $allowance } erlaubt, noch { $money } $
rozz-tally-none-aloud = Keine Befehle in dieser Runde, noch { $money } $

## Vor dem Abgeben

rozz-doubt-none = Du hast keinen Befehl gegeben.
rozz-doubt-fewer = Du hast erst { $used } von { $allowance } Befehlen gegeben.
rozz-doubt-unarmed = Für einen Angriff aus { $tile } fehlt { $item }, und keiner deiner Befehle bringt { $item } dorthin.
rozz-undefended =
    { $number ->
        [one] Dein HQ in { $tiles } ist unbewacht!
       *[other] Deine HQs in { $tiles } sind unbewacht!
    }
rozz-undefended-theirs =
    { $number ->
        [one] Das HQ von { $name } in { $tiles } ist unbewacht!
       *[other] Die HQs von { $name } in { $tiles } sind unbewacht!
    }

## Die Figuren

rozz-cards = Figuren & Preise
rozz-purpose = { $piece }: { $line }

## Was ein Kauf bringt, in einem Tipp

rozz-brings-money = Durch { $what } in { $tile } bekommst du jede Runde { $money } $ mehr.
rozz-brings-commands =
    { $number ->
        [one] Durch { $what } in { $tile } bekommst du jede Runde einen Befehl mehr.
       *[other] Durch { $what } in { $tile } bekommst du jede Runde { $number } Befehle mehr.
    }
rozz-reaches = Mit { $what } in { $tile } kannst du Feinde in { $places } treffen.
rozz-reaches-many = Mit { $what } in { $tile } kannst du Feinde in { $number } Feldern treffen.
rozz-reaches-none = Für { $what } in { $tile } ist noch kein Feind in Reichweite.
rozz-away-0 = Du hast dann { $what } in { $tile }, im selben Feld wie Figuren von { $name }.
rozz-away-1 = Du hast dann { $what } in { $tile }, direkt neben Figuren von { $name } in { $there }.
rozz-away = Du hast dann { $what } in { $tile }. Die nächstgelegenen Figuren von { $name } stehen { $far } Felder entfernt in { $there }.

## Über dem, was man kaufen kann

rozz-kind-troops = Truppen
rozz-kind-aircraft = Flugzeuge
rozz-kind-missiles = Raketen
rozz-kind-defense = Abwehr
rozz-kind-income = Einkommen
rozz-kind-other = Nachrichten & Auslandshilfe

### Die Schritte einer Runde, wenn sie gezeigt wird, und was in einer ruhigen Runde geschah.

rozz-step-orders = Alle Befehle aufgedeckt
rozz-step-orders-brief = Befehle
rozz-step-purchases = Käufe
rozz-step-moves = Züge
rozz-step-combat = Kampf
rozz-step-fight = Kampf in { $tile }, Schritt { $step }
rozz-step-fight-brief = Kampf in { $tile }
rozz-step-strikes = Angriffe
rozz-step-production = Produktion

## Eine Runde ohne Kämpfe und Angriffe

rozz-quiet-none = In dieser Runde passiert nichts.
rozz-quiet-purchases =
    { $purchases ->
        [one] 1 Kauf, keine Kämpfe.
       *[other] { $purchases } Käufe, keine Kämpfe.
    }
rozz-quiet-moves =
    { $moves ->
        [one] 1 Zug, keine Kämpfe.
       *[other] { $moves } Züge, keine Kämpfe.
    }
rozz-quiet-both =
    { $purchases ->
        [one] 1 Kauf
       *[other] { $purchases } Käufe
    } und { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }, keine Kämpfe.

rozz-took-over = { $name } übernimmt { $what } in { $tile }.

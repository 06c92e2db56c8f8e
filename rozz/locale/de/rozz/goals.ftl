### Wie nah alle am Sieg sind, neben dem Namen. Auf ein Telefon müssen sechs davon passen.

rozz-score = { $count }/{ $enough }
rozz-score-elimination =
    { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }
rozz-score-turns = { $count } GOV

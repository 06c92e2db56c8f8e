### Befehle in Worten, und was beim Schreiben eines Befehls zu tun ist.

## Ein Befehl. Abkürzungen wie INF bleiben: { $pieces } ist „2 INF + 1 SRNUKE“.

rozz-command-move = { $pieces } ziehen, { $start } → { $tile }
rozz-command-buy = { $pieces } in { $tile } kaufen, { $cost } $
rozz-command-buy-unpriced = { $pieces } in { $tile } kaufen
rozz-command-buy-off-board = { $pieces } kaufen
rozz-command-aid = { $name } { $number } $ Auslandshilfe schicken
rozz-command-aid-tile = { $number } $ Auslandshilfe an das Hauptquartier in { $tile } schicken
rozz-command-strike = Angriff auf { $tile } mit { $item } aus { $start }
rozz-command-strike-piece = Angriff auf { $target } in { $tile } mit { $item } aus { $start }
rozz-command-strike-owned = Angriff auf { $target } ({ $owner }) in { $tile } mit { $item } aus { $start }
rozz-command-activate = Die Weltuntergangsmaschine in { $tile } zünden
rozz-command-message = An { $name } schreiben
rozz-command-message-text = An { $name } schreiben: „{ $text }“
rozz-command-resign = Aufgeben
rozz-command-nothing = Nichts tun
rozz-command-by = { $name }: { $command }

## Was als Nächstes zu tun ist, über dem Brett

rozz-command-tap-tile = { -Tippe-auf } eines deiner Felder, { -dann-auf } eine Figur.
rozz-command-tap-tile-theirs = { -Tippe-auf } ein Feld von { $name }, { -dann-auf } eine Figur.
rozz-command-no-choice = In { $tile } gibt es gerade nichts zu tun.
rozz-command-choose = Wähle, was du in { $tile } tun willst.
rozz-command-choose-or-move = Wähle, was du in { $tile } tun oder wohin du ziehen willst.
rozz-command-where-to = Zug mit { $pieces } aus { $start }. { -Tippe-auf } ein markiertes Feld.
rozz-command-where-at = Angriff mit { $item } aus { $start }. { -Tippe-auf } ein markiertes Feld.
rozz-command-add = { $command }. { -Tippe-auf } „Hinzufügen“.
rozz-command-add-again = { $command }. Bestätige mit „Hinzufügen“ oder { -tippe-noch-einmal-auf } { $tile }.
rozz-command-write-message = Schreib deine Nachricht und { -tippe-auf } „Hinzufügen“. Nur { $name } kann sie lesen.
rozz-command-message-too-long = Deine Nachricht ist zu lang: { $length } Bytes statt höchstens { $most }. Kürze sie und { -tippe-auf } „Hinzufügen“.
rozz-command-all-set =
    { $allowance ->
        [one] Dein Befehl steht.
        [2] Beide Befehle stehen.
       *[other] Alle { $allowance } Befehle stehen.
    }
rozz-command-too-many =
    { $allowance ->
        [one] Du hast { $used } Befehle gegeben, aber in dieser Runde zählt nur einer.
       *[other] Du hast { $used } Befehle gegeben, aber in dieser Runde zählen nur { $allowance }.
    }
rozz-command-none-allowed = In dieser Runde kannst du keine Befehle geben.

## Knöpfe

rozz-command-choice-move = { $item } ziehen
rozz-command-choice-move-heading = Ziehen
rozz-command-choice-move-brief = { $item }
rozz-command-choice-strike = Mit { $item } angreifen
rozz-command-choice-strike-heading = Angriff mit
rozz-command-choice-strike-brief = { $item }
rozz-command-choice-purchase = { $item } kaufen
rozz-command-choice-purchase-heading = Kaufen
rozz-command-choice-purchase-brief = { $item }
rozz-command-choice-aid = { $item } an { $name } schicken
rozz-command-choice-message = An { $name } schreiben
rozz-command-choice-message-heading = Schreiben an
rozz-command-choice-message-brief = { $name }
rozz-command-message-to = Nachricht an { $name }
rozz-command-if-it-arrives = falls das Ziel ankommt
rozz-command-target = { $target } in { $tile }
rozz-command-target-owned = { $target } ({ $owner }) in { $tile }
rozz-command-target-arriving = { $target } ({ $owner }) in { $tile }, falls das Ziel ankommt
rozz-command-carry = { $item } mitnehmen

## Eine Wahl vor der Partie

rozz-command-option-messages = Geheime Nachrichten
rozz-command-option-messages-sold = An
rozz-command-option-messages-none = Aus

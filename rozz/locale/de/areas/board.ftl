### Die Karte von Ozymandia und Simultaneous Risk: was ein Screenreader über ein Gebiet sagt, und die Schritte einer Runde.

## Ein Gebiet: sein Name, wo es liegt, und wer dort ist

# $what ist eine Liste: wo das Gebiet liegt, und wer es hält.
areas-label = { $area }: { $what }
areas-label-city = Stadt in { $province }
areas-city-named = { $area } ({ $initials })
areas-label-empty = leer
areas-label-own =
    { $number ->
        [one] deine Armee
       *[other] deine { $number } Armeen
    }
areas-own-place =
    { $number ->
        [one] { $area }: 1 Armee
       *[other] { $area }: { $number } Armeen
    }

# $name ist der andere Spieler.
areas-label-held =
    { $number ->
        [one] 1 Armee von { $name }
       *[other] { $number } Armeen von { $name }
    }

# $label beschreibt ein Gebiet, $may sagt, was ein Tippen darauf bewirkt.
areas-label-may = { $label }; { $may }
areas-may-place = hier kannst du Armeen einsetzen
# In einer Aufstellung, beim Gebiet der letzten Armee.
areas-may-next = vorerst sind alle Armeen eingesetzt
areas-may-from = von hier kannst du Armeen losschicken
areas-may-move = hierher kannst du Armeen schicken
areas-may-strike = hier kannst du bombardieren

# Die Überschrift über der Auswahl, wenn noch kein Gebiet gewählt ist.
areas-choose = Wähle einen Befehl

## Die Schritte einer Runde, wenn sie gezeigt wird, und kürzere Titel für Telefone (höchstens 10 Buchstaben)

areas-step-all = Alle Befehle aufgedeckt
areas-step-set-up = Aufstellung
areas-step-placements = Neue Armeen
areas-step-borders = Märsche und Grenzschlachten
areas-step-battles = Schlachten
areas-step-bombs = Bomben
areas-brief-all = Befehle
areas-brief-placements = Armeen
areas-brief-borders = Märsche

## Was Armeen erreichen: immer nach „mit“ (Dativ), und die erste und dritte Nachricht vor „aus Atlan“.

areas-reach-armies =
    { $number ->
        [one] 1 Armee
       *[other] { $number } Armeen
    }
areas-reach-with-new =
    { $new ->
        [one] { $number } Armeen ({ $old } + die neue)
       *[other] { $number } Armeen ({ $old } + die { $new } neuen)
    }
areas-reach-new-armies =
    { $number ->
        [one] 1 neuen Armee
       *[other] { $number } neuen Armeen
    }
areas-reach-any-armies = Armeen
areas-reach-bombardment = 1 Bombe

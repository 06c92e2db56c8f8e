### Was in Ozymandia und Simultaneous Risk zu tun ist, während man einen Befehl gibt, und die Wahl vor einer Partie.

## Die vier Befehle als Tasten. $places ist „areas“ oder „territories“; die Wörter stehen bei den Lektionen, die sie auch nennen.

areas-offer-place = { -areas-choice-new }
areas-offer-disperse =
    { $places ->
        [territories] { -areas-choice-out-of-territory }
       *[areas] { -areas-choice-out }
    }
areas-offer-concentrate =
    { $places ->
        [territories] { -areas-choice-into-territory }
       *[areas] { -areas-choice-into }
    }
areas-offer-bombard = { -areas-choice-bombard }

# Unter den Tasten: was die beiden Arten Marsch unterscheidet.
areas-offer-disperse-meaning = „Aus … marschieren“ schickt Armeen von einem Ort zu seinen Nachbarn.
areas-offer-concentrate-meaning = „In … marschieren“ holt Armeen von den Nachbarn an einen Ort.

## Warum eines davon gerade nicht geht

areas-offer-all-placed = Alle neuen Armeen sind eingesetzt.
areas-offer-one-movement = Du hast nur einen Marsch pro Runde.
areas-offer-one-bombardment = Du kannst nur einmal pro Runde bombardieren.
areas-offer-no-armies = Du hast keine Armeen, die marschieren können.
areas-offer-none-here = Hier hast du keine Armeen.
areas-offer-none-beside = Ringsum hast du keine Armeen.

# Nach einem Tippen auf ein Gebiet.
areas-offer-no-choice = In { $area } gibt es gerade nichts zu tun.

## Was als Nächstes zu tun ist, über der Karte

areas-offer-begin =
    { $places ->
        [territories] { -Tippe-auf } ein Land { -oder-auf } einen Befehl.
       *[areas] { -Tippe-auf } ein Gebiet { -oder-auf } einen Befehl.
    }
areas-offer-choose = Wähle, was in { $area } geschehen soll.

# Der einzige Marsch der Runde ist schon unter den Befehlen.
areas-offer-choose-after-movement = Du hast deinen Marsch für diese Runde schon befohlen. Willst du stattdessen aus oder nach { $area } marschieren, lösche zuerst diesen Befehl.
areas-offer-go-or-choose = Wohin sollen deine Armeen aus { $area }? { -Tippe-auf } das Ziel, oder gib einen anderen Befehl.

# Die Liste ist voll; die Seite sagt danach, wie es weitergeht.
areas-offer-all-done = Mehr kannst du in dieser Runde nicht tun.
areas-offer-bomb-where =
    { $places ->
        [territories] { $number ->
            [one] { -Tippe-auf } das Land, das du bombardieren willst. Du hast nur noch eine Bombe.
           *[other] { -Tippe-auf } das Land, das du bombardieren willst. Du hast noch { $number } Bomben.
        }
       *[areas] { $number ->
            [one] { -Tippe-auf } das Gebiet, das du bombardieren willst. Du hast nur noch eine Bombe.
           *[other] { -Tippe-auf } das Gebiet, das du bombardieren willst. Du hast noch { $number } Bomben.
        }
    }
areas-offer-bomb =
    { $destroys ->
        [all] Nach allen Schlachten zerstört deine Bombe alle Armeen in { $area }. { -Tippe-auf } „{ add }“.
       *[half] { $number ->
            [0] Nach allen Schlachten zerstört deine Bombe die Hälfte der Armeen in { $area } (abgerundet). { -Tippe-auf } „{ add }“.
            [1] Nach allen Schlachten zerstört deine Bombe die Hälfte der Armeen in { $area }: keine, wenn es nur eine ist. { -Tippe-auf } „{ add }“.
           *[other] Nach allen Schlachten zerstört deine Bombe die Hälfte der Armeen in { $area }: jetzt { $lost } von { $number }. { -Tippe-auf } „{ add }“.
        }
    }
areas-offer-bomb-own =
    { $destroys ->
        [all] Vorsicht: In { $area } sind deine eigenen Armeen. Nach allen Schlachten zerstört deine Bombe sie alle. { -Tippe-auf } „{ add }“, wenn du das willst.
       *[half] { $number ->
            [1] Vorsicht: In { $area } ist deine eigene Armee. Nach allen Schlachten zerstört deine Bombe die Hälfte der Armeen dort: keine, wenn es nur eine ist. { -Tippe-auf } „{ add }“, wenn du das willst.
           *[other] Vorsicht: In { $area } sind deine eigenen Armeen. Nach allen Schlachten zerstört deine Bombe die Hälfte davon: jetzt { $lost } von { $number }. { -Tippe-auf } „{ add }“, wenn du das willst.
        }
    }
areas-offer-place-where =
    { $number ->
        [one] Wohin mit deiner neuen Armee? { -Tippe-auf } ein markiertes Ziel.
       *[other] Wohin mit deinen { $number } neuen Armeen? { -Tippe-auf } ein markiertes Ziel.
    }

# $command ist etwa „3 Armeen in Heron einsetzen“; $number neue Armeen sind übrig.
areas-offer-place-more =
    { $number ->
        [one] { $command }. Setze noch 1 Armee ein, oder { -tippe-auf } „{ add }“.
       *[other] { $command }. Setze noch { $number } ein, oder { -tippe-auf } „{ add }“.
    }
areas-offer-add = { $command }. { -Tippe-auf } „{ add }“.
areas-offer-out-of-where =
    { $places ->
        [territories] { -Tippe-auf } das Land, aus dem du marschieren willst.
       *[areas] { -Tippe-auf } das Gebiet, aus dem du marschieren willst.
    }
areas-offer-into-where =
    { $places ->
        [territories] { -Tippe-auf } das Land, in das du marschieren willst.
       *[areas] { -Tippe-auf } das Gebiet, in das du marschieren willst.
    }
areas-offer-where-to = Wohin sollen deine Armeen aus { $area }? { -Tippe-auf } das Ziel.
areas-offer-where-from = Woher sollen die Armeen für { $area } kommen? { -Tippe-auf } einen oder mehrere Nachbarn.

# $then ist die Nachricht areas-offer-then.
areas-offer-moving = { $command }. { $then }

# So viele Armeen bleiben in $area.
areas-offer-staying =
    { $number ->
        [one] { $command }. 1 Armee bleibt in { $area }. { $then }
       *[other] { $command }. { $number } Armeen bleiben in { $area }. { $then }
    }

# $areas ist ein Name oder eine Liste von Namen.
areas-offer-emptied = { $command }. Danach hast du in { $areas } keine Armeen mehr. { $then }

# $verb ist „disperse“ für einen Marsch hinaus und „concentrate“ für einen hinein. $more ist „yes“, wenn ein weiteres Tippen Armeen verteilen kann.
areas-offer-then =
    { $more ->
        [yes] { $verb ->
            [disperse] { -Tippe-auf } einen weiteren Nachbarn, um auch dorthin Armeen zu schicken, { -oder-auf } „{ add }“.
           *[concentrate] { -Tippe-auf } einen weiteren Nachbarn, um auch von dort Armeen zu holen, { -oder-auf } „{ add }“.
        }
       *[no] { -Tippe-auf } „{ add }“.
    }

## Mehrere Gebiete, mit einer Zahl für jedes

areas-offer-take-back = { $area } weglassen
areas-offer-clash = Die neue Armee der Stadt ist schon eingesetzt.
areas-offer-none-left = Es sind keine Armeen übrig. Nimm erst welche zurück.

# Neben der höchsten Zahl: $old Armeen sind dort, $new sind neu und noch nicht eingesetzt.
areas-offer-with-new =
    { $old ->
        [0] { $new } neue
       *[other] { $old } + { $new } neue
    }

# Neben einer Zahl.
areas-offer-in = In { $area }
areas-offer-to = Nach { $area }
areas-offer-from = Aus { $area }

## Die Aufstellung, in der alle abwechselnd Armeen einsetzen

areas-offer-set-up-done = Deine Armeen sind eingesetzt. { -Tippe-auf } „{ play-it }“.
areas-offer-set-up-where =
    { $number ->
        [one] Wohin mit der nächsten Armee? Insgesamt hast du noch { $left }. { -Tippe-auf } ein markiertes Ziel.
       *[other] Setze { $number } Armeen ein: { -tippe-auf } ein markiertes Ziel, für jede Armee einmal. Insgesamt hast du noch { $left }.
    }

# $places ist eine Liste wie „2 in Heron und 1 in Ash“; so viele fehlen noch.
areas-offer-set-up-more = Bisher: { $places }. Setze noch { $number } ein.
areas-offer-set-up-again =
    { $left ->
        [0] { $command }. Zum Bestätigen { -tippe-noch-einmal-auf } { $area }.
       *[other] { $command }. Zum Bestätigen { -tippe-noch-einmal-auf } { $area }. Danach hast du noch { $left } übrig.
    }
areas-offer-set-up-play =
    { $left ->
        [0] { $command }. { -Tippe-auf } „{ play-it }“.
       *[other] { $command }. { -Tippe-auf } „{ play-it }“. Danach hast du noch { $left } übrig.
    }
areas-offer-set-up-all = Alle { $number } Armeen sind schon dort. { -Tippe-auf } „{ play-it }“.
# Nach einem Tippen auf ein Gebiet, wenn alle eingesetzt sind. Die Zahlen stehen neben den Namen der Gebiete.
areas-offer-set-up-full = Alle { $number } Armeen sind eingesetzt. Sollen welche hierher, verringere eine andere Zahl. Oder { -tippe-auf } „{ play-it }“.

# $name ist der Gegner.
areas-offer-taken =
    { $places ->
        [territories] { $area } gehört { $name }. { -Tippe-auf } ein leeres oder ein eigenes Land.
       *[areas] { $area } gehört { $name }. { -Tippe-auf } ein leeres oder ein eigenes Gebiet.
    }

## Die Wahl vor einer Partie

areas-offer-option-placing = Aufstellung
areas-offer-option-one = Jeweils eine Armee
areas-offer-option-five = Fünf Armeen auf einmal
areas-offer-option-dealt = Zufällig verteilt
areas-offer-option-last-turn = Letzte Runde
areas-offer-option-no-limit = Keine
areas-offer-option-turn = Runde { $turn }

# Die ersten Armeen zweier Gebiete lassen sich tauschen.
areas-offer-option-swap = Wer in { $one } und { $other } beginnt
areas-offer-option-kept = Wie üblich
areas-offer-option-swapped = Getauscht, für eine neue Eröffnung

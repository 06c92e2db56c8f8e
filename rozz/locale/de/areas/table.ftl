### Der Tisch von Ozymandia und Simultaneous Risk: Zahlen, was noch einzusetzen ist, und was kurz gesagt geschah.

## Die Zahlen aller: Spalten und Kurven

areas-measure-cities = Städte
areas-measure-areas = Gebiete
areas-measure-territories = Länder
areas-measure-armies = Armeen
areas-measure-bombs = Bomben übrig

# Neben einem Namen. $needed ist, wie viele Städte gewinnen. Ein Handy hat Platz für etwa 30 Zeichen, hier und darunter.
areas-figures-cities =
    { $cities }/{ $needed } Städte · { $armies } Arm. · { $bombs ->
        [one] 1 Bombe
       *[other] { $bombs } Bomben
    }

# Neben einem Namen. $held ist die Zahl der Länder.
areas-figures-held =
    { $held ->
        [one] 1 Land
       *[other] { $held } Länder
    } · { $armies } Arm. · { $bombs ->
        [one] 1 Bombe
       *[other] { $bombs } Bomben
    }

# Neben einer Vermutung ohne Befehle, die trotzdem mehr Armeen zeigt.
areas-unplaced = Neue Armeen kommen trotzdem und werden automatisch eingesetzt.

# Neben einem Namen, während der Aufstellung.
areas-figures-to-place = setzt noch { $number } ein

## Über der Auswahl: der eine Marsch einer Runde, übrige Bomben und neue Armeen

# $moved ist die Zahl der Märsche in den Befehlen.
areas-tally-movements =
    { $moved ->
        [0] noch 1 Marsch
        [1] kein Marsch mehr
       *[other] zu viele Märsche: { $moved } statt 1
    }
areas-tally-bombs =
    { $bombs ->
        [0] keine Bomben mehr
        [one] noch 1 Bombe
       *[other] noch { $bombs } Bomben
    }
# $sources sagt, woher die Armeen kommen: „alle bekommen mindestens 3“ oder „3 als Minimum + 4 für The Roosts“.
areas-tally-new =
    { $new ->
        [0] keine neuen Armeen
        [one] setze 1 neue Armee ein ({ $sources })
       *[other] setze { $new } neue Armeen ein ({ $sources })
    }
areas-tally-rest = setze noch { $rest } von { $new } neuen Armeen ein
areas-tally-placed =
    { $new ->
        [one] deine neue Armee ist eingesetzt
       *[other] alle { $new } neuen Armeen sind eingesetzt
    }
areas-source-cities = eine für jede deiner Städte

# Die einzige Herkunft.
areas-source-only-territories = eine für je drei deiner { $held } Länder
areas-source-only-least = alle bekommen mindestens { $number }

# Eine Herkunft von mehreren; diese ist ein Drittel der Länder.
areas-source-territories = { $number } für { $held } Länder
areas-source-least = { $number } als Minimum
areas-source-continent = { $number } für { $continent }

# $sources ist eines oder mehrere der letzten drei.
areas-source-and = { $sources } + { $next }

# Wenn ein Land gewählt ist, die nächsten beiden: was sein ganzer Kontinent einbringt.
areas-continent-in-reach =
    { $number ->
        [one] Ganz { $continent } bringt dir jede Runde 1 Armee mehr.
       *[other] Ganz { $continent } bringt dir jede Runde { $number } Armeen mehr.
    }
areas-continent-held =
    { $number ->
        [one] Du hältst ganz { $continent }: jede Runde 1 Armee mehr.
       *[other] Du hältst ganz { $continent }: jede Runde { $number } Armeen mehr.
    }

## Fertig? Was ein Versehen sein könnte

areas-doubt-empty = Du hast keine Befehle gegeben. Deine Armeen bleiben also, wo sie sind.

# $places ist eine Liste wie „3 in Heron und 1 in Ash“.
areas-doubt-empty-new = Du hast keine Befehle gegeben. Deine Armeen bleiben also, wo sie sind, und deine neuen Armeen werden automatisch eingesetzt: { $places }.
areas-doubt-unplaced = Du hast noch neue Armeen übrig. Sie werden automatisch eingesetzt: { $places }.
areas-left-over = Neue Armeen, die dieser Plan nicht einsetzt, werden automatisch eingesetzt: { $places }.
areas-doubt-unmoved = Du lässt in dieser Runde keine Armee marschieren.
areas-doubt-own-bomb = Deine Bombe trifft deine eigenen Armeen in { $area }.
areas-armies-in = { $number } in { $area }

## Was in einer Runde geschah, in aller Kürze

# $areas ist eine Liste der Gebiete, die jemand ohne Kampf bekam.
areas-takes = { $name } besetzt { $areas }.
areas-quiet = Es passiert nichts.

## Die Karten der Kontinente

areas-cards-title = Kontinente & Boni
areas-cards-about = Jede Runde bekommst du für je 3 deiner Länder eine neue Armee, mindestens aber { $least } Armeen. Jeder Kontinent, der dir ganz gehört, bringt zusätzlich seinen Bonus.

# Neben einem Kontinent.
areas-cards-bonus = +{ $number }

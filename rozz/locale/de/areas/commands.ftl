### Befehle von Ozymandia und Simultaneous Risk in Worten, vor und nach dem Aufdecken.

## Ein Befehl. Ein ungültiger Befehl kann 0 Armeen nennen.

areas-command-place =
    { $number ->
        [one] 1 Armee in { $area } einsetzen
       *[other] { $number } Armeen in { $area } einsetzen
    }

# $places ist eine Liste wie „2 in Heron und 1 in Ash“.
areas-command-place-several = Armeen einsetzen: { $places }
areas-command-move =
    { $number ->
        [one] 1 Armee von { $start } nach { $end } schicken
       *[other] { $number } Armeen von { $start } nach { $end } schicken
    }

# $routes ist eine Liste wie „2 nach Drake und 1 nach Bell City“.
areas-command-move-out = Armeen aus { $start } losschicken: { $routes }

# $routes ist eine Liste wie „3 aus Fern und 1 aus Brine“.
areas-command-move-in = Armeen nach { $end } schicken: { $routes }

# Ein ungültiger Marsch: $routes ist eine Liste wie „3 von Fern nach Drake und 1 von Brine nach Coral“.
areas-command-move-several = Armeen schicken: { $routes }
areas-command-bombard = { $area } bombardieren
areas-command-resign = Aufgeben

## Dasselbe von jemandem, etwa „Ada schickt 3 Armeen von Brine nach Drake“.

areas-command-by-place =
    { $number ->
        [one] { $name } setzt 1 Armee in { $area } ein
       *[other] { $name } setzt { $number } Armeen in { $area } ein
    }
areas-command-by-place-several = { $name } setzt Armeen ein: { $places }
areas-command-by-move =
    { $number ->
        [one] { $name } schickt 1 Armee von { $start } nach { $end }
       *[other] { $name } schickt { $number } Armeen von { $start } nach { $end }
    }
areas-command-by-move-out = { $name } schickt Armeen aus { $start } los: { $routes }
areas-command-by-move-in = { $name } schickt Armeen nach { $end }: { $routes }
areas-command-by-move-several = { $name } schickt Armeen: { $routes }
areas-command-by-bombard = { $name } bombardiert { $area }
areas-command-by-resign = { $name } gibt auf

## Die Glieder dieser Listen; das Wort „Armeen“ steht davor.

areas-command-in = { $number } in { $area }
areas-command-to = { $number } nach { $area }
areas-command-from = { $number } aus { $area }
areas-command-route = { $number } von { $start } nach { $end }

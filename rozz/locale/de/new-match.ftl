### Neue Partie: die Liste der Szenarien, und wer spielt.

## Die Liste der Szenarien

choose = Wähle ein Szenario
choose-together = An einem Gerät: Wähle ein Szenario
choose-by-link = Über Links: Wähle ein Szenario
players =
    { $number ->
        [one] 1 Spieler
       *[other] { $number } Spieler
    }
length = { $least } bis { $most } Runden
length-about = etwa { $most } Runden
length-always = { $most } Runden
length-usual = Meist { $told }.
length-how = Meist { $told }, wenn Computergegner der Stufe { $level } gegeneinander spielen.
any-number = Egal
any-players = Beliebig viele Spieler
number-wanted = Spieler
any-game = Alle Spiele
which-game = Welches Spiel
number-of-players = Wie viele Spieler
no-scenario = { $game } hat kein Szenario für { $players }.
show-all-scenarios = Alle Szenarien zeigen

## Wer spielt

who-plays = Wer spielt?
name-of = Name von { $colour }
longest-name = Namen dürfen höchstens { $most } Zeichen haben.
passive = { $colour } bleibt passiv
# Überschrift einer eingeklappten Liste von Regeln, die man für diese Partie ändern kann.
match-options = Optionen ({ $number })

begin = Los geht’s
back = Zurück
cards = In diesem Szenario
plays = Wer { $colour } spielt
plays-here = an diesem Gerät
plays-link = über Links
computer-level = Computer · { $number } { $name }
is-computer = Computer
plays-computer = der Computer
others = Für alle anderen:
others-here = An diesem Gerät
match-strength = Passende Stufe
strength-about = Nach deinen Ergebnissen auf diesem Gerät passt die Stufe „{ $level }“ gut zu dir.
others-computer = Der Computer spielt { $names }.

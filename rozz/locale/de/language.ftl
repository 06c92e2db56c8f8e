### Die Sprache selbst: ihr Name, und wie sie Listen und Zahlen schreibt.
###
### Wörter des Spiels, überall dieselben (Anrede: du):
###   match Partie · game Spiel · scenario Szenario · player Spieler (Personen: „wer spielt“, „alle“) · seat Platz
###   turn Runde · step Schritt · move (abwechselnd) Zug · moment Abschnitt
###   command Befehl · your commands deine Befehle · add hinzufügen · ready Fertig · hand in abgeben · undo Rückgängig
###   seal versiegeln · reveal aufdecken · link Link · by link über Links · pass & play an einem Gerät
###   tile Feld (auch für place) · area Gebiet · board Brett · map Karte · headquarters Hauptquartier · missile Rakete
###   piece Figur · infantry Infanterie · armor Panzer · purchase Kauf
###   hint Tipp · threat Bedrohung · guess Vermutung (richtig: erraten) · plan Plan
###   what-if „Was wäre, wenn“ (auch in Sätzen) · history Verlauf · review Rückblick · replay Wiederholung
###   resign aufgeben · draw Unentschieden · rematch Revanche · rules Regeln · legend Legende · report Bericht
###   computer player Computergegner · level Stufe · puzzle Rätsel · lesson Lektion · saved match gespeicherte Partie
###   host Spielleitung · invitation Einladung · to ask for a seat um einen Platz bitten · vote Stimme · skip überspringen · key Schlüssel
###   sign unterschreiben · backup Sicherung · option Option · purchases, moves, strikes Käufe, Züge, Angriffe
###   Ozymandia und Simultaneous Risk: areas/lesson.ftl · RosenKreuz: rosenkreuz/rules.ftl · Campaigns of Ozz: campaigns/names.ftl
###
### Namen kommen ungebeugt in die Sätze, auch „du“, „alle“, „die anderen“, „die Spielleitung“: also als Satzgegenstand, nach „an“, „auf“ und
### „für“ oder in einer Aufzählung nach einem Doppelpunkt. Berichte stehen in der Gegenwart.

language-name = Deutsch
language-direction = ltr
language-state = draft
language-is-draft = { $name } (noch nicht geprüft)
language-draft = Muttersprachler haben diese Übersetzung noch nicht geprüft.

## Worauf jemand mit dem Finger tippt, mit der Maus klickt, oder was man mit Tasten wählt. „auf“ gehört dazu.

-tippe-auf =
    { POINTER() ->
        [touch] tippe auf
        [mouse] klicke auf
       *[other] wähle
    }
-Tippe-auf =
    { POINTER() ->
        [touch] Tippe auf
        [mouse] Klicke auf
       *[other] Wähle
    }
-dann-auf =
    { POINTER() ->
        [touch] dann auf
        [mouse] dann auf
       *[other] dann
    }
-dann-zweimal-auf =
    { POINTER() ->
        [touch] dann zweimal auf
        [mouse] dann zweimal auf
       *[other] dann zweimal
    }
-oder-auf =
    { POINTER() ->
        [touch] oder auf
        [mouse] oder auf
       *[other] oder
    }
-tippe-noch-einmal-auf =
    { POINTER() ->
        [touch] tippe noch einmal auf
        [mouse] klicke noch einmal auf
       *[other] wähle noch einmal
    }
-Tippe-noch-einmal-auf =
    { POINTER() ->
        [touch] Tippe noch einmal auf
        [mouse] Klicke noch einmal auf
       *[other] Wähle noch einmal
    }
-tippen =
    { POINTER() ->
        [touch] tippen
        [mouse] klicken
       *[other] wählen
    }

list-two = { $first } und { $last }
list-more = { $names }, { $next }
list-end = { $names } und { $last }

# The same with alternatives.
list-or-two = { $first } oder { $last }
list-or-end = { $names } oder { $last }

list-labels = { $labels } · { $next }
list-headed = { $heading }: { $text }
list-aside = ({ $text })
list-numbered = { $number }. { $text }
list-phrases = { $phrases }; { $next }

percent = { $number } %
number-group = .
decimal-point = ,
money = { $number } $

### Rat: Tipps, Vorhersagen, und Befehle, die sich wiederholen.

## Tipp

hint = Tipp
hint-about = Dieser Tipp beruht nur auf dem, was du siehst, nicht auf geheimen Befehlen.
hint-about-open = Der Computer rechnet mögliche Antworten voraus.
hint-rules = { -Tippe-auf } Kürzel wie { $rule }, um die Regeln zu lesen.
hint-scale-open = Die Prozentzahl ist ungefähr deine Siegchance. Der Computer rechnet ein paar Züge voraus und beurteilt, wohin sie führen.
hint-scale = Die Prozentzahl ist ungefähr deine Siegchance. Der Computer beurteilt, wie du nach dieser Runde dastehst, wenn die anderen wie erwartet spielen.
hint-lots = Spiel nicht immer den besten Plan, sonst sehen ihn die anderen kommen. Lass den Zufall wählen: Bei jedem Plan steht, wie oft du ihn spielen solltest.
hint-thinking = Der Computer denkt nach
hint-plan = Plan { $number }
hint-plan-above = Plan { $number }: siehe oben
hint-worth = Alternative: etwa { $value } % Siegchance
hint-good-too = Auch stark: etwa { $value } % Siegchance
hint-opening = Bester Plan: eine bewährte Eröffnung
hint-opening-too = Auch stark: noch eine bewährte Eröffnung
hint-opening-about = Diese Eröffnungen haben in Tausenden Partien, die der Computer gegen sich selbst gespielt hat, am besten abgeschnitten.
hint-odds = Spiel diesen Plan in { $share } von 100 Fällen
hint-best-plan = Bester Plan
hint-other-plan = Alternative
hint-best = Bester Plan: etwa { $value } % Siegchance
hint-another = Alternative: etwa { $value } % Siegchance
hint-nothing = Nichts
hint-wins = Gewinnt die Partie, wenn niemand es verhindert.
hint-likely = Wahrscheinlich: { $text }
hint-takes = Erobert { $places }.
hint-keeps = Hält { $places }.
hint-leaves = Gibt { $places } auf.
hint-chances = Gewinnt die Partie in { $number } der { $cases } Fälle, die der Computer durchgespielt hat.
hint-equal = Andere Pläne sind etwa gleich gut.
hint-found = Der Computer hat nichts Besseres gefunden.
hint-brings = Das bewirkt der Plan:
hint-brings-likely = Das bewirkt der Plan wahrscheinlich:
hint-unsaid =
    { $number ->
        [one] Und noch eine ähnliche Folge.
       *[other] Und noch { $number } ähnliche Folgen.
    }
hint-more =
    { $number ->
        [one] Du hast am Ende der Runde eine Figur mehr als ohne Befehle.
       *[other] Du hast am Ende der Runde { $number } Figuren mehr als ohne Befehle.
    }
hint-safe = Sicher gegen alles, was die anderen wahrscheinlich tun.
hint-quiet = In dieser Runde wechselt nichts den Besitzer.
hint-otherwise = Wenn du nichts tust:
hint-worst = Schlimmster Fall:
hint-worst-reply = Das Schlimmste (Fall { $number }):
hint-cost = Du würdest { $places } verlieren.
hint-then = So geht es wahrscheinlich weiter:
hint-saves = Rettet { $places }.
hint-saves-any = Rettet alle bedrohten Figuren.
hint-threatens = Bedroht { $places }.
hint-threatens-any = Bedroht viele Figuren.
hint-hangs = Danach bei dir in Gefahr: { $places }.
hint-hangs-any = Danach sind viele deiner Figuren in Gefahr.
hint-hangs-none = Danach ist keine deiner Figuren in Gefahr.
hint-threat = Sonst:
hint-counts = Figuren danach: { $counts }.
hint-count = { $name } { $after } statt { $before }
hint-count-same = { $name } weiter { $after }
hint-counts-same = Niemand verliert eine Figur.
hint-feared = Das schadet Plan { $plan } am meisten:
hint-feared-reply = Fall { $number } schadet Plan { $plan } am meisten.
hint-table = Deine Siegchance mit jedem Plan in jedem Fall, in Prozent
hint-reply = Fall { $number }
hint-details = Mehr
hint-watch-out = Vorsicht! { $name } könnte das tun:
hint-watch-out-several = Vorsicht! Die anderen könnten das tun:
hint-watch-out-instead = Vorsicht! { $name } könnte stattdessen das tun:
hint-watch-out-several-instead = Vorsicht! Die anderen könnten stattdessen das tun:
hint-watch-out-more =
    { $more ->
        [one] Dazu 1 weiterer Befehl.
       *[other] Dazu { $more } weitere Befehle.
    }
hint-on-board = Plan { $number } zeigen
hint-use-plan = Plan { $number } übernehmen
hint-use = Diesen Plan übernehmen
hint-used = Plan übernommen. „Rückgängig“ nimmt ihn zurück.
hint-failed = Der Computergegner ist nicht fertig geworden. Versuch es noch einmal.

## Vorhersagen

foretell = Was haben die anderen vor?
foretold = Was die anderen vorhaben könnten
foretold-about = Diese Vorhersage beruht nur auf dem, was du siehst. Die Prozentzahl an einem Pfeil sagt, wie wahrscheinlich dieser Befehl ist.
foretold-share = zu { $share } wahrscheinlich
foretold-rest = { $share } für alle anderen Pläne.
foretold-let = Wähle für jeden der anderen einen Plan und spiel dann die Runde durch. Ohne Plan geben sie die Befehle aus ihren Listen oder tun nichts.
foretold-let-them = Das sollen sie tun
foretold-let-them-do = { $name } soll das tun (Wahrscheinlichkeit { $share })
foretold-after = Du hast noch keinen Zug gewählt. Spielst du das, was der Computer wählen würde ({ $move }), sind diese Antworten wahrscheinlich:
foretold-none = Sonst hat niemand etwas zu tun.

## Dasselbe noch einmal in den nächsten Runden

again = Ab jetzt mehrere Runden lang wiederholen
again-times = { $times }-mal
again-all = So oft es geht: { $times }-mal
again-unread =
    { $number ->
        [one] Nichts wurde gespielt: Eine Zeile ist nicht lesbar. Ändere oder lösche sie zuerst.
       *[other] Nichts wurde gespielt: { $number } Zeilen sind nicht lesbar. Ändere oder lösche sie zuerst.
    }
again-left =
    { $left ->
        [one] { $name } wiederholt das noch einmal.
       *[other] { $name } wiederholt das noch { $left }-mal.
    }
again-stop = Nicht mehr wiederholen

### Rat: Tipps, Drohungen, und Befehle, die sich wiederholen.

## Tipp

hint = Tipp
hint-about = Von { $name }, dem stärksten Computergegner. Er weiß nur, was alle wissen, und kennt keine geheimen Befehle.
hint-about-open = Von { $name }, dem stärksten Computergegner. Er rechnet mögliche Antworten voraus.
hint-scale-open = 100 heißt gewonnen, 0 heißt verloren. Dazwischen steht deine Siegchance, wie { $name } sie nach den vorausgerechneten Zügen sieht.
hint-scale = 100 heißt gewonnen, 0 heißt verloren. Dazwischen steht deine Siegchance am Ende der Runde, wie { $name } sie nach den erwarteten Antworten sieht.
hint-lots = Haben mehrere Pläne einen Anteil, dann lose sie nach diesen Anteilen aus. So kann niemand deinen Plan vorhersehen.
hint-thinking = { $name } denkt darüber nach
hint-plan = Plan { $number }
hint-worth = eher nicht; Wert { $value } von 100
hint-share = in { $share } von 100 Fällen spielen; Wert { $value } von 100
hint-best = der beste Plan; Wert { $value } von 100
hint-another = auch möglich; Wert { $value } von 100
hint-nothing = Nichts
hint-takes = Erobert { $places }.
hint-keeps = Hält { $places }.
hint-leaves = Gibt { $places } auf.
hint-brings = Das bringt der Plan:
hint-unsaid = Und { $number } weitere dieser Art.
hint-more =
    { $number ->
        [one] { $name } hat damit eine Figur mehr auf dem Brett als ohne diese Befehle.
       *[other] { $name } hat damit { $number } Figuren mehr auf dem Brett als ohne diese Befehle.
    }
hint-safe = Selbst die gefährlichste Antwort kostet kein Feld und keine Figur.
hint-quiet = Damit wechselt in dieser Runde kein Feld den Besitzer.
hint-otherwise = Wenn du nichts tust:
hint-worst = Schlimmster Fall:
hint-worst-reply = Schlimmster Fall (Antwort { $number }):
hint-cost = Das würde { $places } kosten.
hint-then = So geht es dann wohl weiter:
hint-saves = Rettet: { $places }.
hint-saves-any = Rettet alle bedrohten Figuren.
hint-threatens = Bedroht: { $places }.
hint-threatens-any = Bedroht alle Figuren.
hint-hangs = Kann danach geschlagen werden: { $places }.
hint-hangs-any = Danach kann jede Figur geschlagen werden.
hint-hangs-none = Danach kann nichts geschlagen werden.
hint-threat = Das droht sonst:
hint-counts = Figuren danach: { $counts }.
hint-count = { $name } { $after } (jetzt { $before })
hint-counts-same = Dabei verliert niemand eine Figur.
hint-feared = Gefährlich für Plan { $plan }: { $commands }.
hint-feared-reply = Gefährlich für Plan { $plan }, Antwort { $number }: { $commands }.
hint-table = Was jeder Plan gegen jede Antwort wert ist, von 100
hint-reply = Antwort { $number }
hint-details = Mehr
hint-watch-out = Vorsicht: { $commands }.
hint-on-board = Plan { $number } zeigen
hint-use-plan = Plan { $number } übernehmen
hint-used = Plan übernommen. „Rückgängig“ holt deine Befehle zurück.
hint-failed = Der Computergegner wurde nicht fertig. Frag noch einmal.

## Drohungen

foretell = Was haben die anderen vor?
foretold = Was die anderen vorhaben könnten
foretold-about = Von { $name }, nach allem, was du wissen darfst. Die Zahl neben einem Plan sagt, wie wahrscheinlich er ist. Die Zahl an einem Pfeil zählt alle Pläne mit diesem Pfeil zusammen.
foretold-rest = Die übrigen { $share }: weniger wahrscheinliche Pläne.
foretold-after = Du hast noch keinen Zug gewählt. Angenommen { $move }, wie ein Computergegner zöge, dann wären das wahrscheinliche Antworten:
foretold-let = Wähle, was sie beim Durchspielen tun. Sonst tun sie, was in ihrer Liste steht, oder nichts.
foretold-let-them = Das sollen sie tun
foretold-let-them-do = Das sollen sie tun: { $name }, { $share }
foretold-none = Sonst ist niemand dran.

## Dasselbe noch einmal in den nächsten Runden

again = Dasselbe auch in deinen nächsten Runden, diese mitgezählt
again-times = { $times } Mal
again-all = Alle { $times } Mal
again-left = { $name } macht so weiter, noch { $left } Mal.
again-stop = Damit aufhören

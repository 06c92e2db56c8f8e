### Rätsel.

puzzles = Rätsel
puzzles-about = Jedes Rätsel hat eine Lösung, gegen die keine Antwort der Gegenseite hilft. Du befehligst eine Seite. Kann eine Antwort deinen Plan durchkreuzen, siehst du sie. In Spielen mit Würfeln zählen die Chancen deines Plans, nicht dein Glück.
puzzle-solved = gelöst
puzzles-count = { $solved } von { $number } gelöst
puzzle-at = Rätsel · { $name }
puzzle-task = Aufgabe: { $task }
puzzle-left = Noch { $left } von { $turns } Runden
puzzle-game = Spiel: { $game }
puzzle-learn = Ist { $game } neu für dich? Lern es zuerst.
# $why ist ein Satz ohne Punkt.
puzzle-unprovable = Rozz kann deinen Plan in diesem Rätsel nicht prüfen: { $why }.
puzzle-failed = Die Suche nach einer Antwort wurde nicht fertig, also ist nichts bewiesen. Versuch es noch einmal.
puzzle-looks = Rozz sucht nach einer Antwort, die dich aufhält …
puzzle-is-solved = Gelöst!
puzzle-is-missed = Diesmal nicht
puzzle-no-reply = Gegen deinen Plan hilft keine Antwort. Die gezeigte Antwort war nur ein Beispiel.
puzzle-reckons = Die Chancen werden berechnet …
puzzle-odds = Dein Plan gelingt bei { $odds } Würfen.
puzzle-certain = Dein Plan gelingt immer, bei jedem Wurf und gegen jede Antwort.
puzzle-never = Dein Plan kann nicht gelingen.
puzzle-few = Dein Plan gelingt bei { $odds } Würfen. Die Aufgabe verlangt { $asked }.
puzzle-few-certain = Dein Plan gelingt bei { $odds } Würfen. Die Aufgabe verlangt einen Plan, der immer gelingt.
puzzle-few-now = Mit deiner letzten Wahl gelingt der Plan bei { $odds } Würfen. Mit einer anderen Wahl gelingt er bei { $asked }.
puzzle-few-sure = Mit deiner letzten Wahl gelingt der Plan bei { $odds } Würfen. Mit einer anderen Wahl gelingt er immer.
odds = { $number } von { $whole }
odds-about = etwa { $number } von { $whole }
puzzle-lucky = Diesmal hattest du Glück mit den Würfeln.
puzzle-unlucky = Diesmal waren die Würfel gegen dich, aber Glück zählt hier nicht.
puzzle-fluke = Diesmal hattest du Glück mit den Würfeln, aber Glück zählt hier nicht.
puzzle-refuted = Die Antwort von { $names }:
puzzle-idle = Das reicht nicht, selbst ohne Gegenwehr von { $names }.
puzzle-refuted-later = Danach gab es keinen Plan mehr, der sicher gelungen wäre.
puzzle-unmet = Du hast die Aufgabe nicht erfüllt.
puzzle-also = Auch das geht
puzzle-of-the-day = Rätsel des Tages
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-try-again = Noch einmal
puzzle-solution = Lösung zeigen
puzzle-the-solution = Die Lösung
puzzle-turn = Runde { $turn }
puzzle-step = Schritt { $turn }
puzzle-for-example =
    { $number ->
        [one] { $names } antwortet zum Beispiel so:
       *[other] { $names } antworten zum Beispiel so:
    }
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-share = Teilen
note-puzzle = Kannst du „{ $name }“ lösen?
exported-puzzle = Als Datei gespeichert. Du öffnest sie mit „Datei öffnen“.
no-puzzle = Dieses Rätsel gibt es hier nicht, vielleicht aber in einer neueren Version von Rozz.
not-a-puzzle = Dieses Rätsel lässt sich nicht öffnen – { $sentence }

own-puzzles = Aus deinen Partien
own-puzzles-none = Öffne den Rückblick auf eine beendete Partie. Hast du in der Partie einen Plan übersehen, mit dem du sicher gewonnen hättest, wird er hier zum Rätsel.
own-puzzles-back-up = Diese Rätsel sichern
own-puzzles-backed-up = Rätsel als Datei gespeichert. Mit „Datei öffnen“ holst du sie zurück.
own-puzzles-restored =
    { $number ->
        [0] Du hast schon alle Rätsel aus dieser Datei.
        [one] 1 Rätsel hinzugefügt.
       *[other] { $number } Rätsel hinzugefügt.
    }
own-puzzles-full = Du hast schon { $most } Rätsel gespeichert. Entferne einige, um Platz zu schaffen.
own-puzzles-unread =
    { $number ->
        [one] 1 Rätsel lässt sich nicht lesen. Es ist beschädigt oder stammt aus einer neueren Version von Rozz.
       *[other] { $number } Rätsel lassen sich nicht lesen. Sie sind beschädigt oder stammen aus einer neueren Version von Rozz.
    }
own-puzzle-name = { $name } · { $moment }
own-puzzle-win = Gewinne als { $name } in dieser Runde.
own-puzzle-win-open =
    { $turns ->
        [one] Gewinne als { $name } mit diesem Zug.
       *[other] Gewinne als { $name } in { $turns } Zügen.
    }
own-puzzle-unbeaten = Spiel als { $name } so, dass du in dieser Runde nicht verlierst.
own-puzzle-unbeaten-open = Zieh als { $name } so, dass du nicht sofort verlierst.
own-puzzle-hold = Halte als { $name } am Ende dieser Runde { $places }.
own-puzzle-hold-open = Zieh als { $name } so, dass du { $places } gegen jede Antwort hältst.
own-puzzle-why = Rozz hat jede mögliche Antwort durchprobiert. Keine hält diesen Plan auf.
own-puzzle-given = So hat { $name } in der Partie gespielt
own-puzzle-remove = Entfernen
own-puzzle-remove-it = Rätsel „{ $name }“ entfernen
own-puzzle-removed = Rätsel entfernt.
own-puzzle-is-back = Das Rätsel ist wieder da.
own-puzzle-keep = Rätsel behalten
own-puzzle-kept = Das Rätsel steht jetzt unter „Aus deinen Partien“.
own-puzzle-not-kept-full = Für dieses Rätsel ist kein Platz mehr. Du kannst es aber spielen, bis du die Seite schließt.
own-puzzle-not-kept-forbidden = Dein Browser erlaubt Rozz nicht, dieses Rätsel zu speichern. Du kannst es trotzdem spielen, bis du die Seite schließt.
no-puzzle-in-link = Der Link zum Rätsel ist unvollständig. Kopiere ihn ganz und versuch es noch einmal.
own-puzzles-here = Rätsel aus dieser Partie
own-puzzles-found = In jeder dieser Runden gab es einen Plan, den keine Antwort aufgehalten hätte. Findest du ihn?
own-puzzles-not-here = Hier gibt es keine Rätsel. Niemand hat einen Plan übersehen, der sicher gelungen wäre.
own-puzzles-removed = Du hast die Rätsel aus dieser Partie entfernt.
own-puzzles-look = Nach Rätseln suchen
own-puzzles-looking = Rozz sucht in dieser Partie nach Rätseln: { $percent } %

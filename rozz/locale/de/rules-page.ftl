### Der Rahmen um die Regeln. Die Regeln selbst stehen bei jedem Spiel.

rules-of = Die Regeln von { $game }
rules-of-each = Regeln der Spiele
rules-chapters = Kapitel
rules-search = Regeln durchsuchen
rules-search-clear = Suche leeren
rules-found =
    { $number ->
        [one] 1 Regel
       *[other] { $number } Regeln
    }
rules-found-first = { $number } Regeln. Das sind die ersten { $most }.
rules-found-none = Keine Regel passt zu „{ $text }“.
rules-pieces = Die Figuren
rules-notation = Schreibweise
rules-words = Begriffe
rules-numbers = Jede Regel hat eine Nummer. Berichte nennen die Regeln, nach denen etwas geschieht.
rules-ruling-means = Die ursprünglichen Regeln lassen das offen. So haben wir es entschieden.
rules-reconstruction-means = Die ursprüngliche Regel kennen wir nicht. Das hier ist unsere eigene Fassung.
rules-option-means = Das kannst du vor einer Partie ändern.
rules-ruling = Entscheidung
rules-reconstruction = Rekonstruktion
rules-option = Option
rules-option-named = Option: { $option }

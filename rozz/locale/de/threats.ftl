### Bedrohungen: was andere, oder du selbst, in dieser Runde erreichen können.

threats = Bedrohungen
threats-tool = Gefahr
threats-show = Bedrohungen zeigen
threats-mine = Was ich erreichen kann
threats-next = Auch nächste Runde
threats-counting = Wird berechnet …
threats-next-counting = Nächste Runde wird berechnet …
threats-nothing = Zurzeit ist nichts in Reichweite.
threats-legend-move = Ein Muster heißt: Hierher können Figuren ziehen, höchstens so viele, wie die Zahl sagt.
threats-legend-strike = Ein Stern heißt: Hier kann ein Angriff treffen.
threats-legend-only-strike = Ein gestrichelter Rand heißt: Figuren können hier nur angreifen, nicht hierher ziehen.
threats-legend-take = Ein Stern heißt: Hier kann eine Figur geschlagen werden.
threats-legend-only-take = Ein gestrichelter Rand heißt: Hier kann eine Figur geschlagen werden.
threats-legend-move-brief = Ein Muster heißt: Hierher können Figuren ziehen. Vergrößere die Karte, um zu sehen, wie viele.
threats-legend-dot = Ein Punkt heißt: Hier kann auch ein Angriff treffen.
threats-legend-more = { -Tippe-auf } ein Feld, um mehr zu sehen.
threats-next-legend-brief = Blasses Muster: Hierher kommen Figuren in der nächsten Runde, mit einem Halt unterwegs. Neue Befehle können das ändern.
threats-next-legend = Blasses Muster und ›: Hierher kommen Figuren in der nächsten Runde, mit einem Halt unterwegs. Neue Befehle können das ändern.
threats-at = Bedrohungen für { $place }
threats-own-at = So erreichst du { $place }

# $pieces steht überall nach „mit“, also im Dativ.
threats-move =
    { $who ->
        [you] Du kannst mit { $pieces } hierherkommen.
       *[other] { $name } kann mit { $pieces } hierherkommen.
    }
threats-strike =
    { $who ->
        [you] Du kannst mit { $pieces } angreifen.
       *[other] { $name } kann mit { $pieces } angreifen.
    }
threats-take =
    { $who ->
        [you] Du kannst diese Figur mit { $pieces } schlagen.
       *[other] { $name } kann diese Figur mit { $pieces } schlagen.
    }
threats-place =
    { $who ->
        [you] Du kannst dich hier mit { $pieces } verstärken.
       *[other] { $name } kann sich hier mit { $pieces } verstärken.
    }
threats-everywhere =
    { $who ->
        [you] Du kannst mit { $pieces } überall angreifen.
       *[other] { $name } kann mit { $pieces } überall angreifen.
    }
threats-from = { $pieces } aus { $start }
threats-via = { $pieces } aus { $start } über { $via }

threats-next-move =
    { $who ->
        [you] In der nächsten Runde kannst du mit { $pieces } hierherkommen.
       *[other] In der nächsten Runde kann { $name } mit { $pieces } hierherkommen.
    }
threats-next-strike =
    { $who ->
        [you] In der nächsten Runde kannst du mit { $pieces } angreifen.
       *[other] In der nächsten Runde kann { $name } mit { $pieces } angreifen.
    }
threats-next-take =
    { $who ->
        [you] In der nächsten Runde kannst du diese Figur mit { $pieces } schlagen.
       *[other] In der nächsten Runde kann { $name } diese Figur mit { $pieces } schlagen.
    }
threats-next-everywhere =
    { $who ->
        [you] In der nächsten Runde kannst du mit { $pieces } überall angreifen.
       *[other] In der nächsten Runde kann { $name } mit { $pieces } überall angreifen.
    }
threats-next-more = { $places } oder { $number } anderen Feldern

place-told = { $label }. { $told }
threats-heard = Wer sonst { $place } erreichen kann: { $rivals }
threats-heard-one = { $name } mit { $pieces }
threats-heard-more = { $rivals }; { $next }
threats-heard-own = Du erreichst { $place } mit { $pieces }
threats-none = In dieser Runde kann sonst niemand { $place } erreichen.
threats-none-own = In dieser Runde kannst du { $place } nicht erreichen.
threats-on = Das Brett zeigt, was andere erreichen können.
threats-own-on = Das Brett zeigt, was du erreichen kannst.
threats-off = Das Brett zeigt keine Bedrohungen mehr.
threats-heard-next = { $now }. In der nächsten Runde: { $later }
threats-heard-only-next = Wer sonst { $place } erst in der nächsten Runde erreichen kann: { $later }
threats-heard-only-next-own = Du erreichst { $place } erst in der nächsten Runde, mit { $later }
threats-none-next = Weder in dieser noch in der nächsten Runde kann sonst jemand { $place } erreichen.
threats-none-next-own = Weder in dieser noch in der nächsten Runde kannst du { $place } erreichen.
threats-next-on = Das Brett zeigt auch die Bedrohungen der nächsten Runde.
threats-next-off = Das Brett zeigt die Bedrohungen der nächsten Runde nicht mehr.

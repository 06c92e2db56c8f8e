### Bedrohungen: was andere, oder du selbst, in dieser Runde erreichen können.

threats = Bedrohungen
threats-mine = Was ich erreiche
threats-counting = Wird gezählt …
threats-nothing = Zurzeit ist nichts in Reichweite.
threats-legend = Schraffiert: Hierher können Figuren kommen, höchstens so viele, wie die Zahl sagt. Stern: Hier kann ein Angriff treffen. Gestrichelt: Nur ein Angriff kommt hierher. { -Tippe-auf } ein Feld, um mehr zu sehen.
threats-at = Bedrohungen für { $place }
threats-own-at = So erreichst du { $place }

threats-move =
    { $who ->
        [you] Du kannst { $pieces } herbringen.
       *[other] { $name } kann { $pieces } herbringen.
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
        [you] Du kannst { $pieces } einsetzen.
       *[other] { $name } kann { $pieces } einsetzen.
    }
threats-everywhere =
    { $who ->
        [you] Du kannst mit { $pieces } überall angreifen.
       *[other] { $name } kann mit { $pieces } überall angreifen.
    }
threats-from = { $pieces } aus { $start }
threats-via = { $pieces } aus { $start } über { $via }

place-told = { $label }. { $told }
threats-heard = Andere, die { $place } erreichen können: { $rivals }
threats-heard-one = { $name } mit { $pieces }
threats-heard-more = { $rivals }; { $next }
threats-heard-own = Du erreichst { $place } mit { $pieces }
threats-none = In dieser Runde kann niemand sonst { $place } erreichen.
threats-none-own = In dieser Runde kannst du { $place } nicht erreichen.
threats-on = Das Brett zeigt, was andere erreichen können.
threats-own-on = Das Brett zeigt, was du erreichen kannst.
threats-off = Das Brett zeigt keine Bedrohungen mehr.

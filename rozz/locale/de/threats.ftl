### Bedrohungen: was andere, oder du selbst, in dieser Runde erreichen können.

threats = Bedrohungen
threats-mine = Was ich erreiche
threats-counting = Wird gezählt …
threats-nothing = Zurzeit ist nichts in Reichweite.
threats-legend = Schraffiert: Dorthin können Figuren kommen, höchstens so viele, wie die Zahl sagt. Ein Stern: Dort kann etwas getroffen werden. Gestrichelt: nur das. Tippe auf ein Feld, um mehr zu sehen.
threats-at = Bedrohungen für { $place }
threats-own-at = So erreichst du { $place }

threats-move =
    { $who ->
        [you] Du kannst { $pieces } bringen.
       *[other] { $name } kann { $pieces } bringen.
    }
threats-strike =
    { $who ->
        [you] Du kannst mit { $pieces } angreifen.
       *[other] { $name } kann mit { $pieces } angreifen.
    }
threats-take =
    { $who ->
        [you] Du kannst diese Figur schlagen, mit: { $pieces }.
       *[other] { $name } kann diese Figur schlagen, mit: { $pieces }.
    }
threats-place =
    { $who ->
        [you] Du kannst einsetzen: { $pieces }.
       *[other] { $name } kann einsetzen: { $pieces }.
    }
threats-everywhere =
    { $who ->
        [you] Du kannst überall angreifen, mit: { $pieces }.
       *[other] { $name } kann überall angreifen, mit: { $pieces }.
    }
threats-from = { $pieces } aus { $start }
threats-via = { $pieces } aus { $start } über { $via }

place-told = { $label }. { $told }
threats-heard = Wer { $place } erreichen kann: { $rivals }
threats-heard-one = { $name } mit { $pieces }
threats-heard-more = { $rivals }; { $next }
threats-heard-own = Du erreichst { $place } mit { $pieces }
threats-none = In dieser Runde kann niemand sonst { $place } erreichen.
threats-none-own = In dieser Runde kannst du { $place } nicht erreichen.
threats-on = Das Brett zeigt, was andere erreichen können.
threats-own-on = Das Brett zeigt, was du erreichen kannst.
threats-off = Das Brett zeigt keine Bedrohungen.

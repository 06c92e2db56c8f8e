### Was nach einem Tipp geschieht, wenn man ihm folgt: die Berichte aus rosenkreuz/report.ftl, meist wörtlich, denn auch sie stehen in der Gegenwart.

ahead-rosenkreuz-report-move =
    { $colour ->
        [black] { $name } zieht eine schwarze Figur von { $start } nach { $tile }.
       *[white] { $name } zieht eine weiße Figur von { $start } nach { $tile }.
    }
ahead-rosenkreuz-report-minor =
    { $colour ->
        [black] { $name } zieht eine schwarze Figur von { $start } nach { $tile } und ersetzt dort die weiße Figur von { $victim }.
       *[white] { $name } zieht eine weiße Figur von { $start } nach { $tile } und ersetzt dort die schwarze Figur von { $victim }.
    }
ahead-rosenkreuz-report-major =
    { $colour ->
        [black] { $number ->
            [one] { $loser } ist in einer schwarzen Gruppe in der Unterzahl und verliert die Figur auf { $squares }.
           *[other] { $loser } ist in einer schwarzen Gruppe in der Unterzahl und verliert die Figuren auf { $squares }.
        }
       *[white] { $number ->
            [one] { $loser } ist in einer weißen Gruppe in der Unterzahl und verliert die Figur auf { $squares }.
           *[other] { $loser } ist in einer weißen Gruppe in der Unterzahl und verliert die Figuren auf { $squares }.
        }
    }
ahead-rosenkreuz-report-attain =
    { $colour ->
        [black] { $name } erreicht auf { $start } die letzte Reihe und nimmt auf { $tile } die schwarze Figur von { $victim }!
       *[white] { $name } erreicht auf { $start } die letzte Reihe und nimmt auf { $tile } die weiße Figur von { $victim }!
    }
ahead-rosenkreuz-report-return =
    { $colour ->
        [black] Die schwarze Figur von { $name } kehrt von { $start } nach { $tile } zurück.
       *[white] Die weiße Figur von { $name } kehrt von { $start } nach { $tile } zurück.
    }
ahead-rosenkreuz-victory-bare =
    { $colour ->
        [black] { $loser } hat dann keine schwarzen Figuren mehr. Sieg für { $winner }!
        [white] { $loser } hat dann keine weißen Figuren mehr. Sieg für { $winner }!
       *[both] { $loser } hat dann keine Figuren mehr. Sieg für { $winner }!
    }
ahead-rosenkreuz-victory-both-bare = Der Zug kostet beide Seiten die letzte Figur einer Farbe, und { $winner } gewinnt!
ahead-rosenkreuz-victory-stuck = { $loser } kann dann nicht mehr ziehen. Sieg für { $winner }!
ahead-rosenkreuz-victory-resigned = { $loser } gibt auf. Sieg für { $winner }!

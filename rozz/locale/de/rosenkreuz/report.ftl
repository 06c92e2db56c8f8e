### Der Bericht über einen Zug, und wie eine Partie endet. $colour ist „black“ oder „white“; Felder sind wie c3. Berichte stehen in der Gegenwart.

rosenkreuz-report-move =
    { $colour ->
        [black] { $name } zieht eine schwarze Figur von { $start } nach { $tile }.
       *[white] { $name } zieht eine weiße Figur von { $start } nach { $tile }.
    }

# Die ersetzte Figur hat die andere Farbe.
rosenkreuz-report-minor =
    { $colour ->
        [black] { $name } zieht eine schwarze Figur von { $start } nach { $tile } und ersetzt dort die weiße Figur von { $victim }.
       *[white] { $name } zieht eine weiße Figur von { $start } nach { $tile } und ersetzt dort die schwarze Figur von { $victim }.
    }

# $squares sind die Felder der geschlagenen Figuren, $number wie viele.
rosenkreuz-report-major =
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

# Neben rosenkreuz-report-major: wie viele Figuren jeder in der Gruppe hat.
rosenkreuz-report-group =
    { $colour ->
        [black] schwarz: { $first } { $firsts }, { $second } { $seconds }
       *[white] weiß: { $first } { $firsts }, { $second } { $seconds }
    }

# $colour ist die Farbe der genommenen Figur.
rosenkreuz-report-attain =
    { $colour ->
        [black] { $name } erreicht auf { $start } die letzte Reihe und nimmt auf { $tile } die schwarze Figur von { $victim }!
       *[white] { $name } erreicht auf { $start } die letzte Reihe und nimmt auf { $tile } die weiße Figur von { $victim }!
    }
rosenkreuz-report-return =
    { $colour ->
        [black] Die schwarze Figur von { $name } kehrt von { $start } nach { $tile } zurück.
       *[white] Die weiße Figur von { $name } kehrt von { $start } nach { $tile } zurück.
    }

# $command ist etwa „c3 → c4 ziehen“, $reason sagt, warum er nichts bewirkt.
rosenkreuz-report-void = Der Zug von { $name } ist ungültig: { $command }. { $reason }

# Ein Satz mit seinen Zahlen oder seiner Schreibweise, auf der Kommandozeile.
rosenkreuz-report-line = { $sentence } [{ $counts }]

## Ein Zug in Worten.

rosenkreuz-command-move = { $start } → { $landing } ziehen
rosenkreuz-command-minor = { $start } → { $landing } ziehen und die Figur dort ersetzen
rosenkreuz-command-attain = { $start } → { $landing } ziehen, { $taken } nehmen und nach { $back } zurückkehren
rosenkreuz-command-minor-attain = { $start } → { $landing } ziehen, die Figur dort ersetzen, { $taken } nehmen und nach { $back } zurückkehren
rosenkreuz-command-resign = Aufgeben

# $command ist eine der Nachrichten darüber.
rosenkreuz-command-by = { $name }: { $command }

## Wie eine Partie endet.

rosenkreuz-victory-bare =
    { $colour ->
        [black] Sieg für { $winner }! { $loser } hat keine schwarzen Figuren mehr.
        [white] Sieg für { $winner }! { $loser } hat keine weißen Figuren mehr.
       *[both] Sieg für { $winner }! { $loser } hat keine Figuren mehr.
    }
rosenkreuz-victory-both-bare = Der Zug kostet beide die letzte Figur einer Farbe. In diesem Fall gewinnt, wer gezogen hat: Sieg für { $winner }!
rosenkreuz-victory-stuck = Sieg für { $winner }! { $loser } kann nicht mehr ziehen.
rosenkreuz-victory-resigned = Sieg für { $winner }! { $loser } hat aufgegeben.

## Warum, unter „Sieg für Ada!“

rosenkreuz-ended-bare =
    { $colour ->
        [black] { $loser } hat keine schwarzen Figuren mehr.
        [white] { $loser } hat keine weißen Figuren mehr.
       *[both] { $loser } hat keine Figuren mehr.
    }
rosenkreuz-ended-both-bare = Der Zug von { $winner } hat beide die letzte Figur einer Farbe gekostet. In diesem Fall gewinnt, wer gezogen hat.
rosenkreuz-ended-stuck = { $loser } kann nicht mehr ziehen.
rosenkreuz-ended-resigned = { $loser } hat aufgegeben.

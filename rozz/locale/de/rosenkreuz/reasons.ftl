### Warum ein Zug von RosenKreuz nicht geht: neben dem Brett, und im Bericht. Felder sind wie c3.
###
### $who ist „you“, wenn man es selbst liest, „other“ in einem Bericht über jemand anderen.

rosenkreuz-reason-over = Die Partie ist zu Ende.
rosenkreuz-reason-not-to-move = { $name } ist am Zug.
rosenkreuz-reason-one-move =
    { $who ->
        [you] Du darfst immer nur einen Zug machen.
       *[other] Jeder darf immer nur einen Zug machen.
    }
rosenkreuz-reason-nobody-there =
    { $who ->
        [you] Auf { $start } steht keine Figur.
       *[other] Auf { $start } steht keine Figur.
    }
rosenkreuz-reason-not-own =
    { $who ->
        [you] Die Figur auf { $start } gehört deinem Gegner.
       *[other] Die Figur auf { $start } gehört dem Gegner.
    }
rosenkreuz-reason-no-line = Von { $start } nach { $landing } geht es weder gerade noch schräg.
rosenkreuz-reason-jumps-opposing =
    { $who ->
        [you] Über die Figur deines Gegners auf { $square } kannst du nicht springen.
       *[other] Die Figur des Gegners auf { $square } ist im Weg.
    }
rosenkreuz-reason-jumps-nothing =
    { $who ->
        [you] Springen kannst du nur über eine lückenlose Kette eigener Figuren, aber { $square } ist leer.
       *[other] Springen kann eine Figur nur über eine lückenlose Kette von Figuren derselben Seite, aber { $square } ist leer.
    }
rosenkreuz-reason-own-landing =
    { $who ->
        [you] Auf { $landing } steht schon eine deiner Figuren.
       *[other] Auf { $landing } steht schon eine Figur derselben Seite.
    }
rosenkreuz-reason-on-own-ground =
    { $who ->
        [you] Die Figur auf { $landing } steht auf einem Feld ihrer eigenen Farbe, deshalb kannst du sie nicht ersetzen.
       *[other] Die Figur auf { $landing } steht auf einem Feld ihrer eigenen Farbe und lässt sich nicht ersetzen.
    }

# $colour ist die Farbe des Feldes und der Figuren, die dort eine ersetzen können.
rosenkreuz-reason-wrong-colour =
    { $colour ->
        [black] { $landing } ist ein schwarzes Feld. Dort kann nur eine schwarze Figur schlagen.
       *[white] { $landing } ist ein weißes Feld. Dort kann nur eine weiße Figur schlagen.
    }

# Über einen getippten Zug: „c3xc4“ heißt, dass eine Figur ersetzt wird, „c3-c4“, dass keine ersetzt wird.
rosenkreuz-reason-write-minor = Dieser Zug ersetzt eine Figur. Schreib { $start }x{ $landing }.
rosenkreuz-reason-nothing-replaced = Dieser Zug ersetzt keine Figur. Schreib { $start }-{ $landing }.
rosenkreuz-reason-no-capture =
    { $who ->
        [you] Seitwärts oder zurück darfst du nur ziehen, um zu schlagen.
       *[other] Seitwärts oder zurück darf eine Figur nur ziehen, um zu schlagen.
    }
rosenkreuz-reason-not-last-rank =
    { $who ->
        [you] { $landing } liegt nicht in der letzten Reihe, also gibt es keine Weihe.
       *[other] { $landing } liegt nicht in der letzten Reihe, also gibt es keine Weihe.
    }
rosenkreuz-reason-lost-on-arrival =
    { $who ->
        [you] Deine Figur wird auf { $landing } geschlagen, also gibt es keine Weihe.
       *[other] Die Figur wird auf { $landing } geschlagen, also gibt es keine Weihe.
    }
rosenkreuz-reason-nobody-left =
    { $who ->
        [you] Dein Gegner hat keine Figuren mehr, die du nehmen könntest.
       *[other] Der Gegner hat keine Figuren mehr, die man nehmen könnte.
    }

# Über einen getippten Zug wie „c7-c8*a5>e1“.
rosenkreuz-reason-unattained =
    { $who ->
        [you] Deine Figur erlangt die Weihe. Schreib „*“ und das Feld der Figur, die du nimmst, dann „>“ und das Feld, auf das deine Figur zurückkehrt.
       *[other] Die Figur erlangt die Weihe, aber im Zug steht weder, welche Figur sie nimmt, noch, wohin sie zurückkehrt.
    }
rosenkreuz-reason-not-taken =
    { $who ->
        [you] Wenn deine Figur die Weihe erlangt, hat dein Gegner keine Figur auf { $taken }.
       *[other] Wenn die Figur die Weihe erlangt, hat der Gegner keine Figur auf { $taken }.
    }

# $squares sind Möglichkeiten: „e1 oder g1“.
rosenkreuz-reason-wrong-return =
    { $who ->
        [you] Deine Figur muss nach { $squares } zurückkehren, nicht nach { $back }.
       *[other] Die Figur muss nach { $squares } zurückkehren, nicht nach { $back }.
    }

### What a hint says will happen if a move is played: the messages of rosenkreuz/report.ftl about the future, with the same facts.

ahead-rosenkreuz-report-move =
    { $colour ->
        [black] { $name } will move a black piece from { $start } to { $tile }.
       *[white] { $name } will move a white piece from { $start } to { $tile }.
    }
ahead-rosenkreuz-report-minor =
    { $colour ->
        [black] { $name } will move a black piece from { $start } to { $tile } and replace { $victim }’s white piece there.
       *[white] { $name } will move a white piece from { $start } to { $tile } and replace { $victim }’s black piece there.
    }
ahead-rosenkreuz-report-major =
    { $colour ->
        [black] { $number ->
            [one] { $loser } will be outnumbered in a black group and lose the piece on { $squares }.
           *[other] { $loser } will be outnumbered in a black group and lose the pieces on { $squares }.
        }
       *[white] { $number ->
            [one] { $loser } will be outnumbered in a white group and lose the piece on { $squares }.
           *[other] { $loser } will be outnumbered in a white group and lose the pieces on { $squares }.
        }
    }
ahead-rosenkreuz-report-attain =
    { $colour ->
        [black] { $name } will reach the last rank on { $start } and take { $victim }’s black piece on { $tile }!
       *[white] { $name } will reach the last rank on { $start } and take { $victim }’s white piece on { $tile }!
    }
ahead-rosenkreuz-report-return =
    { $colour ->
        [black] { $name }’s black piece will return from { $start } to { $tile }.
       *[white] { $name }’s white piece will return from { $start } to { $tile }.
    }

ahead-rosenkreuz-victory-bare =
    { $colour ->
        [black] { $loser } will have no black pieces left, so { $winner } will win!
        [white] { $loser } will have no white pieces left, so { $winner } will win!
       *[both] { $loser } will have no pieces left, so { $winner } will win!
    }
ahead-rosenkreuz-victory-both-bare = The move will cost both sides their last piece of a color, and { $winner } will win!
ahead-rosenkreuz-victory-stuck = { $loser } won’t be able to move, so { $winner } will win!
ahead-rosenkreuz-victory-resigned = { $loser } will resign, so { $winner } will win!

### Why a move of RosenKreuz isn't possible: beside the board, and in a report. Squares are like c3.
###
### $who is “you” when the player reads it, “other” in a report about another player.

rosenkreuz-reason-over = The match is over.
rosenkreuz-reason-not-to-move = It’s { $name }’s turn.
rosenkreuz-reason-one-move =
    { $who ->
        [you] You can make only one move per turn.
       *[other] A player can make only one move per turn.
    }
rosenkreuz-reason-nobody-there =
    { $who ->
        [you] There’s no piece on { $start }.
       *[other] There was no piece on { $start }.
    }
rosenkreuz-reason-not-own =
    { $who ->
        [you] The piece on { $start } is your opponent’s.
       *[other] The piece on { $start } was the opponent’s.
    }
rosenkreuz-reason-no-line = No straight or diagonal line leads from { $start } to { $landing }.
rosenkreuz-reason-jumps-opposing =
    { $who ->
        [you] You can’t jump over your opponent’s piece on { $square }.
       *[other] The opponent’s piece on { $square } was in the way.
    }
rosenkreuz-reason-jumps-nothing =
    { $who ->
        [you] You can jump only over an unbroken line of your own pieces, but { $square } is empty.
       *[other] A piece can jump only over an unbroken line of friendly pieces, but { $square } was empty.
    }
rosenkreuz-reason-own-landing =
    { $who ->
        [you] One of your own pieces is on { $landing }.
       *[other] A friendly piece was on { $landing }.
    }
rosenkreuz-reason-on-own-ground =
    { $who ->
        [you] The piece on { $landing } is on a square of its own color, so it can’t be replaced.
       *[other] The piece on { $landing } was on a square of its own color, so it couldn’t be replaced.
    }

# $colour is that of the square, and of the pieces that can replace one on it.
rosenkreuz-reason-wrong-colour =
    { $colour ->
        [black] { $landing } is a black square, so only a black piece can capture there.
       *[white] { $landing } is a white square, so only a white piece can capture there.
    }

# About a move that was typed: “c3xc4” means that a piece is replaced, “c3-c4” that none is.
rosenkreuz-reason-write-minor = This move replaces a piece. Write { $start }x{ $landing }.
rosenkreuz-reason-nothing-replaced = This move replaces nothing. Write { $start }-{ $landing }.
rosenkreuz-reason-no-capture =
    { $who ->
        [you] You can move sideways or back only to capture.
       *[other] A piece can move sideways or back only to capture.
    }
rosenkreuz-reason-not-last-rank =
    { $who ->
        [you] { $landing } isn’t on the last rank, so your piece doesn’t attain.
       *[other] { $landing } isn’t on the last rank, so the piece didn’t attain.
    }
rosenkreuz-reason-lost-on-arrival =
    { $who ->
        [you] Your piece is captured on { $landing }, so it doesn’t attain.
       *[other] The piece was captured on { $landing }, so it didn’t attain.
    }
rosenkreuz-reason-nobody-left =
    { $who ->
        [you] Your opponent has no pieces left to take.
       *[other] The opponent had no pieces left to take.
    }

# About a move that was typed, like “c7-c8*a5>e1”.
rosenkreuz-reason-unattained =
    { $who ->
        [you] Your piece attains. Write * and the square of the piece to take, then > and the square to return to.
       *[other] The piece attained, but the move named no piece to take and no square to return to.
    }
rosenkreuz-reason-not-taken =
    { $who ->
        [you] By then, your opponent will have no piece on { $taken }.
       *[other] By then, the opponent had no piece on { $taken }.
    }

# $squares are alternatives: “e1 or g1”.
rosenkreuz-reason-wrong-return =
    { $who ->
        [you] Your piece must return to { $squares }, not { $back }.
       *[other] The piece had to return to { $squares }, not { $back }.
    }

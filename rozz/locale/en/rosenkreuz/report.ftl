### The report of a move, and how a match ends. A $colour is “black” or “white”; squares are like c3.

rosenkreuz-report-move =
    { $colour ->
        [black] { $name } moved a black piece from { $start } to { $tile }.
       *[white] { $name } moved a white piece from { $start } to { $tile }.
    }

# The replaced piece has the other color.
rosenkreuz-report-minor =
    { $colour ->
        [black] { $name } moved a black piece from { $start } to { $tile } and replaced { $victim }’s white piece.
       *[white] { $name } moved a white piece from { $start } to { $tile } and replaced { $victim }’s black piece.
    }

# $squares are those of the captured pieces, $number how many.
rosenkreuz-report-major =
    { $colour ->
        [black] { $number ->
            [one] { $loser } was outnumbered in a black group and lost the piece on { $squares }.
           *[other] { $loser } was outnumbered in a black group and lost the pieces on { $squares }.
        }
       *[white] { $number ->
            [one] { $loser } was outnumbered in a white group and lost the piece on { $squares }.
           *[other] { $loser } was outnumbered in a white group and lost the pieces on { $squares }.
        }
    }

# Beside rosenkreuz-report-major: how many pieces each player has in the group.
rosenkreuz-report-group =
    { $colour ->
        [black] black: { $first } { $firsts }, { $second } { $seconds }
       *[white] white: { $first } { $firsts }, { $second } { $seconds }
    }

# $colour is that of the piece taken.
rosenkreuz-report-attain =
    { $colour ->
        [black] { $name } reached the last rank on { $start } and took { $victim }’s black piece on { $tile }!
       *[white] { $name } reached the last rank on { $start } and took { $victim }’s white piece on { $tile }!
    }
rosenkreuz-report-return =
    { $colour ->
        [black] { $name }’s black piece returned from { $start } to { $tile }.
       *[white] { $name }’s white piece returned from { $start } to { $tile }.
    }

# $command is like “Move c3 → c4”, $reason says why it did nothing.
rosenkreuz-report-void = { $name }’s move was void: { $command }. { $reason }

# A sentence with its numbers or its notation, on the command line.
rosenkreuz-report-line = { $sentence } [{ $counts }]

## A move in plain words.

rosenkreuz-command-move = Move { $start } → { $landing }
rosenkreuz-command-minor = Move { $start } → { $landing } and replace the piece there
rosenkreuz-command-attain = Move { $start } → { $landing }, take { $taken } and return to { $back }
rosenkreuz-command-minor-attain = Move { $start } → { $landing }, replace the piece there, take { $taken } and return to { $back }
rosenkreuz-command-resign = Resign

# $command is one of the messages above.
rosenkreuz-command-by = { $name }: { $command }

## How a match ends.

rosenkreuz-victory-bare =
    { $colour ->
        [black] { $winner } won! { $loser } has no black pieces left.
        [white] { $winner } won! { $loser } has no white pieces left.
       *[both] { $winner } won! { $loser } has no pieces left.
    }
rosenkreuz-victory-both-bare = One move cost both sides their last piece of a color. { $winner } made that move and won!
rosenkreuz-victory-stuck = { $winner } won! { $loser } can’t move.
rosenkreuz-victory-resigned = { $winner } won! { $loser } has resigned.

## Why it ended so, under “Ada won!”

rosenkreuz-ended-bare =
    { $colour ->
        [black] { $loser } has no black pieces left.
        [white] { $loser } has no white pieces left.
       *[both] { $loser } has no pieces left.
    }
rosenkreuz-ended-both-bare = { $winner }’s move cost both sides their last piece of a color. In that case, the player who moved wins.
rosenkreuz-ended-stuck = { $loser } can’t move.
rosenkreuz-ended-resigned = { $loser } resigned.

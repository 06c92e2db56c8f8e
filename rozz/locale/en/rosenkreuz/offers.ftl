### What RosenKreuz says while a player makes a move. Squares are like c3.

## What to do next, above the board

rosenkreuz-offer-piece = { -Tap } a piece to move.
rosenkreuz-offer-landing = { -Tap } the square to move to.
rosenkreuz-offer-taken = Attainment! { -Tap } the piece to take.
rosenkreuz-offer-return = { -Tap } a square for your piece to return to.

# The move is in the list, as after a hint’s plan was used.
rosenkreuz-offer-listed = Your move is in the list. { -Tap } { play-it }.

# $command is like “Move c3 → c4”.
rosenkreuz-offer-play = { $command }. { -Tap } { $square } again to play it.

# The same where pieces fall: $taken and $lost are their squares, $takes and $loses how many.
rosenkreuz-offer-play-falls =
    { $takes ->
        [0] { $command }. You lose { $lost }. { -Tap } { $square } again to play it.
       *[other] { $loses ->
            [0] { $command }. You take { $taken }. { -Tap } { $square } again to play it.
           *[other] { $command }. You take { $taken } and lose { $lost }. { -Tap } { $square } again to play it.
        }
    }

## A square in the list of squares, and what happens there

rosenkreuz-offer-own =
    { $colour ->
        [black] { $square }, black
       *[white] { $square }, white
    }

# What moving there would do. $taken and $lost are squares, $takes and $loses how many.
rosenkreuz-offer-falls =
    { $takes ->
        [0] loses { $lost }
       *[other] { $loses ->
            [0] takes { $taken }
           *[other] takes { $taken }, loses { $lost }
        }
    }

# The same after the name of the square. $attains says whether the piece attains.
rosenkreuz-offer-arrives =
    { $attains ->
        [yes] { $takes ->
            [0] { $loses ->
                [0] { $square }, attains
               *[other] { $square }, loses { $lost }, attains
            }
           *[other] { $loses ->
                [0] { $square }, takes { $taken }, attains
               *[other] { $square }, takes { $taken }, loses { $lost }, attains
            }
        }
       *[no] { $takes ->
           [0] { $loses ->
               [0] { $square }
              *[other] { $square }, loses { $lost }
           }
          *[other] { $loses ->
               [0] { $square }, takes { $taken }
              *[other] { $square }, takes { $taken }, loses { $lost }
           }
       }
    }

## Why a square can't be tapped

# $why is a whole sentence.
rosenkreuz-offer-stuck = The piece on { $square } can’t move now. { $why }
rosenkreuz-offer-closed = The piece on { $square } can’t move now. It has nowhere to go.
rosenkreuz-offer-opposing = The piece on { $square } is your opponent’s. { -Tap } one of yours.
rosenkreuz-offer-empty = There’s nothing on { $square }. { -Tap } one of your pieces.

### The board of RosenKreuz: what a screen reader says about a square, figures, cards, and the steps of a move.

## A piece, as it is called in the following messages and on the cards of the pieces

# $piece is one of four kinds; $name is its player.
rosenkreuz-piece-of =
    { $piece ->
        [ROSE-black] { $name }’s black rose
        [ROSE-white] { $name }’s white rose
        [CROSS-black] { $name }’s black cross
       *[CROSS-white] { $name }’s white cross
    }
rosenkreuz-piece =
    { $piece ->
        [ROSE-black] Black rose
        [ROSE-white] White rose
        [CROSS-black] Black cross
       *[CROSS-white] White cross
    }
# On the cards of the pieces: where a piece is safe from minor captures.
rosenkreuz-home =
    { $color ->
        [black] At home on black squares. On a white square, an enemy white piece can move in and replace it.
       *[white] At home on white squares. On a black square, an enemy black piece can move in and replace it.
    }
rosenkreuz-cards-title = The pieces

## A square: its name, and what is on it. $what is “Ada’s black rose”.

rosenkreuz-square = { $square }: { $what }
rosenkreuz-square-on =
    { $color ->
        [black] { $square }: { $what } on a black square
       *[white] { $square }: { $what } on a white square
    }
rosenkreuz-square-empty = { $square }: empty
rosenkreuz-square-empty-on =
    { $color ->
        [black] { $square }: empty black square
       *[white] { $square }: empty white square
    }
# $label is a square’s label, $may one of the messages below: what tapping the square would do.
rosenkreuz-square-may = { $label }; { $may }
# $note says what moving there would do: “takes g5”.
rosenkreuz-square-note = { $label }: { $note }
# A piece was just captured on that square.
rosenkreuz-square-fell = { $label }; { $what } was captured here

rosenkreuz-may-own = you can move this piece
rosenkreuz-may-target = you can move here
rosenkreuz-may-capture = you can capture here
rosenkreuz-may-attain = you can attain here
rosenkreuz-may-take = you can take this piece
rosenkreuz-may-back = your piece can return here
rosenkreuz-may-back-capture = your piece can return here and capture

## The steps of a move as it is shown, and a shorter title for the row of steps

rosenkreuz-step-move = The move
rosenkreuz-step-major = Major captures
rosenkreuz-step-attainment = Attainment
rosenkreuz-step-return = Major captures after the return
rosenkreuz-step-end = The end
rosenkreuz-brief-return = The return

## Figures, goal and doubts

rosenkreuz-measure-black = Black pieces
rosenkreuz-measure-white = White pieces
# Beside a player’s name: the pieces left.
rosenkreuz-figures = { $black } black · { $white } white
# Below the board: the pieces that a player has lost so far.
rosenkreuz-lost =
    { $black ->
        [0] Captured from { $name }: { $white } white.
       *[other] { $white ->
            [0] Captured from { $name }: { $black } black.
           *[other] Captured from { $name }: { $black } black, { $white } white.
        }
    }
# What the opponent can take right after the move being made. $squares names the first four.
rosenkreuz-exposed =
    { $number ->
        [one] Your piece on { $squares } can be taken next.
        [2] Your pieces on { $squares } can be taken next.
        [3] Your pieces on { $squares } can be taken next.
        [4] Your pieces on { $squares } can be taken next.
       *[other] { $number } of your pieces can be taken next, including those on { $squares }.
    }
rosenkreuz-doubt-empty = You haven’t made a move yet.

## What a piece can reach. Follows “Cross can bring” or “Cross can take this piece with”, and precedes “from c3”.

rosenkreuz-reach-black = a black piece
rosenkreuz-reach-white = a white piece

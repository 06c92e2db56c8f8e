### The steps of a turn of Rozz in a replay, and the summary of a quiet turn.

## Titles of the steps, and shorter ones for the row of all steps

rozz-step-orders = All commands revealed
rozz-step-orders-brief = All commands
rozz-step-purchases = Purchases
rozz-step-moves = Moves
rozz-step-combat = Combat

# $step is a number from 1 to 6 (R6).
rozz-step-fight = Fight in { $tile } (combat step { $step })
rozz-step-fight-brief = Fight in { $tile }
rozz-step-strikes = Strikes
rozz-step-production = Production

## A turn without fights and strikes

rozz-quiet-none = Nothing happened this turn.
rozz-quiet-purchases =
    { $purchases ->
        [one] 1 purchase, no fights.
       *[other] { $purchases } purchases, no fights.
    }
rozz-quiet-moves =
    { $moves ->
        [one] 1 move, no fights.
       *[other] { $moves } moves, no fights.
    }
rozz-quiet-both =
    { $purchases ->
        [one] 1 purchase
       *[other] { $purchases } purchases
    } and { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, no fights.

# In the turn that turned the match. $what is like “1 industry complex”, which stood in the tile.
rozz-took-over = { $name } took over { $what } in { $tile }.

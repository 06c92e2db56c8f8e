### Why a command of Ozymandia or Simultaneous Risk does nothing, in the list of commands and in the report of a turn.

## Each is a whole sentence. $who is “you” while you write the command yourself; in a report it is “other”, and then $name
## gave the command. $opponent is the other player.

areas-reason-no-count = Each number must be at least 1.

## New armies

areas-reason-none-received =
    { $who ->
        [you] You get no new armies this turn.
       *[other] { $name } got no new armies this turn.
    }
areas-reason-no-city =
    { $who ->
        [you] New armies can go only to your cities and their provinces, not to { $area }.
       *[other] New armies can go only to { $name }’s cities and their provinces, not to { $area }.
    }
areas-reason-province-held =
    { $who ->
        [you] { $opponent } holds { $area }, so you can’t place an army there.
       *[other] { $opponent } already held { $area } when the turn began.
    }
areas-reason-one-a-city =
    { $who ->
        [you] { $city } brings only 1 new army. Place it there or in { $province }.
       *[other] { $city } brought only 1 new army, not { $number }.
    }
areas-reason-not-ones-own =
    { $who ->
        [you] You don’t hold { $area }, so you can’t place armies there.
       *[other] { $name } didn’t hold { $area } when the turn began.
    }
areas-reason-too-many-placed =
    { $who ->
        [you] { $received ->
            [one] You get only 1 new army, not { $number }.
           *[other] You get only { $received } new armies, not { $number }.
        }
       *[other] { $received ->
            [one] { $name } got only 1 new army, not { $number }.
           *[other] { $name } got only { $received } new armies, not { $number }.
        }
    }

## Movements

areas-reason-two-movements =
    { $who ->
        [you] You can make only one movement per turn. Put all its routes in one command.
       *[other] Only one movement is allowed per turn.
    }
areas-reason-mixed = In one movement, all armies must leave the same place or go to the same place.
areas-reason-not-adjacent = { $start } and { $end } aren’t neighbors.
areas-reason-same-area = Armies in { $start } can’t move to { $start }. They’re already there.
areas-reason-not-held =
    { $who ->
        [you] You have no armies in { $start }.
       *[other] { $name } had no armies in { $start }.
    }
areas-reason-too-many-moved =
    { $who ->
        [you] { $armies ->
            [one] You have only 1 army in { $start }, not { $number }.
           *[other] You have only { $armies } armies in { $start }, not { $number }.
        }
       *[other] { $armies ->
            [one] { $name } had only 1 army in { $start }, not { $number }.
           *[other] { $name } had only { $armies } armies in { $start }, not { $number }.
        }
    }

## Bombardments

areas-reason-two-bombardments =
    { $who ->
        [you] You can bombard only once per turn.
       *[other] Only one bombardment is allowed per turn.
    }
areas-reason-no-bombs-left =
    { $who ->
        [you] You have no bombs left.
       *[other] { $name } had no bombs left.
    }

## The setup, in which players take turns placing armies

areas-reason-set-up-number =
    { $number ->
        [one] Place 1 army now, not { $placed }.
       *[other] Place { $number } armies now, not { $placed }.
    }
areas-reason-set-up-taken = { $opponent } holds { $area }. Choose an empty territory or one of yours.
areas-reason-set-up-only-places = During setup, you can only place armies.
areas-reason-set-up-waits = It’s the other player’s turn to place armies.

## Always

areas-reason-resign-in-company = To resign, remove all other commands from the list.
areas-reason-is-over = The match is over.

## Commands that can’t be submitted during the setup. They follow a colon, so they begin with a lowercase letter and have
## no period at the end.

areas-set-up-other = it’s { $name }’s turn to place armies
areas-set-up-owed = { $name } has to place armies now (Z15)
areas-set-up-illegal = { $name } can’t place armies like this ({ $rule }): { $reason }

### Commands of Ozymandia and Simultaneous Risk in plain words, before and after they are revealed.

## A command, verb first. A command that is void can have 0 armies.

areas-command-place =
    { $number ->
        [one] Place 1 army in { $area }
       *[other] Place { $number } armies in { $area }
    }
# $places is a list such as “2 in Heron and 1 in Ash”.
areas-command-place-several = Place armies: { $places }

areas-command-move =
    { $number ->
        [one] Move 1 army from { $start } to { $end }
       *[other] Move { $number } armies from { $start } to { $end }
    }
# $routes is a list such as “2 to Drake and 1 to Bell City”.
areas-command-move-out = Move armies out of { $start }: { $routes }
# $routes is a list such as “3 from Fern and 1 from Brine”.
areas-command-move-in = Move armies into { $end }: { $routes }
# A movement that is void: $routes is a list such as “3 from Fern to Drake and 1 from Brine to Coral”.
areas-command-move-several = Move armies: { $routes }

areas-command-bombard = Bombard { $area }
areas-command-resign = Resign

## The same of a player, for example “Ada moves 3 armies from Brine to Drake”.

areas-command-by-place =
    { $number ->
        [one] { $name } places 1 army in { $area }
       *[other] { $name } places { $number } armies in { $area }
    }
areas-command-by-place-several = { $name } places armies: { $places }
areas-command-by-move =
    { $number ->
        [one] { $name } moves 1 army from { $start } to { $end }
       *[other] { $name } moves { $number } armies from { $start } to { $end }
    }
areas-command-by-move-out = { $name } moves armies out of { $start }: { $routes }
areas-command-by-move-in = { $name } moves armies into { $end }: { $routes }
areas-command-by-move-several = { $name } moves armies: { $routes }
areas-command-by-bombard = { $name } bombards { $area }
areas-command-by-resign = { $name } resigns

## The members of those lists; the word “armies” stands before the list.

areas-command-in = { $number } in { $area }
areas-command-to = { $number } to { $area }
areas-command-from = { $number } from { $area }
areas-command-route = { $number } from { $start } to { $end }

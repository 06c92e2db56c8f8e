### The map of Ozymandia and Simultaneous Risk: what a screen reader says about an area, and the steps of a turn.

## An area: its name, where it is, and who is there

# $what is a list of the following: where the area is, and who holds it.
areas-label = { $area }: { $what }
areas-label-city = city of { $province }

# Above the choices for a city. A small map shows only $initials, such as “BC”.
areas-city-named = { $area } ({ $initials })
areas-label-empty = empty
areas-label-own =
    { $number ->
        [one] your army
       *[other] your { $number } armies
    }

# A button in the list of areas where the player has armies.
areas-own-place =
    { $number ->
        [one] { $area }: 1 army
       *[other] { $area }: { $number } armies
    }

# $name is the other player.
areas-label-held =
    { $number ->
        [one] { $name }’s army
       *[other] { $name }’s { $number } armies
    }

# $label is an area’s label, $may one of the next five messages: what tapping the area would do.
areas-label-may = { $label }; { $may }
areas-may-place = you can place armies here
# In a setup, for the area of the last army.
areas-may-next = all armies are placed for now
areas-may-from = you can move armies from here
areas-may-move = you can move armies here
areas-may-strike = you can bombard here

# The heading above the choices, when no area is selected yet.
areas-choose = Choose a command

## The steps of a turn as it is shown, and below them shorter titles for phones (at most 10 letters)

areas-step-all = All commands revealed
areas-step-set-up = Setup
areas-step-placements = New armies
areas-step-borders = Movements and border battles
areas-step-battles = Battles
areas-step-bombs = Bombs
areas-brief-all = Commands
areas-brief-placements = Armies
areas-brief-borders = Movements

## What armies can reach. Follows “Blue can bring” or “Blue can strike with”, and the first two precede “from Atlan”.

areas-reach-armies =
    { $number ->
        [one] 1 army
       *[other] { $number } armies
    }
# $old stand there. The player may place all $new new armies there too, or elsewhere.
areas-reach-with-new =
    { $new ->
        [one] { $number } armies ({ $old } + the new one)
       *[other] { $number } armies ({ $old } + the { $new } new ones)
    }
areas-reach-new-armies =
    { $number ->
        [one] 1 new army
       *[other] { $number } new armies
    }
areas-reach-any-armies = armies
areas-reach-bombardment = a bomb

### The table of Ozymandia and Simultaneous Risk: figures, what is left to place, and what happened in short.

## The figures of each player: heads of a table, and titles of charts

areas-measure-cities = Cities
areas-measure-areas = Areas
areas-measure-territories = Territories
areas-measure-armies = Armies
areas-measure-bombs = Bombs left

# Beside a player’s name. $needed is how many cities win.
areas-figures-cities =
    { $cities }/{ $needed } cities · { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } · { $bombs ->
        [one] 1 bomb
       *[other] { $bombs } bombs
    }
# Beside a player’s name. $held is the number of territories; a phone has no room for the word.
areas-figures-held =
    { $held } held · { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } · { $bombs ->
        [one] 1 bomb
       *[other] { $bombs } bombs
    }
# Beside a guess without commands, whose result shows more armies nevertheless.
areas-unplaced = New armies still arrive and are placed automatically.

# Beside a player’s name during the setup.
areas-figures-to-place = { $number } to place

## Above the choices, side by side: what is left to do this turn

# $moved is how many movements are in the list.
areas-tally-movements =
    { $moved ->
        [0] 1 movement left
        [1] no movements left
       *[other] too many movements: { $moved } instead of 1
    }
areas-tally-bombs =
    { $bombs ->
        [0] no bombs left
        [one] 1 bomb left
       *[other] { $bombs } bombs left
    }
# $sources says where new armies come from: “everyone gets at least 3”, or “3 (the minimum) + 4 for The Roosts”.
areas-tally-new =
    { $new ->
        [0] no new armies
        [one] 1 new army to place: { $sources }
       *[other] { $new } new armies to place: { $sources }
    }
areas-tally-rest = { $rest } of { $new } new armies left to place
areas-tally-placed =
    { $new ->
        [one] new army placed
       *[other] all { $new } new armies placed
    }
areas-source-cities = one for each city you hold
# The only source.
areas-source-only-territories = one for every three of your { $held } territories
areas-source-only-least = everyone gets at least { $number }
# One source of several; this one is a third of the territories.
areas-source-territories = { $number } for { $held } territories
areas-source-least = { $number } (the minimum)
areas-source-continent = { $number } for { $continent }
# $sources is one or more of the last three.
areas-source-and = { $sources } + { $next }

# In the panel of a selected territory, the next two: what the player gets for holding all of its continent. A line on a phone has
# room for some 50 letters.
areas-continent-in-reach =
    { $number ->
        [one] Hold all of { $continent } for 1 more army a turn.
       *[other] Hold all of { $continent } for { $number } more armies a turn.
    }
areas-continent-held =
    { $number ->
        [one] You hold all of { $continent }: 1 more army a turn.
       *[other] You hold all of { $continent }: { $number } more armies a turn.
    }

## Ready? What may be a mistake

areas-doubt-empty = You haven’t given any commands, so your armies will stay where they are.
# $places is a list such as “3 in Heron and 1 in Ash”.
areas-doubt-empty-new = You haven’t given any commands, so your armies will stay where they are. Your new armies will be placed for you: { $places }.
areas-doubt-unplaced = You haven’t placed all your new armies. The rest will be placed for you: { $places }.

# In a hint, below a plan that does not place every new army.
areas-left-over = New armies that this plan doesn’t place will be placed for you: { $places }.
areas-doubt-unmoved = You haven’t moved any armies this turn.
areas-doubt-own-bomb = Your bomb will hit your own armies in { $area }.
areas-armies-in = { $number } in { $area }

## What happened in a turn, in short

# $areas is a list of areas that a player got without a fight.
areas-takes = { $name } took { $areas }.
areas-quiet = Nothing happened.

## The cards of continents

areas-cards-title = Continents & bonuses
areas-cards-about = Each turn you get one new army for every 3 territories you hold, but never fewer than { $least } armies. Each continent you hold completely adds its bonus.
# Beside a continent.
areas-cards-bonus = +{ $number }

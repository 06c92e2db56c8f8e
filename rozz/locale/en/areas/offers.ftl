### What the composer says in Ozymandia and Simultaneous Risk while a player gives a command, and the choices before a match.

## The four commands, as buttons. $places is “areas” or “territories”; the words are with the lessons, which name them too.

areas-offer-place = { -areas-choice-new }
areas-offer-disperse =
    { $places ->
        [territories] { -areas-choice-out-of-territory }
       *[areas] { -areas-choice-out }
    }
areas-offer-concentrate =
    { $places ->
        [territories] { -areas-choice-into-territory }
       *[areas] { -areas-choice-into }
    }
areas-offer-bombard = { -areas-choice-bombard }

# Below the buttons: how the two kinds of movement differ.
areas-offer-disperse-meaning = “Move out of” sends armies from one place to its neighbors.
areas-offer-concentrate-meaning = “Move into” brings armies from neighbors to one place.

## Why one of them is not possible now

areas-offer-all-placed = All your new armies are placed.
areas-offer-one-movement = You can make only one movement per turn.
areas-offer-one-bombardment = You can bombard only once per turn.
areas-offer-no-armies = You have no armies to move.
areas-offer-none-here = You have no armies here.
areas-offer-none-beside = You have no armies next door.

# After a tap on an area.
areas-offer-no-choice = Nothing to do in { $area } right now.

## What to do next, above the map

areas-offer-begin =
    { $places ->
        [territories] { -Tap } a territory, or choose what to do.
       *[areas] { -Tap } an area, or choose what to do.
    }
areas-offer-choose = Choose what to do in { $area }.
# The turn’s one movement is already in the list.
areas-offer-choose-after-movement = You’ve already used this turn’s one movement. To move from or to { $area } instead, delete that command first.
# The area holds armies of the player, and the areas next to it are marked on the map.
areas-offer-go-or-choose = { -Tap } where your armies in { $area } should go, or choose another command.
# The list of commands is full; the page goes on with what to do then.
areas-offer-all-done = That’s all you can do this turn.

areas-offer-bomb-where =
    { $places ->
        [territories] { $number ->
            [one] { -Tap } the territory to bombard. This is your last bomb.
           *[other] { -Tap } the territory to bombard. You have { $number } bombs left.
        }
       *[areas] { $number ->
            [one] { -Tap } the area to bombard. This is your last bomb.
           *[other] { -Tap } the area to bombard. You have { $number } bombs left.
        }
    }
# $number armies are in the area now; a bomb would destroy $lost of them.
areas-offer-bomb =
    { $destroys ->
        [all] After all battles, your bomb will destroy all armies in { $area }. { -Tap } { add }.
       *[half] { $number ->
            [0] After all battles, your bomb will destroy half the armies in { $area }, rounded down. { -Tap } { add }.
            [1] After all battles, your bomb will destroy half the armies in { $area }: none, if there’s only one. { -Tap } { add }.
           *[other] After all battles, your bomb will destroy half the armies in { $area }: { $lost } of { $number } now. { -Tap } { add }.
        }
    }
areas-offer-bomb-own =
    { $destroys ->
        [all] Careful: your own armies are in { $area }. After all battles, your bomb will destroy them all. { -Tap } { add } if you mean it.
       *[half] { $number ->
            [1] Careful: your own army is in { $area }. After all battles, your bomb will destroy half the armies there: none, if there’s only one. { -Tap } { add } if you mean it.
           *[other] Careful: your own armies are in { $area }. After all battles, your bomb will destroy half of them: { $lost } of { $number } now. { -Tap } { add } if you mean it.
        }
    }

areas-offer-place-where =
    { $number ->
        [one] { -Tap } where to place your new army.
       *[other] { -Tap } where to place your { $number } new armies.
    }
# $command is like “Place 3 armies in Heron”, here and below; $number new armies are left.
areas-offer-place-more = { $command }. { -Tap } where to place { $number } more, or { -tap } { add }.
areas-offer-add = { $command }. { -Tap } { add }.

areas-offer-out-of-where =
    { $places ->
        [territories] { -Tap } the territory to move out of.
       *[areas] { -Tap } the area to move out of.
    }
areas-offer-into-where =
    { $places ->
        [territories] { -Tap } the territory to move into.
       *[areas] { -Tap } the area to move into.
    }
areas-offer-where-to = { -Tap } where your armies in { $area } should go.
areas-offer-where-from = { -Tap } the neighbors that should send armies to { $area }.

# $then is the message areas-offer-then, of the next three messages.
areas-offer-moving = { $command }. { $then }
# $number armies stay in $area.
areas-offer-staying =
    { $number ->
        [one] { $command }. 1 army stays in { $area }. { $then }
       *[other] { $command }. { $number } armies stay in { $area }. { $then }
    }
# $areas is a name or a list of names; nobody holds an empty area.
areas-offer-emptied = { $command }. That leaves { $areas } empty. { $then }
# $verb is “disperse” for a movement out of a place and “concentrate” for one into a place. $more is “yes” if another tap
# can spread the armies further.
areas-offer-then =
    { $more ->
        [yes] { $verb ->
            [disperse] { -Tap } another neighbor to send some there, or { -tap } { add }.
           *[concentrate] { -Tap } another neighbor to bring more, or { -tap } { add }.
        }
       *[no] { -Tap } { add }.
    }

## Choosing several areas, with a number for each

areas-offer-take-back = Remove { $area }
areas-offer-clash = The city’s new army is already placed.
areas-offer-none-left = No armies are left. Take some back first.
# Beside the highest number that can move: $old armies that are there and $new new ones that are not placed yet.
areas-offer-with-new =
    { $old ->
        [0] { $new } new
       *[other] { $old } + { $new } new
    }
# Beside a number.
areas-offer-in = In { $area }
areas-offer-to = To { $area }
areas-offer-from = From { $area }

## The setup, in which players take turns placing armies

areas-offer-set-up-done = Your armies are placed. { -Tap } { play-it }.
# $left is how many armies the player still has to place, these included.
areas-offer-set-up-where =
    { $number ->
        [one] { -Tap } where to place 1 army. You have { $left } left in all.
       *[other] { $places ->
            [territories] Place { $number } armies: { -tap } a territory once per army. You have { $left } left in all.
           *[areas] Place { $number } armies: { -tap } an area once per army. You have { $left } left in all.
        }
    }
# $places is a list such as “2 in Heron and 1 in Ash”; $number more must be placed.
areas-offer-set-up-more = So far: { $places }. { -Tap } where to place { $number } more.
# $area is the area that was tapped last; $left armies are left for later.
areas-offer-set-up-again =
    { $left ->
        [0] { $command }. { -Tap } { $area } again to confirm.
       *[other] { $command }. { -Tap } { $area } again to confirm. After that, you’ll have { $left } left.
    }
# All of them are placed; nothing is played yet.
areas-offer-set-up-play =
    { $left ->
        [0] { $command }. { -Tap } { play-it }.
       *[other] { $command }. { -Tap } { play-it }. After that, you’ll have { $left } left.
    }
# After another tap on the area where all of them already are.
areas-offer-set-up-all = All { $number } armies are already there. { -Tap } { play-it }.
# After a tap on an area when all are placed. Numbers can be set beside the names of the areas.
areas-offer-set-up-full = All { $number } armies are placed. To move some here, lower another number. Or { -tap } { play-it }.
# $name is the opponent.
areas-offer-taken =
    { $places ->
        [territories] { $name } holds { $area }. { -Tap } an empty territory or one of yours.
       *[areas] { $name } holds { $area }. { -Tap } an empty area or one of yours.
    }

## Choices before a match

areas-offer-option-placing = Setup
areas-offer-option-one = One army at a time
areas-offer-option-five = Five armies at a time
areas-offer-option-dealt = Dealt at random

areas-offer-option-last-turn = Last turn
areas-offer-option-no-limit = None
areas-offer-option-turn = Turn { $turn }

# The first armies of two areas can be exchanged.
areas-offer-option-swap = Who starts in { $one } and { $other }
areas-offer-option-kept = As usual
areas-offer-option-swapped = Swapped, for a new opening

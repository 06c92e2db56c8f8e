### Guesses: what the others may do this turn, and what then happens.

# A button and a heading.
guesses = Guesses
guess-about = Guess what the others will do. The board shows how the turn would go, with your arrows solid and your guesses dashed. Only you see this.

# A heading over a list of commands.
guess-for = Your guess for { $name }

# A heading over the rival’s places, each a button.
guess-places = { $name }’s pieces

# Below the heading while the guess is written. A sentence about what to do follows; in some games it says “your” about
# the guessed player’s pieces.
guess-as = Write the commands as if you were { $name }.

guess-none = No guess yet, so { $name } does nothing.

## Buttons. The longer text is what a screen reader says.

guess-write = Guess
guess-write-of = Write a guess for { $name }
guess-done = Done
guess-as-before = Same as last turn
guess-as-before-of = { $name } does the same as last turn

# After “Same as last turn”. $commands is like “Move 2 INF + SRNUKE, D3 → V1; Buy 3 INF in Drift, $3”.
guess-left-out = { $name } can’t repeat this from last turn: { $commands }.

guess-nothing = Does nothing
guess-nothing-of = { $name } does nothing
guess-drop = Delete
guess-drop-of = Delete the guess for { $name }

# Beside a likely plan.
guess-use = Use as guess
guess-use-do = Guess that { $name } does this ({ $share } likely)

## What then happens

# A heading.
guess-outcome = What would happen
guess-no-change = Nothing changes for you.
guess-dice = Dice decide this. Here’s one way they could fall.
guess-takes = You take { $places }.
guess-loses = You lose { $places }.
guess-and-more =
    { $number ->
        [one] { $places } and one more
       *[other] { $places } and { $number } more
    }

# A figure that changes, in a list: “Pieces 9 → 7”, “Money $4 → $9”.
guess-figure = { $what } { $before } → { $after }

# The player’s figures on the whole board, a list of guess-figure; numbers on the board are about one place.
guess-figures = Overall: { $figures }.

guess-ends =
    { $how ->
        [won] You win!
        [shared] You share the victory.
        [drawn] The match ends in a draw.
       *[lost] You lose.
    }

# What a screen reader says of a place. $counts is a list of guess-counted.
guess-heard = After this turn: { $counts }.
guess-counted = { $name } { $after } instead of { $before }
guess-neutral = Neutral
guess-contested = Contested.

## In the legend of the board

guess-legend-arrow = A guess

# The sample shows a letter and “6→4”.
guess-legend-count = { $name } has { $before } pieces here now, and will have { $after } after this turn
guess-legend-contested = Pieces fight here, or one player takes this place from another

## The player’s own plans

plans = Your plans
plan = Plan { $number }:
plan-keep = Keep this plan
plan-cannot-keep = You can keep up to { $most } plans. Each needs commands and must differ from the others.
plan-adopt = Use
plan-adopt-it = Use plan { $number }
plan-drop = Delete
plan-drop-it = Delete plan { $number }

# Somebody’s commands in a line, each of them a whole phrase: “Ben: Buy 1 IC in Braxx, $40; Move 1 INF, Braxx → B6”.
plan-of = { $name }: { $commands }

# Below a plan in words: opens the same commands the way they would be typed.
plan-as-text = As text

## After the turn

# $name guessed what $rival would do.
guess-score =
    { $given ->
        [0] { $name } guessed wrong: { $rival } gave no commands.
        [one]
            { $hits ->
                [0] { $name } didn’t guess { $rival }’s only command.
               *[other] { $name } guessed { $rival }’s only command.
            }
       *[other] { $name } guessed { $hits } of { $rival }’s { $given } commands.
    }

# The same, if only one person plays here.
guess-score-you =
    { $given ->
        [0] You guessed wrong: { $rival } gave no commands.
        [one]
            { $hits ->
                [0] You didn’t guess { $rival }’s only command.
               *[other] You guessed { $rival }’s only command.
            }
       *[other] You guessed { $hits } of { $rival }’s { $given } commands.
    }
guess-dashed = Dashed arrows: the guesses. Solid arrows: the real commands.

# Said when guesses appear beside the commands, or go.
guesses-on = Your guesses are below your commands.
guesses-off = Your guesses are hidden.

## In a review

# A heading.
guess-curve = Guessing
guess-total =
    { $given ->
        [one] { $name } guessed { $hits } of { $given } command correctly.
       *[other] { $name } guessed { $hits } of { $given } commands correctly.
    }

# The heading of a chart, from 0 to 100.
guess-share = Commands guessed so far (%)

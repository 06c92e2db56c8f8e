### The table of Rozz: counts of commands and money, questions before the commands are in, and what a purchase brings.

## Every player’s figures: column heads and charts

rozz-occupied = Tiles
rozz-pieces = Pieces
rozz-money = Money
rozz-commands = Commands

# Beside a player’s name.
rozz-pill =
    { $commands ->
        [one] 1 command · ${ $money }
       *[other] { $commands } commands · ${ $money }
    }

# The same for the player who has given commands.
rozz-pill-used = { $used }/{ $allowance } commands · ${ $money }

## Under your list of commands

rozz-tally = { $used } of { $allowance } commands · ${ $money } left

# For a turn in which you have one command.
rozz-tally-one =
    { $used ->
        [0] 1 command to give · ${ $money } left
       *[other] 1 command given · ${ $money } left
    }
rozz-tally-over = Too many commands ({ $used } of { $allowance }) · ${ $money } left
rozz-tally-none = No commands this turn · ${ $money } left

# The same read aloud.
rozz-tally-aloud = { $used } of { $allowance } commands, ${ $money } left
rozz-tally-one-aloud =
    { $used ->
        [0] 1 command to give, ${ $money } left
       *[other] 1 command given, ${ $money } left
    }
rozz-tally-over-aloud = Too many commands: { $used } of { $allowance }, ${ $money } left
rozz-tally-none-aloud = No commands this turn, ${ $money } left

## Before you submit your commands

rozz-doubt-none = You haven’t given any commands.
rozz-doubt-fewer = You’ve given only { $used } of { $allowance } commands.

# $item is an abbreviation such as SRNUKE.
rozz-doubt-unarmed = { $tile } has no { $item } to strike with, and none of your commands brings one there.

# $tiles lists the tiles.
rozz-undefended =
    { $number ->
        [one] Your HQ in { $tiles } is undefended!
       *[other] Your HQs in { $tiles } are undefended!
    }

# Shown while the player writes a guess for $name.
rozz-undefended-theirs =
    { $number ->
        [one] { $name }’s HQ in { $tiles } is undefended!
       *[other] { $name }’s HQs in { $tiles } are undefended!
    }

## The pieces

rozz-cards = Units & prices

# A piece by its full name, and its most important line.
rozz-purpose = { $piece }: { $line }

## What a purchase brings, in a hint. $what is like “2 Industry Units”, $tile is where they are bought.

rozz-brings-money = { $what } in { $tile } will earn you ${ $money } more every turn.
rozz-brings-commands =
    { $number ->
        [one] { $what } in { $tile } will give you one more command every turn.
       *[other] { $what } in { $tile } will give you { $number } more commands every turn.
    }

# $places lists up to three tiles.
rozz-reaches = { $what } in { $tile } can hit enemies in { $places }.
rozz-reaches-many = { $what } in { $tile } can hit enemies in { $number } tiles.
rozz-reaches-none = { $what } in { $tile } can’t reach any enemies yet.

# $name is another player.
rozz-away-0 = { $what } in { $tile } will share the tile with { $name }’s pieces.

# $there is the tile of another player’s nearest pieces.
rozz-away-1 = { $what } in { $tile } will be right next to { $name }’s pieces in { $there }.
rozz-away = { $what } in { $tile } will be { $far } tiles from { $name }’s nearest pieces, in { $there }.

## The headings over what can be bought

rozz-kind-troops = Troops
rozz-kind-aircraft = Aircraft
rozz-kind-missiles = Missiles
rozz-kind-defense = Defense
rozz-kind-income = Income
rozz-kind-other = Messages & aid

### Commands in plain words, and what the composer says while a player writes one.

## A command, verb first. Abbreviations such as INF stay as they are: $pieces is like “2 INF + 1 SRNUKE”.

rozz-command-move = Move { $pieces }, { $start } → { $tile }
rozz-command-buy = Buy { $pieces } in { $tile }, ${ $cost }
rozz-command-buy-unpriced = Buy { $pieces } in { $tile }
rozz-command-buy-off-board = Buy { $pieces }
rozz-command-aid = Send { $name } ${ $number } in foreign aid
rozz-command-aid-tile = Send ${ $number } in foreign aid to the headquarters in { $tile }
rozz-command-strike = Strike { $tile } with { $item } from { $start }

# $target is an abbreviation too: “Strike Ben’s INF in D2 with ARMOR from Drift”.
rozz-command-strike-piece = Strike { $target } in { $tile } with { $item } from { $start }
rozz-command-strike-owned = Strike { $owner }’s { $target } in { $tile } with { $item } from { $start }

rozz-command-activate = Set off the doomsday device in { $tile }
rozz-command-message = Write to { $name }
rozz-command-message-text = Write to { $name }: “{ $text }”
rozz-command-resign = Resign
rozz-command-nothing = Do nothing

# $command is one of the messages above.
rozz-command-by = { $name }: { $command }

## What to do next, above the board.

rozz-command-tap-tile = { -Tap } one of your tiles, then a piece.

# The same while you guess what $name will do.
rozz-command-tap-tile-theirs = { -Tap } one of { $name }’s tiles, then a piece.
rozz-command-no-choice = Nothing to do in { $tile } right now.
rozz-command-choose = Choose what to do in { $tile }.
rozz-command-choose-or-move = Choose what to do in { $tile }, or where to move.
rozz-command-where-to = Moving { $pieces } from { $start }. { -Tap } a marked tile.
rozz-command-where-at = Striking with { $item } from { $start }. { -Tap } a marked tile.

# $command is like “Buy 3 INF in Drift, $3”. “Add” is a button.
rozz-command-add = { $command }. { -Tap } Add.
rozz-command-add-again = { $command }. To add it, { -tap } { $tile } again or { -tap } Add.

rozz-command-write-message = Write your message, then { -tap } Add. Only { $name } will read it.
rozz-command-message-too-long = Your message is too long: { $length } bytes, and the limit is { $most }. Shorten it, then { -tap } Add.

# The list of commands is full; the page goes on with what to do then.
rozz-command-all-set =
    { $allowance ->
        [one] Your command is set.
        [2] Both commands are set.
       *[other] All { $allowance } commands are set.
    }
rozz-command-too-many =
    { $allowance ->
        [one] You’ve given { $used } commands, but only one counts this turn.
       *[other] You’ve given { $used } commands, but only { $allowance } count this turn.
    }
rozz-command-none-allowed = You have no commands this turn.

## Buttons. Where several of a kind stand together, the first part is their heading and the second one is on each button.

rozz-command-choice-move = Move { $item }
rozz-command-choice-move-heading = Move
rozz-command-choice-move-brief = { $item }
rozz-command-choice-strike = Strike with { $item }
rozz-command-choice-strike-heading = Strike with
rozz-command-choice-strike-brief = { $item }
rozz-command-choice-purchase = Buy { $item }
rozz-command-choice-purchase-heading = Buy
rozz-command-choice-purchase-brief = { $item }
rozz-command-choice-aid = Send { $item } to { $name }
rozz-command-choice-message = Write to { $name }
rozz-command-choice-message-heading = Write to
rozz-command-choice-message-brief = { $name }

# The box for a message.
rozz-command-message-to = Message to { $name }

# Beside a strike: only if the piece gets to this tile.
rozz-command-if-it-arrives = if it arrives

# What a strike can aim at in a tile: “INF in D4”, “Ben’s INF in D4”.
rozz-command-target = { $target } in { $tile }
rozz-command-target-owned = { $owner }’s { $target } in { $tile }
rozz-command-target-arriving = { $owner }’s { $target } in { $tile }, if it arrives

# How many of a kind a piece carries along.
rozz-command-carry = Carry { $item }

## A choice before the match.

rozz-command-option-messages = Secret messages
rozz-command-option-messages-sold = On
rozz-command-option-messages-none = Off

### What is wrong with a command that somebody typed.

## What was expected: follows “expected”, as in “can’t read “TNK”, expected an item”.

rozz-typed-letters = P: (buy), M: (move), S: (strike), N: (nothing), R: (resign) or C: (message)
rozz-typed-command = a command that begins with { rozz-typed-letters }
rozz-typed-item = an item
rozz-typed-tile = a tile
rozz-typed-color = a player’s color
rozz-typed-tile-or-color = a tile or a player’s color
rozz-typed-number = a number
rozz-typed-message = your message in quotes
rozz-typed-end = the end of the command

## Whole sentences. They follow a colon, so they begin with a lowercase letter and have no period at the end.

# $sign is in quotation marks.
rozz-typed-sign = { $sign } can’t be used in a command
# Somebody copied a message from the history, where others see “…” in its place.
rozz-typed-hidden = “…” stands for a hidden message. Write the message itself in quotes
rozz-typed-open-quote = add a closing quote at the end of your message
rozz-typed-long-message = your message is too long ({ $length } bytes, and the limit is { $most }). Shorten it

### What is wrong with a file that somebody wrote or saved: scenarios, boards, cases, puzzles, matches.

## All messages of this folder follow a colon, as in “Can’t open that file: …” or “board.tiles: …”, so they begin with a
## lowercase letter and have no period at the end. $what, $why and $reason are other messages. Words in `backticks`,
## names of keys such as `setup`, and quotes from a file stay as they are.

# $path is the place in the file, like “setup.B3.RED.INF”.
files-at = { $path }: { $what }
files-at-column = { $what } (column { $column })
files-meant = { $what }. Did you mean { $near }?

## A wrong value

# $expected is a noun from the next part, or a word that is allowed there. $found is what is there now: text in quotation
# marks, a number, or one of the files-found messages.
files-unexpected = this must be { $expected }, not { $found }
files-found-nothing = empty
files-found-mapping = a mapping
files-found-list =
    { $number ->
        [0] an empty list
        [one] a list with one entry
       *[other] a list with { $number } entries
    }
files-found-long-number = a number this long

## What was expected: follows “this must be”.

files-a-mapping = a mapping (`key: value`)
files-a-mapping-with = a mapping with the keys { $keys }
files-a-list = a list
files-a-list-of = a list with { $number } entries
files-a-text = text
files-a-line = a line of text
files-a-word = one word of letters and digits
files-a-number = a number
files-any-whole-number = a whole number
files-a-whole-number = a whole number of at least { $least }
files-a-smaller-number = a number below one trillion
files-a-chance = a number from 0 to 1
files-hexadecimal = hexadecimal digits
files-a-sentence = a sentence or two
files-a-name = a name
files-a-game = the name of a game
files-a-rule = the number of a rule
files-a-command = a command
files-commands = a list of commands
files-by-color = a mapping of colors
files-commands-by-color = a mapping of colors to lists of commands
files-a-pair = a pair [FROM, TO]

## Texts and keys

files-half-a-character = this text ends in the middle of a character. Type it again
files-not-one-line = this must be a single line, without line breaks or control characters
files-long-place = the name { $name } is too long. It has { $number } letters, and only { $most } fit on the board
files-key-not-text = the key { $key } isn’t text. If it’s a name, put it in quotes
files-unknown-key = there’s no key { $key } here
files-unknown-key-among = there’s no key { $key } here, only { $known }
files-key-missing = `{ $key }` is missing
files-named-twice = { $name } appears twice
files-not-playing = { $name } isn’t one of the players
files-played-by-nobody = nobody plays { $name }, so it can’t give commands
# YAML reads some commands, such as “N:”, as something else than text.
files-not-text = YAML doesn’t read this as text. Put it in quotes
# $command is what somebody wrote as a command.
files-bad-command = { $command }: { $what }

## Files that are no JSON, or too large

files-not-json = it’s damaged, or it’s another kind of file
files-too-large = it’s larger than { $most } MB, and no saved match is that large
files-deep-brackets = its brackets are nested too deeply
files-many-brackets = it has more brackets than any saved match
files-too-deep = this is nested too deeply
files-long-list = this list is too long. It can have at most { $most } entries

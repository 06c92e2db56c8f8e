### What the command line refuses. Each message follows a colon or stands alone, so it begins with a lowercase letter
### and has no period.

# Ctrl+C was pressed.
cli-stopped = stopped
# $near is a command with a similar name, or “none”.
cli-no-command =
    { $near ->
        [none] there’s no command { $command }. Type rozz --help to see all commands
       *[other] there’s no command { $command }. Did you mean { $near }?
    }
# $program is “rozz” or “rozz new”. $problem comes from Python, in English.
cli-arguments = { $program }: { $problem }. Type { $program } --help to see the options
cli-not-whole = { $text } isn’t a whole number from 0 to { $most }

# “perft” is a command that counts positions. $game is the name of a game.
cli-perft-one-mover = perft works only for games where players move one at a time, unlike { $game }
cli-perft-dice = perft works only for games without dice, and this match begins with a roll
cli-perft-depth = to divide by first moves, perft needs a depth of at least 1
cli-perft-picks = perft can’t count all moves of { $game }

# An arena is a file of matches between computer players. $head is its first line.
cli-arena-other = { $file } holds the matches of a different run: { $head }
cli-arena-damaged = { $file } isn’t an arena file
cli-no-level = there’s no level { $level }, only { $levels }

# $install is what to type.
cli-no-cryptography = this needs the cryptography package. To install it, type: { $install }
cli-no-language = { $code } isn’t a language code, such as de or pt
# $folder is a folder of the project.
cli-needs-checkout = { $folder }/ isn’t included when Rozz is installed. Run this in a checkout of the project
# “make browser” is what to type; so is anything in backquotes elsewhere.
cli-no-chromium = Chromium isn’t installed. Type: make browser
cli-ports-taken = ports { $ports } are all taken. Is Rozz already running?

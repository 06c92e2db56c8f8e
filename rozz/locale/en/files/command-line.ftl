### What else the command line refuses. All of it follows a colon or stands alone, so it begins small and has no period.

# “perft” is a command that counts positions. $game is the name of a game.
files-perft-one-mover = perft counts only games in which one seat moves at a time, unlike { $game }
files-perft-dice = perft counts only games without dice, and this match begins with some
files-perft-depth = to divide by first moves, perft needs a depth of at least 1
files-perft-picks = perft can’t count all moves of { $game }

# An arena is a file of games between computer players. $head is its first line.
files-arena-other = { $file } holds the games of a different run: { $head }
files-arena-damaged = { $file } isn’t an arena file
files-no-level = there’s no level { $level }, only { $levels }

# $install is what to type.
files-no-cryptography = this needs the cryptography package. To install it, type: { $install }
files-no-language = { $code } isn’t the code of a language, such as de or pt-BR
# $folder is a folder of the project.
files-needs-checkout = { $folder }/ isn’t part of an installed Rozz. Run this in a checkout of the project

### Why a command can’t be read, in every game.

# $word is what somebody wrote, $expected a noun: “a tile”, “the end of the command”.
files-unreadable = can’t read “{ $word }”, expected { $expected }
files-missing-here = something is missing here, expected { $expected }
files-long-line = this line is too long for a command
files-not-a-line = a command can have only one line
files-large-number = this number is too large

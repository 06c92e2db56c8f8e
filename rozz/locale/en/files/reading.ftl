### Why a file can’t be read at all, most of it at the command line.

# $why is a reason from the operating system, in English.
files-cannot-read = this file can’t be read ({ $why })
files-not-utf-8 = this isn’t UTF-8 text. Save it as UTF-8

## YAML. $problem and $context are reasons of the YAML reader, in English or from the next part.

files-large-yaml = this file is larger than { $most } KB
files-not-yaml = this isn’t valid YAML: { $problem }
files-yaml-at = this isn’t valid YAML: { $problem } (line { $line }, column { $column })
files-yaml-within = this isn’t valid YAML: { $problem } (line { $line }, column { $column }), { $context } that starts on line { $first }
files-yaml-tab = this isn’t valid YAML: indent with spaces, not with tabs (line { $line }, column { $column })
files-yaml-colon = this isn’t valid YAML: there’s a second colon (line { $line }, column { $column }). If it’s part of the text, put the text in quotes
# $character is a code, like “#x0007”.
files-yaml-character = this isn’t valid YAML: text can’t contain the character { $character } (line { $line })

## What YAML allows and these files don’t: follows “this isn’t valid YAML”.

files-yaml-alias = aliases aren’t allowed
files-yaml-merge = merge keys aren’t allowed
files-yaml-deep = nested deeper than { $most } levels
files-yaml-twice = the key { $key } appears twice
files-yaml-long-number = this number has too many digits
files-yaml-tag = this value doesn’t fit its tag

## What ships with the game. $what is one of the first four messages, $known a list.

files-no-game = there’s no game { $name }
files-no-scenario = there’s no scenario { $name }
files-no-board = there’s no board { $name }
files-no-puzzle = there’s no puzzle { $name }
files-no-puzzles = { $name } has no puzzles
files-no-such = { $what }, only { $known }
# $names is a list with “or”.
files-several = there’s more than one. Type { $names }

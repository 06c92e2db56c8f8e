### Why a file can’t be read at all. Most of these messages appear only at the command line.

# $why is a reason from the operating system, in English.
files-cannot-read = this file can’t be read ({ $why })
files-not-utf-8 = this isn’t UTF-8 text. Save it as UTF-8

## YAML: a file that isn’t written as it should be

files-large-yaml = this file is larger than { $most } KB
files-not-yaml = this isn’t valid YAML
# $character is a code, like “#x0007”.
files-yaml-character = line { $line } isn’t valid YAML: text can’t contain the character { $character }
files-yaml-somewhere = line { $line }, column { $column } isn’t valid YAML
# $problem is one of the following messages.
files-yaml-at = line { $line }, column { $column } isn’t valid YAML: { $problem }

files-yaml-tab = indent with spaces, not with tabs
files-yaml-colon = there can’t be a colon here. If it’s part of the text, put the whole text in quotes
files-yaml-dash = a dash that begins a list entry needs a line of its own
# $first is the number of the line where it starts.
files-yaml-quotes = the quotation mark on line { $first } is never closed
files-yaml-backslash = a backslash has a special meaning in double quotes. Use single quotes, or write two backslashes
files-yaml-braces = after the opening brace on line { $first }, a comma or the closing brace is missing
files-yaml-brackets = after the opening bracket on line { $first }, a comma or the closing bracket is missing
files-yaml-no-value = something is missing here
files-yaml-indented = this doesn’t line up with the lines above. Check the indentation
files-yaml-no-colon = the key on line { $first } needs a colon
files-yaml-first = a value can’t begin with { $character }. Put it in quotes
files-yaml-key = a key can’t be a list or a mapping
files-yaml-documents = there’s more than one document in this file. Delete the line with three dashes

## What YAML allows and these files don’t: follows “isn’t valid YAML”, too.

files-yaml-alias = aliases aren’t allowed. Text that begins with * or & needs quotes
files-yaml-merge = merge keys aren’t allowed
files-yaml-deep = nested deeper than { $most } levels
files-yaml-twice = the key { $key } appears twice
files-yaml-long-number = this number has too many digits
files-yaml-tag = this value doesn’t fit its tag
files-yaml-unknown-tag = this tag isn’t allowed. Text that begins with an exclamation mark needs quotes

## What ships with the game. $what is one of the first four messages, $known a list.

files-no-game = there’s no game { $name }
files-no-scenario = there’s no scenario { $name }
files-no-board = there’s no board { $name }
files-no-puzzle = there’s no puzzle { $name }
files-no-puzzles = { $name } has no puzzles
files-no-such = { $what }. Choose from { $known }
# $names is a list with “or”.
files-several = there’s more than one scenario with this name. Type { $names }

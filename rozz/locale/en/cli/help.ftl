### What `rozz --help` says, and `rozz COMMAND --help`. Short: half a line each, no period. Words in capitals stand for
### what people type; leave them as they are.

cli-help-rozz = Rozz: a strategy game of hexes and simultaneous secret commands. To play, just type rozz.
# The heading over the list of commands.
cli-help-commands = commands
cli-help-version = print the version
cli-help-no-browser = serve the page without opening a browser

## What each command does

cli-help-adjudicate = play the turn of each case and print the result, one JSON object per line
cli-help-check = check whether each scenario file can be played
cli-help-new = print the record of a new match
cli-help-turn = play one turn, print the new record, and write the report to standard error
cli-help-replay = print the reports of a saved match, turn by turn
cli-help-link = print a read-only link to the revealed turns of a match
cli-help-open = print the match record from a link, or from a message with a link in it
cli-help-perft = count the sequences of moves from a scenario’s setup
cli-help-prove = prove that puzzle solutions work against every reply
cli-help-arena = let computer players play each other, and print a table
cli-help-build = write the whole static site to a folder
cli-help-translations = show how complete each language is, or what a language is missing
cli-help-bench = measure speed, and compare it with other programs

## What to give a command

cli-help-cases = YAML files, one case each
cli-help-scenario-files = YAML files, one scenario each
cli-help-puzzle-files = YAML files, one puzzle each
cli-help-scenario = the name of a shipped scenario, or a file
cli-help-arena-scenario = the name of a shipped scenario, as GAME/NAME if two games use that name
cli-help-match = a file with a match record
cli-help-turn-commands = a YAML file with each player’s commands
cli-help-a-link = a link, or a message with a link in it
cli-help-depth = how many moves
cli-help-folder = where to write it (default: dist)
cli-help-language = a language code, such as de

## Options. A default is what happens without the option.

cli-help-help = show this help and exit
cli-help-seed = the same seed gives the same dice and choices (default: 0)
cli-help-json = print JSON, for programs
cli-help-divide = print a line for each first move, then the sum
cli-help-levels = the players’ levels, such as 4,2; the last one is for all remaining seats (default: 4,3)
cli-help-games = how many matches to play (default: 20)
cli-help-jobs = how many matches to play at once (default: 1)
cli-help-longest = stop a match after this many rounds of commands (default: 150)
cli-help-file = a file for finished matches, so that you can stop and continue later
cli-help-fit = compute new weights for Rozz; put + between scenarios; needs a source checkout
cli-help-page = how fast the page responds in a browser, and how much memory it uses
cli-help-start = how soon the page responds, compared with Pyodide alone
cli-help-rounds = with --start: how many times to repeat each visit (default: 10)
cli-help-against = with --start: another built site to measure in the same run, such as that of an earlier version
cli-help-think = how fast computer players think, here and in the page
cli-help-links = how long the link to a whole match gets
cli-help-seconds = how long each measurement takes (default: 3)

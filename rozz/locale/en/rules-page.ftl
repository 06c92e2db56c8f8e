### The page with the rules of a game. The rules themselves are in the game’s own folder.

rules-of = The rules of { $game }

# For screen readers: the row of links to the rules of each game.
rules-of-each = Rules of each game

# The button in the bar that leads to the list of chapters, and the name of the list for screen readers.
rules-chapters = Chapters

## The search in the bar

# The box itself, and its name for screen readers.
rules-search = Search the rules

# For screen readers: the button in the box that empties it.
rules-search-clear = Clear the search

# Above the rules that were found; screen readers read it out while the player types.
rules-found =
    { $number ->
        [one] 1 rule
       *[other] { $number } rules
    }
rules-found-first = { $number } rules. Here are the first { $most }.
rules-found-none = No rule matches “{ $text }”.

## Below the chapters

# The heading of the list of all kinds of pieces.
rules-pieces = The pieces

# The heading of the examples of commands.
rules-notation = Notation

# The heading of the words that the rules use.
rules-words = Glossary

## What the marks mean. Each sentence follows the mark that it explains.

rules-numbers = Each rule has a number. Turn reports give the numbers of the rules behind each result.
rules-ruling-means = The original rules leave this open. This is our ruling.
rules-reconstruction-means = We don’t have the original rule, so this is our own version.
rules-option-means = You can change this before a match.

## The marks beside a rule

rules-ruling = ruling
rules-reconstruction = reconstruction
rules-option = option

# $option is the name of an option, such as walls.
rules-option-named = option: { $option }

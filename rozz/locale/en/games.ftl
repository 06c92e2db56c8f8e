### What all games share: the groups of scenarios, and what a game says that has no words of its own.

## The groups in the list of scenarios, by how long a match takes

# The scenarios for a first match.
games-occasion-first = Start here
games-occasion-short = Half an hour
games-occasion-long = An hour or two
games-occasion-evening = A whole evening

## How long matches take: a note beside the number of turns

games-length-blocked = Equal players often block each other in the middle, and most of those matches end in a draw.
games-length-limited = Beginners often run out of turns. Then it’s a draw.

## The board

# For screen readers, after what is in a place.
games-may-choose = you can choose this

# A place and what is in it.
games-place = { $place }: { $contents }

# The legend of a board that marks only the places you can choose.
games-legend = You can choose the marked places.

# The heading of the list of pieces.
games-cards = The pieces

## Commands and results

games-nothing-chosen = You haven’t chosen anything yet.
games-won = { $winners } won.
games-draw = A draw.

## The goal of a match, on the first screen

# The goal of the first match of Rozz.
games-capture-headquarters = Capture the enemy headquarters.

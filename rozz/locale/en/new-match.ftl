### New match: the list of scenarios, then who plays.

## The list of scenarios

choose = Choose a scenario
choose-together = Pass & play: choose a scenario
choose-by-link = Play by link: choose a scenario
players =
    { $number ->
        [one] 1 player
       *[other] { $number } players
    }
length = { $least }–{ $most } turns
length-about = about { $most } turns
length-always = { $most } turns

# $told is one of length, length-about, length-always.
length-usual = Usually { $told }.

# How long matches between computer players took. $told is one of length, length-about, length-always.
length-how = Usually { $told } in matches between level { $level } computer players.

# In a row of numbers of players: 1, 2, 3, Any.
any-number = Any

any-players = Any number of players
number-wanted = Players
any-game = All games
which-game = Game
number-of-players = Number of players

# $players is like “3 players”.
no-scenario = { $game } has no scenario for { $players }.

show-all-scenarios = Show all scenarios

## Who plays

who-plays = Who plays?
name-of = { $colour }’s name
longest-name = Names can have up to { $most } characters.

# A seat that belongs to nobody and gives no commands. $colour is its color.
passive = { $colour } never acts

# The heading of a folded list of rules that can be changed for this match.
match-options = Optional rules ({ $number })

begin = Start
back = Back

# The heading over the cards of all pieces, or of all continents.
cards = In this scenario

# For screen readers: a choice between plays-here, plays-link and computer players.
plays = Who plays { $colour }
plays-here = on this device
plays-link = by link
computer-level = Computer · { $number } { $name }

# In parentheses after a player’s name.
is-computer = computer

# The heading over a choice of computer players, and a note beside a player’s name.
plays-computer = computer

# Before a row of buttons: the levels of computer players, and others-here.
others = Set everyone else to:
others-here = On this device

# A button: everyone else is played by the computer, at the level that strength-about names.
match-strength = Match my strength

# $level is the name of a level.
strength-about = Going by your results on this device, { $level } is a good match.
others-computer = The computer plays { $names }.

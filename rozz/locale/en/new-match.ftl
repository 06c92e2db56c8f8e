### New match: the list of scenarios, then who plays.

## The list of scenarios

choose = Choose a scenario
choose-together = Together here: choose a scenario
choose-by-link = By link: choose a scenario
players =
    { $number ->
        [one] 1 player
       *[other] { $number } players
    }
length = { $least } to { $most } turns
length-about = about { $most } turns
length-always = { $most } turns

# $told is one of length, length-about, length-always.
length-usual = Usually { $told }.

# $told is one of length, length-about, length-always.
length-how = Between computer players of level { $level }, { $told } are usual.

# In a row of numbers of players: 1, 2, 3, Any.
any-number = Any

any-players = Any number of players
number-wanted = Players
any-game = All games
which-game = Which game
number-of-players = How many players
no-scenario = No scenario of { $game } is for { $players }.
show-all-scenarios = Show all scenarios

## Who plays

who-plays = Who plays?
name-of = Name of { $colour }
longest-name = A name has at most { $most } letters.

# A seat that belongs to nobody and gives no commands. $colour is its color.
passive = { $colour } never acts

begin = Begin
back = Back

# The heading over the cards of all pieces.
cards = What there is

plays = How { $colour } plays
plays-here = at this device
plays-link = by link
computer-level = Computer · { $number } { $name }
is-computer = computer
plays-computer = by the computer
others = Everybody else by the computer, or at this device:
others-here = At this device
others-computer = Played by the computer: { $names }.

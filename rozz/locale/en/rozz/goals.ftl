### How to win a scenario of Rozz, in one line, and how near each player is. R10 of the rules says it exactly.

## The goal

rozz-goal-headquarters = Capture an enemy headquarters.
rozz-goal-original = Get ground troops into every territory at once.
rozz-goal-elimination = Hold the most tiles when a player has nothing left but a headquarters.

# $territory is a name.
rozz-goal-central = Own a government in every tile of { $territory }.
rozz-goal-turns = Own the most governments after turn { $number }.
rozz-goal-doomsday = Buy a doomsday base, charge and mechanism on three different turns. Then set them off.
rozz-goal-occupation =
    { $number ->
        [one] Occupy 1 tile.
       *[other] Occupy { $number } tiles.
    }

# Follows the goal if a match has a last turn.
rozz-goal-limit = If nobody wins by turn { $turn }, it’s a draw.

## How near a player is, beside the name. A phone has room for six of these.

# In other scenarios: so many of so many tiles or territories.
rozz-score = { $count }/{ $enough }

# The most tiles win.
rozz-score-elimination =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }

# The most governments win. GOV is the abbreviation.
rozz-score-turns = { $count } GOV

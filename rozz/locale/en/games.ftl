### What the first screen and the list of scenarios say of every game, and what a game says that has no words of its own.

## The groups in the list of scenarios, by how long a match takes

# The scenarios for a first match.
games-occasion-first = Start here
games-occasion-short = Half an hour
games-occasion-long = An hour or two
games-occasion-evening = A whole evening

## How long matches take: a note beside the number of turns

games-length-blocked = Evenly matched players often block each other in the middle of the board. Then the match usually ends in a draw.
games-length-limited = Beginners often run out of turns. Then it’s a draw.

## The board

# For screen readers, after what is in a place.
games-may-choose = you can choose this

# A place and what is in it.
games-place = { $place }: { $contents }

# The legend of a board that marks only the places you can choose.
games-legend = You can choose the marked places.

# The heading of the list of pieces.
games-cards = Pieces

## Commands

games-nothing-chosen = You haven’t chosen anything yet.

## The scenarios of the first screen, against the computer

games-start-rozz = Headquarters for Two
games-start-rosenkreuz = RosenKreuz, Skirmish
games-start-ozymandia = Five Isles
games-start-simultaneous-risk = Archipelago
games-start-campaigns = Skirmish in the Open

# On the first screen: the name of a game’s first scenario, and its goal, a sentence.
games-begins = { $name }. { $goal }

## Rozz: how to win, and the size of a scenario. R10 of the rules says it exactly.

# In a match of two players.
games-capture-headquarters = Capture the enemy headquarters.
games-rozz-goal-headquarters = Capture an enemy headquarters.
games-rozz-goal-original = Have ground troops in every territory at the same time.
games-rozz-goal-elimination = Hold the most tiles when a player has nothing left but a headquarters.

# $territory is a name.
games-rozz-goal-central = Own a government in every tile of { $territory }.
games-rozz-goal-turns = Own the most governments after turn { $number }.
games-rozz-goal-doomsday = Buy a doomsday base, a charge and a mechanism, each on a different turn. Then set them off.
games-rozz-goal-occupation =
    { $number ->
        [one] Occupy 1 tile.
       *[other] Occupy { $number } tiles.
    }

# Follows the goal if a match has a last turn.
games-rozz-goal-limit = If nobody has won after turn { $turn }, it’s a draw.
games-rozz-size =
    { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    }

## RosenKreuz: how to win, and how many pieces there are

games-rosenkreuz-goal = Capture all your opponent’s black pieces, or all their white pieces.
games-rosenkreuz-size = { $number } pieces

# In lists of games: this game has no secret commands.
games-rosenkreuz-in-turns = Players take turns.

## Ozymandia and Simultaneous Risk: how to win, and the size of the map. $turn is the last turn, or 0 if there is none.

games-areas-goal-cities =
    { $turn ->
        [0] Hold { $cities } cities when a turn begins.
       *[other] Hold { $cities } cities when a turn begins. After turn { $turn }, it’s a draw.
    }
games-areas-goal-last =
    { $turn ->
        [0] Destroy all of your opponent’s armies.
       *[other] Destroy all of your opponent’s armies. After turn { $turn }, it’s a draw.
    }

# $places is “areas” or “territories”.
games-areas-size =
    { $places ->
        [territories] { $number } territories
       *[areas] { $number } areas
    }

## Campaigns of Ozz: how to win, and how large a battle or a campaign is. $turns is the last turn.

games-last-on-the-board = Be the last side with units on the board. After turn { $turns }, points decide.
games-campaigns-goal = Raze every enemy castle, or have the most points after turn { $turns }.
games-campaigns-units =
    { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
games-campaigns-nations =
    { $nations ->
        [one] 1 nation
       *[other] { $nations } nations
    }

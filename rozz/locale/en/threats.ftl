### Threats: what rivals, or the player, can reach this turn.

# A button: shows on the board which places rivals can reach or strike.
threats = Threats

# The button on the map. On a phone, its word stands below a small icon: at most seven letters.
threats-tool = Threats

# A button beside “Hint” on small screens: the same as Threats.
threats-show = Show threats

# A button: shows which places the player can reach or strike.
threats-mine = What I can reach

# A button that stays pressed: shows next turn as well, paler.
threats-next = Next turn too
threats-counting = Counting…
threats-next-counting = Checking next turn…
threats-nothing = Nothing is in reach right now.

# How to read the marks: only sentences about marks that are on the board, one after another, threats-legend-more last.
threats-legend-move = A pattern means that pieces can move in, up to the number shown.
threats-legend-strike = A star means that a strike can hit.
threats-legend-only-strike = A dashed edge means that pieces can only strike there, not move in.
# In games whose pieces take others, instead of the last two.
threats-legend-take = A star means that a piece there can be taken.
threats-legend-only-take = A dashed edge means that a piece there can be taken.
# On a board seen from afar, instead of the first two.
threats-legend-move-brief = A pattern means that pieces can move in. Zoom in to see how many.
threats-legend-dot = A dot means that a strike can also hit there.
threats-legend-more = { -Tap } a place to see more.

# Stands after the same of this turn.
threats-next-legend = A pale pattern and a › mean next turn: pieces can get there after one stop on the way. New commands can change that.

# The same on a board seen from afar.
threats-next-legend-brief = A pale pattern shows next turn: pieces can get there with one stop on the way. New commands can change that.

# A heading over a list of sentences. $place is a place on the board.
threats-at = Threats to { $place }
threats-own-at = How you can reach { $place }

## One sentence for each player. $who is “you” or “other”, $name the player, $pieces a list like “3 INF from B4”.

threats-move =
    { $who ->
        [you] You can send { $pieces }.
       *[other] { $name } can send { $pieces }.
    }
threats-strike =
    { $who ->
        [you] You can strike with { $pieces }.
       *[other] { $name } can strike with { $pieces }.
    }
threats-take =
    { $who ->
        [you] You can take this piece with { $pieces }.
       *[other] { $name } can take this piece with { $pieces }.
    }
threats-place =
    { $who ->
        [you] You can place { $pieces }.
       *[other] { $name } can place { $pieces }.
    }

# Stands apart from any place, because the strike can hit all of them.
threats-everywhere =
    { $who ->
        [you] You can strike anywhere with { $pieces }.
       *[other] { $name } can strike anywhere with { $pieces }.
    }

# $start and $via are places. The pieces first move to $via.
threats-from = { $pieces } from { $start }
threats-via = { $pieces } from { $start } by way of { $via }

## The same of next turn

threats-next-move =
    { $who ->
        [you] Next turn, you can send { $pieces }.
       *[other] Next turn, { $name } can send { $pieces }.
    }
threats-next-strike =
    { $who ->
        [you] Next turn, you can strike with { $pieces }.
       *[other] Next turn, { $name } can strike with { $pieces }.
    }
threats-next-take =
    { $who ->
        [you] Next turn, you can take this piece with { $pieces }.
       *[other] Next turn, { $name } can take this piece with { $pieces }.
    }
threats-next-everywhere =
    { $who ->
        [you] Next turn, you can strike anywhere with { $pieces }.
       *[other] Next turn, { $name } can strike anywhere with { $pieces }.
    }

# $places is a list of places, $number how many more there are.
threats-next-more = { $places } or { $number } others

## What a screen reader says of a place

# $label says what is there, $told is one of the next messages.
place-told = { $label }. { $told }

# $rivals is a list like “Blue with 3 INF from B4”.
threats-heard = Rivals who can reach { $place }: { $rivals }
threats-heard-one = { $name } with { $pieces }
threats-heard-more = { $rivals }; { $next }
threats-heard-own = You can reach { $place } with { $pieces }
threats-none = No rival can reach { $place } this turn.
threats-none-own = You can’t reach { $place } this turn.

# $now is one of the messages before this, $later a list like “Blue with INF from B4”.
threats-heard-next = { $now }. Next turn: { $later }
threats-heard-only-next = Rivals who can reach { $place } next turn, but not this turn: { $later }
threats-heard-only-next-own = Next turn, but not this turn, you can reach { $place } with { $later }
threats-none-next = No rival can reach { $place } this turn or next.
threats-none-next-own = You can’t reach { $place } this turn or next.

# Said when the board begins to show it.
threats-on = The board shows what rivals can reach.
threats-own-on = The board shows what you can reach.
threats-off = The board no longer shows threats.
threats-next-on = The board also shows next turn’s threats.
threats-next-off = The board no longer shows next turn’s threats.

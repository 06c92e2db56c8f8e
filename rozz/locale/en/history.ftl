### The history and the end of a match.

# The heading over the end of a match, and a line in the list of matches. $names is one name or a list.
won = { $names } won!

# The same for the only person at this device. $names are the winners apart from this person, one name or a list.
won-here =
    { $result ->
        [won] You won!
        [shared] You and { $names } won!
       *[lost] You lost. { $names } won.
    }
has-resigned = { $name } resigned.

# The heading if nobody won.
draw = It’s a draw
rematch = Rematch

# A rematch in which the players change places.
other-side = Switch sides
another-match = New match
end-board = Final board
replay = Replay
history = History

# For screen readers: try-out, before that turn. $moment is like “turn 3”.
try-turn = Try a what-if from { $moment }

# The parts of one turn of Campaigns of Ozz. The rules of the game call them moments.
moments =
    { $number ->
        [one] 1 moment
       *[other] { $number } moments
    }
moments-of = Moments in { $turn }
history-about = See the board after every turn. A what-if never changes the match.

# Replays this turn.
watch = Watch
watch-turn = Watch { $moment }
charts = Turn by turn

# For screen readers: a chart's title, and each player's first and last value.
chart-said = { $title }: { $ends }
chart-ends = { $name } from { $first } to { $last }

agreed-draw = Everyone agreed to a draw.

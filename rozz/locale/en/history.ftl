### The history and the end of a match.

won = { $names } won
has-resigned = { $name } resigned.
draw = A draw
rematch = Play again
other-side = Other side
another-match = Another match
end-board = The board as the match ended
replay = Replay
history = History
try-differently = Try it differently
try-turn = Try it differently: { $moment }
moments = { $number } moments
moments-of = Moments of { $turn }
history-about = Every turn with its board. A what-if never touches the match.
watch = Watch
watch-turn = Watch { $moment }
charts = Turn by turn
agreed-draw = All players agreed to a draw.

### What all games share.

## The goal of a match, on the first screen

# The goal of the first match of Campaigns of Ozz.
games-goal-campaigns = Be the last side with units on the board. After turn { $turns }, points decide.

"""Computer players: they know the contract of a game and what a game brings for them, and no game."""

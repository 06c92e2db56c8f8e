"""Computer players: they know the game contract and the evaluator contract, and no game."""

"""Computer players: they know the game contract and the evaluator contract, but not any particular game."""

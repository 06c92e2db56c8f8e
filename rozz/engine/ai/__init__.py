"""Computer players. They depend on the contracts of games and of evaluators, but on no particular game."""

"""The commands of a match ↔ a few bytes, by an arithmetic coder. Depends on the game contract, but not on links."""

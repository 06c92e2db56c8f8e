"""The commands of a match ↔ a few bytes, by an arithmetic coder. Knows the contract of games, and no links."""

"""The commands of a match ↔ few bytes, by an arithmetic coder.  Knows the contract of games, and no links."""

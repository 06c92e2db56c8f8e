"""The resolution of a turn, one file for each phase. Everything here works on orders that are already legal."""

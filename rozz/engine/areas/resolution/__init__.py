"""The setup and the turn, phase by phase. Everything here works on parts that are already legal."""

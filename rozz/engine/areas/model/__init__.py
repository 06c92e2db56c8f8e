"""The parts of a match on a map of areas, as frozen values. No rules."""

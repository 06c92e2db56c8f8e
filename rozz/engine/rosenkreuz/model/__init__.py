"""The parts of a match of RosenKreuz, as frozen values: squares, sides, position, scenario, state."""

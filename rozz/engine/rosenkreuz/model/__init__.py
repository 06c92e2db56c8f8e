"""What a match of RosenKreuz consists of, as frozen values: squares, sides, position, scenario, state."""

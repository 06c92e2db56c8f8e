"""The parts of a match of Rozz, as frozen values: catalog, board position, scenario, commands, state. No rules."""

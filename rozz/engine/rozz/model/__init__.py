"""What a match of Rozz consists of, as frozen values: catalog, board position, scenario, commands, state.  No rules."""

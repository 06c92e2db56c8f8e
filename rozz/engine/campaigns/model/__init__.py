"""What a campaign consists of, as frozen values: map, battleboard, counters, scenario, commands, state."""

"""The parts of a campaign, as frozen values: map, battleboard, counters, scenario, commands, state."""

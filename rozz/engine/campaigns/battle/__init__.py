"""Battles on the battleboard, C7 to C16 and C19: movement, combat, spells, losses, retreats."""

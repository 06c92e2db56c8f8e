"""The campaign map, C4 to C6 and C16 to C20: marches, the start of battles, recruiting, victory."""

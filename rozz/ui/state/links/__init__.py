"""A match by link as this device knows it, as values. Keys and sending are elsewhere."""

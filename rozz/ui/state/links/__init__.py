"""A match by link as this device has it, as values.  Keys and sending are elsewhere."""

"""`update`: the only way the page changes."""

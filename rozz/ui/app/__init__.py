"""`update`: the one way in which the page changes."""

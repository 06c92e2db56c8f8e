"""Which moves are legal, and the reason for each one that is not."""

"""Which moves are legal, and the reasons why others are not."""

"""What computer players know of the games of areas: plans to weigh, what a position is worth.  No rule stands here."""

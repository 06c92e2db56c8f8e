"""What computer players know of Rozz: plans to weigh, and what a position is worth.  No rule stands here."""

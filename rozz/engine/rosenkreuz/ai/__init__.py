"""What computer players know of RosenKreuz: plans to weigh, and what a position is worth.  No rule stands here."""

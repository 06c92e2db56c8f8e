"""What computer players tell people: hints with reasons, likely replies, threats, reviews."""

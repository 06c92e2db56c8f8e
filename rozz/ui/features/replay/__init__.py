"""Past turns: their steps, what-ifs, and which board is in front."""

"""The only gate between commands and play, and the reason for every refusal."""

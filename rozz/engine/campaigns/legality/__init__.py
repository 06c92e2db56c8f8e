"""The one gate between what is commanded and what is played, and the reason for every refusal."""

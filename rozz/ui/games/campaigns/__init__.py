"""How Campaigns of Ozz looks."""

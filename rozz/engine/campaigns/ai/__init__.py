"""Campaigns of Ozz for computer players: a simple evaluation that plays sensibly and fast."""

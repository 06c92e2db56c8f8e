"""The room of Campaigns of Ozz: its rules for players, its lesson, its pictures and its words."""

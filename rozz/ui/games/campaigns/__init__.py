"""The room of Campaigns of Ozz."""

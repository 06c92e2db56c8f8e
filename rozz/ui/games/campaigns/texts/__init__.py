"""What players read of Campaigns of Ozz."""

"""What computer players think of Campaigns of Ozz: the plainest that plays sensibly and soon."""

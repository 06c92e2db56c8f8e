"""What is signed in a match by link, how it is hashed, and what this device must never sign."""

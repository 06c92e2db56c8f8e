"""Help for players who do not see the page or use no pointer: announcements, descriptions, the cursor."""

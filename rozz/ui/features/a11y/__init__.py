"""The page for players who do not see it or use no pointer: announcements, descriptions, the cursor."""

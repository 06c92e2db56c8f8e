"""All texts of the page, and how names, lists and days are written. Does not know the state."""

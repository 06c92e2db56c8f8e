"""Every text of the page, and how names, lists and days are written.  Knows no state."""

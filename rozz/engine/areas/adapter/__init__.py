"""The area games for the page, links and puzzles: offers, shares, link coding."""

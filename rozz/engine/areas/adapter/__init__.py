"""The games of areas as the page, links and puzzles need them: offers, shares, link coding."""

"""Rozz for the page, links, puzzles and computer players: offers, plans, link coding."""

"""Rozz as the page, links, puzzles and computer players need it: offers, plans, link coding."""

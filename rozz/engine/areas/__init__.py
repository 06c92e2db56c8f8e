"""Ozymandia and Simultaneous Risk: areas, armies, one movement per turn, a few bombardments per game.

One engine for both; their differences are data in the scenario.
"""

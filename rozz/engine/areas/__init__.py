"""Ozymandia and Simultaneous Risk: areas, armies, one movement a turn, a few bombardments a game.

One engine for both; what differs between them is data in the scenario.
"""

"""Campaigns of Ozz: a map, battles on a battleboard, and dice throughout (docs/campaigns.md).

It knows nothing of the page, of links or of any other game.  `play` is its face to everybody else.
"""

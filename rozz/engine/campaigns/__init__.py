"""Campaigns of Ozz: a map, battles on a battleboard, and dice throughout (docs/campaigns.md).

Independent of the page, of links and of other games, which use it only through `play`.
"""

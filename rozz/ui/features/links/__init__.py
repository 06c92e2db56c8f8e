"""Matches by link on this device: what is asked, sent, accepted and shown.

`key_steps` and `link_opening` use the keys.
"""

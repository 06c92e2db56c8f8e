"""Matches by link on this device: what is asked, sent, believed and shown.  Keys are used in `key_steps`."""

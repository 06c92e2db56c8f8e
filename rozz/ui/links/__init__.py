"""Matches by link on this device."""

"""Turns that are over: reveal, report, history, review."""

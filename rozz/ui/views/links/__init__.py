"""A match by link: its lobby, its next step, and what went wrong."""

"""Past turns: reveal, report, history, review."""

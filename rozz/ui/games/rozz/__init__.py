"""How Rozz looks."""

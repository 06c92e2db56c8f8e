"""Which parts of a link are believed, and why the rest is refused."""

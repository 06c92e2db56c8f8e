"""What is believed of a link, and why the rest is refused."""

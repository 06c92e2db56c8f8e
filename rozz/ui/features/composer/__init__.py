"""Writing commands: by picks, as text, and the check before they are submitted."""

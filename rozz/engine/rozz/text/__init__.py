"""Commands and events as text, and text as commands. Decides nothing about the rules."""

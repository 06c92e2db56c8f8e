"""The command line: play, build, adjudicate and the rest."""

"""Reads files and JSON into values of the model; every refusal names the path of what is wrong."""

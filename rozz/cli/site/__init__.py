"""Builds the static site: Python and PyScript, our modules, JavaScript, licences, icons."""

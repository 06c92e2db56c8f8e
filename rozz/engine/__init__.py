"""The rules engines: pure functions from values to values. No browser, clock, files, network or global randomness."""

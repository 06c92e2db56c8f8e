"""The rules engines: values in, values out; no browser, clock, file, network or global chance."""

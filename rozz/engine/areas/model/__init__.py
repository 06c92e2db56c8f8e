"""What a match on a map of areas consists of, as frozen values.  No rules."""

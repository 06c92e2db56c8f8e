"""Which commands are legal: `legality` is the only gate to play, the other modules judge one kind of choice each."""

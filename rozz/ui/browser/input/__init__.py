"""Turn taps, keys, forms and gestures into messages."""

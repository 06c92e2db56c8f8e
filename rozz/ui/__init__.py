"""The page, in Python: model, messages, views; only `browser` touches the browser."""

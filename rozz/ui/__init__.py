"""The page, in Python: model, messages, views; and in `browser` the only place that touches a browser."""

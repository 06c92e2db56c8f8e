"""A match that is over, looked at again: asked of the worker, kept with the match, its better plans tried out."""

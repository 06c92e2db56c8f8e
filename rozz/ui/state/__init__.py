"""The state of the page and everything that can happen to it, as frozen values: model, messages, effects."""

"""The page, in Python: model, messages, views; only `browser` touches the browser."""

# Before any dataclass of the page.
from rozz.ui import dataclass_code as dataclass_code

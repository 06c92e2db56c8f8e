"""What the page shows: one module per screen or panel, each a function from values to markup."""

from rozz.ui import htpy_speed as htpy_speed

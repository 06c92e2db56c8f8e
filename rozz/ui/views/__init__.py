"""What the page shows: one module a screen or panel, each a function from values to markup."""

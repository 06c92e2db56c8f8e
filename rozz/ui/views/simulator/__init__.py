"""The page of the link simulator."""

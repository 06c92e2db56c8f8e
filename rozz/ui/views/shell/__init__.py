"""The page around every screen: its markup as a whole, dialogs, drawing ahead."""

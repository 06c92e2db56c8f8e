"""The table while commands are written: board, sheet, list, hand-over."""

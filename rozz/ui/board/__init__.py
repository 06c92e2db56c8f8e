"""The board on the screen: places in units of the board, pan and zoom."""

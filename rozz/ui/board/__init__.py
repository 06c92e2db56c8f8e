"""The board on the screen: places in board units, pan and zoom."""

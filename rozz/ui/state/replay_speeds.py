"""The speeds at which a turn plays by itself."""

#: How long each step stays, in milliseconds: slow, normal, fast. The texts of a speed are the messages `speed-…`.
SPEEDS = (3200, 1800, 900)
NORMAL = 1

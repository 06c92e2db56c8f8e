"""How Ozymandia and Simultaneous Risk look: one room for both, for they are one family."""

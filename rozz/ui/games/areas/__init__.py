"""How Ozymandia and Simultaneous Risk look: one package, as they are one family."""

"""How the weights of computer players are fitted.  Part of a checkout, not of the package."""

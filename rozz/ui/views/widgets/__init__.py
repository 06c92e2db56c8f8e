"""Parts that several screens share.  They know the model, and no screen."""

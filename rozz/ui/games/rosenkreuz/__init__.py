"""How RosenKreuz looks."""

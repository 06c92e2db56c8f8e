"""Keys by WebCrypto, and sending links."""

"""Keys of WebCrypto, and links on their way out."""

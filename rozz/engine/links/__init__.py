"""Turn links: fair secret commands without a server."""

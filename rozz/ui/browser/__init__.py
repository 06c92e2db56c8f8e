"""The only package that touches the browser."""

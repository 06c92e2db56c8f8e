"""The only place that touches the browser."""

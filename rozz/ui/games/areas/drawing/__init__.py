"""How Ozymandia and Simultaneous Risk are drawn, as SVG."""

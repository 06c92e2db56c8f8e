"""How Rozz is drawn, as SVG."""

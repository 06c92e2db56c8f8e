"""How Campaigns of Ozz is drawn, as SVG."""

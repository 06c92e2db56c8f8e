"""Web workers that think while the page stays free."""

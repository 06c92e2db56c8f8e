"""The design system: everything that the page is made of, on one page."""

"""Computer players at the page: who is to think, what is asked of them and answered."""

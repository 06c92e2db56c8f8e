"""Computer players at the table: when they are asked, and what they are expected to do."""

"""A match at the table: who is asked, passing on, revealing, looking back, agreeing."""

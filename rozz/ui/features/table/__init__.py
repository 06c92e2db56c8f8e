"""A match at the table: how it starts, whose turn it is, votes, seats that change hands."""

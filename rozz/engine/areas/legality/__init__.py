"""Decides which parts of the orders are legal, and gives the reason for each part that is void."""

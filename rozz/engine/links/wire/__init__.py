"""A link's contents down to bytes and letters. Decides nothing about trust; `verify` does."""

"""How a link's contents are written as bytes and letters. Decides nothing about trust; `verify` does."""

"""The rules of Rozz."""

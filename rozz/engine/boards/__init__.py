"""Boards that games are played on."""

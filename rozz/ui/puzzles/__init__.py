"""Puzzles at the page: opened, played against the prover's replies, solved or not; which are solved is kept."""

"""A legal move is played: captures, attainment, and who has won."""

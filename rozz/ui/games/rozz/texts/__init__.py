"""What players read of Rozz."""

"""What players read of Ozymandia and Simultaneous Risk."""

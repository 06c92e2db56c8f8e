"""What a link holds, down to its bytes and letters.  Believes nothing; `verify` decides that."""

"""What each message does to the model, one package or module per feature. Pure; draws nothing."""

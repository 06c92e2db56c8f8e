"""What each message does to the model, one package or module for each feature.  Pure; draws nothing."""

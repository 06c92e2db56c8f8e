"""The running page: messages in, effects out, history, focus."""

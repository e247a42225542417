"""The second window, which the Players see."""

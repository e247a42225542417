"""The families of play. Each knows positions, verifies commands and says what they lead to."""

"""Makes what the window shows from a table: pure functions. No QtWidgets, no rule of a game."""

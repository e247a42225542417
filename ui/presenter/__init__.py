"""From a table to what the window shows: pure functions, without QtWidgets and without a rule."""

"""The screen before a table opens: which game, on which layout, with which limits and device."""

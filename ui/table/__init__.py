"""The table behind the window: told, shown, stopped, restored. Decides nothing about the rules."""

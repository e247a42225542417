"""The table behind the window: opened, told, shown, closed. Decides nothing about the rules."""

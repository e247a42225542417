"""What the screen shows of Baccarat. Decides nothing."""

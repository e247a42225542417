"""What the screen shows of Si Ki Pi. Decides nothing."""

"""What is shown of Si Ki Pi. Decides nothing."""

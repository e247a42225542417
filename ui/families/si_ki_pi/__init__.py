"""The screen of Si Ki Pi. Decides nothing."""

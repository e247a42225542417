"""The screen of Baccarat. Decides nothing."""

"""What is shown of Baccarat. Decides nothing."""

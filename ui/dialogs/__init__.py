"""What lies over the window: cards to compare, a stopped Round, signing in; and the alerts."""

"""The keypad of the device that is a person. Stands where the Bets were entered (300 px wide)."""

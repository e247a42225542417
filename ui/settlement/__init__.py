"""The rows of a settlement, box by box. Stands where the Bets are entered (334 px wide)."""

"""Who is paid and who is taken, box by box. Stands where the Bets were entered (300 px wide)."""

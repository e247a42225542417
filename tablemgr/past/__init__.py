"""What was: Rounds, records and the case file, read out of journals. Changes nothing in them."""

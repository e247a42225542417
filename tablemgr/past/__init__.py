"""The past: Rounds, round records and the case file, read from journals. Changes none of them."""

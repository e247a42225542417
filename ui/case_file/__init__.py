"""The case file of a table: search for a case, read and save its slip, see earlier rulings."""

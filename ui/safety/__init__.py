"""What happens when something fails: a message, a bug file, a table that stops."""

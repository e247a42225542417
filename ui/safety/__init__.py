"""The care for what fails: a message, a bug file, a table that stops."""

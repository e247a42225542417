"""The case file of a table: found, read as its slip, printed, with its precedents."""

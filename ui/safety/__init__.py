"""What fails, and how a table then stands still: stops, messages, bug files, a second start."""

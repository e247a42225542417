"""Takes what devices send, from the port's thread to the table. Knows no widget."""

"""What comes in from devices, from the bytes on the port's thread to the table. Knows no widget."""

"""What is printed on paper: the desk that stores each step, and the printers' threads behind it."""

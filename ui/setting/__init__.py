"""Setting four cards as Low and High."""

"""The slip as it will be printed. Lies over the whole window."""

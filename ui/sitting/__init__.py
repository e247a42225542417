"""A table opened whole: the start screen, then one table after the other, each with its window."""

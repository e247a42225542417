"""Opens tables with all that is around them: the start screen, then one table after another."""

"""A family of games on the screen: one folder each, found by its name. Nothing else names one."""

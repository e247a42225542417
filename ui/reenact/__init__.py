"""A past Round stepped forward and back on the felt, and exported as a round record."""

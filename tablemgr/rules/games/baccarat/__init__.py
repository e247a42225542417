"""Baccarat (punto banco): two Hands for the whole table, on either of which a Player may bet."""

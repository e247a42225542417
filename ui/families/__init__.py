"""The screens of the families of games: one folder per family, found by its name.

No other module names a family.
"""

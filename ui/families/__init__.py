"""What each family of games shows: one folder per family, found by its name.

No other module names a family.
"""

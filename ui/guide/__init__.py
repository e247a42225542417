"""The bar below the felt: what to do now, what to announce, and one row of big buttons.

It has the window's full width and is 234 px high at 1280x800.
"""

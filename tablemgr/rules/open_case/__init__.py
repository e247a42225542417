"""What each ruling would do to an open case before anybody signs: it is tried on a copy of the
table.
"""

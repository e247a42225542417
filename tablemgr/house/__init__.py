"""The house around a table: its profile, settings, staff, chips. Uses `rules` and `journal`.

Who may change what, and who has signed for it, is decided here; what happens in a Round is not.
"""

"""The house around a table: its profile, settings, staff, chips. Uses `rules` and `journal`.

It decides who may change what and who has signed for it; it decides nothing about a Round.
"""

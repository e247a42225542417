"""The table's money: what the tray holds by the books, from the opener to the closer.

Knows roles and amounts; no Round, no clock, no file and no screen.
"""

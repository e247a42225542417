"""Bets as they are laid, and what is asked of the Players later.

Intended place: the entry panel stands beside the felt, 300 px wide at 1280x800 (360 px at
1920x1080), from the header to the guide. The questions (Insurance, Double Down, Split) lie over
the felt, in the middle of it.
"""

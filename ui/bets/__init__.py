"""Entering Bets, and the sheets that ask the Players (Insurance, Double Down, Split).

The panel is beside the felt, from the header to the guide, 300 px wide at 1280x800. The sheets lie
over the middle of the felt.
"""

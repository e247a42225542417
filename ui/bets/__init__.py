"""Entering Bets, and the sheet on which the Players are asked; a family adds its own pages.

The panel is beside the felt, from the header to the guide, 300 px wide at 1280x800. The sheet
lies over the middle of the felt.
"""

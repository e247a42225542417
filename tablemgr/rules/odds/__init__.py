"""The cost of each Bet of a rulebook: the computations behind `tablemgr odds`.

Side Bets and Insurance are computed exactly; the Initial Bet exactly too, or by playing Rounds at a
real table with a strategy that is derived from the rulebook. Names no game.
"""

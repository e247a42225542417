"""What each Bet of a rulebook costs the Player: `tablemgr odds`. `command` is the door.

Side Bets and Insurance exactly, the Initial Bet by playing Rounds through the real table with a
strategy that is derived from the rulebook's own options and pay table. Names no game.
"""

"""The matters that a Pit Supervisor resolves at the Dealer's screen: cases, misreads, reports,
found Bets.
"""

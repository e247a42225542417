"""Where the chips of a Round are, which have moved between House and Players, and which must move.

Pure: knows the Round's position and events, no journal, no screen and no chip set. A Bet lies on
the layout until it is taken or given back; what was paid lies with its Player. What has moved is
what the Dealer ticked off, or what he said by the next command (`Movements`); what must move is
the difference to what the Round's lines say (`due`).
"""

"""A table in service: what is told is stored first, and then it stands. Uses all rooms before it.

Its door is `session.TableSession`; the shoe, the chips that have moved and the check of the felt
belong to it.
"""

"""A table in service: whatever it is told is stored first, and only then counts. Uses the rooms
above it in ARCHITECTURE.md.

Its door is `session.TableSession`; the shoe, the chips that have moved and the check of the felt
belong to it.
"""

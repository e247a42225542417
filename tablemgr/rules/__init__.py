"""The rules of the games, from a command to its events and to money. Uses `basics` alone.

No journal, no clock, no file but the rulebooks. Its door is `table.Table`.
"""

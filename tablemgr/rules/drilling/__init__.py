"""Questions for dealers, made without end from a seed, and answered by the rules at that moment.

A family brings its subjects in its own `drills.py`; nothing here knows a game.
"""

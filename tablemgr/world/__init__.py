"""Simulated people at simulated tables, and what must hold whatever they do: from a number it plays
Rounds, and says what went wrong.

It decides no rule and knows no test runner: `make test`, `make sweep` and `tablemgr world` use it.
"""

"""Simulated Players to deal to: who sits where, what they bet, and how they signal what they want.

Everything follows from a seed. Knows no screen and no clock: what a Player does carries after how
many seconds he does it.
"""

"""The table test: a shoe from a sealed seed, two assessors who sign, and musts that each stand
alone. Knows no screen and no clock.
"""

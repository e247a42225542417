"""The way of a print onto paper: the desk that stores each step, and the printers' threads behind
it.
"""

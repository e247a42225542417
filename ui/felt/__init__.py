"""The felt: the layout's drawing, what lies on it, and the widget that paints both.

Decides nothing.
"""

"""Slips: made, saved as files, and shown over the window as they will be printed."""

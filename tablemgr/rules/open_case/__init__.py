"""Tries each ruling of an open case on a copy of the table, before anybody signs."""

"""Widgets that several panels are made of: citations, chips, labels, sheets. Knows no table."""

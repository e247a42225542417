"""What the panels of the window share: citations, amounts, small widgets. Knows no table."""

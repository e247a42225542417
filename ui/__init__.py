"""The dealer's window (Qt). Knows how to show and how to ask; decides nothing."""

"""Sheets over the window: the felt check, a stopped Round, the sign-in; and the alerts."""

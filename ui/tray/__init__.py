"""The table's money at the window: counted, filled, credited and closed, each step signed for."""

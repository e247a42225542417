"""The card reader's panel, its port and speed; a new shoe; the simulated shoe's panel."""

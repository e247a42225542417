"""The families of games, a folder each, and what they share: positions, commands, their events."""

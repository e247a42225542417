"""The panels of the devices that read the cards: their state, their port and speed, a new shoe."""

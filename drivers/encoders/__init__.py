"""The device's end of each protocol: what the simulator says and how it answers. Pure: no port."""

"""The parts of the simulated world above the core: a device's line, and what is shown."""

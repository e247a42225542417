"""The keys that a person presses and a reader types, before any panel sees them."""

"""What a person presses and a reader types, before any panel sees it."""

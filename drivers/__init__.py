"""Card devices: bytes in, card events out. Knows no rules and no screen."""

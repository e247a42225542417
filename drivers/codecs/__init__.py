"""The program's end of the wire protocols, each a pure object: bytes in, events out."""

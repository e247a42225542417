"""The wire protocols, each a pure object: bytes in, frames and events out."""

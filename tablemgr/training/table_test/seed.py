"""The seed of a test: sealed before it, opened after it, so that nobody could choose it."""

from __future__ import annotations

from hashlib import sha256


def seal_of(seed: str) -> str:
    """What is shown and stored before the test: the seed's SHA-256, in hex."""
    return sha256(seed.encode()).hexdigest()


def is_seal_of(seal: str, seed: str) -> bool:
    """Whether a seed that was opened is the one that had been sealed."""
    return seal == seal_of(seed)

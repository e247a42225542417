"""The seed of a test: sealed before it, opened after it, so that nobody could choose it."""

from __future__ import annotations

from hashlib import sha256


def seal_of(seed: str) -> str:
    """Seal the seed: give its SHA-256 in hex, which is shown and stored before the test."""
    return sha256(seed.encode()).hexdigest()


def is_seal_of(seal: str, seed: str) -> bool:
    """Say whether a seed that was opened is the one that had been sealed."""
    return seal == seal_of(seed)

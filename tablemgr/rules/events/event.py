"""What every event is."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct


class Event(Struct, frozen=True, tag=True, gc=False):
    """What happened at a table, as its journal stores it under the name of its class.

    A class keeps its name and its fields for ever: old journals have them. No event can lead back
    to itself, so Python's cycle collector need not look at any (`gc=False`).
    """

    begins_a_stage: ClassVar[bool] = False
    """What must move from now on is a list of its own (the chips of a settlement)."""

"""The kind of thing that every event is."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct


class Event(Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """Something that happened at a table, as its journal stores it under the name of its class.

    A class keeps its name and its fields for ever: old journals have them. An event with any other
    field is not read, as nobody knows what is left out. No event can lead back to itself, so
    Python's cycle collector need not look at any (`gc=False`).
    """

    begins_a_stage: ClassVar[bool] = False
    """What must move from now on is a list of its own (the chips of a settlement)."""

"""The contents of the device panel, as frozen data. Knows no QtWidgets and no device."""

from __future__ import annotations

from msgspec import Struct

from drivers.device import Operation
from ui.views.shared import Lamp, Tone


class OperationView(Struct, frozen=True):
    """A command to the device, and the text of its button."""

    operation: Operation
    text: str


class DevicePanelView(Struct, frozen=True):
    """The state of what reads the cards; every text as it is shown."""

    lamp: Lamp
    state: str
    port: str
    """`angel-eye · /dev/ttyUSB0 · 4800`."""
    note: str = ""
    """What the Dealer is to do, or what is wrong; empty if all is well."""
    tone: Tone = Tone.PLAIN
    said: str = ""
    """What it said last, in words."""
    heard: str = ""
    """When something came last, or that nothing has."""
    frame: str = ""
    """The bytes that came last, in hex."""
    counts: tuple[tuple[str, int], ...] = ()
    operations: tuple[OperationView, ...] = ()
    why_none: str = ""
    """Why it can be given no command."""
    offers_speed: bool = False
    speed: str = ""
    """How the search for the line's speed stands."""
    set_aside: bool = False
    """It is set aside, and can be put back in service."""
    moved_to: str = ""
    """The port at which it was found, if that is not the profile's; else empty."""

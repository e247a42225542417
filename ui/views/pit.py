"""The supervisor's desk as frozen data: a card for each table, and the calls."""

from __future__ import annotations

from msgspec import Struct

from ui.views.shared import Lamp, Tone


class TableCard(Struct, frozen=True):
    """One table at a glance. Each line is words that are ready to be shown, or empty."""

    table: str
    tone: Tone
    """TAKE: it calls for a supervisor at once; WARN: something waits; PLAIN: all is well."""
    game: str = ""
    limits: str = ""
    dealer: str = ""
    round: str = ""
    pace: str = ""
    shoe: str = ""
    reader: str = ""
    reader_lamp: Lamp = Lamp.OFF
    printer: str = ""
    printer_lamp: Lamp = Lamp.OFF
    result: str = ""
    """What the open tray session has won for the House, and what that is made of."""
    explained: str = ""
    complete: str = ""
    """Until when the server has everything of it."""
    call: str = ""
    """Its most pressing call in a few words."""


class CallLine(Struct, frozen=True):
    """One thing that waits: what, what follows from it, and what to do."""

    table: str
    tone: Tone
    title: str
    cause: str
    consequence: str
    action: str
    opens_case: bool = False
    """The case can be opened at the desk."""


class DeskView(Struct, frozen=True):
    """All that the desk shows."""

    complete: str
    """How complete the server is, in a sentence."""
    is_complete: bool
    cards: tuple[TableCard, ...] = ()
    calls: tuple[CallLine, ...] = ()

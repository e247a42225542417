"""The picture that the pit's web page shows, and what of it has changed. Knows no connection.

The desk's thread reads the server; each look makes a new picture, which many may look at.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from tablemgr.basics.errors import Fault
from tablemgr.pit.floor import Floor
from ui.pit.desk_thread import DeskLine, DeskNews, DeskReport, DeskThread
from ui.presenter.pit import SeenProfiles, calls_head, desk_view, now_text
from ui.theme.words import whole_fault
from ui.views.pit import CallLine, DeskView, TableCard

SILENT_S: Final = 5.0
"""If the server has not answered for so long, the page says so."""

translate = QCoreApplication.translate


class PitPicture(Struct, frozen=True):
    """All that the page shows at one moment."""

    view: DeskView = DeskView("", is_complete=False)
    trouble: str = ""
    """Why what is shown is old; empty if it is not."""


class PitChange(Struct, frozen=True):
    """The part of a picture that a page does not have yet."""

    now: str
    complete: str
    is_complete: bool
    trouble: str
    cards: tuple[TableCard, ...]
    """The tables that have changed."""
    tables: tuple[str, ...] | None = None
    """The names of all tables in order; None: as before."""
    calls_head: str = ""
    calls: tuple[CallLine, ...] | None = None
    """All calls; None: as before."""

    def event(self) -> bytes:
        """Write it as a server-sent event."""
        return b"data: " + msgspec.json.encode(self) + b"\n\n"


def change_between(before: PitPicture | None, after: PitPicture) -> PitChange:
    """Give what a page that shows `before` lacks; None: it shows nothing yet."""
    view = after.view
    old = {} if before is None else {card.table: card for card in before.view.cards}
    names = tuple(card.table for card in view.cards)
    same_calls = before is not None and before.view.calls == view.calls
    return PitChange(
        now_text(),
        view.complete,
        view.is_complete,
        after.trouble,
        tuple(card for card in view.cards if old.get(card.table) != card),
        None if before is not None and tuple(old) == names else names,
        calls_head(len(view.calls)),
        None if same_calls else view.calls,
    )


class PitWatch:
    """Reads the pit's server for the page, on a thread of its own."""

    def __init__(self, line: DeskLine, timer_s: Callable[[], float] = time.monotonic) -> None:
        self._timer_s = timer_s
        self._floor = Floor()
        self._profiles = SeenProfiles()
        self._picture = PitPicture(
            trouble=translate("pit", "The pit's server has not answered yet.")
        )
        self._heard_s = timer_s()
        self._thread = DeskThread(line, self._take)

    def start(self) -> None:
        """Begin to read."""
        self._thread.start()

    def close(self) -> None:
        """Hang up. Raises what ended the thread, if a bug of ours did."""
        self._thread.stop()
        if self._thread.failure is not None:
            raise self._thread.failure

    @property
    def has_failed(self) -> bool:
        """Say whether a bug of ours has ended the thread; `close` raises it."""
        return self._thread.failure is not None

    def picture(self) -> PitPicture:
        """The picture as it is now."""
        picture = self._picture
        if not picture.trouble and self._timer_s() - self._heard_s > SILENT_S:
            return replace(picture, trouble=translate("pit", "The pit's server does not answer."))
        return picture

    def _take(self, report: DeskReport) -> None:
        """On the thread."""
        self._heard_s = self._timer_s()
        if isinstance(report, DeskNews):
            self._floor.take(report.marks, report.news)
            self._picture = PitPicture(desk_view(self._floor, self._profiles))
        elif isinstance(report, Fault):
            self._picture = replace(self._picture, trouble=whole_fault(report))

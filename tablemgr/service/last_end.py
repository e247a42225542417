"""How the program ended at this table the last time, from what the journal says of it.

A window that a person closes leaves no entry of its own. A signal leaves one (`note_end`), after
which only the closing and its seal come. If neither was so, the journal is still marked as open:
the power failed, or the program was killed. Knows no screen.
"""

from __future__ import annotations

from msgspec import Struct

from tablemgr.house.standing import CLOSED, SEAL
from tablemgr.journal import Journal, Json
from tablemgr.service.session import TableSession

ENDED = "ended"


class LastEnd(Struct, frozen=True):
    """An end that no person at the window asked for."""

    by: str
    """The signal's name; empty if the program was cut off."""
    in_round: bool
    """A Round was open."""


def note_end(session: TableSession, by: str) -> None:
    """Store that the program ends now, because of the signal of that name. Raises `Fault`."""
    session.note({ENDED: by, "in_round": not session.between_rounds})


def take_up_end(session: TableSession) -> LastEnd | None:
    """How the program ended before this start; None if a person closed the window.

    The answer is stored, so that only one start gives it. Raises `Fault`.
    """
    by = _ended_by(session.journal)
    if not by and not session.journal.was_cut_off:
        return None
    said: dict[str, Json] = {"started_after": by or "cut-off"}
    session.note(said)
    return LastEnd(by, not session.between_rounds)


def _ended_by(journal: Journal) -> str:
    """The signal that ended the program, by the last entries; empty if none did."""
    for entry in reversed(list(journal.entries(after=max(journal.last_seq - 3, -1)))):
        if not entry.data.keys() & {CLOSED, SEAL}:
            return str(entry.data.get(ENDED, ""))
    return ""

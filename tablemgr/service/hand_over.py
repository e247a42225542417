"""The note that a Dealer leaves for whoever deals next: stored, and read once by who comes.

It is a text and changes no Round. Knows no screen.
"""

from __future__ import annotations

from msgspec import Struct

from tablemgr.basics.names import same_name
from tablemgr.house.standing import HAND_OVER, HAND_OVER_READ
from tablemgr.journal import Json, Stamp
from tablemgr.service.session import TableSession


class HandOverNote(Struct, frozen=True):
    """A text that somebody wrote for whoever deals next."""

    number: int
    """Of its entry in the journal."""
    text: str
    by: str
    """The name of who wrote it."""
    when: Stamp


def leave_note(session: TableSession, text: str) -> None:
    """Store a note of who deals, for whoever deals next. Raises `Fault`."""
    session.note({HAND_OVER: text})


def notes_for(session: TableSession, name: str) -> tuple[HandOverNote, ...]:
    """The notes that wait for the person of that name, the oldest first: not his own."""
    notes = (_note(session, seq) for seq in session.standing.hand_over)
    return tuple(note for note in notes if note is not None and not same_name(note.by, name))


def have_read(session: TableSession, notes: tuple[HandOverNote, ...]) -> None:
    """Store that who deals now has read these notes. Raises `Fault`."""
    numbers: list[Json] = [note.number for note in notes]
    session.note({HAND_OVER_READ: numbers})


def _note(session: TableSession, seq: int) -> HandOverNote | None:
    entry = next(session.journal.entries(after=seq - 1), None)
    if entry is None or HAND_OVER not in entry.data:
        return None
    return HandOverNote(seq, str(entry.data[HAND_OVER]), entry.person, entry.stamp)

"""Python as a tool: a table that is told lines, round records that are run, journals that are read.

`tablemgr` itself offers each of these names, and loads this module when one is asked for:

>>> import tablemgr
>>> table = tablemgr.LineTable("rws-blackjack")
>>> events = table.do("open", "bet 1 ann 100 seated", "close", "card Th 6d 8c")

`docs/library.md` shows more. Reads the files that it is given, changes none and prints nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tablemgr.basics.errors import Fault, Refusal
from tablemgr.basics.money import Money
from tablemgr.past.record import RecordError, RoundRecord
from tablemgr.past.replay import Replay, differences, play
from tablemgr.past.session_record import SessionRecord, read_any
from tablemgr.past.session_replay import SessionReplay, play_session, session_differences
from tablemgr.rules.commands import MalformedError, parse
from tablemgr.rules.events import BetSettled, Event, Flagged, Noted
from tablemgr.rules.games.position import Limits
from tablemgr.rules.guide import Guide
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import games, load
from tablemgr.rules.rulebook.read_back import message_of
from tablemgr.rules.table import Table

if TYPE_CHECKING:
    from tablemgr.journal import Entry
    from tablemgr.past.history import PastRound

__all__ = [
    "BetSettled",
    "Event",
    "Fault",
    "Flagged",
    "Limits",
    "LineTable",
    "MalformedError",
    "Money",
    "Noted",
    "PlayedRecord",
    "RecordError",
    "Refusal",
    "Table",
    "games",
    "journal_entries",
    "journal_rounds",
    "message_of",
    "play_record",
]


class LineTable:
    """A table of one game that is told lines, as a round record writes them.

    >>> table = LineTable("rws-blackjack", boxes=3)
    >>> events = table.do("open", "bet 1 ann 100 seated", "close", "card Th 6d 8c", "proceed")
    >>> table.allowed()
    ['double', 'hit', 'stand']
    """

    def __init__(
        self,
        game: str,
        *,
        boxes: int | None = None,
        decks: int | None = None,
        limits: Limits | None = None,
        dealing: str | None = None,
    ) -> None:
        """A new table of the game that has this name in `games()`, set up as `Table` says.

        Raises `ValueError` for a game that is not known, or boxes, decks or a dealing that the
        game does not have.
        """
        if game not in games():
            raise ValueError(f"{game!r} is not a game: {', '.join(games())}")
        self.table = Table(load(game), boxes=boxes, decks=decks, limits=limits, dealing=dealing)
        """The table of the rules itself, with its whole `position`."""

    def __repr__(self) -> str:
        return f"<{self.table.rulebook.title}: {self.guide().text}>"

    def do(self, *lines: str, role: str = "dealer") -> list[Event]:
        """Carry out the commands of the lines, in order; gives all of their events.

        `role` is who gives them. Raises `MalformedError` for a line that means nothing, and
        `Refusal` for a command that the rules do not allow; the commands before it count.
        """
        return _tell(self.table, lines, Role(role))

    def decide(self, *lines: str, role: str = "dealer") -> list[Event]:
        """Give the events that `do` would lead to. Nothing changes; it raises what `do` raises."""
        return _tell(self.table.copy(), lines, Role(role))

    def allowed(self) -> list[str]:
        """The decisions that the rules allow now, as a round record calls them."""
        return self.table.allowed()

    def guide(self) -> Guide:
        """Say what the Dealer does next, what he announces, and by which paragraph."""
        return self.table.guide()

    def settlement(self) -> list[BetSettled]:
        """Give what each Bet has won or lost so far; before `settle` also what `settle` will do."""
        return self.table.due()

    def net(self) -> dict[str, Money]:
        """Give what each Player has won less what he has lost, settled or due, by his name."""
        return self.table.nets()


def _tell(table: Table, lines: tuple[str, ...], role: Role) -> list[Event]:
    return [
        event
        for line in lines
        for command in parse(line, table.vocabulary)
        for event in table.do(command, role)
    ]


class PlayedRecord(Struct, frozen=True):
    """A round or session record, and what it led to."""

    record: RoundRecord
    replay: Replay
    """Its table after the last line; each line with its events, or why it was refused."""

    @property
    def differs(self) -> list[str] | None:
        """Say what differs from what the record expects; None if it expects nothing.

        A sentence each; an empty list says that all of it holds.
        """
        if self.record.expect is None:
            return None
        if isinstance(self.record, SessionRecord) and isinstance(self.replay, SessionReplay):
            return session_differences(self.replay, self.record)
        return differences(self.replay, self.record.expect)

    @property
    def books(self) -> dict[str, Any] | None:
        """The table's money after a session record, amounts as texts; None for a round record."""
        return self.replay.books_say() if isinstance(self.replay, SessionReplay) else None


def play_record(file: str | Path) -> PlayedRecord:
    """Run the round or session record in a file, going on after each refusal.

    Raises `RecordError`, which names the place, if the record can't be read.
    """
    record = read_any(str(file))
    if isinstance(record, SessionRecord):
        return PlayedRecord(record, play_session(record))
    return PlayedRecord(record, play(record))


# Journals are imported when they are asked for: a record and a table need none of them.


def journal_entries(path: str | Path) -> Iterator[Entry]:
    """Give the entries of a journal in order, once its whole chain is checked.

    The table may be writing it meanwhile. Raises `Fault` if it is missing, damaged or newer than
    the program.
    """
    from tablemgr.journal import reading  # noqa: PLC0415 - as above

    with reading(Path(path)) as reader:
        yield from reader.entries()


def journal_rounds(path: str | Path) -> Iterator[PastRound]:
    """Give the Rounds of a journal in order, each with its table as it was at the Round's end.

    `record()` of such a Round is its round record. Raises what `journal_entries` raises.
    """
    from tablemgr.journal import EntryKind, reading  # noqa: PLC0415 - as above
    from tablemgr.past.history import past_round  # noqa: PLC0415 - as above

    with reading(Path(path)) as reader:
        for round_no in range(1, reader.last_round_no + 1):
            entries = list(reader.entries(round_no=round_no))
            if any(entry.kind is EntryKind.ACT for entry in entries):
                yield past_round(entries, round_no)

"""A Round that is played at a table in service, on a journal in a folder: what a start reads there
is what was stored, and an export plays the same Round again.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from tablemgr.basics.cards import unread_among
from tablemgr.basics.errors import Fault, Refusal
from tablemgr.journal import Journal, JournalHeader, Stamp
from tablemgr.past.history import past_round
from tablemgr.past.record import reads
from tablemgr.past.replay import differences, play
from tablemgr.rules.commands import is_inferred
from tablemgr.rules.people import Person
from tablemgr.service.chip_acts import tick
from tablemgr.service.served_table import ServedTable
from tablemgr.service.session import TableSession
from tablemgr.tray.desk_state import to_json
from tablemgr.world.clock import WorldClock
from tablemgr.world.picture import PlainValues, differing, picture
from tablemgr.world.so_far import PlayedSoFar, Saying

HEADER: Final = JournalHeader("world", "House", "1", Stamp(0, 0))


def the_journal_tells_the_same(
    so_far: PlayedSoFar, folder: Path, dice: Random, *, often: float = 1.0
) -> Iterator[str]:
    """Play the Round at a table in service; after each step, or now and then (`often`), read it
    back as a start after a kill does, and play its export. `folder` has no journal yet.
    """
    path = folder / "world.journal"
    with Journal.open(path, HEADER) as journal:
        session = TableSession(so_far.table.fresh(), journal, WorldClock())
        said_by_people = [each for each in so_far.said if not is_inferred(each.command)]
        let_cards_call(session, len(said_by_people) < len(so_far.said) or dice.random() < 0.5)
        for saying in said_by_people:
            act(session, saying, dice)
            if dice.random() < often:
                found = differing(shown(session), shown(read_back(session)))
                found += exported(session) if session.round_no else ()
                if found:
                    yield f"read back after {saying.command.line()}: {'; '.join(found)}"
                    return
        lives = shown(session)
    with Journal.open(path, HEADER) as journal:
        found = differing(lives, shown(ServedTable(so_far.table.fresh(), journal)))
        if found:
            yield f"read by a new start: {'; '.join(found)}"


def let_cards_call(session: TableSession, by_card: bool) -> None:
    """Say whether a card that is drawn while a Hand awaits its decision is that decision (I12)."""
    session.hit_by_card = by_card


def act(session: TableSession, saying: Saying, dice: Random) -> Refusal | None:
    """Somebody tells the session something, and perhaps ticks chips off; gives why it was refused,
    if it was.
    """
    try:
        session.do(saying.command, by=Person(f"the-{saying.role.value}", saying.role))
    except Refusal as refusal:
        return refusal
    due = session.movements.due(session.table)
    if due and dice.random() < 0.3:
        tick(session, dice.choice(due).moves)
    return None


def read_back(session: TableSession) -> ServedTable:
    """The table as the session's journal tells it now."""
    return ServedTable(session.table.fresh(), session.journal)


def shown(served: ServedTable) -> PlainValues:
    """Everything that a screen shows of a table in service."""
    table, movements, guide = served.table, served.movements, served.table.guide()
    return {
        **picture(table.position),
        "round": served.round_no,
        "guide": [guide.text, guide.say, guide.paragraph],
        "allowed": table.allowed(),
        "due": [row.moves for row in movements.due(table)],
        "done": movements.done,
        "slips": served.slips_issued,
        "shoe": served.shoe.carry(),
        "one-touch": [table.one_touch(), table.too_early()],
        "tray": to_json(served.tray.desk.state),
    }


def exported(session: TableSession) -> Iterator[str]:
    """The Round's export as a round record ends as the Round has."""
    past = past_round(session.journal.entries(), session.round_no)
    if unread_among(session.table.position.cards):  # no record can name it (S10)
        try:
            past.record()
        except Fault:
            return
        yield "exported: a card that nobody has seen"
    text = past.record()
    record = reads(text, "export")
    replay = play(record)
    assert record.expect is not None
    family = session.table.family
    found = differences(replay, record.expect)
    live, again = session.table.position, replay.table.position
    if family.as_json(live) != family.as_json(again):
        found.append(f"{family.as_json(live)} was {family.as_json(again)} in the export")
    if live.settlement != again.settlement:
        found.append(f"settled {live.settlement}, in the export {again.settlement}")
    if found:
        yield f"exported: {'; '.join(found)}"

"""A card that was not read, at a table in service: stored, taken up again, exported (S10)."""

from __future__ import annotations

from typing import cast

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.journal import JournalReader
from tablemgr.past.checking import replayed
from tablemgr.past.full_export import left_out
from tablemgr.past.history import past_round
from tablemgr.past.record import reads
from tablemgr.past.replay import differences, play
from tablemgr.rules.commands import parse
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.session import TableSession
from tests.tablemgr.service.conftest import Opener
from tests.tablemgr.shown import shown

DEALT = (
    *("open", "bet 1 ann 100 seated", "close", "card 8h 9c Kh 9d"),
    *("card 5s", "unread 6", "unread 7", "card Qc"),
)
ENDS = ("laid 1", "opened 6 Kd", "reveal", "opened 7 4s", "set 1 5s 4s / 8h Kh", "settle")

SAM = Person("sam", Role.PIT_SUPERVISOR)


def tell(session: TableSession, *lines: str) -> None:
    for line in lines:
        for command in parse(line, session.table.journal_vocabulary):
            session.do(command)


def test_a_start_reads_it_back_after_each_line(opened: Opener) -> None:
    session = opened("si-ki-pi")
    for line in (*DEALT, *ENDS):
        tell(session, line)
        before, shoe = shown(session.table.position, session.round_no), session.shoe.carry()
        session = opened("si-ki-pi")
        assert shown(session.table.position, session.round_no) == before
        assert session.shoe.carry() == shoe
        assert session.shoe.drawn == len(session.table.position.cards)


def test_the_record_has_a_plain_card_where_it_was_dealt(opened: Opener) -> None:
    session = opened("si-ki-pi")
    tell(session, *DEALT)
    with pytest.raises(Fault, match="card 6 was not read, and nobody has opened it"):
        past_round(session.journal.entries(), 1).record()
    tell(session, *ENDS)
    past = past_round(session.journal.entries(), 1)
    assert past.lines == (
        *("open", "bet 1 ann 100.00 seated", "close", "card 8h 9c Kh 9d 5s Kd 4s Qc"),
        *("laid 1", "reveal", "set 1 5s 4s / 8h Kh", "settle"),
    )
    assert "that 2 cards were not read at first" in left_out(list(session.journal.entries()))
    record = reads(past.record(), "exported")
    assert record.expect is not None
    assert differences(play(record), record.expect) == []
    assert replayed(cast(JournalReader, session.journal)).wrong == []


def test_a_round_that_is_void_before_it_is_opened_says_so(opened: Opener) -> None:
    session = opened("si-ki-pi")
    tell(session, *DEALT, "irregularity foreign-card")
    session.do(parse("void 5.5.1", session.table.vocabulary)[0], by=SAM)
    with pytest.raises(Fault) as fault:
        past_round(session.journal.entries(), 1).record()
    assert fault.value.what == (
        "Round 1 can't be written as a record: card 6 was not read, and nobody has opened it."
    )


@pytest.mark.parametrize(
    "lines",
    [
        (*DEALT[:-2], "unread 7", "card Qc", "laid 1", "opened 6 8h", "correct 6 Kd", "reveal"),
        (
            *("open", "bet 1 ann 100", "side 1 ann bonus-player 5", "close", "card Ad 6c"),
            *("unread 3", "irregularity technical-interruption", "retract no"),
            *("card 9d 5s Kd 4s Qc", "laid 1", "reveal", "opened 3 As"),
        ),
    ],
)
def test_a_round_that_is_none_with_that_card_known_is_told_by_its_export_in_full(
    opened: Opener, lines: tuple[str, ...]
) -> None:
    """A wrong face that was put right, and a report that the true one would have made another."""
    session = opened("si-ki-pi")
    for line in lines:
        for command in parse(line, session.table.journal_vocabulary):
            session.do(command, by=SAM)
    past = past_round(session.journal.entries(), 1)
    assert past.lines[1] == "open"
    with pytest.raises(Fault, match="before a card was named"):
        past.record()

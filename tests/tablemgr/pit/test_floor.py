"""A desk sees of each table what the table itself shows."""

from __future__ import annotations

from contextlib import closing
from random import Random

import pytest

from tablemgr.basics.errors import Bug, Fault, Refusal
from tablemgr.journal import EntryKind
from tablemgr.journal.mirror import MirroredJournal
from tablemgr.pit import reading
from tablemgr.pit.calls import CallKind
from tablemgr.pit.floor import Floor
from tablemgr.pit.reading import PitReader
from tablemgr.rules.commands import Open, Report
from tablemgr.rules.people import Person
from tablemgr.rules.rulebook import games
from tablemgr.rules.table import Table
from tablemgr.service.session import TableSession
from tablemgr.world.people import Conduct, next_saying, table_for
from tablemgr.world.picture import differing
from tablemgr.world.served import shown
from tests.pit_server import TestedPit
from tests.tablemgr.pit.conftest import Opening, add, line_of, send_all
from tests.tablemgr.tables import counting_clock


def play(session: TableSession, dice: Random, steps: int) -> None:
    """So many things are told to the table, by people who do what comes next or err."""
    for step in range(steps):
        saying = next_saying(session.table, Conduct(trouble=0.05), step, dice)
        try:
            session.do(saying.command, by=Person(f"the-{saying.role.value}", saying.role))
        except Refusal:
            continue


@pytest.mark.parametrize("game", games())
def test_a_desk_folds_a_table_as_the_table_does(
    pit: TestedPit, open_journal: Opening, game: str
) -> None:
    dice, name = Random(game), f"F-{game}"[:32]
    table: Table = table_for(game, dice)
    journal = open_journal(name)
    session = TableSession(table, journal, counting_clock())
    floor = Floor()
    with (
        closing(line_of(pit.table(name), journal)) as line,
        closing(PitReader(pit.desk())) as reader,
    ):
        for _ in range(4):
            play(session, dice, 25)
            send_all(line)
            floor.take(*reader.look())
            watched = floor.tables[name]
            assert watched.trouble is None
            assert watched.session is not None
            assert not differing(shown(session), shown(watched.session))
    with closing(PitReader(pit.desk("late"))) as late:  # a desk that is opened in the midst
        other = Floor()
        other.take(*late.look())
        seen = other.tables[name].session
        assert seen is not None
        assert not differing(shown(session), shown(seen))


def test_a_desk_that_is_opened_late_knows_since_when_the_dealer_deals(
    pit: TestedPit, open_journal: Opening
) -> None:
    journal = open_journal("F7")
    dice = Random(1)
    session = TableSession(table_for("rws-blackjack", dice), journal, counting_clock())
    session.sign_in(Person("ann"))
    came = []
    for dealer in ("ben", "ben", "eva", "eva"):  # who signs in again has not come then
        session.sign_in(Person(dealer))
        came.append(session.journal.latest_wall_ns())
        session.do(Open())
        while not session.between_rounds:
            play(session, dice, 1)
    with closing(line_of(pit.table("F7"), journal)) as line, closing(PitReader(pit.desk())) as desk:
        send_all(line)
        floor = Floor()
        floor.take(*desk.look())
        assert floor.tables["F7"].dealer_since_ns == came[2]
        session.sign_in(Person("fay"))
        send_all(line)
        floor.take(*desk.look())
        assert floor.tables["F7"].dealer_since_ns == session.journal.latest_wall_ns()


def test_an_open_case_calls_and_a_fork_comes_before_it(
    pit: TestedPit, open_journal: Opening
) -> None:
    journal = open_journal("F1")
    session = TableSession(table_for("rws-blackjack", Random(1)), journal, counting_clock())
    session.do(Open())
    session.do(Report("foreign-card"))
    session.write(EntryKind.FLAW, {"what": "a bug"})
    floor = Floor()
    with closing(line_of(pit.table("F1"), journal)) as line, closing(PitReader(pit.desk())) as desk:
        send_all(line)
        floor.take(*desk.look())
        first, *others = [call for call in floor.calls() if call.table == "F1"]
        assert (first.kind, first.detail) == (CallKind.STOPPED, "a bug")
        assert (others[0].kind, others[0].detail) == (CallKind.CASE, "foreign-card")
        assert others[0].seq == journal.last_seq
        pit.owner.execute(
            "INSERT INTO pit.branches SELECT table_id, 1, 1, 0, 0, last_hash, begun_at, "
            "received_at - interval '1 day', NULL, 0 FROM pit.branches WHERE table_id = 'F1'"
        )
        floor.take(*desk.look())
        assert next(call for call in floor.calls() if call.table == "F1").kind is CallKind.FORKED


def test_a_table_that_was_cut_off_is_read_from_its_last_round_on(
    pit: TestedPit, open_journal: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "_FAR", 30)
    dice, journal, floor = Random(2), open_journal("F8"), Floor()
    session = TableSession(table_for("baccarat", dice), journal, counting_clock())
    with closing(line_of(pit.table("F8"), journal)) as line, closing(PitReader(pit.desk())) as desk:
        for steps, anew in ((30, True), (5, False), (90, True)):
            play(session, dice, steps)
            send_all(line)
            marks, news = desk.look()
            (own,) = [each for each in news if each.table == "F8"]
            assert own.anew == anew
            floor.take(marks, news)
            watched = floor.tables["F8"].session
            assert watched is not None
            assert not differing(shown(session), shown(watched))
    assert len(own.rows) < 90


def test_a_look_brings_what_has_come_since_the_last(pit: TestedPit, open_journal: Opening) -> None:
    journal = open_journal("F2")
    with closing(line_of(pit.table("F2"), journal)) as line, closing(PitReader(pit.desk())) as desk:
        desk.look()
        send_all(line)
        _, news = desk.look()
        assert [each.table for each in news] == ["F2"]
        add(journal, 2)
        send_all(line)
        _, news = desk.look()
        assert [row[0] for row in news[0].rows] == [1, 2]


def test_a_mirror_takes_no_entry_that_does_not_follow(open_journal: Opening) -> None:
    journal = open_journal("F3")
    add(journal, 5)
    header, *rows = journal.rows(-1, 10)
    mirror = MirroredJournal(header, 1)
    mirror.add(rows[:2])
    for wrong in (rows[3], (*rows[2][:7], rows[2][7].replace("K", "Q"), rows[2][8])):
        with pytest.raises(Fault, match="does not follow"):
            mirror.add([wrong])
    mirror.add(rows[2:])
    assert list(mirror.entries()) == list(journal.entries())
    assert list(mirror.entries(after=3, round_no=1)) == list(journal.entries(after=3, round_no=1))
    assert mirror.latest_wall_ns() == journal.latest_wall_ns()
    with pytest.raises(Bug):
        mirror.append_all([])

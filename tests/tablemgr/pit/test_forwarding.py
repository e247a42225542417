from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from tablemgr.basics.errors import Fault
from tablemgr.journal import Journal
from tablemgr.journal.chain import BEFORE_FIRST, read_spelled
from tablemgr.journal.following import FollowedJournal
from tablemgr.pit import forwarder
from tablemgr.pit.batch import batch_of
from tablemgr.pit.marks import TableMark, table_marks
from tablemgr.pit.server import ServerAway, connect
from tests.pit_server import TestedPit
from tests.tablemgr.pit.conftest import Opening, add, line_of, send_all


def stored(pit: TestedPit, table: str, branch: int = 0) -> list[tuple[object, ...]]:
    """What the server has of a branch, as rows of a journal."""
    found = pit.owner.execute(
        "SELECT body, hash FROM pit.ways w JOIN pit.entries e USING (table_id, branch) "
        "WHERE table_id = %s AND way = %s AND seq BETWEEN from_seq AND to_seq ORDER BY seq",
        [table, branch],
    )
    return [(*read_spelled(body), digest) for body, digest in found]


def mark(pit: TestedPit, table: str) -> TableMark:
    return {each.table: each for each in table_marks(pit.owner)}[table]


def test_each_entry_arrives_byte_for_byte_and_once(
    pit: TestedPit, open_journal: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forwarder, "MOST", 7)
    journal = open_journal("A1")
    add(journal, 20)
    address = pit.table("A1")
    with closing(line_of(address, journal)) as line:
        assert send_all(line).have == 20
        add(journal, 1)
        assert send_all(line).sent == 1
    assert stored(pit, "A1") == journal.rows(-1, 100)
    with closing(line_of(address, journal)) as first, closing(line_of(address, journal)) as other:
        assert send_all(first).sent == send_all(other).sent == 0, "nothing is sent twice"
        add(journal, 3)
        assert send_all(first).sent == send_all(other).sent == 3, "nor harms a second sender"
    assert stored(pit, "A1") == journal.rows(-1, 100)
    known = mark(pit, "A1")
    assert (known.last_seq, known.last_hash) == (24, journal.last_hash)
    assert known.is_complete
    assert not known.is_forked
    assert known.clock_is_off, "its clock stands in the year 2023"


def test_a_gap_is_refused_whole_and_says_what_is_there(
    pit: TestedPit, open_journal: Opening
) -> None:
    journal = open_journal("A2")
    add(journal, 9)
    with connect(pit.table("A2")) as table:
        rows = journal.rows(-1, 100)
        forwarder.append(table, batch_of(rows[:4], BEFORE_FIRST), ended=False, clock_ns=0)
        with pytest.raises(forwarder.NotThisJournal, match="gap: I have 3"):
            forwarder.append(table, batch_of(rows[6:], rows[5][8]), ended=True, clock_ns=0)
        with pytest.raises(forwarder.NotThisJournal, match="differs: I have 3"):
            forwarder.append(table, batch_of(rows[3:], rows[5][8]), ended=True, clock_ns=0)
        with pytest.raises(psycopg.errors.RaiseException, match="says that it is number"):
            forwarder.append(
                table, batch_of([rows[4], rows[6]], rows[3][8]), ended=True, clock_ns=0
            )
        assert stored(pit, "A2") == rows[:4], "a part of a batch is never taken"
        forwarder.append(table, batch_of(rows[2:6], rows[1][8]), ended=True, clock_ns=0)
    assert stored(pit, "A2") == rows[:6], "those that were there are passed over"


def test_two_journals_of_one_table_are_both_kept_and_the_table_is_marked(
    pit: TestedPit, open_journal: Opening, tmp_path: Path
) -> None:
    journal = open_journal("A3")
    add(journal, 12)
    journal.close()
    (tmp_path / "clone").mkdir()
    shutil.copy(journal.path, tmp_path / "clone" / "A3.journal")
    address, here, there = pit.table("A3"), open_journal("A3"), open_journal("A3", "clone")
    add(here, 5, "here")
    add(there, 8, "there")
    with closing(line_of(address, here)) as one, closing(line_of(address, there)) as other:
        assert send_all(one).have == 17
        assert send_all(other).have == 20
        add(here, 2)
        assert send_all(one).have == 19
    with closing(line_of(address, here)) as again:
        assert send_all(again).sent == 0, "a new line finds its own branch"
        assert again.parted == (12,), "and what bears witness against it"
    assert mark(pit, "A3").is_forked
    assert stored(pit, "A3", 0) == here.rows(-1, 100)
    assert stored(pit, "A3", 1) == there.rows(-1, 100)


def test_a_journal_that_begins_anew_is_another_one(pit: TestedPit, open_journal: Opening) -> None:
    address, first = pit.table("A4"), open_journal("A4")
    add(first, 30)
    with closing(line_of(address, first)) as line:
        send_all(line)
    again = open_journal("A4", "new-file", house="Another House")
    add(again, 3, "anew")
    with closing(line_of(address, again)) as line:
        assert send_all(line).have == 3
    known = mark(pit, "A4")
    assert (known.journals, known.forks, known.last_seq) == (2, 0, 3)


def test_a_server_that_was_restored_is_filled_again(pit: TestedPit, open_journal: Opening) -> None:
    journal = open_journal("A5")
    add(journal, 40)
    address = pit.table("A5")
    with closing(line_of(address, journal)) as line:
        send_all(line)
        yesterday = journal.rows(24, 1)[0]
        with pit.owner.transaction():  # what a restored back-up has not
            pit.owner.execute("SET LOCAL session_replication_role = replica")
            pit.owner.execute("DELETE FROM pit.entries WHERE table_id = 'A5' AND seq > 25")
            pit.owner.execute(
                "UPDATE pit.branches SET last_seq = 25, last_hash = %s WHERE table_id = 'A5'",
                [yesterday[8]],
            )
        add(journal, 1)
        with pytest.raises(ServerAway, match="another journal"):
            line.step()
        assert send_all(line).have == 41
    assert stored(pit, "A5") == journal.rows(-1, 100)


def test_a_line_that_is_cut_in_the_midst_loses_nothing_and_sends_nothing_twice(
    pit: TestedPit, open_journal: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forwarder, "MOST", 5)
    journal = open_journal("X1")
    add(journal, 60)
    cut = 0
    with closing(line_of(pit.table("X1"), journal)) as line:
        for turn in range(60):
            try:
                if line.step().complete:
                    break
            except ServerAway:
                cut += 1
            if turn % 3 == 2 and line.server is not None:  # as a cable, or the server's end
                pid = line.server.info.backend_pid
                pit.owner.execute("SELECT pg_terminate_backend(%s, 5000)", [pid])
    assert cut > 2
    assert stored(pit, "X1") == journal.rows(-1, 100)


@pytest.mark.parametrize(
    "words",
    [
        "SELECT * FROM pit.entries",
        "SELECT * FROM pit.branches",
        "INSERT INTO pit.entries SELECT * FROM pit.entries",
        "UPDATE pit.entries SET body = ''",
        "DELETE FROM pit.entries",
        "TRUNCATE pit.entries",
        "UPDATE pit.branches SET last_seq = 0",
        "INSERT INTO pit.tables VALUES ('A7', session_user)",
        "DROP FUNCTION pit.append",
        "CREATE TABLE pit.mine ()",
    ],
)
def test_a_table_may_do_nothing_but_append(pit: TestedPit, words: str) -> None:
    with (
        connect(pit.table("A6")) as table,
        pytest.raises(psycopg.errors.InsufficientPrivilege),
    ):
        table.execute(words.encode())


def test_nobody_changes_an_entry_not_even_its_owner(pit: TestedPit, open_journal: Opening) -> None:
    journal = open_journal("A8")
    with closing(line_of(pit.table("A8"), journal)) as line:
        send_all(line)
    for words in ("UPDATE pit.entries SET seq = 9", "DELETE FROM pit.entries"):
        with pytest.raises(psycopg.errors.RaiseException, match="append-only"):
            pit.owner.execute(words.encode())
    with connect(pit.desk()) as desk:
        assert desk.execute("SELECT count(*) FROM pit.entries WHERE table_id = 'A8'").fetchone()
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            desk.execute("DELETE FROM pit.entries")


def test_a_table_sends_no_other_journal_and_none_of_training(
    pit: TestedPit, open_journal: Opening
) -> None:
    address = pit.table("A9")
    for journal, why in (
        (open_journal("B9"), "not the journal of table A9"),
        (open_journal("A9", training=True), "training"),
    ):
        with closing(line_of(address, journal)) as line, pytest.raises(Fault, match=why):
            line.step()


def test_a_journal_is_followed_while_a_table_writes_it(open_journal: Opening) -> None:
    journal = open_journal("C1")
    add(journal, 3)
    with FollowedJournal(journal.path) as followed:
        assert followed.rows(-1, 100) == journal.rows(-1, 100)
        journal.checkpoint()
        add(journal, 4)
        followed.look()
        assert followed.rows(-1, 100) == journal.rows(-1, 100)
        journal.close()
        with Journal.open(journal.path, journal.header) as again:  # nothing keeps a table out
            add(again, 1)
            followed.look()
            assert followed.rows(7, 100) == again.rows(7, 100)

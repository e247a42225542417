"""A journal that somebody else tells: from its first entry on, or from a later one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.journal import Draft, EntryKind, Journal
from tablemgr.journal.chain import Row
from tablemgr.journal.mirror import MirroredJournal

Make = Callable[..., Draft]


@pytest.fixture
def rows(journal: Journal, make_draft: Make) -> list[Row]:
    """The header and six entries: of Rounds 1 and 2, the last two a device's."""
    kinds = [EntryKind.ACT] * 4 + [EntryKind.DEVICE] * 2
    journal.append_all(
        [make_draft(n, round_no=1 + n // 4, kind=kind) for n, kind in enumerate(kinds, 1)]
    )
    return journal.rows(-1, 10)


def test_from_its_beginning_on_even_the_first_entry_must_follow_the_header(rows: list[Row]) -> None:
    header, first, second, *_ = rows
    forged = (*first[:8], second[8])
    mirror = MirroredJournal(header, 1)
    with pytest.raises(Fault, match="T1: entry 1 does not follow the one before"):
        mirror.add([forged])
    assert [each.seq for each in mirror.add([first, second])] == [1, 2]
    with pytest.raises(Fault, match="entry 1 does not follow"):
        mirror.add([first])
    assert not mirror.lacks_anchor
    assert not mirror.lost_anchor
    assert not mirror.was_cut_off


def test_from_a_later_entry_on_the_first_one_is_taken_as_it_is_and_the_next_must_follow(
    rows: list[Row],
) -> None:
    header, _, second, third, fourth, *_ = rows
    for first in (2, 3):
        mirror = MirroredJournal(header, first)
        mirror.add(rows[first : first + 1])
        with pytest.raises(Fault):
            mirror.add([(*rows[first + 1][:8], header[8])])
        mirror.add(rows[first + 1 :])
        assert mirror.last_seq == 6
    mirror = MirroredJournal(header, 2)
    mirror.add([second])
    with pytest.raises(Fault, match="entry 4"):
        mirror.add([fourth])
    mirror.add([third])
    assert (mirror.last_seq, mirror.last_hash) == (3, third[8])


def test_its_entries_are_chosen_as_those_of_a_journal(journal: Journal, rows: list[Row]) -> None:
    mirror = MirroredJournal(rows[0], 3, earlier=rows[1])
    mirror.add(rows[3:])
    for chosen in (
        {"round_no": 2},
        {"kinds": (EntryKind.DEVICE,)},
        {"round_no": 2, "kinds": (EntryKind.ACT,)},
        {"holding": ('"number":5',)},
        {"after": 4},
    ):
        found = [each.seq for each in mirror.entries(**chosen)]
        wanted = [each.seq for each in journal.entries(**chosen)]
        assert found == [seq for seq in wanted if seq not in (0, 2)], chosen
    assert [each.seq for each in mirror.entries(after=1)] == [3, 4, 5, 6]
    mirror.forget_before(5)
    assert [each.seq for each in mirror.entries()] == [1, 5, 6]
    assert mirror.last_round_no == 2

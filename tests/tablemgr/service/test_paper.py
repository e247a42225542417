"""What becomes of a print on paper (D4): each step is an entry, and a doubt ends by a person."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemgr.basics.errors import Bug
from tablemgr.service.paper import (
    ENDED,
    NOT_THERE,
    PaperState,
    SlipCopy,
    doubt_what_was_sent,
    note_paper,
    prints_of,
    reserve,
    unsent,
)
from tablemgr.service.slip_name import SlipName
from tests.tablemgr.tables import open_session

STEPS = (PaperState.QUEUED, PaperState.SENT, PaperState.OUT)


def test_each_step_is_in_the_journal(tmp_path: Path) -> None:
    session = open_session(tmp_path / "T1.journal")
    prints = prints_of(session)
    number = reserve(session, prints, SlipCopy(SlipName(5), 0), "slips").number
    for state in STEPS:
        note_paper(session, prints, number, state)
        assert prints_of(session).all == prints.all
    stored = [entry.data for entry in session.journal.entries() if "paper" in entry.data]
    assert [data["state"] for data in stored] == ["reserved", "queued", "sent", "out"]
    assert not prints.open
    session.journal.close()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((), PaperState.SENT),
        ((PaperState.QUEUED,), PaperState.OUT),
        ((*STEPS,), PaperState.DOUBT),
        ((*STEPS[:2], PaperState.DOUBT), PaperState.OUT),
        ((*STEPS[:2], PaperState.DOUBT), PaperState.SENT),
    ],
)
def test_a_step_is_not_skipped_and_only_a_person_ends_a_doubt(
    tmp_path: Path, before: tuple[PaperState, ...], after: PaperState
) -> None:
    session = open_session(tmp_path / "T1.journal")
    prints = prints_of(session)
    number = reserve(session, prints, SlipCopy(SlipName(5), 0), "slips").number
    for state in before:
        note_paper(session, prints, number, state)
    with pytest.raises(Bug, match=after.value):
        note_paper(session, prints, number, after)
    session.journal.close()


def test_after_a_start_what_was_sent_is_in_doubt_and_what_was_not_waits_in_order(
    tmp_path: Path,
) -> None:
    session = open_session(tmp_path / "T1.journal")
    prints = prints_of(session)
    for slip_no in (1, 2, 3):
        number = reserve(session, prints, SlipCopy(SlipName(slip_no), 0), "slips").number
        note_paper(session, prints, number, PaperState.QUEUED)
    note_paper(session, prints, 1, PaperState.SENT)
    session.journal.close()
    session = open_session(tmp_path / "T1.journal")
    prints = prints_of(session)
    doubt_what_was_sent(session, prints)
    assert (prints.all[1].state, prints.all[1].why) == (PaperState.DOUBT, ENDED)
    assert [each.slip.name.number for each in unsent(prints)] == [2, 3]
    session.journal.close()


def test_a_slip_that_may_lie_on_paper_is_printed_again_as_a_duplicate(tmp_path: Path) -> None:
    """What failed before it was sent is printed as it was."""
    session = open_session(tmp_path / "T1.journal")
    prints = prints_of(session)
    assert prints.next_copy(SlipName(5), 1) == 0
    number = reserve(session, prints, SlipCopy(SlipName(5), 0), "slips").number
    assert prints.next_copy(SlipName(5), 1) == 1, "the first is on its way"
    for state in (PaperState.QUEUED, PaperState.SENT, PaperState.FAILED):
        note_paper(session, prints, number, state, "The printer's cover is open.")
    assert prints.next_copy(SlipName(5), 1) == 0
    number = reserve(session, prints, SlipCopy(SlipName(5), 0), "slips").number
    for state in (PaperState.QUEUED, PaperState.SENT, PaperState.DOUBT):
        note_paper(session, prints, number, state)
    note_paper(session, prints, number, PaperState.FAILED, NOT_THERE)
    assert prints.next_copy(SlipName(5), 1) == 1
    session.journal.close()

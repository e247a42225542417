"""A past Round stepped forward and back, with its refusals and irregularities, and exported."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.past.record import reads
from tablemgr.past.reenactment import Reenactment
from tablemgr.past.replay import differences, play
from tablemgr.rules.games.position import Phase
from tablemgr.service.device_acts import reported
from tablemgr.service.interruption import confirm_cards
from tests.tablemgr.players import snapshot
from tests.tablemgr.tables import ROUND, open_session, tell


@pytest.fixture
def past(tmp_path: Path) -> Reenactment:
    session = open_session(tmp_path / "t.journal")
    tell(session, *ROUND[:5], "bet 2 cat 10", "card Kh 9d Kd")
    reported(session, "device.disconnected", {}, doubts_cards=True)
    confirm_cards(session)
    session.hit_by_card = False
    tell(session, "card 5c", "as mary pit-supervisor", "reconstruct no")
    tell(session, "choose 1 ann continue", "choose 1 bob return", "resume", "as dora dealer")
    tell(session, "proceed", "stand 1", "card 8c", "settle", *ROUND)
    found = Reenactment(session.journal.entries(round_no=1), 1)
    session.journal.close()
    return found


def test_every_step_is_told_with_who_acted(past: Reenactment) -> None:
    assert [step.number for step in past.steps] == list(range(1, len(past.steps) + 1))
    lines = {step.line: step for step in past.steps}
    assert lines["bet 2 cat 10.00"].refused is not None
    assert lines["bet 2 cat 10.00"].refused.paragraph == "5.8"
    assert lines["reconstruct no"].person == "mary"
    assert lines["device.disconnected"].doubts
    assert past.steps[lines["device.disconnected"].number].confirms


def test_it_is_stepped_forward_and_back_to_the_same_positions(past: Reenactment) -> None:
    last = len(past.steps)
    forward = [snapshot(past.table(n).position) for n in range(last + 1)]
    back = [snapshot(past.table(n).position) for n in range(last, -1, -1)]
    assert forward == back[::-1]
    assert past.table(0).position.phase is Phase.IDLE
    assert past.table(last).position.phase is Phase.COMPLETE


def test_the_irregular_steps_are_found(past: Reenactment) -> None:
    found = []
    number: int | None = 0
    while (number := past.next_irregular(number or 0)) is not None:
        found.append(past.steps[number - 1].line)
    assert found == ["bet 2 cat 10.00", "device.disconnected", "card 5c", "resume"]
    assert past.next_irregular(len(past.steps), -1) is not None
    assert past.next_irregular(1, -1) is None


def test_it_is_exported_as_a_round_record_that_holds(past: Reenactment) -> None:
    record = reads(past.record(), "f")
    assert record.expect is not None
    assert differences(play(record), record.expect) == []


def test_a_round_that_is_not_there_is_a_fault(past: Reenactment) -> None:
    with pytest.raises(Fault, match="no Round 9"):
        Reenactment([], 9)
    with pytest.raises(IndexError):
        past.table(99)

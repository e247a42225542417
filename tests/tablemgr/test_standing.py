"""What a journal knows of settings and of the register, over new starts; what a slip says of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tablemgr.commands import Reopen
from tablemgr.history import past_round
from tablemgr.people import Person, Proof, Signature
from tablemgr.profile import DEFAULT, reads
from tablemgr.roles import Role
from tablemgr.session import TableSession
from tablemgr.settings import SettingChange, changes, values_of
from tablemgr.slip_issue import issues
from tablemgr.slips import pdf, text
from tablemgr.slips.of_round import House, settlement_slip
from tablemgr.slips.paper import Paper
from tablemgr.staff.comparing import Known
from tablemgr.standing import settings_entry
from tests.tablemgr.slips.samples import FONTS
from tests.tablemgr.tables import open_session, tell

VALUES = values_of(reads(DEFAULT, "house.toml"))
MEI = Person("Mei Tan", Role.PIT_SUPERVISOR, Signature(Proof.PIN, 7, "ab"))
SIX = SettingChange("decks", 8, 6)


def store(session: TableSession, decks: int, by: Person | None = None) -> None:
    """The table has another number of decks from now on."""
    before = session.standing.values(session.journal)
    now = {**VALUES, "decks": decks}
    changed = () if before is None else changes(before, now)
    session.note(settings_entry(now, changed, signed=by is not None), by)


def play(session: TableSession) -> None:
    tell(session, "open", "bet 1 zoe 100 seated", "close", "card 8h 7d Kd")
    tell(session, "proceed", "stand 1", "card Th", "settle")


def again(session: TableSession) -> TableSession:
    path = session.journal.path
    session.journal.close()
    return open_session(path)


@pytest.fixture
def session(tmp_path: Path) -> TableSession:
    return open_session(tmp_path / "t.journal")


@pytest.mark.parametrize("rounds", [0, 1, 3])
def test_settings_and_what_nobody_has_signed_are_known_after_a_new_start(
    session: TableSession, rounds: int
) -> None:
    assert session.standing.values(session.journal) is None
    store(session, 8)
    store(session, 6)
    for _ in range(rounds):
        play(session)
    session = again(session)
    values = session.standing.values(session.journal)
    assert values is not None
    assert values["decks"] == 6
    assert session.standing.waiting(session.journal) == (SIX,)
    session.restore()
    assert session.standing.waiting(session.journal) == (SIX,)
    signed = list(session.standing.unsigned)
    session.note({"settings_signed": signed}, MEI)
    assert session.standing.waiting(session.journal) == ()
    session = again(session)
    assert session.standing.waiting(session.journal) == ()
    session.journal.close()


def test_a_change_that_is_signed_at_once_waits_for_nobody(session: TableSession) -> None:
    store(session, 8)
    store(session, 6, MEI)
    assert session.standing.waiting(session.journal) == ()
    entry = session.journal.last
    assert entry is not None
    assert (entry.person, entry.data["changed"]) == ("Mei Tan", [["decks", 8, 6]])
    session.journal.close()


@pytest.mark.parametrize("rounds", [0, 2])
def test_how_far_the_register_is_known_is_carried(session: TableSession, rounds: int) -> None:
    known = Known(12, "ab" * 32, ("person-gone ben",))
    at = session.note({"register_known": known.stored()}).seq
    for _ in range(rounds):
        play(session)
    session = again(session)
    assert session.standing.register == Known(12, "ab" * 32, ("person-gone ben",), at)
    session.journal.close()


def test_a_round_of_version_0_1_knows_nothing_of_the_house(session: TableSession) -> None:
    session.standing.take_up({"slips": 3})
    assert session.standing.settings == 0
    assert session.standing.register == Known()
    session.journal.close()


# --- on the slip ---------------------------------------------------------------------------------


def on_slip(session: TableSession, round_no: int, slip: int = -1) -> list[tuple[str, str, str]]:
    """What a slip of a Round says, its last unless another is meant: the change, who, how."""
    return [
        (change.line, signed.name, signed.proof)
        for signed in issues(session.journal, round_no)[slip].settings
        for change in signed.changes
    ]


CHANGED = "Decks: 8 \u2192 6"
BACK = "Decks: 6 \u2192 8"


def test_a_change_stands_on_the_next_slip_and_on_no_other(session: TableSession) -> None:
    store(session, 8)
    play(session)
    store(session, 6, MEI)
    play(session)
    play(session)
    assert on_slip(session, 1) == []
    assert on_slip(session, 2) == [(CHANGED, "Mei Tan", "pin")]
    assert on_slip(session, 3) == []
    session.journal.close()


def test_a_change_before_the_first_round_stands_on_the_first_slip(session: TableSession) -> None:
    store(session, 8)
    store(session, 6)
    play(session)
    assert on_slip(session, 1) == [(CHANGED, "", "")]
    session.journal.close()


def test_a_change_that_is_signed_before_the_slip_names_who_signed(session: TableSession) -> None:
    store(session, 8)
    store(session, 6)
    session.note({"settings_signed": list(session.standing.unsigned)}, MEI)
    play(session)
    assert on_slip(session, 1) == [(CHANGED, "Mei Tan", "pin")]
    session.journal.close()


def test_the_slip_of_a_settlement_that_was_reopened_has_what_was_changed_since(
    session: TableSession,
) -> None:
    store(session, 8)
    store(session, 6, MEI)
    play(session)
    store(session, 8, MEI)
    session.do(Reopen(), by=Person("top", Role.SHIFT_MANAGER))
    tell(session, "settle")
    play(session)
    assert [line for line, _, _ in on_slip(session, 1, slip=0)] == [CHANGED]
    assert [line for line, _, _ in on_slip(session, 1)] == [BACK]
    assert on_slip(session, 2) == []
    session.journal.close()


def test_the_slip_says_what_was_changed_and_who_signed(session: TableSession) -> None:
    store(session, 8)
    store(session, 6, MEI)
    store(session, 8)
    play(session)
    issue = session.slip(1)
    assert issue is not None
    position = past_round(session.journal.entries(), 1).position
    slip = settlement_slip(position, issue, House("House", "T1", "Day", "$"))
    told = text.render(slip).splitlines()
    session.journal.close()
    first = told.index("Settings changed since the slip before")
    assert told[first + 1 : first + 3] == [
        f"  {CHANGED}, signed by Mei Tan, Pit Supervisor (PIN)",
        f"  {BACK}, changed outside of the program; nobody has signed",
    ]
    unchanged = replace(slip, settings=())
    assert "Settings changed" not in text.render(unchanged)
    for paper in Paper:
        assert len(pdf.render(slip, paper, FONTS)) > len(pdf.render(unchanged, paper, FONTS))

"""What a journal knows of settings and of the register, over new starts; what a slip says of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tablemgr.basics.errors import Refusal
from tablemgr.house.profile import DEFAULT, reads
from tablemgr.house.settings import SettingChange, Values, changes, values_of
from tablemgr.house.staff.comparing import Known
from tablemgr.house.standing import settings_entry
from tablemgr.journal import Json
from tablemgr.past.history import past_round
from tablemgr.rules.commands import Open, Reopen
from tablemgr.rules.people import Person, Proof, Signature
from tablemgr.rules.roles import Role
from tablemgr.service.interruption import restore
from tablemgr.service.session import TableSession
from tablemgr.service.slip_acts import slip_of
from tablemgr.service.slip_issue import issues
from tablemgr.slips import text
from tablemgr.slips.of_round import House, settlement_slip
from tablemgr.slips.paper import Paper
from tests.tablemgr.slips.samples import FONTS, render
from tests.tablemgr.tables import open_session, tell

VALUES = values_of(reads(DEFAULT, "house.toml"))
MEI = Person("Mei Tan", Role.PIT_SUPERVISOR, Signature(Proof.PIN, 7, "ab"))
OTHER = SettingChange("layout", "A", "B")


def store(session: TableSession, layout: str, by: Person | None = None) -> None:
    """The table has another layout from now on."""
    before = session.standing.values(session.journal)
    now = {**VALUES, "layout": layout}
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
    store(session, "A")
    assert session.standing.unsigned == [], "the first settings are no change"
    store(session, "B")
    for _ in range(rounds):
        play(session)
    session = again(session)
    values = session.standing.values(session.journal)
    assert values is not None
    assert values["layout"] == "B"
    assert session.standing.waiting(session.journal) == (OTHER,)
    restore(session)
    assert session.standing.waiting(session.journal) == (OTHER,)
    signed = list(session.standing.unsigned)
    session.note({"settings_signed": signed}, MEI)
    assert session.standing.waiting(session.journal) == ()
    session = again(session)
    assert session.standing.waiting(session.journal) == ()
    session.journal.close()


def test_a_change_that_is_signed_at_once_waits_for_nobody(session: TableSession) -> None:
    store(session, "A")
    store(session, "B", MEI)
    assert session.standing.waiting(session.journal) == ()
    entry = session.journal.last
    assert entry is not None
    assert (entry.person, entry.data["changed"]) == ("Mei Tan", [["layout", "A", "B"]])
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


# --- no Round opens ------------------------------------------------------------------------------

WITH_PINS = {**VALUES, "sign-in": "pin", "device.port": "manual"}
BARRING = [
    ("game", "si-ki-pi", "Pit Supervisor"),
    ("decks", 6, "Pit Supervisor"),
    ("limits.initial", ["50", "2000"], "Pit Supervisor"),
    ("limits.side", ["1", "9000"], "Pit Supervisor"),
    ("table-manners.hit", "announced", "Pit Supervisor"),
    ("table-manners.boxes-only", True, "Pit Supervisor"),
    ("sign-in", "name", "Table Games Shift Manager"),
]


def change(session: TableSession, before: Values, after: Values, *, signed: bool = False) -> None:
    session.note(settings_entry(before, (), signed=False))
    session.note(settings_entry(after, changes(before, after), signed=signed), MEI)


@pytest.mark.parametrize(("name", "value", "role"), BARRING)
def test_no_round_opens_while_a_change_of_how_it_is_played_is_unsigned_i1(
    session: TableSession, name: str, value: Json, role: str
) -> None:
    change(session, WITH_PINS, {**WITH_PINS, name: value})
    session = again(session)
    refusal = session.verify(Open())
    assert refusal is not None
    assert (refusal.code, refusal.paragraph) == ("settings-unsigned", "I1")
    (waiting,) = session.standing.waiting(session.journal)
    assert waiting.line.in_words() in refusal.text
    assert f"the {role} or above signs" in refusal.text
    with pytest.raises(Refusal):
        session.do(Open())
    session.note({"settings_signed": list(session.standing.unsigned)}, MEI)
    session.do(Open())
    session.journal.close()


def test_where_nobody_shows_a_pin_the_shift_manager_is_named(session: TableSession) -> None:
    change(session, VALUES, {**VALUES, "limits.initial": ["50", "2000"]})
    refusal = session.verify(Open())
    assert refusal is not None
    assert "the Table Games Shift Manager or above signs" in refusal.text
    session.journal.close()


def test_another_port_bars_a_round_only_where_it_says_how_people_sign(
    session: TableSession,
) -> None:
    change(session, WITH_PINS, {**WITH_PINS, "device.port": "simulator"})
    assert session.verify(Open()) is None
    unsaid = {**WITH_PINS, "sign-in": None}
    session.note({"settings_signed": list(session.standing.unsigned)}, MEI)
    change(session, unsaid, {**unsaid, "device.port": "simulator"})
    assert session.verify(Open()) is not None
    session.journal.close()


def test_a_round_under_way_goes_on_and_the_next_waits(session: TableSession) -> None:
    session.note(settings_entry(VALUES, (), signed=False))
    tell(session, "open", "bet 1 zoe 100 seated")
    session = again(session)
    change(session, VALUES, {**VALUES, "limits.initial": ["50", "2000"]})
    already = session.verify(Open())
    assert already is not None
    assert already.code == "already-open"
    tell(session, "close", "card 8h 7d Kd", "proceed", "stand 1", "card Th", "settle")
    refusal = session.verify(Open())
    assert refusal is not None
    assert refusal.code == "settings-unsigned"
    session.journal.close()


def test_first_settings_signed_ones_and_no_settings_at_all_bar_nothing(
    session: TableSession,
) -> None:
    assert session.verify(Open()) is None, "a journal of version 0.1"
    session.note(settings_entry(VALUES, (), signed=False))
    assert session.verify(Open()) is None
    change(session, VALUES, {**VALUES, "decks": 6}, signed=True)
    assert session.verify(Open()) is None
    session.journal.close()


def test_what_speaks_against_the_journal_bars_rounds_until_it_is_signed(
    session: TableSession,
) -> None:
    said = ["The seal of entry 7 does not hold.", "A slip has another Round 3."]
    session.note({"unwitnessed": [*said]})
    refusal = session.verify(Open())
    assert refusal is not None
    assert all(line in refusal.text for line in said)
    session = again(session)
    assert session.standing.unwitnessed == said
    session.note({"witnessed": [*said]}, MEI)
    assert session.verify(Open()) is None
    play(session)
    session = again(session)
    assert (session.standing.unwitnessed, session.standing.witnessed) == ([], said)
    session.journal.close()


# --- on the slip ---------------------------------------------------------------------------------


def on_slip(session: TableSession, round_no: int, slip: int = -1) -> list[tuple[str, str, str]]:
    """What a slip of a Round says, its last unless another is meant: the change, who, how."""
    return [
        (change.line.in_words(), signed.name, signed.proof)
        for signed in issues(session.journal, round_no)[slip].settings
        for change in signed.changes
    ]


CHANGED = "Layout: A \u2192 B"
BACK = "Layout: B \u2192 A"


def test_a_change_stands_on_the_next_slip_and_on_no_other(session: TableSession) -> None:
    store(session, "A")
    play(session)
    store(session, "B", MEI)
    play(session)
    play(session)
    assert on_slip(session, 1) == []
    assert on_slip(session, 2) == [(CHANGED, "Mei Tan", "pin")]
    assert on_slip(session, 3) == []
    session.journal.close()


def test_a_change_before_the_first_round_stands_on_the_first_slip(session: TableSession) -> None:
    store(session, "A")
    store(session, "B")
    play(session)
    assert on_slip(session, 1) == [(CHANGED, "", "")]
    session.journal.close()


def test_a_change_that_is_signed_before_the_slip_names_who_signed(session: TableSession) -> None:
    store(session, "A")
    store(session, "B")
    session.note({"settings_signed": list(session.standing.unsigned)}, MEI)
    play(session)
    assert on_slip(session, 1) == [(CHANGED, "Mei Tan", "pin")]
    session.journal.close()


def test_the_slip_of_a_settlement_that_was_reopened_has_what_was_changed_since(
    session: TableSession,
) -> None:
    store(session, "A")
    store(session, "B", MEI)
    play(session)
    store(session, "A", MEI)
    session.do(Reopen(), by=Person("top", Role.SHIFT_MANAGER))
    tell(session, "settle")
    play(session)
    assert [line for line, _, _ in on_slip(session, 1, slip=0)] == [CHANGED]
    assert [line for line, _, _ in on_slip(session, 1)] == [BACK]
    assert on_slip(session, 2) == []
    session.journal.close()


def test_the_slip_says_what_was_changed_and_who_signed(session: TableSession) -> None:
    store(session, "A")
    store(session, "B", MEI)
    store(session, "A")
    play(session)
    issue = slip_of(session, 1)
    assert issue is not None
    position = past_round(session.journal.entries(), 1).position
    slip = settlement_slip(position, issue, House("House", "T1", "Day", "$"))
    told = text.render(slip).splitlines()
    session.journal.close()
    first = told.index("Settings changed since the last slip")
    assert told[first + 1 : first + 3] == [
        f"  {CHANGED}, signed by Mei Tan, Pit Supervisor, by PIN",
        f"  {BACK}, changed outside of the program; nobody has signed",
    ]
    unchanged = replace(slip, settings=())
    assert "Settings changed" not in text.render(unchanged)
    for paper in Paper:
        assert len(render(slip, paper, FONTS)) > len(render(unchanged, paper, FONTS))

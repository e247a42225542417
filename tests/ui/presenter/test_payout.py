"""The settlement says which chips leave the tray, and the tray's sheet proposes a fill in time."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemgr.basics.money import Money
from tablemgr.service.session import TableSession
from tablemgr.tray import steps as told
from tablemgr.tray.commands import worth
from tests.tablemgr.past.trays import do, opened
from tests.tablemgr.tables import ROUND, tell
from tests.tablemgr.tray.floor import DEALER, SUPERVISOR, chips
from ui.presenter.settlement import rows_to_work, settlement_view
from ui.presenter.tray import RUNS_LOW, tray_alerts, tray_view
from ui.world.screen import profile_of

FULL = "5x100 25x80 100x40"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "T1.journal"


def lines_out(session: TableSession) -> list[str]:
    """Each row's chips out of the tray, in words: `100 1, 5 4; back 5 1; short 2.50`."""
    found = []
    for line in settlement_view(
        session, profile_of(session.table), rows_to_work(session, "right"), 0
    ).lines:
        out = line.chips
        parts = [", ".join(f"{c.value.in_words()} {n}" for c, n in out.chips)]
        parts += ["back " + ", ".join(f"{c.value.in_words()} {n}" for c, n in out.change)] * bool(
            out.change
        )
        parts += [f"short {out.short.in_words()}"] * bool(out.short)
        found.append("; ".join(filter(None, parts)))
    return found


@pytest.mark.parametrize(
    ("tray", "expected"),
    [
        (FULL, ["100 1", "25 2"]),
        ("25x9 100x9", ["100 1", "25 2"]),
        ("25x1 100x3", ["100 1", "100 1; back 25 2"]),
        ("5x9 25x9", ["25 4", "25 1, 5 5"]),
        ("25x1 100x2", ["100 1", "5 1; short 45"]),
    ],
)
def test_each_row_is_paid_with_what_the_rows_before_it_leave(
    path: Path, tray: str, expected: list[str]
) -> None:
    """120 was paid for ann's side Bet before the cards; 100 and 50 are due now."""
    session = opened(path, tray)
    tell(session, *ROUND[:-1])
    assert lines_out(session) == expected
    session.journal.close()


def test_the_chips_held_come_to_the_booked_float_also_after_a_start(path: Path) -> None:
    session = opened(path, FULL)
    do(session, told.TakeBuyIn("ann", Money.parse("187.50")), DEALER)
    tell(session, "as dora dealer", *ROUND, *ROUND, "as mary shift-manager", "reopen")
    tell(session, "adjust 1 ann 20", "settle")
    do(session, told.VoidBuyIn(1, "misread"), SUPERVISOR)
    for again in (False, True):
        if again:
            session.journal.close()
            session = opened(path, FULL)
        held = session.tray.held(session.movements.done)
        assert worth(tuple(held.items())) == session.tray.desk.state.books.float
        assert held[Money.parse("100")] < 40
    session.journal.close()


def test_the_sheet_proposes_a_fill_and_a_message_says_so_until_it_travels(path: Path) -> None:
    session = opened(path, FULL)
    do(session, told.TakeBuyIn("ann", Money.parse("3500")), DEALER)
    proposed = session.tray.fill_proposed(session.movements.done)
    assert proposed == chips("100x40")
    desk = session.tray.desk
    (row,) = [row for row in tray_view(desk, proposed).rows if row.words]
    assert row.words == "Chips of 100 run low. Proposed fill: 40 \u00d7 100."
    assert [alert.key for alert in tray_alerts(desk, proposed)] == [RUNS_LOW]
    do(session, told.AskForChips("fill", proposed), SUPERVISOR)
    (alert,) = tray_alerts(desk, proposed)
    assert alert.lasting
    assert alert.text == "Fill of 4,000, request 1. Next: attest by Runner"
    session.journal.close()

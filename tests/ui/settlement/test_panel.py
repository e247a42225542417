from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablemgr.basics.money import Money
from tablemgr.house.chips import breakdown
from tests.ui.fit import faults
from tests.ui.stage import CHIPS, SIZES, beside_felt, dress_once, settle
from ui.parts.more import MoreBelow
from ui.settlement.panel import SettlementPanel
from ui.views.settlement import SettlementLine, SettlementView
from ui.views.shared import ChipsOut, Citation, Tone


def chips_for(amount: Money) -> ChipsOut:
    """The chips to hand out, as whoever holds the table makes them."""
    parts = breakdown(amount, [chip.value for chip in CHIPS])
    by_value = {chip.value: chip for chip in CHIPS}
    return ChipsOut(tuple((by_value[value], count) for value, count in parts.chips), parts.cash)


def paid(box: int, words: str, cents: int, bet: str = "Bet") -> SettlementLine:
    amount = Money(cents)
    return SettlementLine(
        box, f"P{box}", bet, words, Tone.PAY, "+", amount=amount, chips=chips_for(amount)
    )


TAKEN = SettlementLine(
    7, "P7", "Bet", "take", Tone.TAKE, "\u2212", amount=Money(10000), cite=Citation("3.25")
)
WORST = replace(
    paid(5, "pay 200 to 1", 9_999_925, "Boom Busted"),
    hand="Hand 2",
    returned=Money(126000),
    detail="8 cards or more",
    cite=Citation("4.1.3"),
    player="a_player_with_a_long_name_indeed",
)
HALF = SettlementLine(
    2, "P2", "Bet", "take half", Tone.TAKE, "\u2212", amount=Money(5000), returned=Money(5000)
)
EVEN = SettlementLine(1, "P1", "Bet", "stand off", Tone.EVEN, cite=Citation("1.31"))
LINES = (TAKEN, WORST, paid(4, "pay 6 to 5", 6000), HALF, EVEN)
BACK = SettlementLine(
    3, "P3", "Bet", "give back", Tone.EVEN, "back ", amount=Money(123_450), detail="it was taken"
)
RECOVER = SettlementLine(
    3, "P3", "RWS Pairs", "recover", Tone.WARN, "recover ", amount=Money(9_999_925)
)


_DONE = {Tone.PAY: "paid", Tone.TAKE: "taken", Tone.EVEN: "given back", Tone.WARN: "recovered"}


def at(place: int, lines: tuple[SettlementLine, ...] = LINES) -> SettlementView:
    """The Dealer is at that row, those before it are done."""
    ticked = tuple(
        replace(line, done=_DONE[line.tone] if row < place else "")
        for row, line in enumerate(lines)
    )
    note = "All done." if place == len(lines) else ""
    return SettlementView("Final Settlement", ticked, place, note, "To do: pay 120, take 100")


VIEW = at(1)
HANDED = at(0, (RECOVER, BACK))
ONLY = SettlementView(
    "Final Settlement",
    tuple(replace(line, amount=None, chips=ChipsOut(), player="") for line in LINES),
    1,
)
SHARED = at(
    1,
    (
        replace(paid(3, "pay", 62525), player="ann"),
        replace(WORST, box=3),
        replace(TAKEN, box=3, player="bo"),
        TAKEN,
    ),
)
MANY = at(33, LINES * 8)


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> None:
    dress_once(qapp)


@pytest.fixture
def panel(qtbot: QtBot) -> SettlementPanel:
    widget = SettlementPanel()
    widget.set_view(VIEW)
    beside_felt(qtbot, SIZES[0], widget)
    return widget


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "view",
    [
        *(at(place) for place in range(6)),
        *(ONLY, MANY, SHARED, HANDED, at(1, (RECOVER, BACK)), SettlementView("Nothing")),
        replace(at(4), marked=1),
    ],
)
def test_nothing_is_cut(qtbot: QtBot, size: tuple[int, int], view: SettlementView) -> None:
    widget = SettlementPanel()
    widget.set_view(view)
    assert faults(beside_felt(qtbot, size, widget)) == []


def test_chips_and_cash_are_said_exactly_m2(panel: SettlementPanel) -> None:
    panel.set_view(replace(VIEW, lines=(paid(3, "pay", 62525),), current=0))
    assert panel.current.amount.text() == "625.25"
    words = panel.current.chips.words()
    assert words == "1 × 500, 1 × 100, 1 × 25, and 0.25 in cash"


def test_players_who_share_a_box_are_named_in_the_list(panel: SettlementPanel) -> None:
    panel.set_view(SHARED)
    settle()
    first, longest, third, alone = (row.bet.text() for row in panel.rows)
    assert (first, third, alone) == ("ann · Bet", "bo · Bet", "Bet")
    panel.set_view(SettlementView("Nothing"))
    panel.set_view(SHARED)  # a row that is made while the list is shown
    settle()
    assert panel.inner.width() <= panel.listing.viewport().width()
    assert "…" in longest
    assert longest.endswith("Hand 2")


def test_what_is_given_back_and_recovered_says_so_in_the_list_i2(panel: SettlementPanel) -> None:
    panel.set_view(HANDED)
    settle()
    assert [row.result.text() for row in panel.rows] == ["recover 99,999.25", "back 1,234.50"]
    assert panel.current.verdict.text() == "recover"


def test_a_row_that_is_ticked_off_says_what_was_moved(panel: SettlementPanel) -> None:
    panel.set_view(at(2, (RECOVER, BACK, TAKEN)))
    settle()
    assert [row.result.text() for row in panel.rows] == [
        *("recovered 99,999.25", "given back 1,234.50", "\N{MINUS SIGN}100"),
    ]
    panel.set_view(replace(at(1, (replace(TAKEN, amount=None),)), current=1))
    assert panel.rows[0].result.text() == "taken"


def test_each_hand_of_a_split_is_named_in_the_list_3_22(panel: SettlementPanel) -> None:
    first = replace(paid(3, "pay", 5000), player="ann", hand="Hand 1")
    panel.set_view(at(0, (first, replace(first, hand="Hand 2"), TAKEN)))
    settle()
    assert [row.bet.text() for row in panel.rows] == ["Hand 1", "Hand 2", "Bet"]
    assert panel.rows[1].accessibleName() == "Box 3, Hand 2, Bet, +50"
    bob = replace(first, player="bob")
    panel.set_view(at(0, (first, bob)))
    settle()
    assert [row.bet.text() for row in panel.rows] == ["ann · Hand 1", "bob · Hand 1"]


@pytest.mark.parametrize("size", SIZES)
def test_a_list_that_goes_on_below_says_so(qtbot: QtBot, size: tuple[int, int]) -> None:
    widget = SettlementPanel()
    widget.set_view(at(0, LINES * 4))
    beside_felt(qtbot, size, widget)
    more = widget.findChild(MoreBelow)
    assert more is not None
    assert more.isVisible()
    bar = widget.listing.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert not more.isVisible()
    widget.set_view(at(0, LINES[:1]))
    settle()
    assert not more.isVisible()


def test_half_back_is_said_3_17(panel: SettlementPanel) -> None:
    panel.set_view(at(3))
    assert panel.current.verdict.text() == "take half"
    assert panel.current.returned.text() == "gives back 50 of the stake"


def test_without_amounts_only_the_words_are_said(panel: SettlementPanel) -> None:
    panel.set_view(ONLY)
    assert not panel.current.amount.isVisible()
    assert not panel.current.chips.isVisible()
    assert not panel.totals.isVisible()
    assert [row.result.text() for row in panel.rows] == [line.words for line in LINES]


def test_next_asks_and_the_view_alone_advances(qtbot: QtBot, panel: SettlementPanel) -> None:
    with qtbot.waitSignal(panel.advanced):
        panel.next.click()
    assert panel.count.text() == "2 of 5"
    assert panel.totals.text().startswith("To do: pay ")


def test_all_done(panel: SettlementPanel) -> None:
    panel.set_view(at(5))
    assert panel.done.isVisible()
    assert not panel.next.isVisible()
    assert panel.progress.value() == 5
    assert panel.done.text() == "All done."
    assert all(row.tick.text() == "✓" for row in panel.rows)


def test_a_line_is_chosen_by_touch(qtbot: QtBot, panel: SettlementPanel) -> None:
    with qtbot.waitSignal(panel.chosen) as chosen:
        QTest.mouseClick(panel.rows[2], Qt.MouseButton.LeftButton)
    assert chosen.args == [2]


def test_the_current_line_is_scrolled_to(qtbot: QtBot) -> None:
    widget = SettlementPanel()
    widget.set_view(MANY)
    beside_felt(qtbot, SIZES[0], widget)
    row = widget.rows[33]
    port = widget.listing.viewport()
    assert port.rect().contains(row.geometry().translated(widget.inner.pos()))


def test_fewer_lines_leave_no_row_behind(panel: SettlementPanel) -> None:
    panel.set_view(replace(VIEW, lines=LINES[:2]))
    assert len(panel.rows) == 2

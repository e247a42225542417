from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablemgr.basics.chips import breakdown
from tablemgr.basics.money import Money
from tests.ui.fit import faults
from tests.ui.stage import CHIPS, SIZES, beside_felt, dress_once, settle
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


def test_the_rows_of_the_box_are_keys_each_with_its_player(panel: SettlementPanel) -> None:
    panel.set_view(SHARED)
    settle()
    first, second = panel.keys
    assert [key.isVisible() for key in panel.keys] == [True, True]
    assert first.accessibleName().startswith("Box 3, Hand 2, a_player_with_a_long_name")
    assert "…" in first.bet.text()
    assert second.accessibleName() == "Box 3, bo · Bet, \N{MINUS SIGN}100"
    assert panel.settled.isHidden()


def test_more_rows_than_keys_turn_the_page(panel: SettlementPanel) -> None:
    three = tuple(replace(paid(3, "pay", cents), player="ann") for cents in (100, 200, 300))
    panel.set_view(at(0, three))
    settle()
    assert panel.more.isVisible()
    panel.more.click()
    assert [key.number for key in panel.keys if key.isVisible()] == [2]
    panel.more.click()
    assert [key.number for key in panel.keys if key.isVisible()] == [0, 1]


def test_a_box_with_one_row_names_what_was_settled_instead(panel: SettlementPanel) -> None:
    panel.set_view(at(2, (RECOVER, BACK, TAKEN)))
    settle()
    assert not any(key.isVisible() for key in panel.keys)
    assert panel.settled.text().splitlines() == [
        "✓ 3 · P3 · RWS Pairs: recovered 99,999.25",
        "✓ 3 · P3 · Bet: given back 1,234.50",
    ]


def test_half_back_is_said_3_17(panel: SettlementPanel) -> None:
    panel.set_view(at(3))
    assert panel.current.verdict.text() == "take half"
    assert panel.current.bet.text() == "Bet · gives back 50"


def test_without_amounts_only_the_words_are_said(panel: SettlementPanel) -> None:
    panel.set_view(ONLY)
    assert not panel.current.amount.isVisible()
    assert not panel.current.chips.isVisible()
    assert panel.totals.text() == ""


def test_all_done(panel: SettlementPanel) -> None:
    panel.set_view(at(5))
    assert panel.done.isVisible()
    assert panel.done.text() == "Final Settlement\nAll done."


def test_a_key_gives_the_number_of_its_row(qtbot: QtBot, panel: SettlementPanel) -> None:
    panel.set_view(SHARED)
    with qtbot.waitSignal(panel.chosen) as chosen:
        QTest.mouseClick(panel.keys[1], Qt.MouseButton.LeftButton)
    assert chosen.args == [2]


def test_a_ticked_row_that_was_touched_can_be_said_not_to_have_moved(
    qtbot: QtBot, panel: SettlementPanel
) -> None:
    panel.set_view(replace(at(4), marked=1))
    assert panel.untick.isVisible()
    with qtbot.waitSignal(panel.unticked):
        panel.untick.click()

"""At the window a card that was not read lies face down until its Hand is opened (S10)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from drivers.device import CardUnreadable
from tablemgr.basics.cards import card, unread_card
from tablemgr.past.history import past_round
from tablemgr.rules.games.position import Phase
from tests.ui.families.si_ki_pi.test_looking import words_on
from tests.ui.rig import TableRig
from ui.families.si_ki_pi.actions import HOUSE_WAY, SET_HAND
from ui.presenter.felt import felt_view
from ui.presenter.hands import compare_view
from ui.presenter.misread import read_cards
from ui.views.asking import ChoiceAsk
from ui.views.guide import FLOW

BETS = ("open", "bet 1 ann 100 seated", "bet 2 bob 50 seated", "close")


@pytest.fixture
def table(new_rig: Callable[..., TableRig]) -> TableRig:
    rig = new_rig(settings='game = "si-ki-pi"\ndecks = 1\ndealing = "shuffler"')
    rig.tell(*BETS)
    return rig


def not_read(rig: TableRig) -> None:
    """The reader misses the next card; the Dealer leaves it face down."""
    rig.controller.device_events.reported(CardUnreadable(b"\x80"), {"value": "80"})
    rig.window.side.keypad.left_so.click()


def dealt(rig: TableRig) -> TableRig:
    rig.tell("card 8h Kh 5s")
    not_read(rig)
    rig.tell("card 2h Th 4h Js 9c 9d Kd")
    not_read(rig)
    return rig


def test_a_card_that_was_not_read_stays_so_and_the_next_ones_are_dealt(table: TableRig) -> None:
    rig, keypad = table, table.window.side.keypad
    rig.tell("card 8h Kh 5s")
    rig.controller.device_events.reported(CardUnreadable(b"\x80"), {"value": "80"})
    assert rig.window.guide.view.text == "A card was not read. Leave it face down and say so."
    for code in ("2h", "Th"):
        rig.simulator.draw_card(card(code))
    rig.until(lambda: len(rig.controller.device_events.held) == 2)
    keypad.left_so.click()
    rig.until_cards("8h", "Kh", "5s", "?4", "2h", "Th")
    assert rig.window.side.currentWidget() is not keypad
    view = felt_view(rig.session, rig.profile, rig.controller.link())
    assert view.boxes[0].hands[0].cards == (None, None, None, unread_card(4))


def test_of_two_in_a_row_neither_is_lost(table: TableRig) -> None:
    rig, events = table, table.controller.device_events
    for value in (b"\x80", b"\x81"):
        events.reported(CardUnreadable(value), {"value": value.hex()})
        if value == b"\x80":
            rig.simulator.draw_card(card("8h"))
            rig.until(lambda: len(events.held) == 1)
    rig.window.side.keypad.left_so.click()
    assert rig.cards() == ["?1", "8h"]
    assert rig.window.guide.view.text.startswith("A card was not read.")
    rig.window.side.keypad.left_so.click()
    assert rig.cards() == ["?1", "8h", "?3"]
    assert not events.why_by_hand


def test_each_is_asked_for_as_its_hand_is_opened(table: TableRig) -> None:
    rig = dealt(table)
    side = rig.window.side
    for _ in range(2):
        rig.press(SET_HAND)
    assert rig.window.guide.view.text == "Open your cards and enter card 12, which was not read."
    assert side.currentWidget() is side.keypad
    assert side.keypad.where.text() == "Card 12, Dealer:"
    flow = rig.button(FLOW)
    assert flow is not None
    assert flow.reason is not None
    side.keypad.card_chosen.emit(card("Qc"))
    assert side.currentWidget() is not side.keypad
    assert "Q♣" not in words_on(rig)
    rig.press(FLOW)
    while rig.window.guide.view.text.startswith("Open box 2"):
        rig.tell("set 2 2h Th / 4h Js")
    assert side.keypad.where.text() == "Card 4, Box 1:"
    rig.window.felt.box_tapped.emit(1)
    assert rig.controller.questions.open is None
    side.keypad.card_chosen.emit(card("4s"))
    rig.tell("set 1 5s 4s / 8h Kh")
    assert rig.phase() is Phase.SETTLEMENT
    assert "card 8h Kh 5s 4s" in " ".join(past_round(rig.session.journal.entries(), 1).lines)


def test_a_player_who_asks_for_the_house_way_has_it_asked_first(table: TableRig) -> None:
    rig = dealt(table)
    side = rig.window.side
    rig.press(HOUSE_WAY)
    question = rig.controller.questions.open
    assert isinstance(question, ChoiceAsk)
    rig.controller.questions.answer(question.choices[0].command)
    assert rig.controller.questions.open is None
    assert side.keypad.where.text() == "Card 4, Box 1:"
    side.keypad.card_chosen.emit(card("4s"))
    assert side.currentWidget() is not side.keypad
    rig.press(HOUSE_WAY)
    rig.controller.questions.answer(question.choices[0].command)
    assert rig.session.table.position.boxes[1].hand.setting is not None


def test_it_is_named_by_its_number_wherever_cards_are_compared(table: TableRig) -> None:
    rig = dealt(table)
    view = compare_view(rig.session, "After a replug.")
    assert view.hands[0].cards == (None, None, None, unread_card(4))
    assert [each.name for each in read_cards(rig.session, looks=True)][3] == "card 4"
    rig.window.resolving.pit.misread()
    rig.window.resolving.pit.misread_card(4)
    line = rig.window.guide.view.history
    assert line is not None
    assert "Card 4 lies face down" in line.text


def test_a_new_start_asks_for_it_again(table: TableRig) -> None:
    rig = dealt(table)
    for _ in range(2):
        rig.press(SET_HAND)
    rig.controller.restore()
    assert rig.cards()[3] == "?4"
    assert rig.window.side.keypad.where.text() == "Card 12, Dealer:"

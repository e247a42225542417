"""A touch on a card offers to correct it, wherever the Round stands, or says why it can't be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablemgr.rules.commands import Reopen, Void
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.position import Phase
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.ui.rig import TableRig
from ui.families.si_ki_pi.view import SettingView
from ui.views.felt import CardRef
from ui.views.header import MenuItem

MANAGER = Person("may", Role.SHIFT_MANAGER)
BEGIN = ("open", "bet 1 ann 100 seated", "side 1 ann rws-pairs 10", "bet 3 cho 200 seated", "close")
SETTINGS = 'game = "si-ki-pi"\nlayout = "A"\ndecks = 1\ndealing = "shoe"'


def touch(rig: TableRig, box: int, hand: int, index: int) -> str:
    """Touch a card; what the sheet over the felt then says, or nothing."""
    rig.window.felt.card_tapped.emit(CardRef(box, hand, index))
    sheet = rig.window.resolving.pit.__dict__.get("misreading")
    if sheet is None or not sheet.isVisible():
        return ""
    words = sheet.heading.text()
    sheet.dismiss()
    return str(words)


def said(rig: TableRig) -> str:
    return rig.window.guide.note.label.text()


def test_a_card_is_corrected_by_touch_in_every_stage_of_a_round_5_6(rig: TableRig) -> None:
    rig.tell(*BEGIN)
    rig.draw("8h", "9c", "7d", "8d", "Qh")
    assert rig.phase() is BlackjackPhase.INTERIM
    second = "Card 4, 8♦ on Box 1, was misread"
    assert touch(rig, 1, 0, 1) == second
    rig.controller.settling.next_line()
    rig.tell("proceed", "stand 1", "stand 3")
    rig.draw("Kd")
    assert rig.phase() is Phase.SETTLEMENT
    assert touch(rig, 1, 0, 1) == second
    assert touch(rig, 0, 0, 1) == "Card 6, K♦ on Dealer, was misread"
    rig.tell("settle")
    rig.controller.tell(Reopen(), by=MANAGER, reason="A misread card.")
    assert touch(rig, 1, 0, 1) == second


def test_of_a_round_that_is_over_it_is_said_why_not_5_6(rig: TableRig) -> None:
    rig.tell(*BEGIN)
    rig.draw("8h", "9c", "7d", "8d", "Qh")
    rig.tell("proceed", "stand 1", "stand 3")
    rig.draw("Kd")
    rig.tell("settle")
    assert touch(rig, 1, 0, 1) == ""
    assert "reopen the settlement" in said(rig)
    rig.tell("open", "bet 1 ann 100 seated", "close")
    rig.window.header.asked.emit(MenuItem.MISREAD)
    assert said(rig) == "No card has been read in this Round yet."
    rig.draw("8h", "7d", "Qh")
    rig.tell("irregularity foreign-card")
    rig.controller.tell(Void("5.5.1"), by=MANAGER)
    assert touch(rig, 1, 0, 0) == ""
    assert "Void" in said(rig)


@pytest.fixture
def four_cards(new_rig: Callable[..., TableRig]) -> TableRig:
    rig = new_rig(settings=SETTINGS)
    rig.tell("open", "bet 1 ann 100 seated", "close")
    rig.draw("Kh", "9d", "7d", "Kd", "Tc", "3h", "4s", "5d")
    return rig


def test_a_hand_is_laid_and_opened_by_touch_and_then_corrected_s11(four_cards: TableRig) -> None:
    rig = four_cards
    assert touch(rig, 1, 0, 0) == ""
    assert rig.session.table.position.boxes[1].hand.laid
    rig.tell("reveal")
    assert touch(rig, 1, 0, 0) == ""
    assert isinstance(rig.controller.questions.open, SettingView)
    rig.controller.questions.close()
    rig.tell("set 1 Tc 4s / Kh 7d")
    assert rig.phase() is Phase.SETTLEMENT
    assert touch(rig, 1, 1, 0) == "Card 1, K♥ on Box 1, was misread"
    assert touch(rig, 1, 0, 1) == "Card 7, 4♠ on Box 1, was misread"
    assert touch(rig, 0, 1, 1).endswith("on Dealer, was misread")


def test_a_menu_entry_that_can_do_nothing_now_says_so(rig: TableRig) -> None:
    rig.window.header.asked.emit(MenuItem.PLAYER_LEFT)
    assert said(rig).startswith("Nobody can leave now")
    rig.window.header.asked.emit(MenuItem.COMPARE_CARDS)
    assert said(rig) == "No card of this Round is in doubt."

"""At the window a card is a Hit, and one touch puts it, or the last decision, right (I12)."""

from __future__ import annotations

from collections.abc import Callable

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tablemgr.basics.cards import card
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import blackjack_of
from tablemgr.rules.games.position import Phase
from tests.ui.rig import TableRig
from ui.families.blackjack.actions import DOUBLE, EVEN_MONEY, HIT, SPLIT, SURRENDER
from ui.views.guide import EARLY, ActionView, ButtonPlace

BETS = ("open", "bet 1 ann 100 seated", "bet 2 bob 100 seated", "close")


def action(rig: TableRig, place: ButtonPlace) -> ActionView:
    return next(each for each in rig.window.guide.view.actions if each.place is place)


def marks(rig: TableRig) -> list[tuple[int, str]]:
    return [
        (box.number, hand.mark)
        for box in rig.window.felt.view.boxes
        for hand in box.hands
        if hand.mark
    ]


def taken_back(rig: TableRig) -> str:
    """Which act *Take back* names."""
    back = rig.window.guide.view.back
    assert back is not None
    assert back.label == "Take back"
    return back.sub


def test_a_drawn_card_is_a_hit_and_is_marked_until_the_next_act(rig: TableRig) -> None:
    rig.tell(*BETS, "card 9s 9d 8s 4c 4h", "proceed")
    assert action(rig, HIT).sub == "or draw the card"
    rig.draw("3c")
    assert rig.phase() is BlackjackPhase.SUBSEQUENT_DEAL
    assert marks(rig) == [(1, "Hit")]
    assert rig.window.guide.back.text() == "Box 1 stood"
    rig.tell("hit 1")
    assert marks(rig) == []
    assert taken_back(rig) == "Hit"


def test_one_touch_says_that_the_box_stood(rig: TableRig) -> None:
    rig.tell(*BETS, "card 9s 9d 8s 8c 4h", "proceed")
    rig.draw("3c")
    rig.window.guide.back.click()
    position = blackjack_of(rig.session.table.position)
    assert [card.code for card in position.boxes[2].hands[0].cards] == ["9d", "4h", "3c"]
    assert marks(rig) == [(2, "Hit")]
    assert "Box 1 had stood" in rig.window.guide.note.label.text()
    rig.tell("stand 2", "card Kh", "settle")
    (slip,) = rig.slips()
    document = pypdfium2.PdfDocument(slip.read_bytes())
    text = document[0].get_textpage().get_text_range()
    document.close()
    assert "Box 1 had stood before the 3" in " ".join(text.split())


def test_the_last_decision_is_taken_back_by_its_key(rig: TableRig) -> None:
    rig.tell(*BETS, "card 9s 9d 8s 8c 4h", "proceed")
    assert taken_back(rig) == "Deal on"
    QTest.keyClick(rig.window.felt, Qt.Key.Key_Space)
    QTest.keyClick(rig.window.felt, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    turn = blackjack_of(rig.session.table.position).turn
    assert turn == (1, 0)
    assert taken_back(rig) == "Deal on"
    assert "Stand was taken back" in rig.window.guide.note.label.text()


def test_the_key_takes_back_decisions_and_does_not_go_on_to_the_card_before_them(
    rig: TableRig,
) -> None:
    rig.tell(*BETS, "card 9s 9d 8s 8c 4h", "proceed")
    rig.draw("3c")
    rig.tell("stand 1", "double 2")
    for _ in range(3):
        QTest.keyClick(rig.window.felt, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    position = blackjack_of(rig.session.table.position)
    assert [card.code for card in position.boxes[1].hands[0].cards] == ["9s", "8c", "3c"]
    assert position.turn == (1, 0)
    assert rig.window.guide.view.back is None
    assert marks(rig) == []


def test_below_12_no_touch_says_that_the_box_stood_b13(rig: TableRig) -> None:
    rig.tell(*BETS, "card 6s 9d 8s 2c 4h", "proceed")
    rig.draw("3c")
    assert rig.window.guide.view.back is None


@pytest.mark.parametrize(
    ("cards", "place", "decision", "answer"),
    [
        ("8s 9d 7s 8c 4h", SPLIT, "Split", "split 1"),
        ("9s 9d 7s 8c 4h", DOUBLE, "Double Down", "double 1"),
    ],
)
def test_a_card_waits_until_a_split_or_double_is_answered_i12(
    rig: TableRig, cards: str, place: ButtonPlace, decision: str, answer: str
) -> None:
    rig.tell(*BETS, f"card {cards}", "proceed")
    rig.controller.questions.ask_about(place)
    _draw_one_that_waits(rig)
    assert rig.controller.questions.open is not None
    assert len(rig.session.table.position.cards) == 5
    said = f"The 2♣ is held until the {decision} is answered."
    assert said in rig.window.guide.note.label.text()
    rig.tell(answer)
    hand = blackjack_of(rig.session.table.position).boxes[1].hands[0]
    assert hand.cards[-1].code == "2c"
    assert not rig.session.table.history[-2].line().startswith("hit")
    assert marks(rig) == []


def _draw_one_that_waits(rig: TableRig) -> None:
    rig.simulator.draw_card(card("2c"))
    rig.until(lambda: bool(rig.controller.device_events.unanswered))


def test_a_card_that_waited_is_a_hit_if_the_split_is_not_made_i12(rig: TableRig) -> None:
    rig.tell(*BETS, "card 8s 9d 7s 8c 4h", "proceed")
    rig.controller.questions.ask_about(SPLIT)
    _draw_one_that_waits(rig)
    rig.controller.questions.close()
    assert marks(rig) == [(1, "Hit")]
    assert rig.window.guide.back.text() == "Box 1 stood"


def test_a_card_in_the_interim_settlement_goes_on_and_too_early_takes_that_back_i12(
    rig: TableRig,
) -> None:
    rig.tell(*BETS, "card 9s 9d As 8c 4h")
    rig.draw("2c")
    assert marks(rig) == [(1, "Hit")]
    assert rig.window.guide.back.text() == "Box 1 stood"
    assert rig.button(EARLY) is not None
    rig.press(EARLY)
    assert rig.phase() is Phase.IRREGULARITY
    assert [flag.paragraph for flag in rig.session.table.position.flags] == ["5.7"]
    assert rig.button(EARLY) is None


def test_a_card_drawn_with_no_question_open_says_only_where_it_lies(rig: TableRig) -> None:
    rig.tell(*BETS, "card 8s 9d 7s 8c 4h", "proceed")
    rig.controller.questions.ask_about(SPLIT)
    rig.controller.questions.close()
    rig.draw("2c")
    assert "confirmed" not in rig.window.guide.note.label.text()


def test_where_a_hit_is_announced_a_drawn_card_is_a_dealing_error_5_7(
    new_rig: Callable[..., TableRig],
) -> None:
    rig = new_rig(settings='hit = "announced"')
    assert rig.profile.table_manners.hit == "announced"
    rig.tell(*BETS, "card 9s 9d 8s 8c 4h", "proceed")
    assert action(rig, HIT).sub == ""
    rig.draw("3c")
    assert rig.phase() is Phase.IRREGULARITY


@pytest.mark.parametrize(
    ("place", "cards", "question"),
    [
        (SURRENDER, "9s 9d 8s 8c 4h", "“Which box surrenders?”"),
        (EVEN_MONEY, "Ks Kd As Ac Ah", "“Who takes Even Money?”"),
    ],
)
def test_a_question_that_a_card_closes_is_said_beside_what_the_card_did(
    rig: TableRig, place: ButtonPlace, cards: str, question: str
) -> None:
    rig.tell(*BETS, f"card {cards}")
    rig.controller.questions.ask_about(place)
    assert rig.controller.questions.open is not None
    rig.draw("3c")
    assert rig.controller.questions.open is None
    line = rig.window.guide.view.history
    assert line is not None
    assert f"{question} was not answered, and is closed." in line.text

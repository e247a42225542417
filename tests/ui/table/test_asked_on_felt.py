"""A question that is asked on the felt: the keys of the boxes answer it, no sheet hides a Hand."""

from __future__ import annotations

from tablemgr.rules.games.blackjack.hand import HandStatus
from tablemgr.rules.games.blackjack.position import blackjack_of
from tests.ui.rig import TableRig
from ui.families.blackjack.actions import SURRENDER
from ui.parts.cover import top_cover
from ui.views.felt import CardRef
from ui.views.guide import FLOW, LEAVE

TWO = ("open", "bet 1 ann 100 seated", "bet 2 ben 60 seated", "bet 3 cat 50 seated", "close")
AGAINST_NINE = (*TWO, "card Kh 8d Ks 9c 6c 8h Ah")
"""16 and 16, and a Blackjack on box 3, which can't surrender (3.17)."""


def surrendered(rig: TableRig) -> list[int]:
    boxes = blackjack_of(rig.session.table.position).boxes.values()
    return [b.number for b in boxes if b.hands[0].status is HandStatus.SURRENDERED]


def keys(rig: TableRig) -> dict[int, list[str]]:
    view = rig.controller.views.felt()
    return {b.number: [f"{k.word} {k.amount}".strip() for k in b.key] for b in view.boxes if b.key}


def test_a_hand_surrenders_by_a_touch_on_itself_and_no_sheet_hides_it(rig: TableRig) -> None:
    rig.tell(*AGAINST_NINE)
    rig.press(SURRENDER)
    assert surrendered(rig) == [], "the button alone does nothing"
    assert top_cover(rig.window) is None
    assert keys(rig) == {1: ["Surrender, back 50"], 2: ["Surrender, back 30"]}
    assert rig.window.guide.view.text == "Which box surrenders? Touch the box."
    rig.window.touches.card(CardRef(1, 0, 0))
    assert surrendered(rig) == [1]
    assert keys(rig)[2] == ["Surrender, back 30"], "the next one may"
    rig.window.touches.key(2)
    assert surrendered(rig) == [1, 2]


def test_a_box_that_may_not_says_why_and_back_ends_the_question(rig: TableRig) -> None:
    rig.tell(*AGAINST_NINE)
    rig.press(SURRENDER)
    rig.window.touches.key(3)
    line = rig.controller.history
    assert line is not None
    assert line.cite is not None
    rig.window.touches.box(5)
    assert surrendered(rig) == []
    assert "Box 5" in rig.window.guide.view.history.text  # type: ignore[union-attr] # it is there
    rig.press(LEAVE)
    assert rig.controller.questions.open is None
    assert "surrenders" not in rig.window.guide.view.text
    rig.press(SURRENDER)
    rig.press(FLOW)
    assert rig.controller.questions.open is None, "dealing on ends it too"

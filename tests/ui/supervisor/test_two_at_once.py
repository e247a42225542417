"""At a table with a reader *two at once* counts no card twice (5.12; I25)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablemgr.basics.cards import card
from tablemgr.rules.games.position import Phase
from tests.ui.rig import TableRig
from tests.ui.supervisor.test_pit_requests import last_act, reporting

BEGIN = ("open", "bet 1 ann 100 seated", "close", "card 9s 8s 8c", "proceed")


@pytest.mark.parametrize(
    ("answer", "keyed", "line", "drawn"),
    [
        (0, "", "at-once 4 2c Ad", 5),
        (1, "Kc", "at-once 5 Ad Kc", 6),
        (2, "5s 5h", "irregularity simultaneous 5s 5h", 7),
    ],
)
def test_two_at_once_names_what_the_reader_has_read_and_counts_none_twice_i25(
    rig: TableRig, answer: int, keyed: str, line: str, drawn: int
) -> None:
    rig.tell(*BEGIN)
    rig.draw("2c")
    rig.draw("Ad")
    sheet = reporting(rig, "simultaneous")
    assert [button.text() for button in sheet.read.buttons.values()] == [
        "Both were read: 2♣, A♦",
        "Only one was read: A♦",
        "Neither was read",
    ]
    assert sheet.keypad.isHidden()
    assert not sheet.tell.isEnabled()
    sheet.read.buttons[answer].click()
    assert sheet.keypad.isHidden() is (not keyed)
    for code in keyed.split():
        assert not sheet.tell.isEnabled()
        sheet.keypad.card_chosen.emit(card(code))
    sheet.tell.click()
    assert last_act(rig) == (line, "dealer")
    assert rig.session.shoe.drawn == drawn
    assert len(rig.session.table.position.cards) == drawn
    assert rig.phase() is Phase.IRREGULARITY


def test_in_si_ki_pi_two_at_once_are_named_by_number_s10(new_rig: Callable[..., TableRig]) -> None:
    skp = new_rig(settings='game = "si-ki-pi"\ndecks = 1')
    skp.tell("open", "bet 1 ann 100 seated", "bet 2 bob 100 seated", "close", "card 9s Kd 8s 7c")
    sheet = reporting(skp, "simultaneous")
    said = [button.text() for button in sheet.read.buttons.values()]
    assert said[0] == "Both were read: card 3, card 4"
    sheet.read.buttons[0].click()
    sheet.tell.click()
    assert last_act(skp) == ("at-once 3 8s 7c", "dealer")
    assert len(skp.session.table.position.cards) == 4

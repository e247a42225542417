"""Laying Bets at the window: taps, typed lines, undo, the same Bets again, seats, boxes only."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tablemgr.basics.money import Money
from tablemgr.rules.commands import Bet, Side
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.ui.rig import TableRig
from ui.bets.entry import kind_letters, laid_bets
from ui.views.bets import BetEntered, PlayerAdded
from ui.views.guide import AGAIN

TOP = Person("top", Role.SHIFT_MANAGER)


def bets(rig: TableRig) -> dict[str, int]:
    """Every Initial Bet in cents, by box and Player as `2 ann`."""
    boxes = rig.session.table.position.boxes.values()
    return {f"{b.number} {player}": int(bet) for b in boxes for player, bet in b.bets.items()}


def play(rig: TableRig) -> None:
    """Play the rest of a Round that has Bets only on box 2, with cards entered by hand."""
    rig.tell("close")
    rig.by_hand("Th", "7c", "6d")
    rig.tell("proceed", "stand 2")
    rig.by_hand("Kd")
    rig.tell("settle")
    rig.window.sheets.slips.preview.dismiss()


def test_taps_add_the_picked_chip_to_the_boxs_usual_player(by_hand: TableRig) -> None:
    rig = by_hand
    rig.tell("open")
    rig.window.felt.place_tapped.emit("box-3.initial")
    rig.window.side.bets.chip_picked.emit(Money(10_000))
    rig.window.felt.box_tapped.emit(3)
    rig.window.felt.place_tapped.emit("box-3.rws-pairs")
    assert bets(rig) == {"3 p3": 12_500}
    box = rig.session.table.position.boxes[3]
    assert box.seat == "p3"
    assert box.side_bets == {("p3", "rws-pairs"): 10_000}


def test_a_name_in_other_capitals_is_the_player_who_is_there(by_hand: TableRig) -> None:
    rig = by_hand
    panel = rig.window.side.bets
    rig.tell("open", "bet 1 ann 100 seated")
    panel.amount_entered.emit(BetEntered(2, "ANN", "initial", Money(5_000)))
    assert bets(rig) == {"1 ann": 10_000, "2 ann": 5_000}
    panel.player_added.emit(PlayerAdded(3, "Bob", seated=False))
    panel.player_added.emit(PlayerAdded(4, "bob", seated=False))
    rig.window.felt.box_tapped.emit(3)
    rig.window.felt.box_tapped.emit(4)
    assert bets(rig) == {"1 ann": 10_000, "2 ann": 5_000, "3 Bob": 2_500, "4 Bob": 2_500}
    rig.tell("bet 5 bob 50")
    panel.amount_entered.emit(BetEntered(5, "bob", "initial", Money(10_000)))
    assert bets(rig)["5 bob"] == 10_000, "a record's own words stay two Players"


def test_the_usual_player_and_the_one_of_the_round_before_are_there_too(by_hand: TableRig) -> None:
    rig = by_hand
    panel = rig.window.side.bets
    rig.tell("open")
    panel.amount_entered.emit(BetEntered(2, "P2", "initial", Money(5_000)))
    assert bets(rig) == {"2 p2": 5_000}
    assert rig.session.table.position.boxes[2].seat == "p2"
    rig.tell("bet 2 ann 50")
    play(rig)
    rig.tell("open")
    panel.amount_entered.emit(BetEntered(3, "Ann", "initial", Money(5_000)))
    panel.player_added.emit(PlayerAdded(4, "ANN", seated=True))
    panel.amount_entered.emit(BetEntered(4, "", "initial", Money(5_000)))
    assert bets(rig) == {"3 ann": 5_000, "4 ann": 5_000}


@pytest.mark.parametrize("place", ["", "box-3.initial"])
def test_a_touch_on_a_box_between_rounds_says_why_it_lays_nothing(
    by_hand: TableRig, place: str
) -> None:
    rig = by_hand
    if place:
        rig.window.felt.place_tapped.emit(place)
    else:
        rig.window.felt.box_tapped.emit(3)
    refusal = rig.session.verify(Bet(3, "p3", Money(2_500), True))
    line = rig.window.guide.view.history
    assert refusal is not None
    assert line is not None
    assert (refusal.code, line.text) == ("not-open", refusal.text)


def test_undo_takes_back_one_step_at_a_time_by_further_commands_5_8(by_hand: TableRig) -> None:
    rig = by_hand
    rig.tell("open")
    for box in (1, 2, 2):
        rig.window.felt.box_tapped.emit(box)
    acts = rig.session.journal.last_seq
    rig.window.betting.undo()
    assert bets(rig) == {"1 p1": 2_500, "2 p2": 2_500}
    rig.window.betting.undo()
    rig.window.betting.undo()
    assert bets(rig) == {}
    assert rig.session.journal.last_seq > acts
    assert rig.window.betting.back() is None


def test_the_same_bets_again_are_those_of_the_last_close(new_rig: Callable[..., TableRig]) -> None:
    rig = new_rig(port="manual")
    rig.tell("open", "bet 2 ann 100 seated", "bet 2 bob 25", "side 2 bob boom-busted 5")
    laid = laid_bets(rig.session.table.position)
    play(rig)
    rig = new_rig(port="manual")  # a new start knows them too
    rig.tell("open")
    assert rig.button(AGAIN) is not None
    rig.window.betting.repeat()
    assert laid_bets(rig.session.table.position) == laid
    note = rig.window.guide.note.label
    assert note.text() == "3 Bets are laid, 130 in all."
    rig.window.betting.undo()
    assert bets(rig) == {}
    assert note.text().startswith("Give back ")
    assert all(part in note.text() for part in ("100 to ann", "25 to bob", "5 to bob"))


def test_what_is_refused_of_several_bets_is_said_beside_what_was_laid_5_1(
    by_hand: TableRig,
) -> None:
    rig = by_hand
    rig.tell("open", "bet 3 dan 4000")
    rig.controller.tell_all(
        [
            Bet(2, "ann", Money(10_000), True),
            Bet(3, "bob", Money(400_000), False),
            Side(3, "dan", "rws-pairs", Money(500)),
        ]
    )
    text = rig.window.guide.note.label.text()
    assert text.startswith("2 Bets are laid, 105 in all. Not laid: ")
    assert "5,000" in text or "1,000" in text


def test_a_player_stands_up_and_sits_down_1_26(by_hand: TableRig) -> None:
    rig = by_hand
    rig.tell("open", "bet 2 ann 100 seated", "bet 2 bob 25", "side 2 bob rws-pairs 5")
    rig.window.betting.entry.box = 2
    rig.window.side.bets.seat_toggled.emit("ann")
    box = rig.session.table.position.boxes[2]
    assert box.seat is None
    assert bets(rig) == {"2 ann": 10_000, "2 bob": 2_500}
    assert box.side_bets == {("bob", "rws-pairs"): 500}
    rig.window.side.bets.seat_toggled.emit("bob")
    assert rig.session.table.position.boxes[2].seat == "bob"


def test_a_standing_player_joins_and_bets_by_a_typed_line_1_32(by_hand: TableRig) -> None:
    rig = by_hand
    rig.tell("open", "bet 2 ann 100 seated")
    rig.window.side.bets.player_added.emit(PlayerAdded(2, "dee", seated=False))
    rig.window.felt.box_tapped.emit(2)
    rig.window.side.bets.amount_entered.emit(BetEntered(2, "eve", "initial", Money(4_000)))
    assert bets(rig) == {"2 ann": 10_000, "2 dee": 2_500, "2 eve": 4_000}
    assert rig.session.table.position.boxes[2].seat == "ann"
    rig.window.side.bets.amount_entered.emit(BetEntered(2, "eve", "initial", Money(0)))
    rig.window.side.bets.clear_asked.emit(2)
    assert bets(rig) == {}


def test_a_bet_over_the_maximum_is_refused_and_the_entry_says_why_5_1(by_hand: TableRig) -> None:
    rig = by_hand
    rig.tell("open")
    rig.window.side.bets.amount_entered.emit(BetEntered(2, "", "initial", Money(600_000)))
    assert bets(rig) == {}
    assert "5,000" in rig.window.guide.note.label.text()
    assert rig.window.side.bets.error.isHidden(), "what is refused is said once, in the bar"
    assert rig.window.betting.back() is None


def test_boxes_only_marks_boxes_and_lasts_through_a_new_start(
    new_rig: Callable[..., TableRig],
) -> None:
    rig = new_rig(port="manual")
    rig.tell("open", "bet 2 ann 100 seated")
    play(rig)
    assert rig.controller.house_care.set_boxes_only(True, TOP)
    rig.tell("open")
    rig.window.felt.box_tapped.emit(2)
    rig.window.felt.box_tapped.emit(3)
    rig.window.felt.box_tapped.emit(3)
    assert bets(rig) == {"2 p2": 100}
    assert rig.window.felt.view.box(2).bets[0].amount is None
    assert not rig.controller.house_care.set_boxes_only(False, TOP), "the Round is open"
    rig.tell("close")
    rig = new_rig(port="manual")
    assert rig.controller.boxes_only
    assert bets(rig) == {"2 p2": 100}
    rig.by_hand("Th", "7c", "Ad")
    rig.window.sheets.interruption.harmless.click()
    rig.window.sheets.confirm()
    assert [part.word for part in rig.window.felt.view.box(2).key] == ["pay 6 to 5"]
    rig.tell("proceed")
    assert [part.word for part in rig.window.felt.view.box(2).key] == ["paid"]


def test_each_kind_of_every_game_has_a_letter_of_its_own() -> None:
    assert kind_letters(["initial", "rws-pairs", "boom-busted"]) == {
        "initial": "i",
        "rws-pairs": "p",
        "boom-busted": "b",
    }
    letters = kind_letters(["initial", "player-pair", "under-13", "over-13", "pair"])
    assert len(set(letters.values())) == 5


def test_a_letter_that_is_taken_is_the_first_of_each_word() -> None:
    """P3: if every Bet names its kind."""
    kinds = ["banker", "player", "tie", "player-pair", "banker-pair"]
    assert list(kind_letters(kinds).values()) == ["b", "p", "t", "pp", "bp"]


def test_no_player_is_called_by_a_bet_that_is_laid_after_the_close(rig: TableRig) -> None:
    rig.tell("open")
    rig.window.betting.tap(3)
    view = rig.window.betting.view()
    assert view.box is not None
    assert view.later_bets == view.box.later_bets == (("insurance", "Insurance"),)
    panel = rig.window.side.bets
    panel.line.setText("3 insurance 100")
    QTest.keyClick(panel.line, Qt.Key.Key_Return)
    assert "“insurance” is the name of a Bet" in panel.error.text()
    assert set(bets(rig)) == {"3 p3"}, "the tap laid that one"

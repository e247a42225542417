"""The times of a live table at the window; the clock is the test's."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLabel

from tablemgr.journal import EntryKind
from tablemgr.rules.commands import Void
from tablemgr.rules.games.blackjack.live_timing import Timing
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.position import Phase
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.ui.rig import TableRig
from ui.bets.ask_overlay import AskOverlay
from ui.families.blackjack.actions import DOUBLE, SPLIT, STAND
from ui.families.blackjack.ask_double import DoublePage
from ui.families.blackjack.ask_split import SplitPage
from ui.families.blackjack.live_clock import LiveClock
from ui.views.guide import ButtonPlace

LIVE = 'game = "live-blackjack"\nlayout = "studio"'


class Clock:
    """A table's clock that moves only when the test moves it."""

    def __init__(self, rig: TableRig) -> None:
        self.now_s = 0.0
        self.left: list[str] = []
        timing = Timing(countdown_s=20, action_s=15)
        self.live = LiveClock(rig.controller, timing, lambda: self.now_s, rig.controller)
        self.live.time_left.connect(self.left.append)

    def after(self, seconds: float) -> None:
        self.live.tick()
        self.now_s += seconds
        self.live.tick()


@pytest.fixture
def rig(new_rig: Callable[..., TableRig]) -> TableRig:
    return new_rig(settings=LIVE)


def test_the_bets_are_closed_when_the_countdown_is_over_game_flow(rig: TableRig) -> None:
    clock = Clock(rig)
    rig.tell("open", "bet 1 ann 100 seated")
    clock.after(19.5)
    assert rig.phase() is Phase.BETTING
    assert clock.left[-1] == "1 s"
    clock.after(0.5)
    assert rig.phase() is BlackjackPhase.INITIAL_DEAL
    acts = list(rig.session.journal.entries(kinds=(EntryKind.ACT,)))
    assert (acts[-1].data["command"], acts[-1].data["via"]) == ("close", "clock")


def test_a_close_that_is_refused_begins_another_countdown_l1(rig: TableRig) -> None:
    clock = Clock(rig)
    rig.tell("open", "bet 1 ann 5 seated")
    clock.after(20)
    assert rig.phase() is Phase.BETTING
    assert "short of its minimum" in rig.window.guide.note.label.text()
    clock.after(10)
    assert clock.left[-1] == "10 s"


def test_the_house_plays_for_a_player_who_does_not_act_b16(rig: TableRig) -> None:
    clock = Clock(rig)
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Th 9d 6s", "proceed")
    clock.after(15)
    assert rig.session.table.position.boxes[1].walked_away
    clock.live.tick()
    assert clock.left[-1] == ""


def test_who_is_behind_and_silent_for_five_seconds_does_not_follow_i10(rig: TableRig) -> None:
    clock = Clock(rig)
    rig.tell("open", "bet 1 ann 100 seated", "bet 1 gus 50", "close", "card 8h 9d 8s", "proceed")
    rig.window.guide.row.at(SPLIT).click()
    assert rig.controller.questions.open is not None
    clock.after(4.9)
    assert rig.controller.questions.open is not None
    clock.after(0.2)
    assert rig.controller.questions.open is None
    acts = list(rig.session.journal.entries(kinds=(EntryKind.ACT,)))
    assert acts[-1].data["command"] == "split 1 gus=no"


def test_a_table_has_a_clock_where_its_profile_has_times(
    new_rig: Callable[..., TableRig],
) -> None:
    rig = new_rig(settings=f"{LIVE}\nlive = {{ countdown-s = 20, action-s = 15 }}")
    clock = rig.open_table.clock
    assert isinstance(clock, LiveClock)
    rig.tell("open")
    clock.tick()
    assert rig.window.header.time_left.value.text() == "20 s"


def test_without_times_nothing_happens_by_itself(rig: TableRig) -> None:
    assert rig.open_table.clock is None
    assert rig.window.header.time_left.isHidden()


def test_who_does_not_sit_bets_behind_and_is_called_so(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann 100 seated")
    rig.window.betting.entry.box = 1
    box = rig.window.betting.view().box
    assert box is not None
    assert box.behind
    rig.window.side.bets.join.begin(box)
    assert rig.window.side.bets.join.standing.text() == "Bet behind"


def test_who_has_answered_is_not_taken_for_silent_before_it_is_confirmed_i10(
    rig: TableRig,
) -> None:
    clock = Clock(rig)
    rig.tell("open", "bet 1 ann 100 seated", "bet 1 gus 50", "close", "card 8h 9d 8s", "proceed")
    rig.window.guide.row.at(SPLIT).click()
    asked = rig.controller.questions.open
    assert asked is not None
    sheet = rig.window.sheets.questions.sheet(asked)
    assert isinstance(sheet, AskOverlay)
    assert isinstance(sheet.page, SplitPage)
    clock.after(4)
    row = next(row for row, line in enumerate(sheet.page.question.lines) if line.player == "gus")
    sheet.page.buttons[row, "yes"].click()
    clock.after(10)
    assert rig.controller.questions.open is not None, (
        "gus has spoken: the sheet waits for its button"
    )
    sheet.page.ok.click()
    acts = list(rig.session.journal.entries(kinds=(EntryKind.ACT,)))
    assert acts[-1].data["command"] == "split 1"
    rig.tell("card 2c 3c")
    rig.window.guide.row.at(STAND).click()
    assert not rig.controller.questions.spoken, "the next question waits anew"


KEPT = ("open", "bet 1 ann 100 seated", "close", "card Th 9d Ts", "proceed", "stand 1")
OTHER = ("open", "bet 3 cho 100 seated", "close", "card Th 9d Ts", "proceed", "stand 3")


@pytest.mark.parametrize("cancelled_between", [False, True])
def test_who_held_a_seat_is_known_after_a_new_start_i10(
    new_rig: Callable[..., TableRig], cancelled_between: bool
) -> None:
    rig = new_rig(settings=LIVE)
    rig.tell(*KEPT, "card Kd", "settle")
    if cancelled_between:
        rig.tell("open", "bet 4 eve 100 seated", "close", "card Th 9d", "irregularity misdeal")
        case = rig.session.table.position.cases[0]
        assert rig.controller.tell(Void(case.paragraph), by=Person("may", Role.SHIFT_MANAGER))
    rig = new_rig()
    Clock(rig)
    assert rig.controller.lost_seats == {}
    if cancelled_between:
        rig.simulator.new_shoe()
        rig.until(lambda: not rig.session.shoe.shuffle_due)
    rig.tell(*OTHER)
    rig = new_rig()  # in the middle of a Round too
    Clock(rig)
    rig.controller.comparing.confirm_cards()
    rig.controller.comparing.answer_interruption(False)
    rig.tell("card Kd")
    rig.controller.comparing.confirm_cards()  # another shoe counts its messages anew: a doubt
    rig.tell("settle")
    lost = {1: "ann", 4: "eve"} if cancelled_between else {1: "ann"}
    assert rig.controller.lost_seats == lost
    rig = new_rig()
    Clock(rig)
    assert rig.controller.lost_seats == lost, "what was lost stays lost"


def test_a_round_of_before_that_cannot_be_read_keeps_no_table_shut(
    rig: TableRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig.tell(*KEPT, "card Kd", "settle", *OTHER)

    def fails(*_: object) -> None:
        raise KeyError("command")

    monkeypatch.setattr("ui.families.blackjack.live_clock.past_round", fails)
    clock = Clock(rig)
    message = rig.window.sheets.alerts.cards["seats"]
    assert message.text.text() == "Who held a seat in the Rounds before is not known."
    rig.tell("card Kd", "settle")
    assert rig.controller.lost_seats == {}
    clock.live.tick()


def asked_of_three(rig: TableRig, place: ButtonPlace) -> AskOverlay:
    """The sheet that asks gus and ida, who bet behind ann, after ann has called."""
    bets = ("bet 1 ann 100 seated", "bet 1 gus 50", "bet 1 ida 50")
    rig.tell("open", *bets, "close", "card 5h 9d 5s", "proceed")
    rig.window.guide.row.at(place).click()
    asked = rig.controller.questions.open
    assert asked is not None
    sheet = rig.window.sheets.questions.sheet(asked)
    assert isinstance(sheet, AskOverlay)
    return sheet


def last_command(rig: TableRig) -> str:
    acts = list(rig.session.journal.entries(kinds=(EntryKind.ACT,)))
    return str(acts[-1].data["command"])


@pytest.mark.parametrize("said", ["yes", "no"])
def test_who_is_silent_while_another_answers_does_not_follow_the_split_i10(
    rig: TableRig, said: str
) -> None:
    clock = Clock(rig)
    sheet = asked_of_three(rig, SPLIT)
    assert isinstance(sheet.page, SplitPage)
    rows = {line.player: row for row, line in enumerate(sheet.page.question.lines)}
    sheet.page.buttons[rows["ida"], said].click()
    clock.after(4.9)
    assert sheet.page.buttons[rows["gus"], "yes"].isVisible(), "he may still answer"
    clock.after(0.2)
    clock.after(1)
    assert sheet.page.buttons[rows["gus"], "yes"].isHidden()
    assert len(texts(sheet, "Said nothing: does not follow")) == 1
    sheet.page.buttons[rows["ida"], said].click()  # she has spoken in time
    sheet.page.ok.click()
    declined = [player for player in ("gus", "ida") if player == "gus" or said == "no"]
    assert last_command(rig) == " ".join(["split 1", *[f"{who}=no" for who in declined]])


@pytest.mark.parametrize("who", ["ann", "ida"])
def test_who_is_silent_while_another_answers_does_not_double_i10(rig: TableRig, who: str) -> None:
    clock = Clock(rig)
    sheet = asked_of_three(rig, DOUBLE)
    assert isinstance(sheet.page, DoublePage)
    rows = {line.player: row for row, line in enumerate(sheet.page.question.lines)}
    sheet.page.buttons[rows[who], "full"].click()
    clock.after(5)
    clock.after(60)
    silent = [player for player in ("gus", "ida") if player != who]
    assert len(texts(sheet, "Said nothing: does not double")) == len(silent)
    assert rig.controller.questions.open is not None, "what was said is confirmed by a touch"
    sheet.page.ok.click()
    assert last_command(rig) == " ".join(["double 1", *[f"{each}=0.00" for each in silent]])


def test_a_question_that_is_put_again_has_its_whole_time_i10(rig: TableRig) -> None:
    clock = Clock(rig)
    sheet = asked_of_three(rig, SPLIT)
    clock.after(4.9)
    sheet.dismiss()
    rig.window.guide.row.at(SPLIT).click()  # between two ticks of the clock
    clock.now_s += 0.2
    clock.live.tick()
    assert rig.controller.questions.open is not None
    clock.after(4.9)
    assert rig.controller.questions.open is not None
    clock.after(0.2)
    assert last_command(rig) == "split 1 gus=no ida=no"


def test_while_the_felt_is_compared_no_time_runs_and_who_was_silent_is_said_once_i10(
    rig: TableRig,
) -> None:
    clock = Clock(rig)
    sheet = asked_of_three(rig, DOUBLE)
    assert isinstance(sheet.page, DoublePage)
    rows = {line.player: row for row, line in enumerate(sheet.page.question.lines)}
    sheet.page.buttons[rows["ida"], "full"].click()
    clock.after(5)
    rig.session.check.doubted("device.connected")
    clock.after(10)
    rig.session.check.confirmed()
    clock.after(4)
    clock.after(2)
    assert len(texts(sheet, "Said nothing: does not double")) == 1
    sheet.page.ok.click()
    assert last_command(rig) == "double 1 gus=0.00"


def texts(sheet: AskOverlay, text: str) -> list[QLabel]:
    return [label for label in sheet.findChildren(QLabel) if label.text() == text]


def test_a_seat_is_lost_by_a_round_without_any_action_i10(rig: TableRig) -> None:
    clock = Clock(rig)
    bets = ("bet 1 ann 100 seated", "bet 3 cho 100 seated")
    rig.tell("open", *bets, "close", "card Th 9c 9d 6s 8h", "proceed")
    clock.after(15)  # the House plays for ann, and stands
    rig.tell("stand 3", "card Kd")
    assert rig.controller.lost_seats == {}
    rig.tell("settle")
    assert rig.controller.lost_seats == {1: "ann"}
    note = rig.window.guide.note.label.text()
    assert "Box 1: ann has lost the seat" in note
    rig.tell("open")
    rig.window.betting.repeat()
    boxes = rig.session.table.position.boxes
    assert boxes[3].seat == "cho"
    assert 1 not in boxes or boxes[1].seat is None
    assert "Not laid" in rig.window.guide.note.label.text(), "nobody bets behind an empty seat (L6)"


@pytest.mark.parametrize("who", ["ann", "dan"])
def test_a_lost_seat_is_free_for_whoever_takes_it_first_i10(rig: TableRig, who: str) -> None:
    clock = Clock(rig)
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Th 9d 6s", "proceed")
    clock.after(15)  # the House plays for ann, and stands
    rig.tell("card Kd", "settle")
    assert rig.controller.lost_seats == {1: "ann"}
    rig.tell("open", f"bet 1 {who} 100 seated", "close", "card Th 9d Ts", "proceed", "stand 1")
    assert rig.session.table.position.boxes[1].seat == who
    rig.tell("card Kd", "settle")
    assert rig.controller.lost_seats == {}


def test_a_seat_that_was_kept_is_lost_by_a_round_without_a_bet_i10(rig: TableRig) -> None:
    Clock(rig)
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Th 9d Ts", "proceed", "stand 1")
    rig.tell("card Kd", "settle")
    assert rig.controller.lost_seats == {}
    rig.tell("open", "bet 3 cho 100 seated", "close", "card Th 9d Ts", "proceed", "stand 3")
    rig.tell("card Kd", "settle")
    assert rig.controller.lost_seats == {1: "ann"}


def test_a_cancelled_round_costs_nobody_his_seat_i10(rig: TableRig) -> None:
    Clock(rig)
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Th 9d", "irregularity misdeal")
    case = rig.session.table.position.cases[0]
    manager = Person("may", Role.SHIFT_MANAGER)
    assert rig.controller.tell(Void(case.paragraph), by=manager)
    assert rig.controller.lost_seats == {}

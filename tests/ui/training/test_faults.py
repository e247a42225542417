"""Faults on purpose on the window: seen on the felt, stopped for, and told after the Round."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tablemgr.training.faults.script import FaultEnd, OpenFault
from tests.ui.fit import faults as flaws
from tests.ui.training.training_rig import TrainingRig
from ui.training.play_clock import PlayClock


def force(rig: TrainingRig, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this fault happen at the next moment at which it can, and no other."""
    script = rig.training.faults.script
    kind = script.kinds[name]

    def happens(at: str, _: str, round_no: int, possible: tuple[str, ...]) -> OpenFault | None:
        if script.open is None and kind.at == at and name in possible:
            script.open = OpenFault(name, kind, round_no)
            return script.open
        return None

    monkeypatch.setattr(script, "opportunity", happens)


def silence(rig: TrainingRig, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let none happen."""
    monkeypatch.setattr(rig.training.faults.script, "opportunity", lambda *_: None)


def name_it(rig: TrainingRig, name: str) -> None:
    rig.panel.stop.click()
    rig.panel.answered.emit({"fault": name})


def test_a_late_bet_lies_on_the_felt_and_the_rules_know_nothing_of_it(
    rig: TrainingRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig.panel.modes["practice"].click()
    force(rig, "late-bet", monkeypatch)
    rig.tell("open", "bet 2 ann 35 seated", "close")
    [chips] = rig.training.faults.view.chips
    assert chips.place == "box-2.initial"
    bets = rig.table.controller.session.table.position.every_bet()
    assert [int(bet.stake) for bet in bets] == [3500]
    rig.window.felt.grab()
    name_it(rig, "late-bet")
    assert rig.training.faults.view.chips == ()
    assert [each.end for each in rig.training.faults.script.outcomes] == [FaultEnd.SEEN]


def test_a_misread_shows_another_card_at_the_shoe_than_on_the_felt(
    rig: TrainingRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig.panel.modes["practice"].click()
    force(rig, "misread", monkeypatch)
    rig.load("Kh 9d 4c")
    rig.tell("open", "bet 2 ann 35 seated", "close")
    rig.deal("Box 2")
    [shown] = rig.training.faults.view.cards
    assert shown.card is not None
    assert shown.card.code != "Kh"
    silence(rig, monkeypatch)
    rig.deal("Dealer")
    rig.deal("Box 2")
    name_it(rig, "misread")
    assert [each.end for each in rig.training.faults.script.outcomes] == [FaultEnd.LATE]


def test_a_reader_without_its_cable_gives_no_card_until_it_is_seen(
    rig: TrainingRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig.panel.modes["practice"].click()
    force(rig, "reader-out", monkeypatch)
    rig.tell("open", "bet 2 ann 35 seated", "close")
    rig.deal("Box 2")
    controller = rig.table.controller

    def connected() -> bool:
        link = controller.link()
        return link is not None and link.connected

    rig.until(lambda: not connected())
    rig.place("Dealer")
    assert rig.cards() == 1
    assert rig.panel.verdict.text() == "The reader is out: no card comes."
    silence(rig, monkeypatch)
    name_it(rig, "reader-out")
    rig.until(connected)
    rig.deal("Dealer")
    assert rig.cards() == 2


def test_what_was_missed_is_told_after_the_round(
    rig: TrainingRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig.panel.modes["practice"].click()
    force(rig, "late-bet", monkeypatch)
    rig.load("Kh 7d Ac")
    rig.tell("open", "bet 2 ann 35 seated", "close")
    for words in ("Box 2", "Dealer", "Box 2"):
        rig.deal(words)
    rig.say_all_rightly()
    name_it(rig, "misread")
    rig.tell("proceed")
    rig.say_all_rightly()
    rig.tell("settle")
    assert "Nothing was wrong: no Misread. 5.7." in rig.panel.verdict.text()
    silence(rig, monkeypatch)
    rig.tell("open")
    assert [each.end for each in rig.training.faults.script.outcomes] == [
        FaultEnd.FALSE_ALARM,
        FaultEnd.MISS,
    ]
    assert rig.panel.verdict.text() == "Missed: A Bet was laid after the close. 5.8."


def test_the_clock_stands_still_while_the_game_is_stopped(
    rig: TrainingRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig.panel.modes["practice"].click()
    silence(rig, monkeypatch)
    now = [1_000_000_000]
    monkeypatch.setattr("ui.training.training.time.monotonic_ns", lambda: now[0])
    rig.tell("open", "bet 2 ann 35 seated", "close")
    rig.panel.stop.click()
    now[0] += 60_000_000_000
    rig.panel.answered.emit({"fault": ""})
    now[0] += 2_000_000_000
    rig.deal("Box 2")
    assert rig.training.trainee.said[-1].ms == 2000


def test_the_clock_of_the_pace_stands_still_in_a_stop_and_in_a_case(
    rig: TrainingRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    rig.panel.modes["practice"].click()
    silence(rig, monkeypatch)
    clock = PlayClock(lambda: now[0])
    monkeypatch.setattr(rig.training, "clock", clock)
    rig.tell("open", "bet 2 ann 35 seated", "close")
    now[0] = 10.0
    rig.panel.stop.click()
    now[0] = 500.0
    rig.panel.answered.emit({"fault": ""})
    assert clock.played_s == 10
    rig.tell("irregularity technical-interruption")
    now[0] = 2000.0
    assert rig.table.controller.session.table.position.cases
    assert clock.played_s == 10


def test_nothing_goes_wrong_on_purpose_while_each_step_is_shown(rig: TrainingRig) -> None:
    rig.panel.modes["learn"].click()
    assert not rig.training.faults.happen
    assert not rig.panel.stop.isVisible()


def test_every_kind_can_be_touched(rig: TrainingRig) -> None:
    rig.panel.modes["table-ready"].click()
    rig.panel.stop.click()
    assert not flaws(rig.panel)


def test_guided_gives_its_hint_each_time_after_the_window_and_takes_it_away(
    rig: TrainingRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    hint = "The screen shows another card than lies there. Touch Stop. 5.7."

    def is_hinted() -> bool:
        return hint in rig.panel.verdict.text()

    rig.panel.modes["guided"].click()
    rig.load("Kh 9d Ts 5h 8s 7d")
    rig.tell("open", "bet 2 ann 35 seated", "bet 3 bob 35 seated", "close")
    force(rig, "misread", monkeypatch)
    rig.deal("Box 2")
    silence(rig, monkeypatch)
    rig.deal("Box 3")
    assert not is_hinted(), "its window is open yet"
    rig.deal("Dealer")
    assert is_hinted(), rig.panel.verdict.text()
    rig.deal("Box 2")
    assert is_hinted(), "it stays while nothing is done"
    name_it(rig, "misread")
    assert not is_hinted()
    force(rig, "misread", monkeypatch)
    rig.deal("Box 3")
    silence(rig, monkeypatch)
    rig.tell("proceed")
    assert not is_hinted()
    rig.say_all_rightly()
    assert is_hinted(), "it comes again"
    rig.tell("stand 2")
    rig.say_all_rightly()
    rig.tell("stand 3")
    rig.deal("Dealer")
    rig.say_all_rightly()
    rig.tell("settle")
    rig.tell("open")
    assert not is_hinted(), "the Round in which it was is over"


def test_table_ready_gives_no_hint(rig: TrainingRig, monkeypatch: pytest.MonkeyPatch) -> None:
    rig.panel.modes["table-ready"].click()
    force(rig, "late-bet", monkeypatch)
    rig.tell("open", "bet 2 ann 35 seated", "close")
    silence(rig, monkeypatch)
    for _ in range(9):
        rig.training.faults.act()
    rig.table.controller.show()
    assert rig.training.faults.hint()
    assert "Touch Stop" not in rig.panel.verdict.text()


def test_a_tip_looks_odd_and_is_no_fault(rig: TrainingRig, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Player who won lays chips for the Dealer; who stops for it has raised a false alarm."""
    rig.panel.modes["practice"].click()
    silence(rig, monkeypatch)
    rig.seat(1)
    crowd = rig.training.players.crowd
    assert crowd is not None
    [seat] = crowd.seats
    crowd.seats = (replace(seat, style=replace(seat.style, tips=1.0)),)
    rig.load("Kh 7d Ac")
    rig.tell("open")
    rig.until(lambda: rig.bets() > 0)
    rig.tell("close")
    for words in (f"Box {seat.box}", "Dealer", f"Box {seat.box}"):
        rig.deal(words)
    rig.say_all_rightly()
    rig.tell("proceed")
    rig.say_all_rightly()
    assert rig.training.players.signs(words=True) == ()
    rig.tell("settle")
    [sign] = rig.training.players.signs(words=False)
    assert sign.words.startswith("For the Dealer: ")
    name_it(rig, "past-post")
    assert [each.end for each in rig.training.faults.script.outcomes] == [FaultEnd.FALSE_ALARM]
    rig.tell("open")
    assert rig.training.players.signs(words=False) == ()

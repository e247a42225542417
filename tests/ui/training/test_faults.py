"""Faults on purpose on the window: seen on the felt, stopped for, and told after the Round."""

from __future__ import annotations

import pytest

from tablemgr.training.faults.script import FaultEnd, OpenFault
from tests.ui.fit import faults as flaws
from tests.ui.training.training_rig import TrainingRig


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


@pytest.mark.parametrize("mode", ["learn", "guided"])
def test_nothing_goes_wrong_on_purpose_while_the_guide_helps(rig: TrainingRig, mode: str) -> None:
    rig.panel.modes[mode].click()
    assert not rig.training.faults.happen
    assert not rig.panel.stop.isVisible()


def test_every_kind_can_be_touched(rig: TrainingRig) -> None:
    rig.panel.modes["table-ready"].click()
    rig.panel.stop.click()
    assert not flaws(rig.panel)

"""Announcements at the window: the trainee says them by himself; nothing says that one is due."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLabel

from tablemgr.rules.games.position import Phase
from tablemgr.training.modes import modes
from tests.ui.training.training_rig import TrainingRig
from ui.views.guide import FLOW

CLOSING = "No more Bets"


def texts(rig: TrainingRig) -> str:
    """All that the window says outside of the keys."""
    labels = (*rig.window.guide.findChildren(QLabel), rig.panel.verdict)
    actions = rig.table.controller.views.guide().actions
    said = [rig.guide(), *(label.text() for label in labels), *(each.label for each in actions)]
    return " ".join(said)


def flow(rig: TrainingRig) -> None:
    rig.window.guide.row.at(FLOW).click()


def say(rig: TrainingRig, words: str) -> None:
    rig.panel.say_aloud.click()
    rig.panel.answered.emit({"announce": words})


def test_guided_does_not_tell_it_ahead_and_holds_back_who_forgets_it(rig: TrainingRig) -> None:
    rig.panel.modes["guided"].click()
    rig.tell("open", "bet 2 ann 35 seated")
    assert CLOSING not in texts(rig)
    position = rig.table.controller.session.table.position
    for _ in range(2):
        assert CLOSING not in texts(rig)
        flow(rig)
        assert position.phase is Phase.BETTING, "it waits"
    assert f"Announce: \u201c{CLOSING}\u201d. 3.10." in texts(rig), "two tries, then it is told"
    say(rig, "Place your Bets, please")
    say(rig, CLOSING)
    assert rig.guide() == "You have said it. Now touch No more Bets."
    assert rig.window.guide.say.text() == ""
    flow(rig)
    assert rig.table.controller.session.table.position.next_card is not None
    said = rig.training.trainee.said
    assert [(one.task.skill, one.first_try) for one in said] == [("say/take-bets", False)]


def test_practice_goes_on_without_it_and_tells_it_after_the_round(rig: TrainingRig) -> None:
    rig.panel.modes["practice"].click()
    rig.training.faults.begin("", 0)
    say(rig, "Place your Bets, please")
    flow(rig)
    rig.load("Kh 7d Ac")
    rig.tell("bet 2 ann 35 seated")
    flow(rig)
    assert rig.panel.verdict.text() == modes()["practice"].says
    for words in ("Box 2", "Dealer", "Box 2"):
        rig.deal(words)
    rig.say_all_rightly()
    rig.tell("proceed", "settle")
    assert rig.panel.verdict.text() == f"Announce: \u201c{CLOSING}\u201d. 3.10."
    wrong = [one.task.skill for one in rig.training.trainee.said if not one.right]
    assert wrong == ["say/take-bets"]


def test_words_that_nobody_waits_for_are_wrong_and_said_twice_they_are_not(
    rig: TrainingRig,
) -> None:
    rig.panel.modes["practice"].click()
    rig.tell("open", "bet 2 ann 35 seated")
    say(rig, CLOSING)
    say(rig, CLOSING)
    rig.tell("close")
    say(rig, CLOSING)
    assert [one.right for one in rig.training.trainee.said] == [True, False]
    assert rig.training.trainee.said[-1].correct == {"say": None}


def test_baccarat_s_third_card_and_its_winner_are_announced(
    new_training: Callable[[str], TrainingRig],
) -> None:
    rig = new_training("baccarat")
    rig.panel.modes["guided"].click()
    rig.load("2h 3d 3c 4s 9h")
    rig.tell("open", "bet 2 ann player 50", "close")
    for words in ("Player", "Banker", "Player", "Banker"):
        rig.deal(words)
    rig.place("Player")
    assert rig.cards() == 4, "the card waits for its announcement"
    say(rig, "Card for the Player")
    rig.deal("Player")
    rig.place("No card")
    assert "Banker wins" not in texts(rig)
    rig.call(4)
    rig.call(7)
    rig.panel.money.take.click()
    assert rig.panel.verdict.text() == "Something is announced first. 3.11."
    say(rig, "Banker wins")
    assert rig.table.controller.views.settlement().lines == ()

"""What a trainee does stands in his diary, and the sheet shows how far he has come."""

from __future__ import annotations

import pytest

from tablemgr.training.diary import AnswerLine, BlockLine, NoticedLine, diary_of, read_diary
from tablemgr.training.drill_file import find_flaws, read_drill
from tablemgr.training.progress import TARGETS_ARE
from tests.ui.fit import faults
from tests.ui.training.training_rig import TrainingRig
from ui.training.progress_sheet import ProgressSheet


def diary(rig: TrainingRig) -> list[object]:
    data = rig.table.controller.session.journal.path.parent.parent
    return list(read_diary(diary_of(data, rig.table.controller.session.person.name)))


def test_each_answer_is_kept_in_the_folder_of_training(rig: TrainingRig) -> None:
    rig.panel.modes["guided"].click()
    rig.tell("open", "bet 2 ann 35 seated", "close")
    rig.place("Dealer")
    rig.deal("Box 2")
    rig.deal("Dealer")
    kept = [line for line in diary(rig) if isinstance(line, AnswerLine)]
    assert [(line.mode, line.right) for line in kept] == [("guided", False), ("guided", True)]
    assert kept[0].item.startswith("next-card/")
    assert "training" in str(rig.table.controller.session.journal.path)


def test_a_block_is_opened_before_the_first_payment_that_is_examined(rig: TrainingRig) -> None:
    rig.panel.modes["practice"].click()
    assert diary(rig) == []
    for _ in range(2):
        rig.panel.modes["table-ready"].click()
    [opened] = diary(rig)
    assert isinstance(opened, BlockLine)
    assert opened.tries == 1


def test_the_faults_of_a_round_are_kept_at_its_end(rig: TrainingRig) -> None:
    rig.panel.modes["practice"].click()
    rig.load("Kh 7d Ac")
    rig.tell("open", "bet 2 ann 35 seated", "close")
    rig.panel.stop.click()
    rig.panel.answered.emit({"fault": "misread"})
    assert rig.panel.verdict.text() == "The Pit Supervisor has come. Go on."
    for words in ("Box 2", "Dealer", "Box 2"):
        rig.deal(words)
        assert "has come" not in rig.panel.verdict.text(), "it is said until he goes on"
    rig.say_all_rightly()
    rig.tell("proceed")
    rig.say_all_rightly()
    rig.tell("settle")
    kept = {line.kind: line for line in diary(rig) if isinstance(line, NoticedLine)}
    assert kept["misread"].false_alarms == 1
    assert kept["late-bet"].quiet + kept["late-bet"].hits + kept["late-bet"].misses <= 1


def test_a_moment_that_was_played_becomes_a_drill(rig: TrainingRig) -> None:
    """The trainer's editor: play once, then touch. Nobody is named, and the rules answer it."""
    rig.load("Kh 9d 4c")
    rig.tell("open", "bet 2 Li-Wei 35 seated", "close")
    rig.panel.modes["practice"].click()
    rig.deal("Box 2")
    rig.deal("Dealer")
    rig.panel.progress.click()
    sheet = rig.window.findChild(ProgressSheet)
    assert isinstance(sheet, ProgressSheet)
    sheet.drill.click()
    data = rig.table.controller.session.journal.path.parent.parent
    [made] = (data / "drills").rglob("*.drill.toml")
    drill = read_drill(made)
    assert find_flaws(drill) == []
    assert drill.answer == {"box": 2, "hand": 1}
    assert "Li-Wei" not in made.read_text()
    assert "The drill is" in sheet.note.text()


def test_between_rounds_there_is_nothing_to_make_a_drill_of(rig: TrainingRig) -> None:
    rig.panel.progress.click()
    sheet = rig.window.findChild(ProgressSheet)
    assert isinstance(sheet, ProgressSheet)
    sheet.drill.click()
    assert sheet.note.text().startswith("Nothing is asked of a Dealer")


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_sheet_can_be_read(rig: TrainingRig, size: tuple[int, int]) -> None:
    rig.window.resize(*size)
    rig.panel.progress.click()
    sheet = rig.window.findChild(ProgressSheet)
    assert isinstance(sheet, ProgressSheet)
    assert sheet.isVisible()
    assert sheet.note.text() == TARGETS_ARE
    assert not faults(sheet)
    sheet.grab()

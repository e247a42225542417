"""Puts a training table together: the strip, what is drawn over the felt, and the sheets."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtWidgets import QVBoxLayout, QWidget

from drivers.simulator import Simulator
from tablemgr.basics.errors import Fault
from tablemgr.training.players.seats import MOST
from ui.felt.widget import FeltWidget
from ui.parts.chips import ChipStyle
from ui.table.controller import TableController
from ui.theme.words import whole_fault
from ui.training.diary_keeper import DiaryKeeper
from ui.training.lessons import Lessons
from ui.training.moment_drill import keep_moment
from ui.training.overlay import SignsOverlay
from ui.training.panel import TraineePanel
from ui.training.progress_sheet import ProgressSheet
from ui.training.table_test import TableTest
from ui.training.test_sheet import TestOverlay
from ui.training.training import Training
from ui.views.dialogs import AlertView
from ui.views.shared import path_text


class Around(Struct, frozen=True):
    """The parts and acts that a window gives its training."""

    felt: FeltWidget
    centre: QWidget
    """What sheets lie over."""
    below_felt: QVBoxLayout
    alert: Callable[[AlertView], object]
    show_shoe: Callable[[bool], None]
    """Shows or hides the keys of the simulated shoe."""
    take_keyboard: Callable[[], None]
    """Called once a sheet is put away."""


def training_at(
    controller: TableController, simulator: Simulator, around: Around, seed: int
) -> Training:
    """Begin training at a table; `seed` decides what Players and chance do."""
    chip_set = controller.profile.chip_set
    strip = TraineePanel(
        [value for value, _ in chip_set], min(MOST, controller.session.table.boxes)
    )
    overlay = SignsOverlay(around.felt, [ChipStyle(value, colour) for value, colour in chip_set])
    data = controller.session.journal.path.parent.parent
    keeper = DiaryKeeper(data, controller.session.table.rulebook.id)
    training = Training(
        controller,
        simulator,
        strip,
        overlay,
        around.felt,
        keeper=keeper,
        alert=around.alert,
        show_shoe=around.show_shoe,
        seed=seed,
    )
    around.below_felt.addWidget(strip)
    test = TableTest(controller, training, simulator, keeper)
    examining = TestOverlay(around.centre, test)
    sheet = ProgressSheet(around.centre)
    lessons = Lessons(controller, around.centre, keeper, around.alert)

    def progress_touched() -> None:
        if test.is_under_way:
            examining.ask()
        else:
            training.show_progress(sheet.show_progress)

    def test_asked() -> None:
        sheet.hide()
        examining.ask()

    for each in (sheet, examining):
        each.closed.connect(around.take_keyboard)

    def drill_asked() -> None:
        try:
            made = keep_moment(controller.session, training.asked)
        except Fault as fault:
            sheet.note.setText(whole_fault(fault))
            return
        sheet.note.setText(sheet.tr("The drill is {0}").format(path_text(made)))

    lessons.put_away.connect(around.take_keyboard)
    lessons.rounds_asked.connect(training.begin_rounds)
    strip.lessons_touched.connect(lessons.show)

    def rounds_changed() -> None:
        strip.show_lesson(keeper.lesson, lessons.rounds_words(keeper.lesson))

    training.rounds_changed.connect(rounds_changed)
    if words := lessons.due_words():
        strip.say(f"{strip.verdict.text()} {words}")
    sheet.test_asked.connect(test_asked)
    sheet.drill_asked.connect(drill_asked)
    strip.progress_touched.connect(progress_touched)
    return training

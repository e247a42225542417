"""How far the trainee has come, on the screen: for which games he is ready, his curve, his worst
items. It is given a `Progress` and shows it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from tablemgr.training.progress import TARGETS_ARE, ItemProgress, TraineeProgress
from tablemgr.training.progress_text import game_line
from ui.parts.line_chart import LineChart
from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import empty, make_label

_ITEMS: Final = 8
"""How many items are shown: the worst."""
_LEAST_SHARE: Final = 0.1
"""The share of wrong answers that the chart reaches up to at least."""


class ProgressSheet(Overlay):
    """The sheet. `test_asked`: a table test is to begin; `drill_asked`: the moment on the table
    is to become a drill.
    """

    test_asked = Signal()
    drill_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=1180, height_px=700)
        self.games = QVBoxLayout()
        self.curve = LineChart(
            "{:.0%}".format, self.tr("Nothing was asked yet."), least_high=_LEAST_SHARE
        )
        self.items = QGridLayout()
        self.items.setHorizontalSpacing(14)
        self.items.setColumnStretch(0, 1)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addLayout(self.games)
        left.addWidget(make_label(self.tr("Wrong answers by day"), "caption"))
        left.addWidget(self.curve, 1)
        right.addWidget(make_label(self.tr("Worst first"), "caption"))
        right.addLayout(self.items)
        right.addStretch(1)
        columns = QHBoxLayout()
        columns.setSpacing(24)
        columns.addLayout(left, 1)
        columns.addLayout(right, 1)
        self.body.addLayout(columns, 1)
        foot = QHBoxLayout()
        self.note = make_label(TARGETS_ARE, "muted", wrap=True)
        foot.addWidget(self.note, 1)
        self.drill = SlotKey(self.tr("Make a drill of this moment"))
        self.drill.clicked.connect(self.drill_asked)
        self.put(ACT_SLOT - 1, self.drill)
        self.test = SlotKey(self.tr("Table test\u2026"), "primary")
        self.test.clicked.connect(self.test_asked)
        self.put(ACT_SLOT, self.test)
        self.body.addLayout(foot)

    def show_progress(self, found: TraineeProgress) -> None:
        """Show the progress of somebody."""
        self.set_title(self.tr("Progress of {0}").format(found.name))
        self.note.setText(TARGETS_ARE)
        empty(self.games)
        played = [game for game in found.games if game.is_played]
        if not played:
            self.games.addWidget(make_label(self.tr("No game was played yet."), "muted"))
        for game in played:
            role = "strong" if game.ready else ""
            self.games.addWidget(make_label(game_line(game), role, wrap=True))
        self.curve.show_points([(d.day.isoformat(), d.wrong / d.asked) for d in found.curve])
        empty(self.items)
        heads = (
            self.tr("Item"),
            self.tr("Errors at most"),
            self.tr("Wrong"),
            self.tr("P80"),
            self.tr("Today"),
        )
        for column, words in enumerate(heads):
            self.items.addWidget(make_label(words, "caption"), 0, column)
        for row, item in enumerate(found.items[:_ITEMS], 1):
            for column, words in enumerate(self._cells(item)):
                self.items.addWidget(make_label(words, wrap=column == 0), row, column)
        self.open()

    def _cells(self, item: ItemProgress) -> tuple[str, ...]:
        pace = f"{item.p80_ms / 1000:.1f} s" if item.p80_ms else "\u2013"
        recall = f"{item.recall:.0%}"
        return (
            item.item.replace("/", ": "),
            f"{item.at_most:.0%}" if item.says_enough else self.tr("too few yet"),
            f"{item.wrong}/{item.asked}",
            pace,
            self.tr("{0}, due").format(recall) if item.due else recall,
        )

"""A training table for a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablemgr.house.profile import DEFAULT, reads
from tablemgr.house.profile_change import changed
from tests.ui.rig import WAIT_MS
from tests.ui.training.training_rig import TrainingRig
from ui.sitting.sitting import Sitting
from ui.start.options import for_game, settings_of


@pytest.fixture
def new_training(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot
) -> Iterator[Callable[[str], TrainingRig]]:
    """Opens a training table of a game, with a loaded shoe."""
    opened = ExitStack()

    def make(game: str) -> TrainingRig:
        file = tmp_path / "house.toml"
        choice = for_game(reads(DEFAULT, "the profile"), game, None)
        file.write_text(changed(DEFAULT, settings_of(choice), "the profile"), encoding="utf-8")
        sitting = Sitting(qapp, file, tmp_path / "data", windowed=True, training=True, seed=5)
        opened.enter_context(closing(sitting))
        sitting.open_table()
        assert sitting.table is not None
        opened.callback(sitting.table.window.deleteLater)
        controller = sitting.table.controller

        def connected() -> bool:
            state = controller.link()
            return state is not None and state.connected

        qtbot.waitUntil(connected, timeout=WAIT_MS)
        sitting.table.window.resize(1280, 800)
        return TrainingRig(sitting, qtbot)

    with opened:
        yield make


@pytest.fixture
def rig(new_training: Callable[[str], TrainingRig]) -> TrainingRig:
    """A training table of RWS Blackjack."""
    return new_training("rws-blackjack")

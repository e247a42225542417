"""A whole table for a test: profile, journal, simulated shoe, window; nothing is shown anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.drawings import share_drawings
from tests.ui.rig import TableRig
from ui.slips import drawing, tasks
from ui.slips.drawing import DrawTask
from ui.theme.style import dress
from ui.window.theme import wear


@pytest.fixture(autouse=True)
def _no_widget_left(qapp: QApplication) -> Iterator[None]:
    """Delete the windows that a test leaves behind: each one that lives on is laid out and styled
    again with every later test's style sheet.
    """
    before = set(map(id, qapp.topLevelWidgets()))
    yield
    for widget in qapp.topLevelWidgets():
        if id(widget) not in before and widget.parent() is None:
            widget.close()
            widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True, scope="session")
def _drawings_shared(qapp: QApplication) -> Iterator[None]:
    """Read and render a layout's drawing once, and let go of it before Qt ends."""
    del qapp
    with pytest.MonkeyPatch.context() as patch:
        share_drawings(patch)
        yield


@pytest.fixture(autouse=True)
def _slips_drawn_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw slips in the test's own process: to start another for each takes too long. That one is
    tested in `tests/ui/slips`.
    """

    def here(task: DrawTask, *what: object) -> object:
        return tasks.TASKS[task](*what)

    monkeypatch.setattr(drawing, "ask", here)
    monkeypatch.setattr(drawing, "make_ready", lambda: None)


@pytest.fixture
def new_rig(tmp_path: Path, qtbot: QtBot, qapp: QApplication) -> Iterator[Callable[..., TableRig]]:
    """Opens tables in the test's folder; each further one is a new start of the same table."""
    dress(qapp)
    rigs: list[TableRig] = []

    def make(**settings: object) -> TableRig:
        for rig in rigs:
            rig.close()
        rig = TableRig(tmp_path, qtbot, **settings)  # type: ignore[arg-type] # passed through
        rigs.append(rig)
        return rig

    yield make
    for rig in rigs:
        rig.close()
    wear("dark")
    qapp.setStyleSheet("")


@pytest.fixture
def rig(new_rig: Callable[..., TableRig]) -> TableRig:
    """A table with the simulated shoe, connected."""
    return new_rig()


@pytest.fixture
def by_hand(new_rig: Callable[..., TableRig]) -> TableRig:
    """A table where a person names the cards."""
    return new_rig(port="manual")

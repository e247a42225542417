"""While a fill or a credit travels, its request lies face up on the table, and on nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.felt.games import LAYOUTS, layout_of
from tests.ui.felt.samples import rws_layout
from ui.felt.canvas import Geometry
from ui.felt.papers import papers_place
from ui.felt.spoken import felt_in_words
from ui.felt.widget import FeltWidget
from ui.views.felt import FeltView, RequestView

FILL = RequestView("Fill 1 · 2,000 · next: receive")


@pytest.mark.parametrize(("game", "appendix", "boxes"), LAYOUTS)
def test_they_lie_on_no_place_of_any_layout(
    qapp: QApplication, game: str, appendix: str, boxes: int
) -> None:
    del qapp, boxes
    geometry = Geometry(layout_of(game, appendix), 956, 564)
    place = papers_place(geometry)
    covered = [name for name in geometry.names() if geometry.rect(name).intersects(place)]
    assert covered == []


@pytest.mark.parametrize("count", [0, 1, 3, 5])
def test_each_is_read_and_the_last_says_how_many_more_there_are(qtbot: QtBot, count: int) -> None:
    felt = FeltWidget(rws_layout("a"), motion=False)
    qtbot.addWidget(felt)
    felt.resize(956, 564)
    felt.set_view(FeltView(papers=(FILL,) * count))
    felt.grab()
    labels = felt.labels()["papers"]
    assert [label.text for label in labels][:2] == [FILL.words] * min(count, 2)
    assert [label.text.removeprefix(FILL.words) for label in labels][2:] == {
        0: [], 1: [], 3: [""], 5: [" +2"]
    }[count]  # fmt: skip
    assert not any(label.cut for label in labels)
    assert felt_in_words(felt.view).count(FILL.words) == count

"""The § button: the whole wording of a paragraph fits in the window, wherever the button is."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tablemgr.rules.rulebook import games, load
from ui.parts.citing import CiteButton
from ui.views.shared import Citation


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("game", games())
def test_the_longest_wording_is_whole_in_the_window(
    qtbot: QtBot, game: str, size: tuple[int, int]
) -> None:
    book = load(game)
    number = max(book.paragraphs, key=lambda n: len(book.paragraphs[n]))
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*size)
    button = CiteButton(window)
    button.set_cite(Citation(number, book.paragraphs[number]))
    window.show()
    for height in (0, size[1] // 3, size[1] // 2, size[1] - 50):
        button.move(size[0] - 100, height)
        button.show_wording()
        popover = button.popover
        assert popover is not None
        assert window.rect().contains(popover.frame.geometry())
        assert popover.text.text() == book.paragraphs[number]
        assert popover.text.height() >= popover.text.heightForWidth(popover.text.width())
        popover.close()

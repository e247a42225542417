"""In no language is a text cut, in any phase of any game, at the smallest size; nor if the house
wants texts half as large again, nor in a sheet.

A record of each game is played in each language; `make whole` opens the sheets over every table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication

from tablemgr.basics.languages import languages
from tablemgr.rules.commands import DealCard
from tests.sampling import WHOLE
from tests.ui.fit import cut_texts
from tests.ui.rig import TableRig
from tests.ui.stage import settle
from tests.ui.sweep.rounds import records
from tests.ui.sweep.window import told_to_a_table, write_profile
from tests.ui.theme.pseudo import longer, pseudo_spoken
from tests.ui.window.on_top import have_keys
from tests.ui.window.test_nothing_moves import reader_says
from tests.ui.window.test_on_top import ACE, SHEETS, Case
from ui.parts.cover import Cover, top_cover
from ui.presenter.families import shown_games
from ui.theme.language import speak
from ui.theme.tokens import MOST_PERCENT

PSEUDO = "pseudo"
"""The made-up language, in which each text is longer by two fifths."""
LARGE = "large"
"""English, half as large again."""
CHANGE_THE_ROUND = ("slip", "case", "stopped", "stopped plainly")
"""Sheets that need a table of their own."""


def sample() -> list[tuple[str, str]]:
    """The languages and games that are played: each in each, half a second."""
    return [(tag, game) for tag in (PSEUDO, LARGE, *languages()) for game in shown_games()]


@pytest.fixture
def tag(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param == PSEUDO:
        with pseudo_spoken(qapp, longer):
            yield PSEUDO
        return
    speak(qapp, "en" if request.param == LARGE else request.param)
    yield request.param
    speak(qapp, "en")


@pytest.mark.parametrize(("tag", "game"), sample(), indirect=["tag"])
def test_no_text_is_cut(
    new_rig: Callable[..., TableRig], game: str, tag: str, tmp_path: Path
) -> None:
    record = next(each for each in records() if each.path.parent.name == game)
    table, commands = told_to_a_table(record)
    write_profile(tmp_path, table, text_percent=MOST_PERCENT if tag == LARGE else 100)
    rig = new_rig(port="manual")
    cut: dict[str, str] = {}
    for command, by in commands:
        if isinstance(command, DealCard):
            rig.controller.device_events.card(command.card, "keypad")
        else:
            rig.controller.tell(command, by=by, reason="As the record says.")
        QApplication.processEvents()
        for text in cut_texts(rig.window.centre):
            cut.setdefault(text, command.line())
        painted = [label for labels in rig.window.felt.labels().values() for label in labels]
        cut |= {f"felt {label.text!r}": command.line() for label in painted if label.cut}
    assert not cut, f"{tag}\n" + "\n".join(f"{line}: {text}" for text, line in cut.items())


def by_table() -> list[list[str]]:
    """The names of the sheets that can be opened over one table, for each table."""
    tables: dict[tuple[object, ...], list[str]] = {}
    for name, case in SHEETS.items():
        own = name if name in CHANGE_THE_ROUND else ""
        tables.setdefault((case.told, case.settings, own), []).append(name)
    return list(tables.values()) if WHOLE else [tables[ACE, "", ""]]


@pytest.mark.parametrize("names", by_table(), ids=lambda names: names[0])
@pytest.mark.parametrize("tag", [PSEUDO, LARGE], indirect=True)
def test_no_text_is_cut_in_a_sheet_and_each_key_has_a_name(
    new_rig: Callable[..., TableRig], names: list[str], tag: str
) -> None:
    case: Case = SHEETS[names[0]]
    size = f"text-percent = {MOST_PERCENT}\n" if tag == LARGE else ""
    rig = new_rig(settings=size + case.settings)
    rig.expects_stop = True  # one of the sheets says so
    rig.tell(*case.told)
    have_keys(rig)
    cut = cut_texts(rig.window.centre)
    for name in names:
        SHEETS[name].opens(rig)
        settle()
        cover = top_cover(rig.window)
        assert cover is not None, name
        cut += [f"{name}: {text}" for text in cut_texts(cover)]
        buttons = cover.findChildren(QAbstractButton)
        cut += [f"{name}: {b!r} nameless" for b in buttons if b.isVisible() and not reader_says(b)]
        for each in rig.window.findChildren(Cover):
            each.hide()
    assert not cut, f"{tag}\n" + "\n".join(cut)

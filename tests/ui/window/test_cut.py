"""In no language is a text cut, in any phase of any game, at the smallest size.

`make test` plays each game in the made-up language and each language in one game; `make sweep` all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tablemgr.basics.languages import languages
from tablemgr.rules.commands import DealCard
from tests.sampling import WHOLE
from tests.ui.fit import cut_texts
from tests.ui.rig import TableRig
from tests.ui.sweep.rounds import records
from tests.ui.sweep.window import told_to_a_table, write_profile
from tests.ui.theme.pseudo import longer, pseudo_spoken
from ui.presenter.families import shown_games
from ui.theme.language import speak

PSEUDO = "pseudo"
"""The made-up language, in which each text is longer by two fifths."""


def sample() -> list[tuple[str, str]]:
    """The languages and games that are played."""
    games = shown_games()
    every = [(tag, game) for tag in (PSEUDO, *languages()) for game in games]
    some = [*((PSEUDO, game) for game in games), *zip(languages(), games[-1::-1], strict=False)]
    return every if WHOLE else some


@pytest.fixture
def tag(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param == PSEUDO:
        with pseudo_spoken(qapp, longer):
            yield PSEUDO
        return
    speak(qapp, request.param)
    yield request.param
    speak(qapp, "en")


@pytest.mark.parametrize(("tag", "game"), sample(), indirect=["tag"])
def test_no_text_is_cut(
    new_rig: Callable[..., TableRig], game: str, tag: str, tmp_path: Path
) -> None:
    record = next(each for each in records() if each.path.parent.name == game)
    table, commands = told_to_a_table(record)
    write_profile(tmp_path, table)
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

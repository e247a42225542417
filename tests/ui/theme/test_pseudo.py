"""In a made-up language no English is left on the window, in any phase of any game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tablemgr.rules.commands import DealCard
from tests.sampling import WHOLE
from tests.tablemgr.made_up import english_left
from tests.ui.rig import TableRig
from tests.ui.sweep.rounds import AnyRound, Troubled, records
from tests.ui.sweep.window import told_to_a_table, write_profile
from tests.ui.theme.pseudo import pseudo_spoken, texts_of
from ui.presenter.families import shown_games

SEED = 3
MOST_STEPS = 30


@pytest.fixture
def _pseudo(qapp: QApplication) -> Iterator[None]:
    with pseudo_spoken(qapp):
        yield


def plain_and_troubled() -> list[AnyRound]:
    """Of each game a Round of its records, and Rounds in which much goes wrong."""
    found: list[AnyRound] = []
    for game in shown_games():
        found.append(next(each for each in records() if each.path.parent.name == game))
    troubled = shown_games() if WHOLE else ("rws-blackjack", "si-ki-pi")
    found += [Troubled(game, SEED) for game in troubled]
    return found


@pytest.mark.parametrize("round_", plain_and_troubled(), ids=str)
@pytest.mark.usefixtures("_pseudo")
def test_no_english_is_left_in_any_phase(
    new_rig: Callable[..., TableRig], round_: AnyRound, tmp_path: Path
) -> None:
    table, commands = told_to_a_table(round_, MOST_STEPS)
    write_profile(tmp_path, table)
    rig = new_rig(port="manual")
    book, profile = table.rulebook, rig.profile
    spelled = {book.title, book.edition, profile.dealer, profile.house, "Space", "Return", "Ctrl"}
    spelled |= {word for command, _ in commands for word in command.line().split()[2:3]}
    names = re.compile("|".join(map(re.escape, sorted(spelled, key=len, reverse=True))))
    left: dict[str, str] = {}
    for command, by in commands:
        if isinstance(command, DealCard):
            rig.controller.device_events.card(command.card, "keypad")
        else:
            rig.controller.tell(command, by=by, reason="As the record says.")
        QApplication.processEvents()
        for text in texts_of(rig.window.centre):
            if re.search("[a-z]{2}", names.sub("", english_left(text))):
                left.setdefault(text, command.line())
    assert not left, "\n".join(f"{line}: {text!r}" for text, line in left.items())

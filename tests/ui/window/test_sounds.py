"""What is heard at a table, by how urgent it is; what stops the game always is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from assets.sounds.make import SOUNDS, wav
from tablemgr.rules.games.blackjack.commands import Stand
from tests.ui.rig import TableRig
from ui.views.dialogs import AlertView, StoppedView
from ui.window import sounds
from ui.window.sounds import Loudspeaker, Sound, Sounds, file_of

DEALT = ("open", "bet 1 ann 100 seated", "close", "card 5h 9d 6s", "proceed")


def heard(rig: TableRig) -> list[Sound]:
    """What is heard from now on."""
    found: list[Sound] = []
    rig.window.sounds = Sounds(rig.controller, found.append)
    rig.window.sheets.messages.said.connect(rig.window.sounds.message)
    return found


def happen() -> None:
    QCoreApplication.processEvents()


@pytest.mark.parametrize(
    ("setting", "audible"),
    [
        ("stop", {Sound.STOP}),
        ("messages", {Sound.STOP, Sound.WAIT, Sound.REFUSAL}),
        ("all", set(Sound)),
    ],
)
def test_a_house_hears_what_it_wants_and_always_what_stops_the_game(
    new_rig: Callable[..., TableRig], setting: str, audible: set[Sound]
) -> None:
    rig = new_rig(settings=f'sounds = "{setting}"')
    found = heard(rig)
    rig.tell(*DEALT)
    for say in (
        lambda: rig.window.sheets.messages.alert(AlertView("clock", "The clock jumped.")),
        lambda: rig.controller.tell(Stand(1)),
        lambda: rig.controller.alerted.emit(AlertView("card-refused", "A card came.")),
        lambda: rig.window.sheets.messages.alert(AlertView("last-end", "A note.")),
    ):
        say()
        happen()
    assert set(found) == audible - {Sound.DONE}


def test_of_what_happens_at_once_the_most_urgent_is_heard_and_a_message_once(
    new_rig: Callable[..., TableRig],
) -> None:
    rig = new_rig(port="manual", settings='sounds = "all"')
    found = heard(rig)
    for _ in range(3):
        rig.window.sheets.messages.alert(AlertView("paper", "A print failed."))
        rig.window.sheets.messages.alert(AlertView("staff", "The register can't be read."))
    happen()
    assert found == [Sound.STOP]
    rig.window.sheets.messages.alert(AlertView("staff", "The register can't be read."))
    happen()
    assert found == [Sound.STOP], "it stands there already"
    rig.expects_stop = True
    found = heard(rig)
    rig.controller.stopped.emit(StoppedView("It broke.", "Everything is stored."))
    happen()
    assert found == [Sound.STOP]


def test_without_a_player_what_stops_the_game_rings_the_bell(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    rung: list[str] = []
    monkeypatch.setattr(QApplication, "beep", lambda: rung.append("bell"))
    players: list[tuple[str, ...] | None] = [None, ("false",), ("no-such-player",)]
    for tried, player in enumerate(players, 1):
        monkeypatch.setattr(sounds, "player_here", partial(lambda found: found, player))
        speaker = Loudspeaker(qapp)
        speaker.play(Sound.STOP)
        qtbot.waitUntil(partial(lambda count: len(rung) == count, tried))
        speaker.play(Sound.WAIT)
        speaker.break_off()
        speaker.deleteLater()
    assert len(rung) == 3, "a message that can wait rings nothing"


@pytest.mark.parametrize("sound", Sound)
def test_each_sound_is_the_file_that_the_script_makes(sound: Sound) -> None:
    assert file_of(sound).read_bytes() == wav(SOUNDS[sound.name.lower()])

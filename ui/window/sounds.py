"""The sounds of one table: what is heard when, by how urgent it is. Decides nothing.

A program of the machine plays them (PipeWire's, PulseAudio's or ALSA's), because Qt's own part for
sound is not in PySide6-Essentials; without one, what stops the game rings the desktop's bell.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from assets.sounds import player_here
from tablemgr.basics.files import brought
from tablemgr.rules.commands import Command, DealCard, Settle
from ui.presenter.alarms import Priority, alarm_of
from ui.table.controller import TableController

_BREAK_OFF_MS: Final = 200
_AGAIN_S: Final = 1.0
"""The same sound is not heard again sooner."""


class Sound(IntEnum):
    """A sound; the most urgent first. Its name is its file's."""

    STOP = 1
    """The game stops: answer before the next card or chip."""
    WAIT = 2
    """A message wants an answer."""
    REFUSAL = 3
    """The rules refuse what was touched."""
    DONE = 4
    """The Round is settled."""
    CARD = 5
    """A card was read."""


_LEAST_URGENT: Final = {"stop": Sound.STOP, "messages": Sound.REFUSAL, "all": Sound.CARD}
"""The last sound that is heard, by the house's setting. None silences the first."""


def file_of(sound: Sound) -> Path:
    """Give the file of a sound."""
    return Path(str(brought("assets") / "sounds" / f"{sound.name.lower()}.wav"))


class Loudspeaker(QObject):
    """Plays one file at a time: a more urgent sound breaks a less urgent one off."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._player = player_here()
        self._now = Sound.CARD
        self._process = QProcess(self)
        self._process.errorOccurred.connect(self._failed)
        self._process.finished.connect(self._finished)

    def play(self, sound: Sound) -> None:
        """Let it be heard."""
        busy = self._process.state() is not QProcess.ProcessState.NotRunning
        if busy and self._now <= sound:
            return
        if busy:
            self.break_off()
        self._now = sound
        if self._player is None:
            self._failed()
            return
        program, *words = self._player
        self._process.start(program, [*words, str(file_of(sound))])

    def break_off(self) -> None:
        """Be silent now."""
        self._process.blockSignals(True)
        self._process.kill()
        self._process.waitForFinished(_BREAK_OFF_MS)
        self._process.blockSignals(False)

    def _finished(self, code: int) -> None:
        if code:
            self._failed()

    def _failed(self) -> None:
        """Nothing was heard: what stops the game rings the bell at least."""
        if self._now is Sound.STOP:
            QApplication.beep()


class Sounds(QObject):
    """Makes heard what happens at one table; of what comes with one touch, the most urgent."""

    def __init__(
        self, controller: TableController, play: Callable[[Sound], object] | None = None
    ) -> None:
        """`play` makes it heard; without it, the machine's loudspeaker does, if there is a
        screen.
        """
        super().__init__(controller)
        self._controller = controller
        silent = QGuiApplication.platformName() in ("offscreen", "minimal")
        loudspeaker = None if silent or play is not None else Loudspeaker(self)
        self._play = play if loudspeaker is None else loudspeaker.play
        self._loudspeaker = loudspeaker
        self._heard_at: dict[Sound, float] = {}
        self._due: Sound | None = None
        self._cases = len(controller.session.table.position.cases)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._let_it_be_heard)
        controller.acted.connect(self._acted)
        controller.refused.connect(lambda _: self.say(Sound.REFUSAL))
        controller.stopped.connect(lambda _: self.say(Sound.STOP))

    def message(self, key: str) -> None:
        """A message is shown that was not shown before, or says something new."""
        alarm = alarm_of(key)
        if alarm is not None:
            self.say(Sound.STOP if alarm.priority is Priority.NOW else Sound.WAIT)

    def say(self, sound: Sound) -> None:
        """Let it be heard, if the house wants it and nothing more urgent is to be heard now."""
        if sound > _LEAST_URGENT[self._controller.profile.table_manners.sounds]:
            return
        self._due = sound if self._due is None else min(self._due, sound)
        self._soon.start()

    def end(self) -> None:
        """The window closes: nothing more is heard."""
        self._soon.stop()
        if self._loudspeaker is not None:
            self._loudspeaker.break_off()

    def _acted(self, command: Command) -> None:
        before, self._cases = self._cases, len(self._controller.session.table.position.cases)
        if self._cases > before:
            self.say(Sound.STOP)
        elif isinstance(command, DealCard):
            self.say(Sound.CARD)
        elif isinstance(command, Settle):
            self.say(Sound.DONE)

    def _let_it_be_heard(self) -> None:
        sound, self._due = self._due, None
        now = monotonic()
        if sound is None or self._play is None:
            return
        if sound is Sound.CARD or now - self._heard_at.get(sound, -_AGAIN_S) >= _AGAIN_S:
            self._heard_at[sound] = now
            self._play(sound)

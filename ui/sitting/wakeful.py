"""The screen stays lit and the machine awake while a Round is open. Decides nothing.

A screen that goes dark in the middle of a Round hides whose turn it is. The desktop is asked over
its bus (`org.freedesktop.ScreenSaver`, which every desktop of Debian 12 answers), and the system's
(`org.freedesktop.login1`) not to go to sleep. Each is asked on a connection of its own, and holds
as long as that is open: a program that dies keeps nothing awake. Where the desktop does not answer,
that is said once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QObject
from PySide6.QtDBus import QDBusConnection, QDBusMessage

from ui.presenter.alerts import SCREEN_DARK, screen_may_go_dark
from ui.table.controller import TableController
from ui.views.dialogs import AlertView

WHO: Final = "tablemgr"
ANSWER_MS: Final = 1000
"""So long a desktop is waited for; it answers within a few."""


class Keeper(Protocol):
    """What keeps one thing from happening."""

    def hold(self, why: str) -> bool:
        """Keep it from happening; False if that can't be had."""

    def release(self) -> None:
        """Let it happen again."""


@dataclass(slots=True)
class BusKeeper:
    """Keeps something from happening by a service's `Inhibit`, while its connection is open."""

    bus: QDBusConnection.BusType
    service: str
    path: str
    interface: str
    words: Callable[[str], list[str]]
    """What `Inhibit` is told, of why it is asked."""
    _answer: object = None
    """Holds the system's open file, if the answer is one."""

    def hold(self, why: str) -> bool:
        """Ask the service. A bus that is not there answers nothing."""
        bus = QDBusConnection.connectToBus(self.bus, self._name)
        if bus.isConnected():
            call = QDBusMessage.createMethodCall(self.service, self.path, self.interface, "Inhibit")
            call.setArguments(self.words(why))
            answer = bus.call(call, timeout=ANSWER_MS)
            if answer.type() == QDBusMessage.MessageType.ReplyMessage:
                self._answer = answer.arguments()
        if self._answer is None:
            self.release()
        return self._answer is not None

    def release(self) -> None:
        """Close the connection, and what the service gave."""
        self._answer = None
        QDBusConnection.disconnectFromBus(self._name)

    @property
    def _name(self) -> str:
        return f"{WHO}-{self.service}"


def screen_keeper() -> BusKeeper:
    """Keeps the screen from being blanked and locked, by the desktop's own means."""
    name = "org.freedesktop.ScreenSaver"
    bus = QDBusConnection.BusType.SessionBus
    return BusKeeper(bus, name, "/org/freedesktop/ScreenSaver", name, lambda why: [WHO, why])


def sleep_keeper() -> BusKeeper:
    """Keeps the machine from going to sleep."""
    name = "org.freedesktop.login1"
    bus = QDBusConnection.BusType.SystemBus
    return BusKeeper(
        bus,
        name,
        "/org/freedesktop/login1",
        f"{name}.Manager",
        lambda why: ["sleep:idle", WHO, why, "block"],
    )


class Wakeful(QObject):
    """Holds while a Round is open, and says once if the screen can't be held."""

    def __init__(self, controller: TableController, screen: Keeper, *others: Keeper) -> None:
        super().__init__(controller)
        self._controller = controller
        self._keepers = (screen, *others)
        self._held = False
        self._said = False
        controller.changed.connect(self.look)

    def begin(self) -> None:
        """Find out whether it can be had, so that it is said at the start and not in a Round."""
        self._hold()
        if self._controller.session.between_rounds:
            self.let_go()

    def look(self) -> None:
        """A Round that has opened is held, one that is over is let go."""
        is_open = not self._controller.session.between_rounds
        if is_open and not self._held:
            self._hold()
        elif self._held and not is_open:
            self.let_go()

    def let_go(self) -> None:
        """Blanking and sleep are allowed again. May be called twice."""
        self._held = False
        for keeper in self._keepers:
            keeper.release()

    def _hold(self) -> None:
        self._held = True
        why = self.tr("A Round is open at table {0}").format(self._controller.profile.table)
        screen, *_ = [keeper.hold(why) for keeper in self._keepers]
        if not screen and not self._said:
            self._said = True
            text = screen_may_go_dark()
            remedy = self.tr("The desktop does not answer: switch its screen saver off.")
            self._controller.alerted.emit(AlertView(SCREEN_DARK, text, remedy))

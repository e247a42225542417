"""The keys of `tablemgr sim`: what each does to the simulated device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drivers.device import CardUnreadable, DeviceEvent
from drivers.machine_events import (
    CardFaceUp,
    DeviceWarning,
    Jam,
    JokerDrawn,
    LidClosed,
    LidOpened,
    WrongMode,
)
from drivers.simulator import Simulator
from tablemgr.basics.cards import card, cards

KEYS: Final = (
    "space, Enter or d: draw a card; : then cards, then Enter: draw those; 4: draw a set of four; "
    "c: cut card; n: new shoe; s: shuffle; e: error, or clear it; ?: a card that is not read; "
    "2: two cards as one; f: a card face up; k: a joker; j: jam; o and l: lid opened, closed; "
    "w: a warning; m: a card in another mode; p: power off and on; u: unplug; r: replug; q: quit. "
    "What the protocol has no message for is not sent."
)

_SAID: Final[dict[str, tuple[str, DeviceEvent]]] = {
    "?": ("not read", CardUnreadable(b"")),
    "f": ("face up", CardFaceUp(None)),
    "k": ("joker", JokerDrawn()),
    "j": ("jam", Jam()),
    "o": ("lid opened", LidOpened()),
    "l": ("lid closed", LidClosed()),
    "w": ("warning", DeviceWarning("0x01")),
    "m": ("wrong mode", WrongMode("Game", card("As"))),
}


class Typist:
    """Takes keys one at a time; says what was done to `show`."""

    def __init__(self, simulator: Simulator, show: Callable[[str], None]) -> None:
        self._simulator = simulator
        self._show = show
        self._typed: str | None = None

    @property
    def typing(self) -> bool:
        """True between `:` and Enter."""
        return self._typed is not None

    def press(self, key: str) -> None:
        """Does what the key says."""
        if self._typed is not None:
            self._type(self._typed, key)
        elif key == ":":
            self._typed = ""
        elif key in _SAID:
            word, event = _SAID[key]
            self._simulator.say(event)
            self._show(word)
        else:
            self._do(key)

    def _type(self, typed: str, key: str) -> None:
        if key in "\b\x7f":
            self._typed = typed[:-1]
        elif key not in "\r\n":
            self._typed = typed + key
        else:
            self._typed = None
            try:
                for one in cards(typed):
                    self._simulator.draw_card(one)
            except ValueError as error:
                self._show(str(error))

    def _do(self, key: str) -> None:
        simulator, show = self._simulator, self._show
        match key:
            case " " | "\n" | "\r" | "d":
                if simulator.draw() is None:
                    show("locked")
            case "4":
                simulator.draw_set(4)
            case "2":
                show("double feed " + " ".join(map(str, simulator.double_feed())))
            case "c":
                simulator.cut_card()
                show("cut card")
            case "n":
                simulator.new_shoe()
                show("new shoe")
            case "s":
                simulator.shuffle()
                show("shuffled")
            case "e":
                show("error" if simulator.toggle_error() else "error cleared")
            case _:
                self._handle(key)

    def _handle(self, key: str) -> None:
        """The keys for power and cable."""
        match key:
            case "p":
                self._simulator.power_cycle()
                self._show("power off and on")
            case "u":
                self._simulator.unplug()
                self._show("unplugged")
            case "r":
                self._simulator.replug()
                self._show(f"port {self._simulator.path}")
            case _:
                self._show(f"unknown key {key!r}")

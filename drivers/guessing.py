"""Guesses what a line speaks that can't be read: another protocol, or another speed. Opens no port.

The bytes that came are read by every protocol of the program, or at every speed; the one that
understands nearly all of them is named. A guess is said, and changes nothing: a person sets it.
For a speed the device must speak meanwhile, so somebody has to draw cards; nothing is written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from msgspec import Struct

from drivers.catalogue import known_protocols, make_codec
from drivers.device import (
    BadFrame,
    Codec,
    OperationAccepted,
    OperationRefused,
    Repeated,
)
from drivers.device_settings import DeviceSettings
from drivers.reports import PortReport, RawBytes

LEAST: Final = 3
"""So many messages must be understood before anything is guessed."""
NEARLY_ALL: Final = 0.9
KEPT_BYTES: Final = 16_384
UNFINISHED_BYTES: Final = 48
"""So many bytes without any message are not understood, even if they may still become one."""


class Guess(Struct, frozen=True):
    """A protocol, and how much of what came it understands."""

    protocol: str
    preset: str
    """Empty if the protocol has none."""
    good: int
    whole: int

    @property
    def words(self) -> str:
        """For a person: `looks like angel-eye: 14 of 14 frames`."""
        preset = f" ({self.preset})" if self.preset else ""
        return f"looks like {self.protocol}{preset}: {self.good} of {self.whole} frames"


def guess(data: bytes) -> Guess | None:
    """The protocol that understands these bytes best; None if none understands nearly all."""
    found = [each for each in _read_by_each(data) if _is_sure(each)]
    return max(found, key=lambda each: (each.good / each.whole, each.good), default=None)


def _is_sure(found: Guess) -> bool:
    return found.good >= LEAST and found.good >= NEARLY_ALL * found.whole


def _read_by_each(data: bytes) -> Iterator[Guess]:
    for name, protocol in known_protocols().items():
        for preset in protocol.presets or ("",):
            if preset in protocol.house_presets:  # its codes mean what a table of the house says
                continue
            settings = DeviceSettings(name, preset=preset)
            heard = judge(0, data, make_codec(settings))
            yield Guess(name, preset, heard.good, heard.good + heard.bad)


class Guessing:
    """Listens beside a codec, and guesses once that codec does not understand what comes."""

    def __init__(self, codec: Codec) -> None:
        """`codec` is a fresh one of the protocol that was named."""
        self._codec = codec
        self._data = b""
        self._good = self._bad = 0
        self._is_bad = False
        self._said = ""

    def hear(self, report: PortReport) -> str:
        """Say what is guessed now that this came; empty if nothing, or the same again."""
        if not isinstance(report, RawBytes):
            return ""
        for event in self._codec.feed(report.data, report.monotonic_ns):
            if not isinstance(event, Repeated):  # understood or not as what it repeats
                self._is_bad = isinstance(event, BadFrame)
            self._bad += self._is_bad
            self._good += not self._is_bad
        self._data = (self._data + report.data)[-KEPT_BYTES:]
        return self._guessed()

    def end(self) -> str:
        """Say what is guessed at the end, when what is left unfinished counts too."""
        self._bad += len(self._codec.reset())
        return self._guessed()

    def _guessed(self) -> str:
        unfinished = not self._good and len(self._data) >= UNFINISHED_BYTES
        if self._bad <= self._good and not unfinished:
            return ""
        found = guess(self._data)
        if found is None or found.protocol == self._said:
            return ""
        self._said = found.protocol
        return found.words


# --- the speed ------------------------------------------------------------------------------------

SPEEDS: Final = (9600, 4800, 19200, 38400, 57600, 115_200, 2400, 1200)
"""In bits a second, the usual ones first."""


class Heard(Struct, frozen=True):
    """The result of listening at one speed: messages that were understood, runs of bytes that were
    not.
    """

    baud: int
    good: int
    bad: int

    @property
    def fits(self) -> bool:
        """Say whether more was understood than not."""
        return self.good > self.bad


def judge(baud: int, data: bytes, codec: Codec) -> Heard:
    """How much of the bytes that came at a speed a fresh codec understands."""
    events = [*codec.feed(data, 0), *codec.reset()]
    bad = sum(isinstance(event, BadFrame) for event in events)
    answers = sum(isinstance(event, OperationAccepted | OperationRefused) for event in events)
    return Heard(baud, len(events) - bad - answers, bad)


def listen(
    hear: Callable[[int], bytes],
    make_codec: Callable[[], Codec],
    speeds: Iterable[int] = SPEEDS,
) -> Iterator[Heard]:
    """Listens at each speed until one fits. `hear` gives the bytes that come at a speed."""
    for baud in speeds:
        heard = judge(baud, hear(baud), make_codec())
        yield heard
        if heard.fits and heard.good >= 2:
            return


def best(heard: Iterable[Heard]) -> Heard | None:
    """The speed that fits best; None if none does."""
    return max((h for h in heard if h.fits), key=lambda h: h.good - h.bad, default=None)

"""Finds the speed of a line: listens at each speed to see at which something can be read.

For a line on which only garbage comes (`drivers.machine_events.OnlyGarbage`). The device must speak
meanwhile, so somebody has to draw cards. Writes nothing to the line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from msgspec import Struct

from drivers.device import (
    BadFrame,
    Codec,
    OperationAccepted,
    OperationRefused,
)

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

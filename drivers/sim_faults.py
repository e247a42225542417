"""Faults on the simulator's line, on request or by chance from a seed, as bad wires cause them."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from msgspec import Struct

from tablemgr.basics.errors import Fault


class FaultRates(Struct, frozen=True):
    """The chances of faults. Each message is sent `repeat` times. With these probabilities each
    copy of it is lost (`drop`), has one wrong byte (`corrupt`), or comes after rubbish (`garbage`).

    `delay` is how many seconds a message may be late, `trickle` the pause in seconds before each of
    its bytes; `merge` is how many messages are put on the line together. With the probability
    `unplug` the cable is pulled in the middle of a message and put back a second later; with
    `power` the device is switched off and on before the message.
    """

    repeat: int = 1
    drop: float = 0.0
    corrupt: float = 0.0
    garbage: float = 0.0
    delay: float = 0.0
    trickle: float = 0.0
    merge: int = 1
    unplug: float = 0.0
    power: float = 0.0


FAULTS_HELP: Final = (
    "e.g. repeat=3,drop=0.02; repeat=1 to 3, merge=1 to 100 messages, delay= up to 60 s, trickle= "
    "up to 1 s before each byte, and drop=, corrupt=, garbage=, unplug=, power= from 0 to 1"
)

_HIGHEST: Final = {"repeat": 3, "merge": 100, "delay": 60.0}
_WHOLE: Final = ("repeat", "merge")


def parse_fault_rates(text: str) -> FaultRates:
    """Reads a text such as `repeat=3,drop=0.02`. Raises `Fault` if it can't be read."""
    known = FaultRates.__struct_fields__
    rates: dict[str, float] = {}
    for part in filter(None, text.split(",")):
        name, _, number = part.partition("=")
        whole = name in _WHOLE
        try:
            value = int(number) if whole else float(number)
        except ValueError:
            value = -1
        if name not in known or not int(whole) <= value <= _HIGHEST.get(name, 1):
            raise Fault(
                "{part!r} is not a fault.",
                "Give {faults_help}.",
                part=part,
                faults_help=FAULTS_HELP,
            )
        rates[name] = value
    return FaultRates(**rates)  # type: ignore[arg-type] # whole numbers where needed: checked above


class Piece(NamedTuple):
    """Bytes for the line, and how many seconds after the bytes before them they come."""

    data: bytes
    after_s: float = 0.0


class Faults:
    """Turns a message into what is really put on the line."""

    def __init__(self, rates: FaultRates = FaultRates(), seed: int = 0) -> None:
        self.rates = rates
        self._random = random.Random(seed)
        self._drop = 0
        self._corrupt: list[tuple[int, int]] = []
        self._garbage = b""
        self._held: list[bytes] = []

    def drop_next(self, messages: int = 1) -> None:
        """The next `messages` messages are lost, with all their copies."""
        self._drop += messages

    def corrupt_next(self, place: int = 3, mask: int = 0x01) -> None:
        """In the first copy of the next message, the bits of `mask` are inverted in the byte at
        `place`. A second call before that message changes a second byte of the same copy.
        """
        self._corrupt.append((place, mask))

    def garbage_next(self, garbage: bytes) -> None:
        """`garbage` comes before the next message."""
        self._garbage += garbage

    def power_fails(self) -> bool:
        """Say whether the device goes off and on before the next message."""
        return self._chance(self.rates.power)

    def cable_is_pulled(self) -> bool:
        """Say whether the next message is cut in its middle."""
        return self._chance(self.rates.unplug)

    def pieces(self, message: bytes) -> list[Piece]:
        """Give what is put on the line for `message`, and when; nothing if it waits for later
        ones.
        """
        out = self.on_the_line(message)
        if self.rates.merge > 1:
            self._held.append(out)
            if len(self._held) < self.rates.merge:
                return []
            out = b"".join(self._held)
            self._held.clear()
        if not out:
            return []
        late_s = self._random.uniform(0, self.rates.delay) if self.rates.delay else 0.0
        if not self.rates.trickle:
            return [Piece(out, late_s)]
        pause_s = self.rates.trickle
        return [
            Piece(bytes([octet]), pause_s + (0 if i else late_s)) for i, octet in enumerate(out)
        ]

    def on_the_line(self, message: bytes) -> bytes:
        """The bytes that are put on the line for `message`."""
        if self._drop:
            self._drop -= 1
            return b""
        out = self._take_garbage()
        for _ in range(self.rates.repeat):
            if self._chance(self.rates.garbage):
                out += self._random.randbytes(self._random.randint(1, 12))
            if self._chance(self.rates.drop):
                continue
            copy = bytearray(message)
            for place, mask in self._take_corrupt():
                copy[place % len(copy)] ^= mask
            if self._chance(self.rates.corrupt):
                copy[self._random.randrange(len(copy))] ^= self._random.randint(1, 255)
            out += copy
        return out

    def _chance(self, probability: float) -> bool:
        return probability > 0 and self._random.random() < probability

    def _take_garbage(self) -> bytes:
        garbage, self._garbage = self._garbage, b""
        return garbage

    def _take_corrupt(self) -> list[tuple[int, int]]:
        corrupt, self._corrupt = self._corrupt, []
        return corrupt

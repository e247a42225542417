"""Faults on the simulator's line, on request or by chance from a seed: what hostile wires do."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, fields

from tablemgr.errors import Fault


@dataclass(frozen=True, slots=True)
class FaultRates:
    """What happens by chance: each message is sent `repeat` times (1 to 3), and each copy of it is,
    with the given probability (0 to 1), lost, sent with one wrong byte, or preceded by rubbish.
    """

    repeat: int = 1
    drop: float = 0.0
    corrupt: float = 0.0
    garbage: float = 0.0


def parse_fault_rates(text: str) -> FaultRates:
    """Reads `repeat=3,drop=0.02`. Raises `Fault` where it says something else."""
    known = {f.name: f.type for f in fields(FaultRates)}
    rates = FaultRates()
    values: dict[str, float] = {}
    for part in filter(None, text.split(",")):
        name, _, number = part.partition("=")
        try:
            value = float(number)
        except ValueError:
            value = -1.0
        in_range = value in (1, 2, 3) if name == "repeat" else 0 <= value <= 1
        if name not in known or not in_range:
            raise Fault(
                f"{part!r} is no fault.",
                "Give repeat=1 to 3, and drop=, corrupt=, garbage= from 0 to 1.",
            )
        values[name] = value
    return FaultRates(
        repeat=int(values.get("repeat", rates.repeat)),
        drop=values.get("drop", rates.drop),
        corrupt=values.get("corrupt", rates.corrupt),
        garbage=values.get("garbage", rates.garbage),
    )


@dataclass(slots=True)
class Faults:
    """Turns a message into what is really put on the line."""

    rates: FaultRates = FaultRates()
    seed: int = 0
    _random: random.Random = field(init=False)
    _drop: int = field(init=False, default=0)
    _corrupt: list[tuple[int, int]] = field(init=False, default_factory=list)
    _garbage: bytes = field(init=False, default=b"")

    def __post_init__(self) -> None:
        self._random = random.Random(self.seed)

    def drop_next(self, messages: int = 1) -> None:
        """The next so many messages are lost, with all their copies."""
        self._drop += messages

    def corrupt_next(self, place: int = 3, mask: int = 0x01) -> None:
        """In the first copy of the next message, the byte at `place` gets the bits of `mask`
        turned over. Asked again, it is another byte of the same copy.
        """
        self._corrupt.append((place, mask))

    def garbage_next(self, garbage: bytes) -> None:
        """Before the next message comes `garbage`."""
        self._garbage += garbage

    def on_the_line(self, message: bytes) -> bytes:
        """What is put on the line for `message`."""
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

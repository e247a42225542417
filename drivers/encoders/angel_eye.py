"""The Angel Eye shoe's end of the line. Gives each message once: `sim_faults` makes the repeats."""

from __future__ import annotations

from typing import Final

from drivers.codecs import angel_eye_payload as payload
from drivers.codecs.angel_eye import read_operation
from drivers.codecs.envelope import (
    Accepted,
    BccScope,
    EventFrame,
    Framer,
    OperationFrame,
    Refused,
    Rejected,
    encode,
)
from drivers.codecs.numbered import NAK_BCC, NAK_NO_ETX
from drivers.device import (
    BadReason,
    CardDrawn,
    CardSentAgain,
    CardUnreadable,
    CutCard,
    DeviceError,
    DeviceEvent,
    GameResult,
    LockState,
    Operation,
    PresetChanged,
    StandBy,
)
from drivers.encoders.encoder import Reply, one_by_one

NAK_COMMAND: Final = 0x13

_NO_CARD: Final = bytes([ord("D"), payload.TARGET_PLAYER_1, 0x80])


class AngelEyeEncoder:
    """An `Encoder`. It allows every operation: the host decides whether to ask for one."""

    def __init__(self, operation_bcc: BccScope = BccScope.WITH_STX) -> None:
        self._framer = Framer(operation_bcc)
        self._seq = 0

    def power_up(self, now_s: float) -> list[bytes]:
        del now_s
        self._framer.reset()
        self._seq = 0
        return [self.message(payload.START)]

    def say(self, event: DeviceEvent, now_s: float) -> list[bytes]:
        del now_s
        return [self.message(data) for one in one_by_one(event) if (data := _data(one))]

    def message(self, data: bytes) -> bytes:
        """A message of any data, under the next number."""
        self._seq = (self._seq + 1) % 10
        return encode(EventFrame(self._seq, data))

    def hear(self, data: bytes, now_s: float) -> Reply:
        del now_s
        answers: list[bytes] = []
        operations: list[Operation] = []
        for item in self._framer.feed(data):
            match item:
                case OperationFrame():
                    operation = read_operation(item)
                    if operation is None:
                        answers.append(encode(Refused(NAK_COMMAND)))
                    else:
                        answers.append(encode(Accepted()))
                        operations.append(operation)
                case Rejected(reason=BadReason.BAD_CHECK):
                    answers.append(encode(Refused(NAK_BCC)))
                case Rejected(reason=BadReason.BROKEN):
                    answers.append(encode(Refused(NAK_NO_ETX)))
                case _:
                    continue  # the host's ACK or NAK, and noise
        return Reply(tuple(answers), operations=tuple(operations))

    def tick(self, now_s: float) -> list[bytes]:
        del now_s
        return []

    def due_s(self) -> float | None:
        return None


def _data(event: DeviceEvent) -> bytes | None:
    """The data that says `event`; None if this shoe has no message for it."""
    match event:
        case CardDrawn(card, in_flow=in_flow):
            return payload.draw(card) if in_flow else payload.draw_out_of_flow(card)
        case CardSentAgain(card):
            return payload.again(card)
        case CardUnreadable():
            return _NO_CARD
        case CutCard():
            return payload.CUT_CARD
        case StandBy():
            return payload.STAND_BY
        case DeviceError(code=code, raised=raised, in_error_mode=in_error_mode):
            return payload.error(code, raised=raised, in_error_mode=in_error_mode)
        case LockState(locked):
            return payload.lock_state(locked=locked)
        case GameResult(value):
            return payload.game_result(value)
        case PresetChanged(address, value):
            return payload.preset(address, value)
    return None

"""A receipt printer: python-escpos opens its line; the answers are read by `escpos_words`."""

from __future__ import annotations

import errno
import socket
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from drivers.printers.address import PrinterAddress, PrinterWay
from drivers.printers.escpos_words import (
    STATUS_QUESTIONS,
    PaperTrouble,
    answered_ids,
    ask_process_id,
    is_status,
    process_id,
    status_question,
    trouble_in,
)
from drivers.printers.printer import NotReadyError, PaperEnd, PaperResult

_CHUNK: Final = 4096
_TROUBLES: Final = {
    errno.EACCES: PaperTrouble.DENIED,
    errno.EPERM: PaperTrouble.DENIED,
    errno.EBUSY: PaperTrouble.IN_USE,
    errno.EAGAIN: PaperTrouble.IN_USE,
}


class Waits(Struct, frozen=True):
    """How long a receipt printer may take, in seconds."""

    open_s: float = 3.0
    write_s: float = 20.0
    status_s: float = 1.0
    """For the answer to one question about its state."""
    out_s: float = 25.0
    """From the last byte to the answer that the job is out: a long slip takes 10 s to print."""


class ReceiptPrinter:
    """A `Printer` that takes ESC/POS.

    `confirms`: it is asked to say that a job is out; if not, a job that was sent stays sent.
    `stopped` says that nobody waits for an answer any more.
    """

    def __init__(
        self,
        address: PrinterAddress,
        *,
        confirms: bool = True,
        waits: Waits | None = None,
        stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        self._address = address
        self._confirms = confirms and address.way.answers
        self._waits = waits or Waits()
        self._stopped = stopped
        self._line: Any = None

    def check(self) -> None:
        self.close()
        self._line = self._opened()
        if not self._address.way.answers:
            return
        try:
            answers = {kind: self._state(kind) for kind in STATUS_QUESTIONS}
        except OSError as error:
            raise NotReadyError(_trouble_of(error), error.strerror or str(error)) from error
        heard = {kind: byte for kind, byte in answers.items() if byte is not None}
        if not heard and self._confirms:
            raise NotReadyError(PaperTrouble.SILENT)
        trouble = trouble_in(heard)
        if trouble is not None:
            raise NotReadyError(trouble)

    def send(self, number: int, name: str, data: bytes) -> PaperResult:
        del name
        try:
            self.check()
        except NotReadyError as error:
            return PaperResult(PaperEnd.FAILED, error.trouble, error.said)
        data = data + ask_process_id(number) if self._confirms else data
        try:
            self._wait_at_most(self._waits.write_s)
            for at in range(0, len(data), _CHUNK):
                self._line._raw(data[at : at + _CHUNK])
            if not self._confirms:
                return PaperResult(PaperEnd.SENT)
            if self._is_out(number):
                return PaperResult(PaperEnd.OUT)
            return PaperResult(PaperEnd.DOUBT, self._now_wrong())
        except OSError as error:
            return PaperResult(PaperEnd.DOUBT, said=error.strerror or str(error))
        finally:
            self.close()

    def close(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.close()

    def _opened(self) -> Any:
        from escpos import printer  # noqa: PLC0415 - loads slowly, and most tables print seldom
        from escpos.exceptions import DeviceNotFoundError, USBNotFoundError  # noqa: PLC0415 - as above

        address, open_s = self._address, self._waits.open_s
        match address.way:
            case PrinterWay.NETWORK:
                line: Any = printer.Network(address.place, address.number, timeout=open_s)
            case PrinterWay.USB:
                line = printer.Usb(*address.usb_ids)
            case PrinterWay.SERIAL:
                line = printer.Serial(address.place, address.number, timeout=0.1)
            case _:
                _refuse_plain_file(address.place)
                line = printer.File(address.place)
        try:
            if address.way is PrinterWay.NETWORK:  # its own `open` leaves a refused socket open
                line.device = socket.create_connection((address.place, address.number), open_s)
            else:
                line.open()
        except (DeviceNotFoundError, USBNotFoundError, OSError) as error:
            raise NotReadyError(_trouble_of(error)) from error
        return line

    def _state(self, kind: int) -> int | None:
        """The printer's answer to one question; None if none came in time."""
        self._wait_at_most(self._waits.status_s)
        self._line._raw(status_question(kind))
        until = time.monotonic() + self._waits.status_s
        while time.monotonic() < until:
            for byte in self._read(until):
                if is_status(byte):
                    return byte
        return None

    def _is_out(self, number: int) -> bool:
        """Wait for the printer's word that this job is out; False if it does not come."""
        heard, until = b"", time.monotonic() + self._waits.out_s
        while time.monotonic() < until and not self._stopped():
            heard += self._read(min(until, time.monotonic() + 0.2))
            if process_id(number) in answered_ids(heard):
                return True
        return False

    def _now_wrong(self) -> PaperTrouble:
        """Why no answer has come, by what the printer says of itself."""
        answers = {kind: self._state(kind) for kind in STATUS_QUESTIONS}
        heard = {kind: byte for kind, byte in answers.items() if byte is not None}
        return trouble_in(heard) or PaperTrouble.SILENT

    def _read(self, until: float) -> bytes:
        """Read what has come by then, or nothing. Raises OSError if the line has ended."""
        self._wait_at_most(max(0.01, until - time.monotonic()))
        try:
            data = bytes(self._line._read())
        except TimeoutError:
            return b""
        if not data and self._address.way is PrinterWay.NETWORK:
            raise ConnectionResetError(errno.ECONNRESET, "The printer has closed the connection")
        return data

    def _wait_at_most(self, seconds: float) -> None:
        if self._address.way is PrinterWay.NETWORK:
            self._line.device.settimeout(seconds)
        elif self._address.way is PrinterWay.SERIAL:
            self._line.device.timeout = min(seconds, 0.2)
            self._line.device.write_timeout = seconds


def _refuse_plain_file(place: str) -> None:
    """A device takes bytes one after the other; a plain file would be written over."""
    try:
        mode = Path(place).stat().st_mode
    except OSError as error:
        raise NotReadyError(_trouble_of(error)) from error
    if not (stat.S_ISCHR(mode) or stat.S_ISFIFO(mode)):
        raise NotReadyError(PaperTrouble.WRONG_ADDRESS)


def _trouble_of(error: BaseException) -> PaperTrouble:
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, OSError) and cause.errno in _TROUBLES:
            return _TROUBLES[cause.errno]
        cause = cause.__cause__ or cause.__context__
    return PaperTrouble.ABSENT

"""A shoe that is not there, at the far end of a real pseudo-terminal, speaking as the real one.

For trying, training and tests: whoever reads its port cannot tell it from a shoe. It draws on
request or by itself, answers operations, and has faults on request (`faults`, `unplug`, …).
Knows no rules.
"""

from __future__ import annotations

import os
import select
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from drivers.card_source import CardSource
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
from drivers.device import BadReason, OperationKind
from drivers.pty_line import PtyLine
from drivers.sim_faults import Faults
from tablemgr.cards import Card

NAK_BCC: Final = 0x02
NAK_NO_ETX: Final = 0x03
NAK_COMMAND: Final = 0x13


class Simulator:
    """An Angel Eye shoe. Every method may be called from any thread.

    `cards_per_min` above zero makes it draw by itself. `on_card` is told of every card that comes
    out, whether or not it gets through, on the thread that drew it.
    """

    def __init__(
        self,
        source: CardSource,
        *,
        link_path: Path | None = None,
        cards_per_min: float = 0.0,
        faults: Faults | None = None,
        operation_bcc: BccScope = BccScope.WITH_STX,
        on_card: Callable[[Card], None] | None = None,
    ) -> None:
        self.faults = faults or Faults()
        self._source = source
        self._line = PtyLine(link_path)
        self._pause_s = 60.0 / cards_per_min if cards_per_min > 0 else None
        self._framer = Framer(operation_bcc)
        self._on_card = on_card
        self._seq = 0
        self._locked = False
        self._error: int | None = None
        self._cut_card_out = False
        self._lock = threading.RLock()
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None
        self._wake_out, self._wake_in = -1, -1

    # --- its life ---

    @property
    def path(self) -> str:
        """The port to open."""
        with self._lock:
            return self._line.path

    @property
    def locked(self) -> bool:
        """True where it lets no card out."""
        return self._locked

    def start(self) -> None:
        """Plugs it in and switches it on. Raises `Fault` where there can be no port."""
        if self._thread is not None:
            return
        with self._lock:
            self._line.plug()
            self._wake_out, self._wake_in = os.pipe()
            self.power_cycle()
        self._stopping.clear()
        self._thread = threading.Thread(target=self._serve, name="simulator", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Switches it off and takes its port away. May be called twice."""
        if self._thread is None:
            return
        self._stopping.set()
        self._wake()
        self._thread.join()
        self._thread = None
        with self._lock:
            self._line.unplug()
            os.close(self._wake_in)
            os.close(self._wake_out)

    # --- what a person does to it ---

    def draw(self) -> Card | None:
        """A card comes out; None where it is locked. An empty shoe is replaced first."""
        with self._lock:
            if self._locked:
                return None
            drawn = self._source.draw()
            if drawn.of_new_shoe:
                self._start_new_shoe()
            if drawn.behind_cut_card:
                self.cut_card()
            self._say(payload.draw(drawn.card))
            if self._on_card is not None:
                self._on_card(drawn.card)
            return drawn.card

    def draw_card(self, card: Card) -> None:
        """`card` comes out, whatever is next in the shoe."""
        with self._lock:
            self._say(payload.draw(card))
            if self._on_card is not None:
                self._on_card(card)

    def cut_card(self) -> None:
        """The cut card comes out."""
        with self._lock:
            self._cut_card_out = True
            self._say(payload.CUT_CARD)

    def new_shoe(self) -> None:
        """Freshly shuffled decks are put in; the cut card comes out before, if it has not yet."""
        with self._lock:
            self._source.new_shoe()
            self._start_new_shoe()

    def power_cycle(self) -> None:
        """Off and on: it numbers anew and knows neither lock nor error."""
        with self._lock:
            self._seq = 0
            self._locked = False
            self._error = None
            self._framer.reset()
            self._say(payload.START)

    def stand_by(self) -> None:
        """It waits, and says so."""
        self.say(payload.STAND_BY)

    def raise_error(self, code: int = 1) -> None:
        """Error `code` (1 to 7) comes up."""
        with self._lock:
            self._error = code
            self._say(payload.error(code, raised=True, in_error_mode=True))

    def clear_error(self) -> None:
        """The error, if there is one, is put right."""
        with self._lock:
            if self._error is not None:
                self._say(payload.error(self._error, raised=False, in_error_mode=False))
                self._error = None

    def toggle_error(self) -> bool:
        """Raises error 1, or clears the error that there is; True where it raised one."""
        with self._lock:
            raised = self._error is None
            if raised:
                self.raise_error()
            else:
                self.clear_error()
            return raised

    def unplug(self) -> None:
        """The cable is pulled. Cards go on coming out; nobody hears of them."""
        with self._lock:
            self._line.unplug()
        self._wake()

    def replug(self) -> None:
        """The cable is put back. The port gets another name, but for a lasting one.

        Does nothing where the shoe is stopped.
        """
        with self._lock:
            if self._thread is not None:
                self._line.plug()
        self._wake()

    def _start_new_shoe(self) -> None:
        if not self._cut_card_out:
            self.cut_card()
        self._cut_card_out = False
        self.power_cycle()

    # --- what goes over the line ---

    def say(self, data: bytes) -> None:
        """Sends a message with this data under the next number."""
        with self._lock:
            self._say(data)

    def send_raw(self, data: bytes) -> None:
        """Puts bytes on the line as they are."""
        with self._lock:
            self._line.write(data)

    def _say(self, data: bytes) -> None:
        self._seq = (self._seq + 1) % 10
        self._line.write(self.faults.on_the_line(encode(EventFrame(self._seq, data))))

    # --- its own thread: operations, and drawing by itself ---

    def _wake(self) -> None:
        with self._lock:
            if self._thread is not None:
                os.write(self._wake_in, b"!")

    def _serve(self) -> None:
        due_s = self._next_draw_s()
        while not self._stopping.is_set():
            self._wait(None if due_s is None else max(0.0, due_s - time.monotonic()))
            with self._lock:
                self._hear(self._line.read())
            if due_s is not None and time.monotonic() >= due_s and not self._stopping.is_set():
                self.draw()
                due_s = self._next_draw_s()

    def _next_draw_s(self) -> float | None:
        return None if self._pause_s is None else time.monotonic() + self._pause_s

    def _wait(self, timeout_s: float | None) -> None:
        """Until something is written to us, something is done to us, or the time is over."""
        far = self._line.far
        ends = [self._wake_out] if far is None else [self._wake_out, far]
        try:
            readable, _, _ = select.select(ends, [], [], timeout_s)
        except (OSError, ValueError):
            return  # unplugged between the two lines: look again
        if self._wake_out in readable:
            os.read(self._wake_out, 4096)

    def _hear(self, data: bytes) -> None:
        for item in self._framer.feed(data):
            match item:
                case OperationFrame():
                    self._obey(item)
                case Rejected(reason=BadReason.BAD_CHECK):
                    self._line.write(encode(Refused(NAK_BCC)))
                case Rejected(reason=BadReason.BROKEN):
                    self._line.write(encode(Refused(NAK_NO_ETX)))
                case _:
                    continue  # the host's ACK or NAK, and noise

    def _obey(self, frame: OperationFrame) -> None:
        operation = read_operation(frame)
        if operation is None:
            self._line.write(encode(Refused(NAK_COMMAND)))
            return
        self._line.write(encode(Accepted()))
        match operation.kind:
            case OperationKind.LOCK | OperationKind.UNLOCK:
                self._locked = operation.kind is OperationKind.LOCK
                self._say(payload.lock_state(locked=self._locked))
            case OperationKind.CLEAR_ERROR:
                self.clear_error()
            case OperationKind.CONFIRM:
                self._say(payload.STAND_BY)

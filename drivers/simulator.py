"""A simulated device at the far end of a real pseudo-terminal, which says what a real one would.

For trying out, training and tests: a program that reads its port can't tell it from a real device.
It draws on request or by itself, answers operations, and has faults on request (`faults`, `unplug`,
…). Its encoder (`drivers.protocols`) writes the protocol; the simulator knows no protocol and no
rules.
"""

from __future__ import annotations

import contextlib
import os
import select
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from drivers.card_source import CardSource
from drivers.device import (
    CardDrawn,
    CutCard,
    DeviceError,
    DeviceEvent,
    ErrorKind,
    LockState,
    Operation,
    OperationKind,
    StandBy,
)
from drivers.machine_events import CardSet, DoubleFeed, ShuffleComplete, ShuffleStarted
from drivers.protocol import Encoder
from drivers.protocols.angel_eye import ERROR_KINDS, AngelEyeEncoder
from drivers.pty_line import PtyLine
from drivers.sim_faults import Faults
from tablemgr.basics.cards import Card

REPLUG_AFTER_S: Final = 1.0
"""After how many seconds a cable that was pulled by chance is put back."""


class Simulator:
    """A shoe, shuffler or reader. Every method may be called from any thread.

    `encoder` is by default the Angel Eye shoe's. `cards_per_min` above zero makes it draw by
    itself. `on_card` is called for every card that comes out, whether or not its message
    arrives, on the thread that drew it. `cut_card_out`: the cut card of the present shoe came
    out before.
    """

    def __init__(
        self,
        source: CardSource,
        *,
        link_path: Path | None = None,
        cards_per_min: float = 0.0,
        faults: Faults | None = None,
        encoder: Encoder | None = None,
        on_card: Callable[[Card], None] | None = None,
        cut_card_out: bool = False,
    ) -> None:
        self.faults = faults or Faults()
        self._source = source
        self._line = PtyLine(link_path)
        self._pause_s = 60.0 / cards_per_min if cards_per_min > 0 else None
        self._encoder = encoder or AngelEyeEncoder()
        self._on_card = on_card
        self._locked = False
        self._error: int | None = None
        self._cut_card_out = cut_card_out
        self._lock = threading.RLock()
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None
        self._wake_out, self._wake_in = -1, -1
        self._draw_s: float | None = None
        self._replug_s: float | None = None
        self._outgoing: deque[tuple[float, bytes]] = deque()
        """When late bytes are to be sent, and the bytes."""

    # --- its life ---

    @property
    def path(self) -> str:
        """The port to open."""
        with self._lock:
            return self._line.path

    @property
    def locked(self) -> bool:
        """True if it lets no card out."""
        return self._locked

    @property
    def plugged(self) -> bool:
        """True while its cable is in."""
        with self._lock:
            return self._line.far is not None

    def start(self) -> None:
        """Plugs it in and switches it on. Raises `Fault` if no port can be made."""
        if self._thread is not None:
            return
        with self._lock:
            self._line.plug()
            self._wake_out, self._wake_in = os.pipe()
            os.set_blocking(self._wake_in, False)
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
            self._outgoing.clear()
            self._replug_s = None
            os.close(self._wake_in)
            os.close(self._wake_out)

    # --- what a person does to it ---

    def draw(self) -> Card | None:
        """A card comes out; None if it is locked. An empty shoe is replaced first."""
        with self._lock:
            if self._locked:
                return None
            card = self._next_card()
            self.draw_card(card)
            return card

    def draw_card(self, card: Card) -> None:
        """`card` comes out, whatever is next in the shoe."""
        with self._lock:
            self._say(CardDrawn(card))
            self._tell(card)

    def put_on_top(self, cards: Iterable[Card]) -> None:
        """These cards are drawn next, in this order."""
        with self._lock:
            self._source.put_on_top(cards)

    def draw_set(self, count: int) -> tuple[Card, ...]:
        """`count` cards come out together, or one by one if the protocol has no sets."""
        with self._lock:
            drawn = tuple(self._next_card() for _ in range(count))
            self._say(CardSet(drawn))
            for card in drawn:
                self._tell(card)
            return drawn

    def double_feed(self) -> tuple[Card, Card]:
        """Two cards come out as one."""
        with self._lock:
            pair = self._next_card(), self._next_card()
            self._say(DoubleFeed(pair))
            return pair

    def shuffle(self) -> None:
        """All cards are put in and shuffled by the device itself."""
        with self._lock:
            self._source.new_shoe()
            self._say(ShuffleStarted())
            self._say(ShuffleComplete(self._source.left))

    def _next_card(self) -> Card:
        drawn = self._source.draw()
        if drawn.of_new_shoe:
            self._start_new_shoe()
        if drawn.behind_cut_card:
            self.cut_card()
        return drawn.card

    def _tell(self, card: Card) -> None:
        if self._on_card is not None:
            self._on_card(card)

    def cut_card(self) -> None:
        """The cut card comes out."""
        with self._lock:
            self._cut_card_out = True
            self._say(CutCard())

    def new_shoe(self) -> None:
        """Freshly shuffled decks are put in; before that the cut card comes out, if it has not
        yet.
        """
        with self._lock:
            self._source.new_shoe()
            self._start_new_shoe()

    def load_shoe(self, cards: Iterable[Card]) -> None:
        """Puts these cards in as a new shoe, the first on top: for training."""
        with self._lock:
            self._source.load(cards)
            self._start_new_shoe()

    def power_cycle(self) -> None:
        """Off and on: its numbers start again, and lock and error are gone."""
        with self._lock:
            self._locked = False
            self._error = None
            self._put(self._encoder.power_up(time.monotonic()))
        self._wake()

    def stand_by(self) -> None:
        """It waits, and says so."""
        self.say(StandBy())

    def raise_error(self, code: int = 1) -> None:
        """It reports error `code` (1 to 7)."""
        with self._lock:
            self._error = code
            self._say(_error(code, raised=True))

    def clear_error(self) -> None:
        """It reports that its error, if there is one, is cleared."""
        with self._lock:
            if self._error is not None:
                self._say(_error(self._error, raised=False))
                self._error = None

    def toggle_error(self) -> bool:
        """Raises error 1, or clears the error that there is; True if it raised one."""
        with self._lock:
            raised = self._error is None
            if raised:
                self.raise_error()
            else:
                self.clear_error()
            return raised

    def unplug(self) -> None:
        """The cable is pulled. Cards still come out, but nobody hears of them."""
        with self._lock:
            self._line.unplug()
            self._outgoing.clear()
            self._replug_s = None
        self._wake()

    def replug(self) -> None:
        """The cable is put back. The port gets a new name; a link to it stays the same.

        Does nothing if the shoe is stopped.
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

    def say(self, event: DeviceEvent) -> None:
        """Says that `event` happened, if its protocol has a message for that."""
        with self._lock:
            self._say(event)

    def send_raw(self, data: bytes) -> None:
        """Puts bytes on the line as they are."""
        with self._lock:
            self._line.write(data)

    def _say(self, event: DeviceEvent) -> None:
        if self.faults.power_fails():
            self._put(self._encoder.power_up(time.monotonic()))
        self._put(self._encoder.say(event, time.monotonic()))
        self._wake()

    def _put(self, messages: Iterable[bytes]) -> None:
        for message in messages:
            if self.faults.cable_is_pulled() and self._line.far is not None:
                self._line.write(message[: len(message) // 2])
                self._line.unplug()
                self._outgoing.clear()
                self._replug_s = time.monotonic() + REPLUG_AFTER_S
                continue
            for data, after_s in self.faults.pieces(message):
                if after_s or self._outgoing:
                    last_s = self._outgoing[-1][0] if self._outgoing else time.monotonic()
                    self._outgoing.append((last_s + after_s, data))
                else:
                    self._line.write(data)

    # --- its own thread: what the host writes, what is due, and drawing by itself ---

    def _wake(self) -> None:
        with self._lock:
            if self._thread is not None and self._thread is not threading.current_thread():
                with contextlib.suppress(BlockingIOError):  # the pipe is full: it will wake anyway
                    os.write(self._wake_in, b"!")

    def _serve(self) -> None:
        self._draw_s = self._next_draw_s()
        while not self._stopping.is_set():
            due_s = self._due_s()
            self._wait(None if due_s is None else max(0.0, due_s - time.monotonic()))
            if self._stopping.is_set():
                return
            with self._lock:
                self._do_what_is_due(time.monotonic())

    def _due_s(self) -> float | None:
        """When something is next to be done by itself, or None."""
        with self._lock:
            times = [self._draw_s, self._replug_s, self._encoder.due_s()]
            if self._outgoing:
                times.append(self._outgoing[0][0])
            return min((due_s for due_s in times if due_s is not None), default=None)

    def _do_what_is_due(self, now_s: float) -> None:
        self._hear(self._line.read())
        while self._outgoing and self._outgoing[0][0] <= now_s:
            self._line.write(self._outgoing.popleft()[1])
        if self._replug_s is not None and self._replug_s <= now_s:
            self._replug_s = None
            self._line.plug()
        self._put(self._encoder.tick(now_s))
        if self._draw_s is not None and self._draw_s <= now_s:
            self.draw()
            self._draw_s = self._next_draw_s()

    def _next_draw_s(self) -> float | None:
        return None if self._pause_s is None else time.monotonic() + self._pause_s

    def _wait(self, timeout_s: float | None) -> None:
        """Waits until the host has written, a method has changed something, or the time is over."""
        far = self._line.far
        ends = [self._wake_out] if far is None else [self._wake_out, far]
        try:
            readable, _, _ = select.select(ends, [], [], timeout_s)
        except (OSError, ValueError):
            return  # it was unplugged meanwhile: look again
        if self._wake_out in readable:
            os.read(self._wake_out, 4096)

    def _hear(self, data: bytes) -> None:
        if not data:
            return
        heard = self._encoder.hear(data, time.monotonic())
        for answer in heard.answers:
            self._line.write(answer)
        self._put(heard.messages)
        for operation in heard.operations:
            self._obey(operation)

    def _obey(self, operation: Operation) -> None:
        match operation.kind:
            case OperationKind.LOCK | OperationKind.UNLOCK:
                self._locked = operation.kind is OperationKind.LOCK
                self._say(LockState(locked=self._locked))
            case OperationKind.CLEAR_ERROR:
                self.clear_error()
            case OperationKind.CONFIRM:
                self._say(StandBy())


def _error(code: int, *, raised: bool) -> DeviceError:
    kind = ERROR_KINDS.get(code, ErrorKind.UNKNOWN)
    return DeviceError(kind, code, raised=raised, in_error_mode=raised)

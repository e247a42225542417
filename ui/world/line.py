"""A simulated shoe on a bad line: its bytes are stored, parsed and told as those of a real one are.

The protocols are those whose messages have a number and a check: only they can tell a repeat from a
second card, and a damaged card from another one. Whatever happens, a card that is heard must be the
one that was drawn, once; and a card that is not heard must be missed, by a doubt, before the next.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from drivers.catalogue import make_codec, make_encoder
from drivers.device import CardDrawn, Codec, DeviceEvent, StartOfCommunication
from drivers.device_settings import DeviceSettings
from drivers.limits import LIMITS
from drivers.link import DeviceLink
from drivers.machine_events import NOT_ENTERED, Heartbeat
from drivers.reports import PortLost, PortOpened, PortTrouble, RawBytes
from drivers.sim_faults import FaultRates, Faults
from tablemgr.basics.cards import DECK, Card
from tablemgr.journal import Entry, EntryKind, Stamp
from tablemgr.journal.raw_text import bytes_in
from tablemgr.rules.games.position import BETWEEN_ROUNDS
from tablemgr.service import device_acts
from tablemgr.service.hearing import Source
from tablemgr.service.session import TableSession
from tablemgr.world.attached import Wrong
from ui.intake.event_details import details_of
from ui.intake.untold import LateCard, Untold, untold

_PORT: Final = "/dev/ttyUSB0"
_PROTOCOLS: Final = ("angel-eye", "table-link")
_ANOTHER: Final = "bee-tek"
_OFTEN: Final = 0.02
"""How often each fault happens between two cards, and to a message."""
_MOST_TRIES: Final = 10
_NS: Final = 1_000_000_000


class SimulatedLine:
    """One table's line, with the device at its end. A `tablemgr.world.attached.CardLine`."""

    def __init__(self, faults: frozenset[str], dice: Random, clock: Callable[[], Stamp]) -> None:
        self._faults = faults
        self._dice = dice
        self._clock = clock
        self._settings = DeviceSettings(dice.choice(_PROTOCOLS))
        self._encoder = make_encoder(self._settings)
        self._link = DeviceLink(make_codec(self._settings))
        rates = FaultRates(
            repeat=dice.choice((1, 2, 3)) if "line-repeat" in faults else 1,
            drop=_OFTEN if "line-loss" in faults else 0.0,
            corrupt=_OFTEN if "line-garbage" in faults else 0.0,
            garbage=_OFTEN if "line-garbage" in faults else 0.0,
        )
        self._line = Faults(rates, dice.randrange(2**32))
        self._wrong: deque[Wrong] = deque()
        self._missing = False
        """The last card was not heard, and nothing has said so yet."""
        self._knows_number = False
        """A message was heard since the program began or the device was switched on: the next one's
        number is known.
        """
        self._on_the_line = self._encoder.power_up(0.0)
        self._stored: tuple[Codec, Untold] | None = None
        """What the start that is under way has read of what is stored."""
        self._happens = {
            "line-garbage": self._garbage,
            "line-flood": self._flood,
            "line-unplug": self._unplug,
            "line-other-device": self._other_device,
        }

    def connect(self, session: TableSession) -> None:
        """The program has begun, and opens the line."""
        while getattr(self._encoder, "busy", False):  # nobody has answered it for too long
            self._encoder.tick(self._encoder.due_s() or 0.0)
        stored, found = self._stored or self._read_again(session)
        self._stored = None
        stored.reset()
        under_way = session.table.position.phase not in BETWEEN_ROUNDS
        self._link = DeviceLink(stored if under_way else make_codec(self._settings))
        self._knows_number = under_way and found.drawn > 0
        self._open(session)

    def untold(self, session: TableSession) -> Sequence[tuple[Card, Source]]:
        """The cards that a start finds stored and that the table was never told."""
        self._stored = self._read_again(session)
        _, found = self._stored
        return [(each.card, each.source) for each in found.late if isinstance(each, LateCard)]

    def _read_again(self, session: TableSession) -> tuple[Codec, Untold]:
        """A codec that has read what is stored, as a start does, and what it found untold."""
        number, codec = session.round_no, make_codec(self._settings)
        entries = [
            entry
            for each in (number - 1, number)
            if each >= 0
            for entry in session.journal.entries(round_no=each)
        ]
        return codec, untold(entries, codec, self._settings.protocol, number)

    def has_stored(self, entries: Sequence[Entry], card: Card) -> bool:
        """Say whether that card's whole message is in these entries."""
        codec = make_codec(self._settings)
        raws = (entry for entry in entries if entry.kind is EntryKind.RAW)
        heard = (codec.feed(said, at.mono_ns) for raw in raws for at, said in bytes_in(raw))
        cards = (event.card for events in heard for event in events if isinstance(event, CardDrawn))
        return card in cards

    def wrong(self) -> Iterator[Wrong]:
        """List what should not have come over the line since the last look."""
        while self._wrong:
            yield self._wrong.popleft()

    # --- cards -----------------------------------------------------------------------------------

    def draw(self, session: TableSession, card: Card) -> Source | None:
        """A card comes out of the shoe; everything that the device sends for it is stored."""
        now = self._clock()
        messages = self._encoder.say(CardDrawn(card), now.mono_ns / _NS)
        heard: Source | None = None
        doubted = False
        for event, source in self._sent(session, messages, now):
            doubted |= event.doubts_cards
            if not isinstance(event, CardDrawn):
                continue
            if event.card is not card or heard is not None:
                what = f"{card} was drawn, and {event.card} was heard"
                self._wrong.append(("no-card-is-invented", what))
            elif self._missing:
                what = f"a card was lost before {card}, and nothing put the cards in doubt"
                self._wrong.append(("a-lost-card-is-missed", what))
            heard = source
        self._missing = heard is None and self._knows_number and not doubted
        return heard

    def _sent(
        self, session: TableSession, messages: Sequence[bytes], now: Stamp
    ) -> Iterator[tuple[DeviceEvent, Source | None]]:
        """Put messages on the line, and again as often as the device does that is not answered."""
        waiting = deque([*self._on_the_line, *messages])
        self._on_the_line = []
        for _ in range(_MOST_TRIES):
            while waiting:
                message = waiting.popleft()
                yield from self._told(session, self._line.on_the_line(message), now)
                replies = self._link.take_replies()
                now_s = now.mono_ns / _NS
                waiting += self._encoder.hear(replies, now_s).messages if replies else ()
            due_s = self._encoder.due_s()
            if due_s is None:
                return
            now = self._clock()
            waiting += self._encoder.tick(now.mono_ns / _NS)
            if not waiting:
                return

    def _told(
        self, session: TableSession, data: bytes, now: Stamp
    ) -> Iterator[tuple[DeviceEvent, Source | None]]:
        """Store bytes in one or two pieces and parse them; gives each event, once it is noted."""
        cut = self._dice.randrange(len(data) + 1) if data else 0
        for piece in filter(None, (data[:cut], data[cut:])):
            protocol = self._settings.protocol
            device_acts.store_bytes(session, _PORT, piece, now, protocol)
            for event in self._link.feed(RawBytes(piece, now.wall_ns, now.mono_ns)):
                self._note(session, event)
                is_card = isinstance(event, CardDrawn)
                yield event, session.hearing.next() if is_card else None

    def _note(self, session: TableSession, event: DeviceEvent) -> None:
        if event.doubts_cards:
            self._missing = False
        self._knows_number |= isinstance(event, CardDrawn | StartOfCommunication | Heartbeat)
        if isinstance(event, NOT_ENTERED) and not event.doubts_cards:
            return
        key, doubts = event.text_key, event.doubts_cards
        device_acts.reported(session, key, details_of(event), doubts_cards=doubts)

    # --- what is no card -------------------------------------------------------------------------

    def goes_wrong(self, session: TableSession) -> str:
        """Perhaps something comes over the line that is no card; gives its fault's name."""
        for name, happens in self._happens.items():
            if name in self._faults and self._dice.random() < _OFTEN / 2:
                happens(session)
                return name
        return ""

    def _open(self, session: TableSession) -> None:
        now = self._clock()
        for event in self._link.feed(PortOpened(_PORT, now.wall_ns, now.mono_ns)):
            self._note(session, event)

    def _unplug(self, session: TableSession) -> None:
        """Somebody pulls the cable and puts it back; perhaps the device went off with it."""
        now = self._clock()
        lost = PortLost(_PORT, PortTrouble.UNPLUGGED, "gone", now.wall_ns, now.mono_ns)
        for event in self._link.feed(lost):
            self._note(session, event)
        if self._dice.random() < 0.5:
            self._on_the_line = self._encoder.power_up(now.mono_ns / _NS)
            self._knows_number = False
        self._open(session)

    def _garbage(self, session: TableSession) -> None:
        self._noise(session, self._dice.randbytes(self._dice.randint(1, 60)))

    def _flood(self, session: TableSession) -> None:
        """More comes than any device has to say: it is set aside, and a person takes it back."""
        for _ in range(8):
            self._noise(session, self._dice.randbytes(LIMITS.piece_bytes))
        for event in self._link.set_aside("too much"):
            self._note(session, event)
        self._open(session)

    def _other_device(self, session: TableSession) -> None:
        """Another device speaks its own protocol on this line."""
        other = make_encoder(DeviceSettings(_ANOTHER))
        for message in other.say(CardDrawn(self._dice.choice(DECK)), 0.0):
            self._noise(session, message)
        self._unplug(session)

    def _noise(self, session: TableSession, data: bytes) -> None:
        for event, _ in self._told(session, data, self._clock()):
            if isinstance(event, CardDrawn):
                self._wrong.append(("no-card-is-invented", f"{event.card} was heard in noise"))

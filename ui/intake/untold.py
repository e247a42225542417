"""Finds what a device sent that is stored but was never told to the table: the program ended first.

It parses the stored bytes once more and leaves out what already has an entry. Nothing before the
last felt check counts: a person confirmed the table there. A card that was not read waits until a
person has entered it, one a card, or one that came after it was told. Pure: entries in, events out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct, field

from drivers.device import (
    BadFrame,
    CardDrawn,
    CardUnreadable,
    Codec,
    Connected,
    CutCard,
    DeviceEvent,
    Disconnected,
    StartOfCommunication,
)
from drivers.limits import Rubbish
from drivers.link import DeviceLink
from drivers.machine_events import (
    CARD_IS_OUT,
    NOT_ENTERED,
    BadFrames,
    CardSet,
    DoubleFeed,
    JokerDrawn,
)
from drivers.manual import KEYPAD
from drivers.reports import PortLost, PortOpened, PortTrouble, RawBytes
from tablemgr.basics.cards import Card
from tablemgr.journal import Entry, EntryKind
from tablemgr.journal.raw_text import bytes_in
from tablemgr.service.hearing import Source, source_of

_A_CARD = ("card ", "unread ")


class LateCard(Struct, frozen=True):
    """A card whose bytes are stored and that the table was never told; `source`: which bytes."""

    card: Card
    source: Source


class LateEvent(Struct, frozen=True):
    """A device's event whose bytes are stored and that the table never acted on.

    `entered`: the journal has the event's entry, but not what should follow from it.
    """

    event: DeviceEvent
    entered: bool = False


Late = LateCard | LateEvent

Missed: TypeAlias = tuple[int, int, int]
"""A card that was not read: the number of the entry with the bytes, how many cards stand before it
in them, and its place among their events.
"""


class Untold(Struct, frozen=True):
    """The things that the table is still to be told, in the order in which they came.

    `drawn`: how many cards came out in the Round as the device says, read or not.
    """

    late: tuple[Late, ...] = ()
    drawn: int = 0


class _Read(Struct):
    """The entries as they were read. `opening` and `settled` are numbers of entries."""

    raws: list[tuple[Entry, tuple[DeviceEvent, ...]]] = field(default_factory=list)
    """Each entry of bytes, with the events that they parse to."""
    told: set[Source] = field(default_factory=set)
    """The cards that the table was told."""
    opening: int = 0
    """Where the Round opened."""
    settled: int = 0
    """The last felt check."""
    missed: list[Missed] = field(default_factory=list)
    """The cards that were not read and that the table still waits for, in order."""
    entered: Counter[str] = field(default_factory=Counter)
    """The device's entries since its last bytes, and what the journal then says of the shoe."""


def cards_of(events: Iterable[DeviceEvent]) -> list[Card]:
    """The cards that these events brought, in order."""
    found: list[Card] = []
    for event in events:
        if isinstance(event, CardDrawn):
            found.append(event.card)
        elif isinstance(event, CardSet):
            found.extend(event.cards)
    return found


def untold(entries: Iterable[Entry], codec: Codec, protocol: str, round_no: int) -> Untold:
    """Give what a device sent in Round `round_no` that is stored and was never told to the table.

    `entries` are those of this Round and of the one before, in order; `codec` is a new codec of
    `protocol`. Bytes of another protocol, or that version 0.1 stored, are not looked at.
    """
    link = DeviceLink(codec)
    read = _read(entries, link, round_no)
    before = [entry.seq for entry, _ in read.raws if entry.seq < read.opening]
    first = max(before, default=read.opening)
    mine = [
        (entry.seq, events)
        for entry, events in read.raws
        if entry.seq >= first and entry.data.get("protocol") == protocol
    ]
    wanted = [(seq, events) for seq, events in mine if seq > read.settled]
    last = read.raws[-1][0].seq if read.raws else 0
    late: list[Late] = []
    for seq, events in wanted:
        late += _not_told(seq, events, read, is_last=seq == last)
    if wanted and wanted[-1][0] == last:
        late += _events_not_told(codec.reset(), read)
    return Untold(tuple(late), sum(_drawn(events) for seq, events in mine if seq > read.opening))


def _drawn(events: Iterable[DeviceEvent]) -> int:
    """How many cards came out in these events, read or not."""
    count = 0
    for event in events:
        match event:
            case CardDrawn() | CardUnreadable() | JokerDrawn():
                count += 1
            case CardSet(cards) | DoubleFeed(cards):
                count += len(cards)
    return count


def _read(entries: Iterable[Entry], link: DeviceLink, round_no: int) -> _Read:
    read = _Read()
    for entry in entries:
        data = entry.data
        source = source_of(data)
        if source is not None:
            read.told.add(source)
            read.missed = [each for each in read.missed if each[:2] > source]
        if entry.kind is EntryKind.RAW:
            sent = (RawBytes(said, at.wall_ns, at.mono_ns) for at, said in bytes_in(entry))
            events = tuple(event for each in sent for event in link.feed(each))
            read.raws.append((entry, events))
            read.missed += _missed(entry.seq, events)
            read.entered.clear()
        elif entry.kind is EntryKind.DEVICE:
            _feed_port(data, link)
            read.entered[data["event"]] += 1
        elif entry.kind is EntryKind.SESSION and "shoe" in data:
            read.entered[data["shoe"]] += 1
        elif entry.kind is EntryKind.CONFIRM:
            read.settled = entry.seq
        elif entry.kind is EntryKind.ACT and "carry" in data and entry.round_no == round_no:
            read.opening = entry.seq
            read.missed.clear()
        elif _is_by_hand(entry):
            del read.missed[:1]
    return read


def _missed(seq: int, events: Sequence[DeviceEvent]) -> Iterator[Missed]:
    """The cards that these bytes say were not read."""
    for place, event in enumerate(events):
        if isinstance(event, CARD_IS_OUT):
            yield seq, len(cards_of(events[:place])), place


def _is_by_hand(entry: Entry) -> bool:
    """Say whether a person entered a card, or said that it lies face down."""
    if entry.kind not in (EntryKind.ACT, EntryKind.REFUSAL):
        return False
    return entry.data["via"] == KEYPAD and str(entry.data["command"]).startswith(_A_CARD)


def _feed_port(data: dict[str, object], link: DeviceLink) -> None:
    """Tell the link that the port was opened or lost, if the entry says so."""
    details = data["details"]
    port = str(details.get("port", "")) if isinstance(details, dict) else ""
    if data["event"] == Connected.key:
        link.feed(PortOpened(port, 0, 0))
    elif data["event"] == Disconnected.key:
        link.feed(PortLost(port, PortTrouble.UNPLUGGED, "", 0, 0))


def _not_told(
    seq: int, events: tuple[DeviceEvent, ...], read: _Read, *, is_last: bool
) -> Iterator[Late]:
    """Give what these bytes brought that was not told: cards; from the last bytes also other
    events.
    """
    number = 0
    rubbish = Rubbish()
    for place, event in enumerate(events):
        for card in cards_of([event]):
            if (seq, number) not in read.told:
                yield LateCard(card, (seq, number))
            number += 1
        late: list[Late] = []
        if is_last and not rubbish.takes(event):
            yield from _events_not_told(_joined(rubbish), read)
            late = list(_events_not_told([event], read))
            yield from late
        is_out = isinstance(event, CARD_IS_OUT) and not late
        if is_out and (seq, number, place) in read.missed:
            yield LateEvent(event, entered=True)
    if is_last:
        yield from _events_not_told(_joined(rubbish), read)


def _joined(rubbish: Rubbish) -> list[DeviceEvent]:
    joined = rubbish.give()
    return [] if joined is None else [joined]


def _events_not_told(events: Iterable[DeviceEvent], read: _Read) -> Iterator[Late]:
    """The events, cards apart, that have no entry, or whose effect on the shoe has none."""
    for event in events:
        if isinstance(event, NOT_ENTERED) and not event.doubts_cards:
            continue
        rubbish = isinstance(event, BadFrame | BadFrames)
        keys = [key for key in read.entered if key.startswith(BadFrame.key)] if rubbish else []
        key = keys[0] if keys else event.text_key
        if not read.entered[key]:
            yield LateEvent(event)
            continue
        read.entered[key] -= 1
        effect = _effect(event)
        if effect is not None:
            if read.entered[effect]:
                read.entered[effect] -= 1
            else:
                yield LateEvent(event, entered=True)


def _effect(event: DeviceEvent) -> str | None:
    """The word by which the journal notes the event's effect on the shoe; None if it has none."""
    match event:
        case CutCard():
            return "cut-card"
        case StartOfCommunication(new_shoe=True):
            return "loaded"
    return None

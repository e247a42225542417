"""What a device said that was stored and never told to the table: the process ended in between.

The stored bytes are parsed once more, and what has its entry is left out. What was confirmed at the
table is settled: nothing before the last felt check comes up again. Pure: entries in, events out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

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
from drivers.event_kinds import CARD_IS_OUT, NOT_ENTERED
from drivers.link import DeviceLink
from drivers.machine_events import (
    BadFrames,
    CardSet,
    DoubleFeed,
    JokerDrawn,
)
from drivers.manual import KEYPAD
from drivers.reports import PortLost, PortOpened, PortTrouble, RawBytes
from drivers.rubbish import Rubbish
from tablemgr.basics.cards import Card
from tablemgr.journal import Entry, EntryKind
from tablemgr.service.heard import Source, source_of


@dataclass(frozen=True, slots=True)
class LateCard:
    """A card that is stored and that the table was never given, and the bytes it came from."""

    card: Card
    source: Source


@dataclass(frozen=True, slots=True)
class LateEvent:
    """An event of the device that is stored and was never acted on.

    `entered`: its entry is there, and what follows from it is not.
    """

    event: DeviceEvent
    entered: bool = False


Late = LateCard | LateEvent


@dataclass(frozen=True, slots=True)
class Untold:
    """What a device sent and the program ended before it gave it to the table, in the
    order in which it came.

    `drawn`: how many cards came out in the Round by the device's word, read or not.
    """

    late: tuple[Late, ...] = ()
    drawn: int = 0


@dataclass(slots=True)
class _Read:
    """What the entries say."""

    raws: list[tuple[Entry, tuple[DeviceEvent, ...]]] = field(default_factory=list)
    told: set[Source] = field(default_factory=set)
    opening: int = 0
    settled: int = 0
    by_hand: int = 0
    """The entry of the last card that a person has entered."""
    entered: Counter[str] = field(default_factory=Counter)
    """What the device was heard to say since its last bytes, and what followed for the shoe."""


def cards_of(events: Iterable[DeviceEvent]) -> list[Card]:
    """The cards that came with these events, in order."""
    found: list[Card] = []
    for event in events:
        if isinstance(event, CardDrawn):
            found.append(event.card)
        elif isinstance(event, CardSet):
            found.extend(event.cards)
    return found


def untold(entries: Iterable[Entry], codec: Codec, protocol: str, round_no: int) -> Untold:
    """What of Round `round_no` is stored and was never given to the table.

    `entries` are those of this Round and of the one before, in order; `codec` is a fresh one of
    `protocol`. Bytes that another protocol sent, or that version 0.1 stored, are left alone.
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
        late += _late(seq, events, read, is_last=seq == last)
    if wanted and wanted[-1][0] == last:
        late += _rest(codec.reset(), read)
    return Untold(tuple(late), sum(_drawn(events) for seq, events in mine if seq > read.opening))


def _drawn(events: Iterable[DeviceEvent]) -> int:
    """How many cards came out with these events, read or not."""
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
        data, stamp = entry.data, entry.stamp
        source = source_of(data)
        if source is not None:
            read.told.add(source)
        if entry.kind is EntryKind.RAW:
            report = RawBytes(bytes.fromhex(data["hex"]), stamp.wall_ns, stamp.mono_ns)
            read.raws.append((entry, link.feed(report)))
            read.entered.clear()
        elif entry.kind is EntryKind.DEVICE:
            _line(data, link)
            read.entered[data["event"]] += 1
        elif entry.kind is EntryKind.SESSION and "shoe" in data:
            read.entered[data["shoe"]] += 1
        elif entry.kind is EntryKind.CONFIRM:
            read.settled = entry.seq
        elif entry.kind is EntryKind.ACT and "carry" in data and entry.round_no == round_no:
            read.opening = entry.seq
        elif _is_by_hand(entry):
            read.by_hand = entry.seq
    return read


def _is_by_hand(entry: Entry) -> bool:
    """Whether a person entered a card."""
    if entry.kind not in (EntryKind.ACT, EntryKind.REFUSAL):
        return False
    return entry.data["via"] == KEYPAD and str(entry.data["command"]).startswith("card ")


def _line(data: dict[str, object], link: DeviceLink) -> None:
    """A line that was opened or lost starts again."""
    details = data["details"]
    port = str(details.get("port", "")) if isinstance(details, dict) else ""
    if data["event"] == Connected.key:
        link.feed(PortOpened(port, 0, 0))
    elif data["event"] == Disconnected.key:
        link.feed(PortLost(port, PortTrouble.UNPLUGGED, "", 0, 0))


def _late(
    seq: int, events: tuple[DeviceEvent, ...], read: _Read, *, is_last: bool
) -> Iterator[Late]:
    """What of these bytes was not told. Only of the last ones can it be more than cards."""
    number = 0
    rubbish = Rubbish()
    for place, event in enumerate(events):
        for card in cards_of([event]):
            if (seq, number) not in read.told:
                yield LateCard(card, (seq, number))
            number += 1
        late: list[Late] = []
        if is_last and not rubbish.takes(event):
            yield from _rest(_joined(rubbish), read)
            late = list(_rest([event], read))
            yield from late
        is_out = isinstance(event, CARD_IS_OUT) and not late
        if is_out and _waits(seq, events[place:], number, read):
            yield LateEvent(event, entered=True)
    if is_last:
        yield from _rest(_joined(rubbish), read)


def _joined(rubbish: Rubbish) -> list[DeviceEvent]:
    joined = rubbish.give()
    return [] if joined is None else [joined]


def _waits(seq: int, rest: tuple[DeviceEvent, ...], number: int, read: _Read) -> bool:
    """Whether the card that was not read in these bytes is still waited for.

    No person has entered one since, and none of the cards that came behind it was told.
    """
    if read.by_hand > seq:
        return False
    behind = {(seq, number + place) for place in range(len(cards_of(rest)))}
    behind |= {source for source in read.told if source[0] > seq}
    return not behind & read.told


def _rest(events: Iterable[DeviceEvent], read: _Read) -> Iterator[Late]:
    """Of events that are not cards those that have no entry, or whose effect has none."""
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
    """What the journal says of the shoe after that event, if anything."""
    match event:
        case CutCard():
            return "cut-card"
        case StartOfCommunication(new_shoe=True):
            return "loaded"
    return None

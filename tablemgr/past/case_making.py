"""Makes one entry of the case file from the act that opens it, and closes it by a later act.

Pure: works on acts that were just played, and on each Player's sums before and after them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from tablemgr.basics.messages import Message
from tablemgr.basics.money import ZERO, Money
from tablemgr.house.standing import differing
from tablemgr.journal import Entry, short_code
from tablemgr.past.case_file import (
    CONTEXT,
    CaseFile,
    Effect,
    PlacedCards,
    Series,
    SignedAct,
    remedy_of,
)
from tablemgr.rules.commands import Command, Correct, Report
from tablemgr.rules.events import CaseOpened, Flagged, Outcome
from tablemgr.rules.games.case import Case
from tablemgr.rules.games.position import AnyRound, HandPlace
from tablemgr.rules.open_case.reconstruction import ASIDE, LaidCard, as_read, between
from tablemgr.rules.rulebook.read_back import message_of
from tablemgr.rules.table import Table
from tablemgr.service.slip_issue import dealer_of
from tablemgr.service.stored_act import BESIDE

SEEN_AT: Final = "lies"
"""The key, in what was told with a Reconstruction, of where a person saw cards: [number, box, hand]
for each.
"""


class Sums(NamedTuple):
    """Each Player's net and what he got back by a ruling, at one moment."""

    net: dict[str, Money]
    returned: dict[str, Money]

    @classmethod
    def of(cls, table: Table) -> Sums:
        returned: dict[str, Money] = {}
        for line in table.lines_now():
            if line.outcome is Outcome.RETURNED:
                returned[line.player] = returned.get(line.player, ZERO) + line.returned
        return cls(table.nets(), returned)

    def to(self, after: Sums) -> tuple[Effect, ...]:
        """Give what has changed for each Player since these sums."""
        return tuple(
            Effect(
                player,
                self.net.get(player, ZERO),
                after.net.get(player, ZERO),
                after.returned.get(player, ZERO) - self.returned.get(player, ZERO),
            )
            for player in sorted({*self.net, *after.net})
        )


class OpenFile(Struct):
    """A case that is not closed yet."""

    place: int
    """Its index in the Round's list of files."""
    key: tuple[str, str, int] | None
    """Kind, paragraph and box of the position's case; None for a reopened settlement."""
    before: Sums
    dealt: tuple[LaidCard, ...]
    acts: list[SignedAct] = field(default_factory=list)
    seen_at: list[Sequence[int]] = field(default_factory=list)
    """Where a person saw cards: number, box and hand of each."""


class PlayedAct(Struct, frozen=True):
    """An act that was just played, with all that a file is made from."""

    entries: Sequence[Entry]
    place: int
    table: Table
    command: Command
    before: Sums

    @property
    def entry(self) -> Entry:
        return self.entries[self.place]

    @property
    def dealt(self) -> tuple[LaidCard, ...]:
        """The cards as they lie now."""
        return as_read(self.table.position)

    @property
    def beside(self) -> dict[str, Any]:
        """Give what was told together with the act."""
        found: dict[str, Any] = self.entry.data.get(BESIDE, {})
        return found

    def file(self, series: Series, number: int) -> CaseFile:
        """The file of a correction or a reopening, which begins with a signature."""
        entry, book = self.entry, self.table.rulebook
        kind = "correction" if series is Series.CORRECTION else "reopening"
        cite = "no-such-card" if series is Series.CORRECTION else "nothing-to-reopen"
        return CaseFile(
            number=number,
            round_no=entry.round_no,
            game=book.id,
            kind=kind,
            paragraph=book.cites[cite],
            box=0,
            notice=Message(CONTEXT, "The settlement was reopened."),
            reported=False,
            opened=entry.stamp,
            dealer=dealer_of(entry).name,
            by=entry.person,
            stops=False,
            closed=None,
            acts=(),
            remedy="",
            effects=(),
            raw=(),
            series=series,
            seq=entry.seq,
            code=short_code(entry.hash),
            title=book.title,
            hand_names={hand.place: hand.message for hand in self.table.family.table_hands},
            said=self.beside,
            cards_before=by_place(self.dealt, self.table.position),
            face_down=not self.table.position.lies_open(ASIDE),
            register_differs=_register_differs(self.entries[: self.place + 1]),
        )

    def noted(self, number: int, flag: Flagged, case: CaseOpened | Case | None) -> CaseFile:
        """The file of an irregularity that came to light with the act."""
        report = self.command if isinstance(self.command, Report) else None
        return replace(
            self.file(Series.CASE, number),
            kind=flag.code,
            paragraph=flag.paragraph,
            box=case.box if case is not None else getattr(self.command, "box", None) or 0,
            notice=message_of(self.table.rulebook, flag.code, flag.text),
            reported=report is not None,
            report=report,
            stops=case is not None,
            closed=None if case is not None else self.entry.stamp,
        )

    def closed(self, file: CaseFile, opened: OpenFile) -> CaseFile:
        """The file once the act has closed it."""
        corrects = any(isinstance(act.command, Correct) for act in opened.acts)
        dealt = opened.dealt if corrects else as_seen(opened.dealt, opened.seen_at)
        moves = () if corrects else between(dealt, self.table.position).moves
        remedy = remedy_of(act.command for act in opened.acts)
        return replace(
            file,
            closed=self.entry.stamp,
            acts=tuple(opened.acts),
            remedy=remedy if file.series is Series.CASE else file.kind,
            effects=opened.before.to(Sums.of(self.table)),
            cards_before=by_place(dealt, self.table.position),
            cards_after=by_place(as_read(self.table.position), self.table.position),
            moves=moves,
        )


def _register_differs(entries: Iterable[Entry]) -> int:
    """How many differences of the staff register wait for a signature after a Round's entries."""
    found = 0
    for entry in entries:
        if '"carry":' in entry.payload:
            found = entry.data.get("carry", {}).get("standing", {}).get("differs", 0)
        elif '"register_' in entry.payload:
            found = differing(entry.data, found)
    return found


def signed_act(entry: Entry, command: Command) -> SignedAct:
    """The act of an entry, with who signed for it and how."""
    data = entry.data
    signature = data.get("signature", {})
    return SignedAct(
        command=command,
        line=str(data["command"]),
        person=entry.person,
        role=entry.role,
        dealer=dealer_of(entry).name,
        stamp=entry.stamp,
        code=short_code(entry.hash),
        reason=str(data.get("reason", "")),
        how=str(signature.get("proof", "")),
        seq=entry.seq,
        register_entry=int(signature.get("entry", 0)),
    )


def by_place(cards: Iterable[LaidCard], position: AnyRound) -> tuple[PlacedCards, ...]:
    """The cards at each place: boxes from 1, the Dealer, then the places that are not Hands. Those
    that lie face down in that position are only counted (S10).
    """
    places: dict[HandPlace, list[LaidCard]] = {}
    for laid in cards:
        places.setdefault(laid.place, []).append(laid)
    return tuple(
        PlacedCards(place, tuple(laid.card for laid in places[place]))
        if position.lies_open(place)
        else PlacedCards(place, (), len(places[place]))
        for place in sorted(places, key=in_order)
    )


def in_order(place: HandPlace) -> tuple[bool, bool, int, int]:
    """A key to sort places by: boxes from 1, then the Dealer, then the places that are not
    Hands.
    """
    return place.box < 0, place.box == 0, abs(place.box), place.hand


def as_seen(cards: Sequence[LaidCard], seen_at: Iterable[Sequence[int]]) -> tuple[LaidCard, ...]:
    """The cards, some of them at the places where a person saw them."""
    seen = {number: HandPlace(box, hand) for number, box, hand in seen_at}
    return tuple(replace(laid, place=seen.get(laid.number, laid.place)) for laid in cards)

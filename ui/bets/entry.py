"""Laying Bets by taps: which chip, whose, of which kind; undo; the same Bets again.

Makes commands for the table and never judges them. Knows no widget. On a box the Seated Player is
called `p` and its number unless another name was typed; Standing Players `s`, the number, a letter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from tablemgr.basics.money import ZERO, Money
from tablemgr.house.profile import Profile
from tablemgr.rules.commands import Bet, Command, Side, Withdraw, parse
from tablemgr.rules.games.position import AnyRound, BettingBox
from tablemgr.rules.rulebook import Rulebook
from tablemgr.service.session import TableSession
from ui.presenter.felt import is_in_play
from ui.presenter.words import bet_name
from ui.views.bets import INITIAL, BetEntryView, BoxEntry, KindView, PlayerView
from ui.views.shared import ChipView

NOTIONAL: Final = Money(100)
"""What lies on a box that is marked in play without an amount."""


@dataclass(frozen=True, slots=True)
class Laid:
    """All Bets that lie on the layout: by box and Player, and by box, Player and kind."""

    initial: tuple[tuple[int, str, Money, bool], ...] = ()
    side: tuple[tuple[int, str, str, Money], ...] = ()


def laid_on(position: AnyRound) -> Laid:
    """The Bets of a Round whose Bets are still open."""
    boxes = sorted(position.boxes.values(), key=lambda box: box.number)
    return Laid(
        tuple(
            (box.number, player, amount, player == box.seat)
            for box in boxes
            for player, amount in box.bets.items()
        ),
        tuple(
            (box.number, player, kind, amount)
            for box in boxes
            for (player, kind), amount in box.side_bets.items()
        ),
    )


def marked(laid: Laid) -> Laid:
    """The same Bets if boxes are marked without amounts."""
    return Laid(
        tuple((box, player, NOTIONAL, seated) for box, player, _, seated in laid.initial),
        tuple((box, player, kind, NOTIONAL) for box, player, kind, _ in laid.side),
    )


def side_bet(book: Rulebook, number: int, player: str, kind: str, amount: Money) -> Bet | Side:
    """The command for a Bet of that kind: a side Bet, or if there is no Initial Bet any Bet."""
    if book.betting.has_initial_bet:
        return Side(number, player, kind, amount)
    return Bet(number, player, amount, kind=kind)


def without_seats(laid: Laid, lost: Mapping[int, str]) -> Laid:
    """The same Bets, but nobody sits who has lost his seat (`lost`, by box)."""
    initial = tuple(
        (box, player, amount, seated and lost.get(box) != player)
        for box, player, amount, seated in laid.initial
    )
    return Laid(initial, laid.side)


def changes(book: Rulebook, now: Laid, wanted: Laid) -> Iterator[Command]:
    """The commands that lead from the Bets that lie to the Bets that are wanted.

    Who is to stand up takes his Bet back and lays it again, with the box's side Bets after it.
    """
    keep = {(box, player): seated for box, player, _, seated in wanted.initial}
    keep_sides = {(box, player, kind) for box, player, kind, _ in wanted.side}
    for box, player, kind, _ in now.side:
        if (box, player, kind) not in keep_sides:
            yield Withdraw(box, player, kind)
    anew: set[int] = set()
    for box, player, _, seated in now.initial:
        if (box, player) not in keep or (seated and not keep[box, player]):
            anew.add(box)
            yield Withdraw(box, player)
    for line in wanted.initial:
        if line not in now.initial or line[0] in anew:
            yield Bet(*line)
    for side in wanted.side:
        if side not in now.side or side[0] in anew:
            yield side_bet(book, *side)


def kind_letters(kinds: Iterable[str]) -> dict[str, str]:
    """The letter of each kind in a typed line: of its last word, or of its first; if that is
    taken, of each of its words.
    """
    letters: dict[str, str] = {}
    for kind in kinds:
        words = kind.split("-")
        wanted = words[-1][0] if words[-1][0].isalpha() else kind[0]
        spare = (c for c in f"{kind}abcdefghjklmnopqrstuvwxyz" if c.isalpha())
        initials = "".join(word[0] for word in words)
        found = (wanted, initials, *spare)
        letters[kind] = next(each for each in found if each not in letters.values())
    return letters


def kinds_of(book: Rulebook) -> tuple[str, ...]:
    """Every kind of Bet of a game, the Initial Bet first if it has one."""
    return ((INITIAL,) if book.betting.has_initial_bet else ()) + tuple(book.side_bets)


@dataclass
class BetEntry:
    """What has been picked and chosen; the Bets themselves are the table's."""

    picked: Money | None = None
    kind: str = INITIAL
    """What a tap on a box lays; empty if there is no Initial Bet and no kind is chosen yet."""
    box: int | None = None
    chosen: dict[int, str] = field(default_factory=dict)
    """Who of a box's Players lays the next Bet."""
    added: dict[int, list[str]] = field(default_factory=dict)
    """Players who have joined a box and not bet yet."""
    seats: dict[int, str | None] = field(default_factory=dict)
    """Who is to sit at a box as soon as he bets; None: nobody."""
    undo: list[Laid] = field(default_factory=list)
    has_initial: bool = True
    """The game has an Initial Bet."""

    def __post_init__(self) -> None:
        if not self.has_initial:
            self.kind = ""

    def begin(self) -> None:
        """A new Round: nothing to be undone, nobody but the boxes' usual Players."""
        self.kind = INITIAL if self.has_initial else ""
        self.box = None
        self.chosen.clear()
        self.added.clear()
        self.seats.clear()
        self.undo.clear()

    def player(self, position: AnyRound, number: int) -> str:
        """Who lays the next Bet on a box."""
        if number in self.chosen:
            return self.chosen[number]
        box: BettingBox | None = position.box_of(number)
        if box is not None and box.decider is not None:
            return box.decider
        if box is not None and box.side_bets and not self.has_initial:
            return next(iter(box.side_bets))[0]
        return f"p{number}"

    def players(self, position: AnyRound, number: int) -> list[str]:
        """Everybody who has a Bet on the box or is about to lay one."""
        box = position.box_of(number)
        names = dict.fromkeys(box.bets if box is not None else ())
        names.update(dict.fromkeys(player for player, _ in (box.side_bets if box else ())))
        names.update(dict.fromkeys(self.added.get(number, ())))
        names[self.player(position, number)] = None
        return list(names)

    def new_standing(self, position: AnyRound, number: int) -> str:
        """A name for one more Standing Player on a box."""
        taken = self.players(position, number)
        return next(name for c in "abcdefghij" if (name := f"s{number}{c}") not in taken)

    def add(self, number: int, name: str) -> None:
        """A Player joins a box and lays the next Bet there."""
        names = self.added.setdefault(number, [])
        if name not in names:
            names.append(name)
        self.chosen[number] = name
        self.box = number

    def tap(
        self, position: AnyRound, number: int, kind: str, *, boxes_only: bool
    ) -> Command | None:
        """What a tap on a box's place for that kind tells the table; None if no chip is picked.

        With amounts it adds the picked chip; without, it marks the place or clears it. Where every
        Bet names its kind, the place that was touched is the kind that is chosen from then on.
        """
        self.box = number
        if not self.has_initial:
            self.kind = kind
        if not kind:
            return None
        player = self.player(position, number)
        lies = lying(position.box_of(number), player, kind)
        if boxes_only:
            if lies:
                return Withdraw(number, player, None if kind == INITIAL else kind)
            return self.lay(position, number, player, kind, NOTIONAL)
        if self.picked is None:
            return None
        return self.lay(position, number, player, kind, lies + self.picked)

    def lay(  # noqa: PLR0917 - where, whose, which, how much: a Bet has that many parts
        self,
        position: AnyRound,
        number: int,
        player: str,
        kind: str,
        amount: Money,
        seated: bool | None = None,
    ) -> Command:
        """The command for a Bet of exactly that amount; of none: it is taken back.

        Where `seated` is not said, the box's usual Player sits while nobody else does.
        """
        if not amount:
            return Withdraw(number, player, None if kind == INITIAL else kind)
        if kind != INITIAL:
            return side_bet(position.rulebook, number, player, kind, amount)
        if seated is None:
            box = position.box_of(number)
            free = box is None or box.seat in (None, player)
            seated = free and player == self.seats.get(number, f"p{number}")
        return Bet(number, player, amount, seated)


def lying(box: BettingBox | None, player: str, kind: str) -> Money:
    """What a Player has laid of that kind on a box."""
    if box is None:
        return ZERO
    if kind == INITIAL:
        return box.bets.get(player, ZERO)
    return box.side_bets.get((player, kind), ZERO)


def entry_view(
    entry: BetEntry, session: TableSession, profile: Profile, *, can_repeat: bool
) -> BetEntryView:
    """What the entry panel shows."""
    position = session.table.position
    chips = tuple(ChipView(*chip) for chip in reversed(profile.chip_set))
    total = sum((_sum_on(position, box) for box in position.boxes.values()), ZERO)
    boxes_only = profile.table_manners.boxes_only
    return BetEntryView(
        chips=chips,
        picked=entry.picked,
        kind=entry.kind,
        kinds=_kinds(session.table.rulebook, None, ""),
        box=None if entry.box is None else _box_entry(entry, session, entry.box),
        table_total=ZERO if boxes_only else total,
        can_repeat=can_repeat,
        can_undo=bool(entry.undo),
        boxes_only=boxes_only,
        boxes=session.table.boxes,
        in_play=tuple(
            sorted(box.number for box in position.boxes.values() if is_in_play(position, box))
        ),
    )


def _sum_on(position: AnyRound, box: BettingBox) -> Money:
    """What lies on a box: its Initial Bets, or every Bet if the game has none."""
    if position.rulebook.betting.has_initial_bet:
        return box.total
    return sum(box.side_bets.values(), ZERO)


def _room(position: AnyRound, number: int, kind: str) -> Money | None:
    """What a box's maximum leaves for its Initial Bets, or for that kind if the game has none (5.1,
    L1, P3); None if there is no maximum.
    """
    limits = position.limits.initial
    if limits is None:
        return None
    box = position.box_of(number) or BettingBox(number)
    wanted = "" if position.rulebook.betting.has_initial_bet else kind
    for limited, bets in position.limited_bets(box):
        if limited == wanted:
            return max(ZERO, limits[1] - sum(bets.values(), ZERO))
    return None


def _box_entry(entry: BetEntry, session: TableSession, number: int) -> BoxEntry:
    book, position = session.table.rulebook, session.table.position
    box = position.box_of(number)
    player = entry.player(position, number)
    seats = book.betting.has_initial_bet
    seat = box.seat if box is not None and box.bets else entry.seats.get(number, f"p{number}")
    return BoxEntry(
        number,
        tuple(PlayerView(name, seats and name == seat) for name in entry.players(position, number)),
        player,
        _kinds(book, box, player),
        _room(position, number, entry.kind),
        entry.new_standing(position, number),
        book.betting.seats == "one-in-front-or-behind",
        seats,
    )


def _kinds(book: Rulebook, box: BettingBox | None, player: str) -> tuple[KindView, ...]:
    letters = kind_letters(kinds_of(book))
    sides = book.side_bets
    return tuple(
        KindView(
            kind,
            bet_name(book, kind),
            letters[kind],
            lying(box, player, kind),
            sides[kind].short if kind in sides else "",
        )
        for kind in letters
    )


def last_bets(session: TableSession, lines: Sequence[str]) -> Laid:
    """The Bets as they lay when the Bets of a Round were closed, from its commands."""
    table = session.table.fresh()
    for line in lines:
        if line == "close":
            break
        for command in parse(line, table.vocabulary):
            if table.can(command):
                table.do(command)
    return laid_on(table.position)

"""The choice for the next Bet (chip, Player, kind), and the commands that lay Bets.

Does not judge the commands: the table does. Knows no widget. If no name is typed, the Seated Player
of box 3 is called `p3` and its Standing Players `s3a`, `s3b` and so on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct, field
from PySide6.QtCore import QCoreApplication

from tablemgr.basics.money import ZERO, Money
from tablemgr.house.profile import Profile
from tablemgr.rules.commands import Bet, Command, Side, Withdraw, parse
from tablemgr.rules.games.betting_box import BettingBox
from tablemgr.rules.games.position import AnyRound
from tablemgr.rules.rulebook import Rulebook
from tablemgr.service.session import TableSession
from ui.bets.naming import as_spelled
from ui.presenter.families import presenter_of_book
from ui.presenter.felt import is_in_play
from ui.presenter.words import bet_name, later_bets
from ui.theme.words import in_words
from ui.views.bets import INITIAL, NOTIONAL, BetEntryView, BoxEntry, KindView, PlayerView
from ui.views.shared import ChipView, amount_text

translate = QCoreApplication.translate


class LaidBets(Struct, frozen=True):
    """All Bets on the layout."""

    initial: tuple[tuple[int, str, Money, bool], ...] = ()
    """The Initial Bets: box, Player, amount, and whether the Player sits."""
    side: tuple[tuple[int, str, str, Money], ...] = ()
    """The other Bets: box, Player, kind, amount."""


def laid_bets(position: AnyRound) -> LaidBets:
    """The Bets that are laid in a Round whose Bets are still open."""
    boxes = sorted(position.boxes.values(), key=lambda box: box.number)
    return LaidBets(
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


def without_amounts(laid: LaidBets) -> LaidBets:
    """Give the same Bets as boxes-only mode has them: each of the amount `NOTIONAL`."""
    return LaidBets(
        tuple((box, player, NOTIONAL, seated) for box, player, _, seated in laid.initial),
        tuple((box, player, kind, NOTIONAL) for box, player, kind, _ in laid.side),
    )


def side_bet(book: Rulebook, number: int, player: str, kind: str, amount: Money) -> Bet | Side:
    """The command that lays a Bet of this kind: `Side`; in a game without Initial Bets `Bet`."""
    if book.betting.has_initial_bet:
        return Side(number, player, kind, amount)
    return Bet(number, player, amount, kind=kind)


def without_seats(laid: LaidBets, lost: Mapping[int, str]) -> LaidBets:
    """Give the same Bets, but Players who lost their seats stand. `lost` gives them by box."""
    initial = tuple(
        (box, player, amount, seated and lost.get(box) != player)
        for box, player, amount, seated in laid.initial
    )
    return LaidBets(initial, laid.side)


def changes(book: Rulebook, now: LaidBets, wanted: LaidBets) -> Iterator[Command]:
    """The commands that change the Bets `now` into the Bets `wanted`.

    A Player who is to stand up takes his Bet back and lays it again, and the side Bets of his box
    are laid again after it.
    """
    keep = {(box, player): seated for box, player, _, seated in wanted.initial}
    keep_sides = {(box, player, kind) for box, player, kind, _ in wanted.side}
    for box, player, kind, _ in now.side:
        if (box, player, kind) not in keep_sides:
            yield Withdraw(box, player, kind)
    laid_again: set[int] = set()
    for box, player, _, seated in now.initial:
        if (box, player) not in keep or (seated and not keep[box, player]):
            laid_again.add(box)
            yield Withdraw(box, player)
    for line in wanted.initial:
        if line not in now.initial or line[0] in laid_again:
            yield Bet(*line)
    for side in wanted.side:
        if side not in now.side or side[0] in laid_again:
            yield side_bet(book, *side)


def change_words(now: LaidBets, before: LaidBets, *, boxes_only: bool) -> str:
    """Name what was changed last, as *Take back* names it: `box 6: 25`, or how many Bets."""
    old, new = (*before.initial, *before.side), (*now.initial, *now.side)
    changed = [line for line in new if line not in old] or [x for x in old if x not in new]
    if len(changed) != 1:
        return translate("bets", "{0} Bets").format(len(changed))
    box = changed[0][0]
    if boxes_only:
        return translate("bets", "box {0}").format(box)
    amount = next(part for part in changed[0][2:] if isinstance(part, Money))
    return translate("bets", "box {0}: {1}").format(box, amount_text(amount))


def kind_letters(kinds: Iterable[str]) -> dict[str, str]:
    """The letter, or letters, of each kind of Bet in a typed line.

    It is the first letter of the kind's last word; if that is a figure, of the first word. If
    another kind has it, the first letters of all its words are taken, or else any free letter.
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
    """Every kind of Bet of a game, in the felt's order: the Initial Bet first if it has one."""
    order = presenter_of_book(book).felt_order or tuple(book.side_bets)
    sides = sorted(book.side_bets, key=lambda kind: order.index(kind) if kind in order else 99)
    return ((INITIAL,) if book.betting.has_initial_bet else ()) + tuple(sides)


class BetEntry(Struct):
    """The choice for the next Bet; the table holds the Bets themselves."""

    picked: Money | None = None
    """The chip that a tap lays."""
    kind: str = INITIAL
    """The kind of Bet that a tap on a box lays; empty if none is chosen yet."""
    box: int | None = None
    """The box that was touched last."""
    chosen: dict[int, str] = field(default_factory=dict)
    """The Player who lays the next Bet, by box."""
    added: dict[int, list[str]] = field(default_factory=dict)
    """The Players who joined a box, by box; they may have no Bet yet."""
    seats: dict[int, str | None] = field(default_factory=dict)
    """Who sits at a box as soon as he bets, by box; None: nobody."""
    undo: list[LaidBets] = field(default_factory=list)
    """The Bets before each change, the last change at the end."""
    has_initial: bool = True
    """The game has an Initial Bet."""

    def __post_init__(self) -> None:
        if not self.has_initial:
            self.kind = ""

    def begin(self) -> None:
        """Begin a new Round: nothing to undo, and only the usual Player of each box."""
        self.kind = INITIAL if self.has_initial else ""
        self.box = None
        self.chosen.clear()
        self.added.clear()
        self.seats.clear()
        self.undo.clear()

    def player(self, position: AnyRound, number: int) -> str:
        """The Player who lays the next Bet on the box."""
        if number in self.chosen:
            return self.chosen[number]
        box: BettingBox | None = position.box_of(number)
        if box is not None and box.decider is not None:
            return box.decider
        if box is not None and box.side_bets and not self.has_initial:
            return next(iter(box.side_bets))[0]
        return f"p{number}"

    def spelled(self, position: AnyRound, boxes: int, name: str, before: Iterable[str]) -> str:
        """A typed name as it is spelled at a table with this many boxes, if a Player there has it
        already. `before` are the Players of the Round before.
        """
        added = (player for names in self.added.values() for player in names)
        usual = (self.player(position, number) for number in range(1, boxes + 1))
        laid = (bet.player for bet in position.every_bet())
        return as_spelled(name, (*laid, *added, *usual, *before))

    def players(self, position: AnyRound, number: int) -> list[str]:
        """Everybody who has a Bet on the box or is about to lay one."""
        box = position.box_of(number)
        names = dict.fromkeys(box.bets if box is not None else ())
        names.update(dict.fromkeys(player for player, _ in (box.side_bets if box else ())))
        names.update(dict.fromkeys(self.added.get(number, ())))
        names[self.player(position, number)] = None
        return list(names)

    def new_standing(self, position: AnyRound, number: int) -> str:
        """A free name for one more Standing Player on the box."""
        taken = self.players(position, number)
        return next(name for c in "abcdefghij" if (name := f"s{number}{c}") not in taken)

    def add(self, number: int, name: str) -> None:
        """Add a Player to a box; he lays the next Bet there."""
        names = self.added.setdefault(number, [])
        if name not in names:
            names.append(name)
        self.chosen[number] = name
        self.box = number

    def tap(
        self, position: AnyRound, number: int, kind: str, *, boxes_only: bool
    ) -> Command | None:
        """The command for a tap on the place of a kind of Bet in a box.

        It adds the picked chip; in boxes-only mode it marks the place or clears it. None if no chip
        or no kind is chosen. In a game without Initial Bets the kind stays chosen from then on.
        """
        self.box = number
        if not self.has_initial:
            self.kind = kind
        if not kind:
            return None
        player = self.player(position, number)
        laid = laid_by(position.box_of(number), player, kind)
        if boxes_only:
            if laid:
                return Withdraw(number, player, None if kind == INITIAL else kind)
            return self.lay(position, number, player, kind, NOTIONAL)
        if self.picked is None:
            return None
        return self.lay(position, number, player, kind, laid + self.picked)

    def on_empty(
        self, numbers: Iterable[int], amount: Money
    ) -> Iterator[tuple[int, str, Money, bool]]:
        """An Initial Bet of this amount on each of these boxes, as `LaidBets` has it: of its usual
        Player, or of the one that was chosen there.
        """
        for number in numbers:
            player = self.chosen.get(number, f"p{number}")
            yield number, player, amount, player == self.seats.get(number, f"p{number}")

    def lay(  # noqa: PLR0917 - where, whose, which, how much: a Bet has that many parts
        self,
        position: AnyRound,
        number: int,
        player: str,
        kind: str,
        amount: Money,
        seated: bool | None = None,
    ) -> Command:
        """The command for a Bet of exactly this amount; zero takes the Bet back.

        If `seated` is None, the usual Player of the box sits, unless somebody else does.
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


def laid_by(box: BettingBox | None, player: str, kind: str) -> Money:
    """The amount of a Player's Bet of this kind on the box; zero if he has none."""
    if box is None:
        return ZERO
    if kind == INITIAL:
        return box.bets.get(player, ZERO)
    return box.side_bets.get((player, kind), ZERO)


def entry_view(
    entry: BetEntry, session: TableSession, profile: Profile, recent: Sequence[str] = ()
) -> BetEntryView:
    """Give what the entry panel shows. `recent` are names that were used last."""
    position = session.table.position
    chips = tuple(ChipView(*chip) for chip in reversed(profile.chip_set))
    total = sum((bet.stake for bet in position.every_bet()), ZERO)
    boxes_only = profile.table_manners.boxes_only
    return BetEntryView(
        chips=chips,
        picked=entry.picked,
        kind=entry.kind,
        kinds=_kinds(session.table.rulebook, None, ""),
        later_bets=later_bets(session.table.rulebook),
        box=None if entry.box is None else _box_entry(entry, session, entry.box, recent),
        table_total=ZERO if boxes_only else total,
        boxes_only=boxes_only,
        boxes=session.table.boxes,
        in_play=tuple(
            sorted(box.number for box in position.boxes.values() if is_in_play(position, box))
        ),
    )


def _room(position: AnyRound, number: int, kind: str) -> Money | None:
    """How much more may be bet on a box up to its maximum (5.1, L1, P3); None if it has none.

    For its Initial Bets; in a game without them, for Bets of this kind.
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


def _box_entry(
    entry: BetEntry, session: TableSession, number: int, recent: Sequence[str]
) -> BoxEntry:
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
        tuple(recent),
        entry.new_standing(position, number),
        book.betting.seats == "one-in-front-or-behind",
        later_bets(book),
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
            laid_by(box, player, kind),
            in_words(book.bet_message(sides[kind].short)) if kind in sides else "",
        )
        for kind in letters
    )


def last_bets(session: TableSession, lines: Sequence[str]) -> LaidBets:
    """The Bets of a Round when its Bets were closed. `lines` are the Round's commands."""
    table = session.table.fresh()
    for line in lines:
        if line == "close":
            break
        for command in parse(line, table.vocabulary):
            if table.can(command):
                table.do(command)
    return laid_bets(table.position)

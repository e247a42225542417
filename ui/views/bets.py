"""The contents of the entry of Bets and what it sends, as frozen data. Knows no QtWidgets, no
table.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

from tablemgr.basics.money import ZERO, Money
from ui.views.shared import ChipView

INITIAL = "initial"
"""The kind of an Initial Bet; every other kind is a side Bet of the game."""

NOTIONAL: Final = Money(100)
"""The amount of a Bet on a box that is only marked as in play (boxes-only mode)."""


class PlayerView(Struct, frozen=True):
    """A Player who has a Bet on the selected box, or is about to lay one."""

    name: str
    """As the record writes it: letters, digits, `-`, `_`."""
    seated: bool = False


class KindView(Struct, frozen=True):
    """A kind of Bet, and what the selected Player has laid of it on the selected box."""

    kind: str
    label: str
    letter: str
    """Its letter in a typed line: `i`, `p`, `b`."""
    amount: Money = ZERO
    short: str = ""
    """What stands on its button, if its name is too long for that."""


BetNames: TypeAlias = tuple[tuple[str, str], ...]
"""Kinds of Bet with their names: `rws-pairs` and `RWS Pairs`."""


class BoxEntry(Struct, frozen=True):
    """The box that Bets go to now."""

    number: int
    players: tuple[PlayerView, ...]
    player: str
    """Who of `players` lays the next Bet."""
    kinds: tuple[KindView, ...]
    room: Money | None = None
    """What the box's maximum leaves for the chosen kind of Bet, or None if there is no limit."""
    recent: tuple[str, ...] = ()
    """Names of Players who are at the table or were there last, the latest first."""
    suggested: str = ""
    """A name for the next Player who joins this box."""
    behind: bool = False
    """A Player who is not seated bets behind, and is named so on the screen."""
    later_bets: BetNames = ()
    """The Bets that are laid after the close, each as kind and name: no Player may be called so."""
    seats: bool = True
    """Players are seated at a box, or stand; False: the game has no seats."""


class BetEntryView(Struct, frozen=True):
    """The whole panel."""

    chips: tuple[ChipView, ...] = ()
    """The smallest first."""
    picked: Money | None = None
    """The chip that a tap on a box lays, or None."""
    kind: str = INITIAL
    """What a tap lays: the chosen kind of Bet; empty while none is chosen."""
    kinds: tuple[KindView, ...] = ()
    """The kinds of Bet of this game, for typed lines; their amounts do not matter."""
    later_bets: BetNames = ()
    """As in `BoxEntry`."""
    box: BoxEntry | None = None
    table_total: Money = ZERO
    boxes_only: bool = False
    """Boxes are marked in play by a tap, without amounts."""
    boxes: int = 7
    """How many boxes the layout has."""
    in_play: tuple[int, ...] = ()
    """The boxes in play, for the line that counts them."""

    @property
    def has_initial(self) -> bool:
        """Say whether the game has an Initial Bet; else each Bet names its kind."""
        return not self.kinds or any(each.kind == INITIAL for each in self.kinds)


class BetEntered(Struct, frozen=True):
    """A Bet by its exact amount: it replaces that Player's Bet of that kind on the box.

    If `player` is empty, the box's usual Player is meant. An amount of zero takes the Bet back.
    """

    box: int
    player: str
    kind: str
    amount: Money
    seated: bool | None = None
    """Whether he is seated; None leaves it as it is."""


class PlayerAdded(Struct, frozen=True):
    """A Standing (or Seated) Player joins a box under a name."""

    box: int
    name: str
    seated: bool
